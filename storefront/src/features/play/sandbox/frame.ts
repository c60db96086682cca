import type { Failure, FrameMethods } from '../protocol';
import { offerApi, sendToGame } from './developer-api';
import { reportActivity } from './activity';
import { offerEngineBridges } from './engine-bridges';
import { Frames } from './frames';
import { leaveByEscape, lockPointerOnNextClick } from './keyboard';
import { keepDrawings, takePicture } from './pictures';
import { connectPlayer } from './player';
import { offerPortals } from './portals';
import { countLoading, Progress } from './progress';
import { readSettings, type Settings } from './settings';
import { Loudness } from './sound';
import { standInForStorage } from './storage';

/** What a game does its own way, by the kind of its build. */
export interface GameControls {
  sendMessage(object: string, method: string, value: string): boolean;
}

const STUCK_MS = 15_000;

export interface Frame {
  settings: Settings;
  started(): void;
  failed(reason: Failure, detail: string): void;
  /** After an error that may have ended the start: fails once nothing has moved for a while. */
  suspected(detail: string): void;
  /** Whether nothing has arrived for a while. */
  isStuck(): boolean;
  /** Hands the game's own controls over, once it can be reached. */
  reached(controls: GameControls): void;
}

/** Puts everything in place before the game's own first script runs. */
export function openFrame(): Frame {
  const settings = readSettings();
  keepDrawings();
  const isBlocked = standInForStorage();
  const [loudness, frames] = [new Loudness(), new Frames()];
  let controls: GameControls = { sendMessage: messageAsEvent };
  const isStuck = (): boolean => progress.idleMs() >= STUCK_MS;
  const frame: Frame = { settings, started, failed, suspected, isStuck, reached: (own) => void (controls = own) };
  const methods = methodsOf({ controls: () => controls, loudness, frames, settled: () => player.settled() });
  const player = connectPlayer(settings.shopOrigin, methods);
  const progress = new Progress(settings.totalBytes, (bytes) => player.say((remote) => remote.progress(bytes)));
  let isStarted = false;

  function started(): void {
    if (isStarted) return;
    isStarted = true;
    progress.finish();
    player.say((remote) => remote.started());
  }
  function failed(reason: Failure, detail: string): void {
    player.say((remote) => remote.failed(reason, withoutTicket(detail).slice(0, 300)));
  }

  function suspected(detail: string): void {
    window.setTimeout(() => {
      if (isStarted) return;
      if (isStuck()) failed('broken', detail);
      else suspected(detail);
    }, STUCK_MS);
  }

  countLoading(progress);
  watchPlay(player, loudness);
  offerPortals(offerApi(player, started));
  if (isBlocked) player.say((remote) => remote.notice('storage-blocked'));
  return frame;
}

/** What the player hears of by itself while the game runs. */
function watchPlay(player: ReturnType<typeof connectPlayer>, loudness: Loudness): void {
  reportActivity(
    () => loudness.isPlaying,
    (hasInput, isWatched) => player.say((remote) => remote.activity(hasInput, isWatched)),
  );
  leaveByEscape(() => player.say((remote) => remote.leave()));
  offerEngineBridges((event, facts) => player.say((remote) => remote.event(event, plain(facts))));
  window.addEventListener('gamepadconnected', () => player.say((remote) => remote.notice('gamepad')));
  window.addEventListener('gamepaddisconnected', () => player.say((remote) => remote.notice('gamepad-gone')));
}

interface Parts {
  controls: () => GameControls;
  loudness: Loudness;
  frames: Frames;
  /** Once the player has answered all that was sent to it. */
  settled: () => Promise<void>;
}

function methodsOf({ controls, loudness, frames, settled }: Parts): FrameMethods {
  return {
    sendMessage: (object, method, value) => controls().sendMessage(object, method, value),
    screenshot: takePicture,
    lockPointer: lockPointerOnNextClick,
    setSound: (sound) => loudness.set(sound),
    setPaused: (paused) => {
      frames.hold(paused);
      loudness.hold(paused);
      sendToGame(paused ? 'pause' : 'resume');
    },
    setLanguage: (language) => void sendToGame('language', language),
    unload: async () => {
      sendToGame('unload');
      // Games that know nothing of the player save what is new when their page goes.
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      await settled();
    },
  };
}

/** What the browser says of a file may name its address, and this the ticket, which is no one else's. */
function withoutTicket(detail: string): string {
  return detail.replaceAll(`${location.origin}/`, '').replace(/\bt\/[\w.-]{20,}\//g, '');
}

/** A page of its own hears messages as events. */
function messageAsEvent(object: string, method: string, value: string): boolean {
  return sendToGame('message', { object, method, value });
}

/** Only what survives the way to another window. */
function plain(facts: unknown[]): unknown[] {
  return JSON.parse(JSON.stringify(facts)) as unknown[];
}
