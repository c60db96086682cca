import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runsTheClient, type ClientRun } from '../../../../test/support/example-client.js';

interface Answer {
  status: number;
  body: unknown;
}
interface Report {
  key: string;
  value?: number;
  unlock?: boolean;
  at: string;
}
interface Beat {
  ticket: string;
  playerId: string;
  beat: number;
  playedMs: number;
  takesOver: boolean;
}

const refused = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { code, message: `A sentence about ${code}.`, ...more },
});

/** Answers as the shop does, in the order that a test prepares. */
class PreparedShop {
  readonly requests: { path: string; body: { ticket?: string; reports?: Report[] } }[] = [];
  readonly answers: Answer[] = [];
  private readonly server: Server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { reports?: Report[] };
      this.requests.push({ path: request.url ?? '', body });
      const answer = this.answers.shift() ?? keeping(body.reports ?? []);
      reply.writeHead(answer.status, { 'content-type': 'application/json' });
      reply.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The reports of each batch. */
  get batches(): Report[][] {
    return this.requests.flatMap(({ body }) => (body.reports ? [body.reports] : []));
  }

  get beats(): Beat[] {
    return this.requests.filter(({ path }) => path.endsWith('/heartbeats')).map(({ body }) => body as unknown as Beat);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function keeping(reports: Report[]): Answer {
  const results = reports.map(({ key, value, unlock }) => {
    const isEarned = unlock === true;
    return { key, kept: true, because: null, value: value ?? 10, target: 10, title: null, isNew: isEarned };
  });
  return { status: 200, body: { results } };
}

const connected = (person: string): Answer => ({
  status: 200,
  body: { ticket: `ticket of ${person}`, playerId: person, expiresAt: '2027-11-25T12:00:00.000Z' },
});
const heard = (more: object = {}): Answer => ({
  status: 200,
  body: { state: 'counts', nextBeatSeconds: 0.02, timeLeft: null, ...more },
});
const NOWHERE = 'http://127.0.0.1:1';

describe('the example client of a downloaded game', () => {
  let shop: PreparedShop;
  let folder: string;
  beforeEach(async () => {
    shop = new PreparedShop();
    await shop.open();
    folder = await mkdtemp(join(tmpdir(), 'client-'));
  });
  afterEach(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const runs = (command: string, at = shop.address, endsAt?: string): Promise<ClientRun> =>
    runsTheClient({ shop: at, game: 'sudoku-del-sur', folder }, command, endsAt);
  const queue = async (): Promise<Report[]> =>
    JSON.parse(await readFile(join(folder, 'queue.json'), 'utf8')) as Report[];
  const connects = async (): Promise<void> => {
    shop.answers.push(connected('ana'));
    expect(await runs('connect K7QM-4XPD')).toMatchObject({ exit: 0 });
  };

  it('keeps its ticket for no one else, and sends what it reports', async () => {
    await connects();
    expect(shop.requests).toEqual([
      {
        path: '/v1/achievements/passes/exchange',
        body: { code: 'K7QM-4XPD', game: 'sudoku-del-sur', device: hostname() },
      },
    ]);
    expect((await stat(join(folder, 'ticket.json'))).mode & 0o777).toBe(0o600);

    expect(await runs('unlock FIRST')).toMatchObject({ exit: 0, said: expect.stringContaining('Earned: FIRST') });
    expect(await runs('progress ROAD 4')).toMatchObject({ exit: 0, said: expect.stringContaining('ROAD: 4 of 10') });
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(shop.batches).toEqual([[{ key: 'FIRST', unlock: true, at }], [{ key: 'ROAD', value: 4, at }]]);
    expect(await queue()).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['queue.json', 'ticket.json']);
  });

  it('keeps the farthest of each key while the shop cannot be reached or is out of order', async () => {
    await connects();
    expect(await runs('unlock FIRST', NOWHERE)).toMatchObject({
      exit: 0,
      said: expect.stringContaining('1 report waits'),
    });
    const [first] = await queue();
    await runs('unlock FIRST', NOWHERE);
    await runs('progress FIRST 9', NOWHERE);
    await runs('progress ROAD 7', NOWHERE);
    await runs('progress ROAD 5', NOWHERE);
    shop.answers.push(
      { status: 503, body: { code: 'try-again' } },
      { status: 200, body: '<h1>Welcome to our Wi-Fi</h1>' },
    );
    for (let n = 0; n < 2; n++)
      expect(await runs('send')).toMatchObject({ exit: 0, said: expect.stringContaining('2 reports wait') });
    expect(await queue()).toMatchObject([first, { key: 'ROAD', value: 7 }]);

    expect(await runs('send')).toMatchObject({ exit: 0, said: expect.stringContaining('Everything is sent.') });
    expect(shop.batches.at(-1)).toMatchObject([first, { key: 'ROAD', value: 7 }]);
    expect(await queue()).toEqual([]);
  });

  it('sends at most fifty at once', async () => {
    const at = '2026-10-16T12:00:00.000Z';
    const many = Array.from({ length: 51 }, (_, n) => ({ key: `KEY_${n}`, unlock: true, at }));
    await writeFile(join(folder, 'queue.json'), JSON.stringify(many));
    await connects();
    expect(shop.batches.map(({ length }) => length)).toEqual([50, 1]);
    expect(await queue()).toEqual([]);
  });

  it('waits for a new code with what it has, and gives it to no other person', async () => {
    expect(await runs('unlock EARLY')).toMatchObject({ exit: 3, said: expect.stringContaining('/ach-pass') });
    await connects();
    shop.answers.push(refused(401, 'game-ticket-unknown'));
    expect(await runs('unlock FIRST')).toMatchObject({ exit: 3, said: expect.stringContaining('new code') });
    expect(await queue()).toMatchObject([{ key: 'FIRST' }]);
    shop.answers.push(refused(404, 'pass-unknown'));
    expect(await runs('connect AAAA-AAAA')).toMatchObject({ exit: 3 });
    await connects();
    expect(await queue()).toEqual([]);
    expect(shop.batches).toMatchObject([[{ key: 'EARLY' }], [{ key: 'FIRST' }], [{ key: 'FIRST' }]]);

    await runs('unlock OF_ANA', NOWHERE);
    shop.answers.push(connected('beto'));
    await runs('connect BBBB-BBBB');
    expect(await queue()).toEqual([]);
    expect(shop.batches).toHaveLength(3);
  });

  it('throws away what is for no one, and what the shop cannot read', async () => {
    await connects();
    shop.answers.push(refused(403, 'achievements-not-entitled'));
    expect(await runs('unlock FIRST')).toMatchObject({ exit: 4, said: expect.stringContaining('thrown away') });
    expect(await queue()).toEqual([]);

    await runs('unlock GOOD', NOWHERE);
    await runs('unlock WRONG', NOWHERE);
    shop.answers.push(refused(422, 'invalid-request', { errors: [{ path: 'reports.1.key', msg: 'is wrong' }] }));
    expect(await runs('send')).toMatchObject({ exit: 0, said: expect.stringContaining('WRONG was thrown away') });
    expect(shop.batches.at(-1)).toMatchObject([{ key: 'GOOD' }]);

    shop.answers.push(refused(422, 'invalid-request', { errors: [{ path: 'ticket', msg: 'is wrong' }] }));
    expect(await runs('unlock LATER')).toMatchObject({ exit: 1 });
    expect(await queue()).toMatchObject([{ key: 'LATER' }]);
  });

  it('waits for room at the shop, and says when where that is long', async () => {
    await connects();
    shop.answers.push(refused(429, 'achievements-too-fast', { retryAfterSeconds: 0.05 }));
    expect(await runs('unlock FIRST')).toMatchObject({ exit: 0, said: expect.stringContaining('Earned: FIRST') });
    shop.answers.push(refused(429, 'achievements-too-fast', { retryAfterSeconds: 900 }));
    expect(await runs('unlock SECOND')).toMatchObject({ exit: 0, said: expect.stringContaining('1 report waits') });
    expect(await queue()).toMatchObject([{ key: 'SECOND' }]);
  });

  it('says that it is played, beat by beat, until Ctrl+C is pressed', async () => {
    await connects();
    const fiveMinutes = { timeLeft: { seconds: 290, because: 'minutes' }, nextBeatSeconds: 900 };
    shop.answers.push(heard({ state: 'elsewhere' }), heard(), heard(fiveMinutes), heard());
    const { exit, said } = await runs('play', shop.address, 'Minutes left to play today: 5.');
    expect(exit).toBe(0);
    expect(said.trim().split('\n')).toEqual([
      'The person plays on another device: the time here does not count.',
      'The time played here counts.',
      'Minutes left to play today: 5.',
      'The time played here counts.',
      'The game is ended.',
    ]);
    expect(shop.beats.map(({ beat, takesOver }) => [beat, takesOver])).toEqual([
      [0, true],
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect(new Set(shop.beats.map(({ ticket }) => ticket))).toEqual(new Set(['ticket of ana']));
    expect(new Set(shop.beats.map(({ playerId }) => playerId)).size).toBe(1);
    expect(shop.beats[0]?.playerId).toMatch(/^[\da-f-]{36}$/);
    expect(shop.beats.every(({ playedMs }) => Number.isInteger(playedMs) && playedMs >= 0)).toBe(true);
  });

  it('says the time of a heartbeat that was lost with the next one', async () => {
    await connects();
    const lost = refused(429, 'too-many-requests', { retryAfterSeconds: 0.05 });
    shop.answers.push(heard({ nextBeatSeconds: 0.2 }), lost, refused(403, 'play-time-over'));
    await runs('play');
    const [, second, third] = shop.beats;
    expect(third?.playedMs).toBeGreaterThan(second?.playedMs ?? Infinity);
  });

  it.each([
    [403, 'play-time-over', 5],
    [403, 'play-hours-closed', 5],
    [403, 'achievements-not-entitled', 4],
    [401, 'game-ticket-unknown', 3],
    [422, 'invalid-request', 1],
  ])('stops playing where the shop answers %i %s', async (status, code, exit) => {
    await connects();
    shop.answers.push(heard(), refused(status, code));
    expect(await runs('play')).toMatchObject({ exit, said: expect.stringContaining('counts.') });
    expect(shop.beats).toHaveLength(2);
  });

  it('plays on while the shop cannot be reached, and not before it is connected', async () => {
    expect(await runs('play')).toMatchObject({ exit: 3 });
    await connects();
    const offline = await runs('play', NOWHERE, 'The game goes on.');
    expect(offline).toMatchObject({ exit: 0, said: expect.stringContaining('The game is ended.') });
    expect(shop.beats).toEqual([]);
  });

  it.each(['', 'fly', 'unlock', 'unlock lower', 'progress ROAD', 'progress ROAD -1', 'send --loud', 'constructor'])(
    'says how it is used instead of %p',
    async (command) => {
      expect(await runs(command)).toMatchObject({ exit: 2 });
      expect(shop.requests).toEqual([]);
    },
  );

  it('wants to know the shop and the game', async () => {
    expect(await runs('send', 'ftp://example.test')).toMatchObject({
      exit: 2,
      said: expect.stringContaining('LUDOTECA'),
    });
    const elsewhere = { shop: shop.address, game: '../other', folder };
    expect(await runsTheClient(elsewhere, 'send')).toMatchObject({ exit: 2 });
  });
});
