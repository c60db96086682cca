import { COPIES_KEY } from '../../lib/games/copies-key';
import type { KeptCopy } from '../../lib/games/kept-copies';
import { codeOf, isDeadLink, NetworkError, post } from '../../lib/http';
import { createStore, memory, type Store } from '../../lib/store';
import type { Language, PlayChannel, PlayTicket, TimeLeft } from '../../lib/wire';
import { AllowedTime } from './allowed-time';
import type { GameFrame } from './game-frame';
import { PlayClock } from './play-clock';
import type { Earned, EarnedKeeper } from './earned';
import type { GameSaves, SaveChoice } from './saves/game-saves';
import type { Failure, FrameNotice, Sound } from './protocol';

/** What is done to a game that runs; before, each has a warning instead. */
export type Operation = 'send' | 'screenshot' | 'fullscreen' | 'pointer' | 'pause' | 'unload';

/** What the person reads below the game. */
export type Remark =
  | { of: 'warning'; operation: Operation }
  | { of: 'notice'; notice: FrameNotice }
  | { of: 'pointer' | 'no-picture' | 'unheard' | 'sent' | 'left' | 'earned-on' | 'earned-off' }
  /** Another tab or device is played: here no time counts. */
  | { of: 'elsewhere' }
  /** The time that a guardian allows ends soon. */
  | { of: 'time-left'; minutes: number }
  /** What the game saved is not where it belongs. */
  | { of: 'unsaved'; problem: unknown }
  /** Guests alone: the browser forgets it with the window. */
  | { of: 'saved-for-now' }
  /** Played from the copy of this device: no time counts, and saves wait here. And that the shop is there again. */
  | { of: 'away' | 'back' };

export interface GameEvent {
  name: string;
  facts: readonly unknown[];
}

export interface GameState {
  at: 'closed' | 'opening' | 'asking' | 'loading' | 'running' | 'failed' | 'refused' | 'over';
  /** What ended the time of today; with `over` alone. */
  over: TimeLeft['because'] | null;
  /** Between which saved games the person chooses: before the game, with `asking`, or while it runs. */
  choice: SaveChoice | null;
  /** The frame on the page; another number is another frame. */
  frame: { number: number; ticket: PlayTicket } | null;
  loadedBytes: number;
  failure: Failure | null;
  /** What stopped the game, for its studio: a file and a line. Empty where that is not known. */
  failureDetail: string;
  /** What the server said no with. */
  problem: unknown;
  isPaused: boolean;
  /** Fills the window, where the browser has no full screen. */
  fillsWindow: boolean;
  sound: Sound;
  remark: Remark | null;
  /** What was earned just now, newest first. */
  earned: readonly Earned[];
  /** Whether that is shown. */
  showsEarned: boolean;
  /** The latest events that the game sent, newest first. */
  events: readonly GameEvent[];
}

const SOUND = 'sound';
const HUSHED = 'achievements-hushed';
const EVENTS_KEPT = 20;
/** So many notes at a time. */
const EARNED_SHOWN = 3;
const RENEW_AGAIN_MS = 20_000;

const CLOSED = {
  at: 'closed',
  choice: null,
  frame: null,
  loadedBytes: 0,
  failure: null,
  failureDetail: '',
  over: null,
  problem: null,
  isPaused: false,
  fillsWindow: false,
  remark: null,
  earned: [],
  events: [],
} as const satisfies Omit<GameState, 'sound' | 'showsEarned'>;

/** A game as the server draws its page. */
export const AT_FIRST: GameState = { ...CLOSED, sound: { muted: false, volume: 1 }, showsEarned: true };

/** One person's game in one window, from the ticket to the goodbye. */
export class GameSession {
  readonly state: Store<GameState> = createStore<GameState>({
    ...AT_FIRST,
    sound: rememberedSound(),
    showsEarned: memory.read(HUSHED) === null,
  });
  private frame: GameFrame | null = null;
  /** Comes with the ticket: who only looks at the page does without. */
  private frameKind: typeof GameFrame | null = null;
  /** These come with the ticket too. */
  private saves: GameSaves | null = null;
  private keeper: EarnedKeeper | null = null;
  private channel: PlayChannel = 'live';
  /** What is played while the shop cannot be reached. */
  private copy: KeptCopy | null = null;
  private numbers = 0;
  private clock: PlayClock | null = null;
  private readonly allowed = new AllowedTime(
    (minutes) => this.remark({ of: 'time-left', minutes }),
    (because) => void this.timeIsOver(because),
  );
  private renewal: ReturnType<typeof setTimeout> | undefined;

  /** @param leave puts the keyboard outside the game */
  constructor(
    private readonly slug: string,
    private readonly personId: string | null,
    private readonly language: () => Language,
    private readonly leave: () => void,
  ) {}

