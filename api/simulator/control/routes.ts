import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank.js';
import { isoInstant } from '../bank/clock.js';
import { CALL_FAULTS, type Fault } from '../bank/faults.js';
import { isRejectionCode, type SettingsChange } from '../bank/settings.js';
import { play, ImpossiblePlay, type Play } from './play.js';
import { CLOCK, FAULT, FILTER, FORGET, PLAY, SETTINGS } from './schemas.js';
import { authorizationViews, charges, inscriptionViews, transactionView } from './views.js';

type ClockChange = { offsetMs?: number; advanceMs?: number; now?: string | number };
type Filter = { token?: string; buyOrder?: string };

/** The simulator's own API, outside the bank's paths: what tests and the demonstration steer it with. */
export function serveControl(app: FastifyInstance, bank: Bank): void {
  app.setErrorHandler((problem: Error & { validation?: unknown; statusCode?: number }, _request, reply) => {
    if (problem instanceof ImpossiblePlay) return reply.code(problem.status).send({ error: problem.message });
    return reply.code(problem.statusCode ?? 500).send({ error: problem.message });
  });
  app.post('/__sim/reset', (_request, reply) => {
    bank.reset();
    return reply.send({ reset: true });
  });
  serveClock(app, bank);
  serveSettings(app, bank);
  serveFaults(app, bank);
  serveBooks(app, bank);
  app.post<{ Body: Play }>('/__sim/play', { schema: { body: PLAY } }, (request, reply) => {
    const { token, returns } = play(bank, request.body);
    const first = returns[0] ?? { method: null, url: null, body: null, afterMs: 0 };
    return reply.send({ token, ...first, returns });
  });
  app.post<{ Body: { tbkUser?: string; username?: string } }>(
    '/__sim/inscriptions/forget',
    { schema: { body: FORGET } },
    (request, reply) => {
      const { tbkUser, username } = request.body;
      return reply.send({
        forgotten: bank.removeCards((card) => card.tbkUser === tbkUser || card.username === username, 'bank'),
      });
    },
  );
}

function serveClock(app: FastifyInstance, bank: Bank): void {
  const view = (): Record<string, unknown> => ({ now: isoInstant(bank.clock.now()), offsetMs: bank.clock.offsetMs });
  app.get('/__sim/clock', (_request, reply) => reply.send(view()));
  app.post<{ Body: ClockChange }>('/__sim/clock', { schema: { body: CLOCK } }, (request, reply) => {
    const offset = offsetOf(request.body, bank.clock.offsetMs);
    if (!Number.isFinite(offset)) return reply.code(400).send({ error: 'Give offsetMs, advanceMs or now.' });
    bank.shiftClock(offset);
    return reply.send(view());
  });
}

function offsetOf({ offsetMs, advanceMs, now }: ClockChange, current: number): number {
  if (offsetMs !== undefined) return offsetMs;
  if (advanceMs !== undefined) return current + advanceMs;
  return now === undefined ? NaN : new Date(now).getTime() - Date.now();
}

function serveSettings(app: FastifyInstance, bank: Bank): void {
  app.get('/__sim/settings', (_request, reply) => reply.send(bank.settings));
  app.post<{ Body: SettingsChange }>('/__sim/settings', { schema: { body: SETTINGS } }, (request, reply) => {
    const code = request.body.nextRejectionCode ?? null;
    const level = request.body.responseLevel ?? bank.settings.responseLevel;
    if (code !== null && !isRejectionCode(code, level))
      return reply.code(400).send({ error: `Level ${level} has no code ${code}.` });
    bank.changeSettings(request.body);
    return reply.send(bank.settings);
  });
}

function serveFaults(app: FastifyInstance, bank: Bank): void {
  app.get('/__sim/faults', (_request, reply) => reply.send({ faults: bank.faults.list() }));
  app.post<{ Body: Omit<Fault, 'times'> & { times?: number } }>(
    '/__sim/faults',
    { schema: { body: FAULT } },
    (request, reply) => {
      const fault: Fault = { times: 1, ...request.body };
      const isOfCall = (CALL_FAULTS as readonly string[]).includes(fault.fault);
      if (isOfCall === (fault.operation === 'return'))
        return reply.code(400).send({ error: `"${fault.operation}" cannot suffer "${fault.fault}".` });
      bank.faults.arm(fault);
      return reply.code(201).send(fault);
    },
  );
  app.delete('/__sim/faults', (_request, reply) => {
    bank.heal();
    return reply.send({ faults: [] });
  });
  app.get('/__sim/held', (_request, reply) => reply.send({ held: bank.holds.list() }));
  app.post('/__sim/release', (_request, reply) => reply.send({ released: bank.release() }));
}

function serveBooks(app: FastifyInstance, bank: Bank): void {
  app.get<{ Querystring: Filter }>('/__sim/transactions', { schema: { querystring: FILTER } }, (request, reply) => {
    const { token, buyOrder } = request.query;
    const found = buyOrder === undefined ? bank.transactions.all() : bank.transactionsOf(buyOrder);
    const wanted = token === undefined ? found : found.filter((transaction) => transaction.token === token);
    return reply.send({ transactions: wanted.map((transaction) => transactionView(bank, transaction)) });
  });
  app.get('/__sim/charges', (_request, reply) => reply.send({ charges: charges(bank) }));
  app.get('/__sim/inscriptions', (_request, reply) => reply.send(inscriptionViews(bank)));
  app.get('/__sim/authorizations', (_request, reply) => reply.send({ authorizations: authorizationViews(bank) }));
  app.get('/__sim/calls', (_request, reply) => reply.send({ calls: bank.calls.total() }));
}
