import type { Effect, EffectPerformer } from '../event-store/effects.js';
import { WorkHandlers } from '../jobs/work.js';
import { Letters, type Letter } from './letters.js';
import type { Mail } from './mail-sender.js';

const effect: Effect = { effectId: '019a9f5e-7c1b-7d3e-8f10-0123456789ab', kind: 'mail:receipt', subject: 'o-1', state: 'started', attempt: 1, correlation: 'c-1' };
const written: Letter = { to: 'ana@example.test', language: 'es', subject: 's', html: '<p>', text: 't' };

/** A post office that keeps what it got, and fails in the ways it is told. */
function office(letter: Letter, ...failures: unknown[]) {
  const sent: Mail[] = [];
  const sender = {
    send: async (mail: Mail): Promise<void> => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(mail);
    },
  };
  const work = new WorkHandlers();
  new Letters(sender, work).sends(effect.kind, async () => letter);
  return { sent, performer: work.performers.get(effect.kind) as EffectPerformer };
}

describe('sending a letter about money', () => {
  it('goes out under the id of its effect', async () => {
    const { performer, sent } = office(written);
    expect(await performer.perform(effect)).toEqual({ state: 'done' });
    expect(sent).toEqual([{ ...written, messageId: effect.effectId, kind: 'mail:receipt' }]);
  });

  it('is sent once more under the same id when nobody knows whether it left', async () => {
    const { performer, sent } = office(written, new Error('the line went silent'));
    expect(await performer.perform(effect)).toMatchObject({ state: 'unknown', result: { why: 'the line went silent' } });
    expect(await performer.resolve({ ...effect, state: 'unknown', attempt: 2 })).toEqual({ state: 'done' });
    expect(sent.map((mail) => mail.messageId)).toEqual([effect.effectId]);
  });

  it('goes to a person when that was in doubt too', async () => {
    const { performer } = office(written, new Error('silent again'));
    expect(await performer.resolve({ ...effect, state: 'unknown', attempt: 2 })).toEqual({ state: 'manual', result: { why: 'silent again' } });
  });

  it('waits for a server that is down', async () => {
    const { performer } = office(written, Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' }));
    expect(await performer.resolve({ ...effect, state: 'unknown', attempt: 5 })).toMatchObject({ state: 'unknown', askAgainInMs: 240_000 });
  });

  it('keeps no address that the mail server quotes', async () => {
    const { performer } = office(written, Object.assign(new Error('550 no such user <ana@example.test>'), { responseCode: 550 }));
    expect(await performer.perform(effect)).toEqual({ state: 'manual', result: { why: '550 no such user <(address)>' } });
  });

  it('writes to nobody when the person was erased', async () => {
    const { performer, sent } = office({ skipped: 'person erased' });
    expect(await performer.perform(effect)).toEqual({ state: 'done', result: { skipped: 'person erased' } });
    expect(sent).toEqual([]);
  });

  it('asks for a person when what it tells of is not there', async () => {
    expect(await office({ missing: 'no order' }).performer.perform(effect)).toEqual({ state: 'manual', result: { because: 'no order' } });
  });
});
