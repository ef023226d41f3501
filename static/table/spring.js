/* A tool's key: pressed shortly it takes the tool for good, held down it is that tool for as long. */

/** Milliseconds from which a key counts as held. */
const HELD = 350;

export class Spring {
  #before = "";
  #taken = "";
  #since = 0;

  /** @param {Store} store @param {Toolbox} toolbox */
  constructor(store, toolbox) {
    this.store = store;
    this.toolbox = toolbox;
  }

  /** @param {string} tool */
  press(tool) {
    this.#before = this.store.state.view.tool;
    this.#since = performance.now();
    this.toolbox.take(tool);
    this.#taken = this.store.state.view.tool;
  }

  /** @param {string} key its tool is put back if it was held and is still in hand */
  release(key) {
    const tool = this.toolbox.tools.find(({ name }) => name === this.#taken);
    if (tool?.key !== key || this.store.state.view.tool !== tool.name) return;
    this.#taken = "";
    if (performance.now() - this.#since >= HELD && this.#before !== tool.name) this.toolbox.take(this.#before);
  }
}
