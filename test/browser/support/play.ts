import { expect, type APIRequestContext } from '@playwright/test';
import { aTab } from '../../api/play/players.js';
import { shopsTime, timeReaches } from './clock.js';

interface Playing {
  token: string;
  /** The address of the game. */
  game: string;
  beats: number;
  /** Milliseconds from one beat to the next; below the two minutes that end a session. */
  everyMs: number;
}

/** A ticket opens a game for ten minutes. */
const BEATS_A_TICKET = 4;

/** Plays as the web player does, while time goes by for the whole shop. */
export async function plays(request: APIRequestContext, { token, game, beats, everyMs }: Playing): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const opens = async (): Promise<string> => {
    const answer = await request.post(`/v1/play/${game}`, { headers, data: {} });
    return ((await answer.json()) as { ticket: string }).ticket;
  };
  const tab = aTab();
  let ticket = '';
  for (let beat = 0; beat <= beats; beat++) {
    if (beat > 0) await timeReaches(request, new Date((await shopsTime(request)).getTime() + everyMs));
    if (beat % BEATS_A_TICKET === 0) ticket = await opens();
    const data = { ticket, ...tab, beat, playedMs: beat === 0 ? 0 : everyMs };
    const answer = await request.post(`/v1/play/${game}/heartbeats`, { headers, data });
    expect(((await answer.json()) as { state: string }).state).toBe('counts');
  }
}
