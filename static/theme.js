/* The theme before anything is drawn: dark, unless another was chosen here, or what the system asks for. */

(() => {
  const KEPT = "warmat-theme";
  const light = matchMedia("(prefers-color-scheme: light)");
  const contrast = matchMedia("(prefers-contrast: more)");

  const chosen = () => localStorage.getItem(KEPT) ?? (contrast.matches ? "contrast" : "dark");

  const ofSystem = () => (contrast.matches ? "contrast" : light.matches ? "light" : "dark");

  const apply = () => {
    document.documentElement.dataset.theme = chosen() === "auto" ? ofSystem() : chosen();
    dispatchEvent(new Event("warmat:theme"));
  };

  const listen = (/** @type {HTMLSelectElement} */ field) => {
    field.value = chosen();
    field.addEventListener("change", () => {
      localStorage.setItem(KEPT, field.value);
      apply();
    });
  };

  apply();
  light.addEventListener("change", apply);
  contrast.addEventListener("change", apply);
  addEventListener("DOMContentLoaded", () =>
    document
      .querySelectorAll("[data-theme-switch]")
      .forEach((field) => listen(/** @type {HTMLSelectElement} */ (field))),
  );
})();
