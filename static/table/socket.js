/* The one connection to the game: opened again after growing, jittered waits, and given up where the server says so. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const SILENCE = 4_000;
const FOR_GOOD = [4401, 4403];

/** @param {number} attempt from 0 @param {number} chance between 0 and 1 @returns {number} milliseconds */
function waitBefore(attempt, chance) {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class Socket {
  /** @type {WebSocket | null} */
  #socket = null;
  #attempt = 0;
  #timer = 0;
  #lastHeard = 0;
  #ended = false;

  /** @param {() => string} address where to, with the seq to go on from @param {SocketEars} ears */
  constructor(address, ears) {
    this.address = address;
    this.ears = ears;
  }

  open() {
    clearTimeout(this.#timer);
    this.#socket = new WebSocket(this.address());
    this.#lastHeard = performance.now();
    this.#listen(this.#socket);
  }

  /** Keeps the connection alive, and notices within seconds when it is not. */
  keep() {
    setInterval(() => this.#listenForSilence(), 1_000);
    addEventListener("offline", () => this.#socket && this.#drop(false));
    addEventListener("online", () => this.#retry());
  }

  /** @param {Frame} frame @returns {boolean} false when there is no connection */
  send(frame) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** @param {WebSocket} socket */
  #listen(socket) {
    socket.onmessage = ({ data }) => {
      this.#attempt = 0;
      this.#lastHeard = performance.now();
      this.ears.frame(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#drop(FOR_GOOD.includes(code));
    };
  }

  /** @param {boolean} forGood */
  #drop(forGood) {
    const dropped = this.#socket;
    this.#socket = null;
    this.#ended = forGood;
    dropped?.close();
    this.ears.lost(forGood);
    if (forGood) return;
    this.#timer = setTimeout(() => this.open(), waitBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #retry() {
    this.#attempt = 0;
    if (!this.#socket && !this.#ended) this.open();
  }

  #listenForSilence() {
    if (!this.#socket) return;
    const silent = performance.now() - this.#lastHeard;
    if (silent > SILENCE) this.#drop(false);
    else if (silent > SILENCE / 2) this.send(this.ears.pulse());
  }
}
