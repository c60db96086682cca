import type { ModuleRef } from '@nestjs/core';
import type { Effect, EffectPerformer } from '../event-store/effects.js';
import { WorkHandlers } from '../jobs/work.js';
import { MailEngine } from './mail-engine.js';
import type { Mail as SentMail } from './mail-sender.js';
import { defineMail, type MailFacts, type NoMail } from './mail.js';

const effect: Effect = {
  effectId: '019a9f5e-7c1b-7d3e-8f10-0123456789ab',
  kind: 'mail:receipt',
  subject: 'o-1',
  state: 'started',
  attempt: 1,
  vanished: 0,
  correlation: 'c-1',
};
const ana: MailFacts = { email: 'ana@example.test', username: 'Ana', language: 'es', url: '/library' };
const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });

/** Tells by its name where it looks the facts up. */
class Orders {
  readonly found = ana;
}

/** An engine with one mail, and a server that fails as the test says. */
function engine(find: (orders: Orders) => MailFacts | NoMail | null, ...failures: unknown[]) {
  const sent: SentMail[] = [];
  const settled: boolean[] = [];
  const sender = {
    send: async (mail: SentMail): Promise<void> => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(mail);
    },
  };
  const declaration = {
    kind: 'mail:receipt' as const,
    when: 'An order is paid',
    to: 'the buyer',
    find: async (_: Effect, [orders]: readonly [Orders]) => find(orders),
    texts: {
      es: { subject: 'Tu compra', paragraphs: ['Gracias.'], button: 'Ver' },
      en: { subject: 'Your purchase', paragraphs: ['Thank you.'], button: 'See' },
    },
  };
  const performerOf = (settles: boolean): EffectPerformer => {
    const work = new WorkHandlers();
    const mail = defineMail<MailFacts, readonly [typeof Orders]>({
      ...declaration,
      uses: [Orders],
      ...(settles ? { settle: async (isSent) => void settled.push(isSent) } : {}),
    });
    new MailEngine([mail], sender, work, { get: () => new Orders() } as unknown as ModuleRef, {
      publicUrl: 'https://ludoteca.test',
    }).onModuleInit();
    return work.performers.get(effect.kind) as EffectPerformer;
  };
  return { sent, settled, performer: performerOf(false), settling: performerOf(true) };
}

describe('sending a mail', () => {
  it('goes out under the id of its effect, in the language of its recipient', async () => {
    const { performer, sent } = engine(({ found }) => found);
    expect(await performer.perform(effect)).toEqual({ state: 'done' });
    expect(sent).toMatchObject([
      {
        messageId: effect.effectId,
        kind: 'mail:receipt',
        to: 'ana@example.test',
        language: 'es',
        subject: 'Tu compra',
      },
    ]);
    expect(sent[0]?.text).toContain('Hola, Ana\n\nGracias.\n\nVer:\nhttps://ludoteca.test/library');
  });

  it('is sent once more under the same id when it is unknown whether it left', async () => {
    const { performer, sent } = engine(() => ana, new Error('the line went silent'));
    expect(await performer.perform(effect)).toMatchObject({
      state: 'unknown',
      result: { why: 'the line went silent' },
    });
    expect(await performer.resolve({ ...effect, state: 'unknown', attempt: 2 })).toEqual({ state: 'done' });
    expect(sent.map((mail) => mail.messageId)).toEqual([effect.effectId]);
  });

  it('goes to staff when that was in doubt too', async () => {
    const { performer } = engine(() => ana, new Error('silent again'));
    expect(await performer.resolve({ ...effect, state: 'unknown', attempt: 2 })).toEqual({
      state: 'manual',
      result: { why: 'silent again' },
    });
  });

  it('waits for a server that is down', async () => {
    const { performer } = engine(() => ana, refused);
    expect(await performer.resolve({ ...effect, state: 'unknown', attempt: 5 })).toMatchObject({
      state: 'unknown',
      retryInMs: 240_000,
    });
  });

  it('keeps no address that the mail server quotes', async () => {
    const { performer } = engine(
      () => ana,
      Object.assign(new Error('550 no such user <ana@example.test>'), { responseCode: 550 }),
    );
    expect(await performer.perform(effect)).toEqual({
      state: 'manual',
      result: { why: '550 no such user <(address)>' },
    });
  });

  it('sends nothing when the person was erased, or when it is no longer true', async () => {
    const erased = engine(() => ({ skipped: 'person erased' }));
    const overtaken = engine(() => null);
    expect(await erased.performer.perform(effect)).toEqual({ state: 'done', result: { skipped: 'person erased' } });
    expect(await overtaken.performer.perform(effect)).toEqual({ state: 'done', result: { skipped: 'overtaken' } });
    expect([...erased.sent, ...overtaken.sent]).toEqual([]);
  });

  it('asks for staff when what it tells of is not there', async () => {
    expect(await engine(() => ({ missing: 'no order' })).performer.perform(effect)).toEqual({
      state: 'manual',
      result: { because: 'no order' },
    });
  });
});

describe('what waits for a mail', () => {
  it('goes on once the mail was sent, or cannot be', async () => {
    const sent = engine(() => ana);
    const unsendable = engine(() => ana, Object.assign(new Error('550 no such user'), { responseCode: 550 }));
    expect([await sent.settling.perform(effect), await unsendable.settling.perform(effect)]).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ]);
    expect([...sent.settled, ...unsendable.settled]).toEqual([true, false]);
  });

  it('waits while the server is down, and is left alone when the mail is no longer true', async () => {
    const away = engine(() => ana, refused);
    const overtaken = engine(() => null);
    await away.settling.perform(effect);
    await overtaken.settling.perform(effect);
    expect([...away.settled, ...overtaken.settled]).toEqual([]);
  });
});
