/** Holds a game's animation while the player is paused: engines draw and count time by it. */
export class Frames {
  private held: FrameRequestCallback[] | null = null;
  private readonly request = window.requestAnimationFrame.bind(window);

  constructor() {
    window.requestAnimationFrame = (callback) =>
      this.request((time) => {
        if (this.held) this.held.push(callback);
        else callback(time);
      });
  }

  hold(held: boolean): void {
    if (held) this.held ??= [];
    if (held || !this.held) return;
    const waiting = this.held;
    this.held = null;
    for (const callback of waiting) window.requestAnimationFrame(callback);
  }
}