  async open(channel: PlayChannel = this.channel): Promise<void> {
    this.channel = channel;
    this.drop();
    this.change({ ...CLOSED, at: 'opening', fillsWindow: this.state.get().fillsWindow });
    try {
      const [ticket, kind, choice] = await Promise.all([
        this.ticketFor(channel),
        import('./game-frame'),
        this.beginSaves(),
        this.beginKeeper(),
      ]);
      this.frameKind = kind.GameFrame;
      if (this.state.get().at !== 'opening') return;
      if (choice) return this.change({ at: 'asking', choice });
      this.change({ at: 'loading', frame: { number: ++this.numbers, ticket } });
      if (this.copy) return this.awaitShop();
      this.renewAfter(ticket.renewAfterSeconds * 1_000);
      void this.keeper?.flush();
    } catch (problem) {
      const over = overBy(problem);
      this.change(over ? { at: 'over', over } : { at: 'refused', problem });
    }
  }

  /** Opens the game at the shop, or the copy of this device where that cannot be reached. */
  private async ticketFor(channel: PlayChannel): Promise<PlayTicket> {
    try {
      const ticket = await this.requestTicket(channel);
      this.copy = null;
      return ticket;
    } catch (problem) {
      if (channel !== 'live' || !(problem instanceof NetworkError)) throw problem;
      this.copy = (await import('./copies/away')).copyFor(problem, this.personId, this.slug);
      return this.copy.ticket;
    }
  }

  private requestTicket(channel: PlayChannel): Promise<PlayTicket> {
    return post('/v1/play/{slug}', { params: { path: { slug: this.slug } }, body: { channel } });
  }

  /** Looks for the shop while its copy is played. */
  private awaitShop(): void {
    this.renewal = setTimeout(this.lookForShop, RENEW_AGAIN_MS);
    window.addEventListener('online', this.lookForShop);
  }

  private readonly lookForShop = (): void => {
    clearTimeout(this.renewal);
    window.removeEventListener('online', this.lookForShop);
    void this.comeBack();
  };

  /** The shop is there again: time counts from here, and what waited on this device is sent. */
  private async comeBack(): Promise<void> {
    const { frame } = this.state.get();
    if (!frame || !this.copy) return;
    try {
      const ticket = await this.requestTicket('live');
      if (this.state.get().frame?.number !== frame.number) return;
      this.copy = null;
      this.change({ frame: { number: frame.number, ticket }, remark: { of: 'back' } });
      this.renewAfter(ticket.renewAfterSeconds * 1_000);
      if (this.state.get().at === 'running') this.count();
      await Promise.all([this.keeper?.flush(), this.saves?.comeBack()]);
    } catch (problem) {
      if (isDeadLink(problem)) await this.end(problem);
      else this.awaitShop();
    }
  }

  /** Goes on with one of two saved games. A game that runs with the other one is opened anew, without its goodbye: it would save. */
  async choose(choice: SaveChoice, chosen: 'here' | 'account'): Promise<void> {
    const goesOn = chosen === 'here' && this.state.get().at === 'running';
    if (!goesOn) {
      this.drop();
      this.change({ ...CLOSED, at: 'opening' });
    }
    try {
      await this.saves?.choose(choice, chosen);
      if (goesOn) this.change({ choice: null, remark: null });
      else await this.open();
    } catch (problem) {
      if (goesOn) this.remark({ of: 'unsaved', problem });
      else this.change({ at: 'asking', choice, problem });
    }
  }

  /** Begins to speak with the frame that was put on the page. */
  attach(remoteWindow: Window): void {
    const { frame } = this.state.get();
    const { saves, keeper } = this;
    if (!frame || !this.frameKind || !saves || !keeper) return;
    const { number, ticket } = frame;
    const isCurrent = (): boolean => this.state.get().frame?.number === number;
    this.frame?.destroy();
    this.frame = new this.frameKind(remoteWindow, ticket.frameOrigin, {
      progress: (bytes) => isCurrent() && this.progress(Math.min(bytes, ticket.totalBytes)),
      started: () => isCurrent() && this.started(),
      failed: (failure, detail) => isCurrent() && this.failed(failure, detail),
      notice: (notice) => isCurrent() && this.remark({ of: 'notice', notice }),
      event: (name, facts) => isCurrent() && this.heard({ name, facts }),
      save: (slot, data) => this.save(saves, slot, data),
      load: (slot) => saves.load(slot),
      activity: (hasInput, isWatched) => this.clock?.noticed(hasInput, isWatched),
      achievement: (key, value) => keeper.report(key, value),
      playerId: () => (this.copy ? Promise.resolve(this.copy.idForGame) : keeper.playerId()),
      leave: this.leave,
    });
  }

