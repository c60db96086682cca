import type { Sound } from '../protocol';

/** Lets the player turn down whatever makes a sound in the page. */
export class Loudness {
  private sound: Sound = { muted: false, volume: 1 };
  private readonly outputs = new Map<BaseAudioContext, GainNode>();
  private readonly media = new Set<WeakRef<HTMLMediaElement>>();

  constructor() {
    this.standBeforeOutputs();
    this.noticeMedia();
  }

  set(sound: Sound): void {
    this.sound = sound;
    for (const gain of this.outputs.values()) gain.gain.value = this.level;
    for (const reference of this.media) {
      const element = reference.deref();
      if (element) this.silence(element);
      else this.media.delete(reference);
    }
  }

  /** Holds or resumes all sound. */
  hold(held: boolean): void {
    for (const context of this.outputs.keys()) {
      if (!(context instanceof AudioContext) || context.state === 'closed') continue;
      void (held ? context.suspend() : context.resume()).catch(() => undefined);
    }
  }

  /** Whether a film or a spoken text runs; music that comes again for ever is none. */
  get isPlaying(): boolean {
    return [...this.media].some((reference) => {
      const element = reference.deref();
      return element !== undefined && !element.paused && !element.ended && !element.loop;
    });
  }

  private get level(): number {
    return this.sound.muted ? 0 : this.sound.volume;
  }

  /** What a game connects to the loudspeaker goes through a volume of ours. */
  private standBeforeOutputs(): void {
    if (typeof AudioNode === 'undefined') return;
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode;
    const outputOf = (context: BaseAudioContext): GainNode => this.outputOf(context, connect);
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]): AudioNode {
      const [target, ...rest] = to;
      if (!(target instanceof AudioDestinationNode)) return connect.apply(this, to);
      connect.apply(this, [outputOf(target.context), ...rest]);
      return target;
    } as AudioNode['connect'];
  }

  private outputOf(context: BaseAudioContext, connect: (this: AudioNode, ...to: unknown[]) => AudioNode): GainNode {
    const known = this.outputs.get(context);
    if (known) return known;
    const gain = context.createGain();
    gain.gain.value = this.level;
    connect.apply(gain, [context.destination]);
    this.outputs.set(context, gain);
    return gain;
  }

  private noticeMedia(): void {
    const play = HTMLMediaElement.prototype.play;
    const notice = (element: HTMLMediaElement): void => {
      this.media.add(new WeakRef(element));
      this.silence(element);
    };
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      notice(this);
      return play.call(this);
    };
    document.addEventListener('play', ({ target }) => target instanceof HTMLMediaElement && notice(target), true);
  }

  private silence(element: HTMLMediaElement): void {
    element.muted = this.sound.muted;
    element.volume = this.sound.volume;
  }
}
