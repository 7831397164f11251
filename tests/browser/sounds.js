// In place of the browser's sound: `heard` has every tone that was begun, with its pitch and how loud it gets.
{
  window.heard = [];
  const connect = (next) => next;
  class Recorder {
    state = "running";
    destination = {};
    sampleRate = 8000;
    #note = { pitch: 0, loud: 0 };
    get currentTime() {
      return performance.now() / 1000;
    }
    async resume() {}
    #source() {
      const note = (this.#note = { pitch: 0, loud: 0 });
      return { connect, start: () => heard.push(note), stop() {}, onended: null };
    }
    #tuned() {
      const note = this.#note;
      return { set value(pitch) { note.pitch = pitch; }, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    }
    createOscillator() {
      return Object.assign(this.#source(), { type: "", frequency: this.#tuned() });
    }
    createBufferSource() {
      return Object.assign(this.#source(), { buffer: null });
    }
    createBuffer(channels, length) {
      return { getChannelData: () => new Float32Array(length) };
    }
    createBiquadFilter() {
      return { type: "", frequency: this.#tuned(), connect };
    }
    createGain() {
      const note = this.#note;
      const ramp = (value) => (note.loud = Math.max(note.loud, value));
      return { gain: { setValueAtTime() {}, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime() {} }, connect };
    }
  }
  window.AudioContext = Recorder;
}