  private async beginSaves(): Promise<SaveChoice | null> {
    const module = await import('./saves/game-saves');
    const saves = new module.GameSaves(this.slug, this.personId, { differs: (choice) => this.change({ choice }) });
    this.saves = saves;
    // Without an answer the game goes on with what this device has.
    return saves.begin().catch(() => null);
  }

  private async beginKeeper(): Promise<void> {
    const module = await import('./earned');
    this.keeper ??= new module.EarnedKeeper(this.slug, this.personId, {
      earns: () => this.channel !== 'demo' && this.state.get().frame !== null,
      ticket: () => (this.channel === 'demo' || this.copy ? null : (this.state.get().frame?.ticket.ticket ?? null)),
      earned: (earned) => this.change({ earned: [...earned, ...this.state.get().earned].slice(0, EARNED_SHOWN) }),
    });
  }

  /** What is not kept, the game hears, and the person too. */
  private async save(saves: GameSaves, slot: string, data: string): Promise<void> {
    try {
      await saves.save(slot, data);
    } catch (problem) {
      if (codeOf(problem) !== 'save-conflict') this.remark({ of: 'unsaved', problem });
      throw problem;
    }
    if (this.copy) return;
    const isUnsaved = this.state.get().remark?.of === 'unsaved';
    if (!saves.isLasting) this.remark({ of: 'saved-for-now' });
    else if (isUnsaved) this.change({ remark: null });
  }

  /** Another frame in place of this one. */
  async reload(): Promise<void> {
    if (this.state.get().at === 'running') await this.sayGoodbye();
    await this.open();
  }

  async sendMessage(object: string, method: string, value: string): Promise<void> {
    const frame = this.running('send');
    if (!frame) return;
    const isHeard = await frame.ask((remote) => remote.sendMessage(object, method, value));
    this.remark({ of: isHeard ? 'sent' : 'unheard' });
  }

  /** A picture of what is seen, which no one else gets. Null when there is none. */
  async screenshot(): Promise<Blob | null> {
    const frame = this.running('screenshot');
    const picture = frame && (await frame.ask((remote) => remote.screenshot()));
    const isPicture = picture instanceof Blob && picture.type === 'image/png';
    if (frame && !isPicture) this.remark({ of: 'no-picture' });
    return isPicture ? picture : null;
  }

  /** Fills the screen with this element, or the window where the browser has no full screen. Called by a click: browsers want one. */
  async fullscreen(place: HTMLElement): Promise<void> {
    if (this.state.get().fillsWindow) return this.change({ fillsWindow: false });
    if (document.fullscreenElement) return document.exitFullscreen();
    if (!this.running('fullscreen')) return;
    try {
      await place.requestFullscreen();
    } catch {
      this.change({ fillsWindow: true });
    }
  }

  lockPointer(): void {
    const frame = this.running('pointer');
    if (!frame) return;
    frame.say((remote) => remote.lockPointer());
    this.remark({ of: 'pointer' });
  }

  pause(isPaused: boolean): void {
    const frame = this.running('pause');
    if (!frame) return;
    frame.say((remote) => remote.setPaused(isPaused));
    this.clock?.pause(isPaused);
    this.change({ isPaused });
  }

  setSound(sound: Sound): void {
    memory.write(SOUND, JSON.stringify(sound));
    this.change({ sound });
    this.frame?.say((remote) => remote.setSound(sound));
  }

  /** Notes of achievements, or none; the browser remembers it. */
  showEarned(shows: boolean): void {
    memory.write(HUSHED, shows ? null : 'yes');
    this.change({ showsEarned: shows, remark: { of: shows ? 'earned-on' : 'earned-off' } });
  }

  /** A note was read. */
  dropEarned(one: Earned): void {
    this.change({ earned: this.state.get().earned.filter((other) => other !== one) });
  }

  speak(language: Language): void {
    this.frame?.say((remote) => remote.setLanguage(language));
  }

  /** Takes the game away and frees what it held, after its goodbye. */
  async unload(): Promise<void> {
    const { at } = this.state.get();
    if (at !== 'opening' && at !== 'loading' && !this.running('unload')) return;
    if (at === 'running') await this.sayGoodbye();
    this.drop();
    this.change({ ...CLOSED, remark: { of: 'left' } });
  }

  /** The same without words, for leaving the page. */
  async close(): Promise<void> {
    if (this.state.get().at === 'running') await this.sayGoodbye();
    this.drop();
    this.change(CLOSED);
  }

  /** The window is no longer seen and may never be again. */
  hide(): void {
    void this.saves?.flush();
  }

  private async sayGoodbye(): Promise<void> {
    await Promise.all([this.saves?.hurry(), this.frame?.goodbye()]);
    await this.keeper?.flush();
  }

  private drop(): void {
    clearTimeout(this.renewal);
    window.removeEventListener('online', this.lookForShop);
    this.clock?.stop();
    this.clock = null;
    this.allowed.forget();
    this.frame?.destroy();
    this.frame = null;
  }

  private progress(loadedBytes: number): void {
    if (loadedBytes > this.state.get().loadedBytes) this.change({ loadedBytes });
  }

  private started(): void {
    const { at, sound } = this.state.get();
    if (at !== 'loading') return;
    this.change({ at: 'running' });
    this.frame?.say((remote) => remote.setSound(sound));
    this.speak(this.language());
    if (this.copy) return this.remark({ of: 'away' });
    this.count();
    void this.refreshCopy();
  }

  /** Once the game runs, so that it waits for nothing. */
  private async refreshCopy(): Promise<void> {
    if (!this.personId || this.channel !== 'live' || !memory.read(COPIES_KEY)) return;
    const { refreshCopy } = await import('./copies/keep-game');
    await refreshCopy(this.slug, this.personId).catch(() => undefined);
  }

  /** Lets the time of a person count while the game runs. */
  private count(): void {
    const ticket = this.state.get().frame?.ticket;
    if (!ticket || !this.personId) return;
    this.allowed.is(ticket.timeLeft);
    this.clock = new PlayClock(this.slug, ticket.ticket, {
      timeLeft: (left) => this.allowed.is(left),
      elsewhere: (isElsewhere) => this.elsewhere(isElsewhere),
    });
    this.clock.start();
  }

  /** The person plays here: the time of the other tab or device stops counting. */
  takeOver(): void {
    this.clock?.takeOver();
  }

  private elsewhere(isElsewhere: boolean): void {
    const isSaid = this.state.get().remark?.of === 'elsewhere';
    if (isElsewhere && !isSaid) this.remark({ of: 'elsewhere' });
    else if (!isElsewhere && isSaid) this.change({ remark: null });
  }

  private async timeIsOver(because: TimeLeft['because']): Promise<void> {
    await this.sayGoodbye();
    this.drop();
    this.change({ ...CLOSED, at: 'over', over: because });
  }

  private failed(failure: Failure, failureDetail: string): void {
    const { at } = this.state.get();
    // A game that runs may go on after an error of its own, but not without memory, nor when it shows nothing.
    const isOver = failure === 'memory' || failure === 'blank';
    if (at !== 'loading' && !(at === 'running' && isOver)) return;
    this.drop();
    this.change({ at: 'failed', frame: null, failure, failureDetail });
  }

  private heard(event: GameEvent): void {
    this.change({ events: [event, ...this.state.get().events].slice(0, EVENTS_KEPT) });
  }

  private running(operation: Operation): GameFrame | null {
    if (this.state.get().at === 'running') return this.frame;
    this.remark({ of: 'warning', operation });
    return null;
  }

  private renewAfter(ms: number): void {
    this.renewal = setTimeout(() => void this.renew(), ms);
  }

  private async renew(): Promise<void> {
    const ticket = this.state.get().frame?.ticket.ticket;
    if (!ticket) return;
    try {
      const reply = await post('/v1/play/{slug}/renew', { params: { path: { slug: this.slug } }, body: { ticket } });
      this.renewAfter(reply.renewAfterSeconds * 1_000);
      void this.keeper?.flush();
    } catch (problem) {
      if (isDeadLink(problem)) await this.end(problem);
      else this.renewAfter(RENEW_AGAIN_MS);
    }
  }

  /** The right to play has ended while the game ran. */
  private async end(problem: unknown): Promise<void> {
    const over = overBy(problem);
    if (over) return this.timeIsOver(over);
    await this.sayGoodbye();
    this.drop();
    this.change({ ...CLOSED, at: 'refused', problem });
  }

  private remark(remark: Remark): void {
    this.change({ remark: { ...remark } });
  }

  private change(patch: Partial<GameState>): void {
    this.state.set({ ...this.state.get(), ...patch });
  }
}

/** What of a guardian's limits a refusal names; null for another refusal. */
function overBy(problem: unknown): TimeLeft['because'] | null {
  const code = codeOf(problem);
  if (code === 'play-hours-closed') return 'hours';
  return code === 'play-time-over' ? 'minutes' : null;
}

function rememberedSound(): Sound {
  try {
    const { muted, volume } = JSON.parse(memory.read(SOUND) ?? '') as Partial<Sound>;
    return { muted: muted === true, volume: typeof volume === 'number' ? Math.min(1, Math.max(0, volume)) : 1 };
  } catch {
    return AT_FIRST.sound;
  }
}
