import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.js';
import type { Fault, Subject } from '../bank/faults.js';
import { BankRefusal } from './refusal.js';
import type { Operation } from '../bank/settings.js';

const SECRET = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C';

export type Json = Record<string, unknown>;
export type Answer = { status: number; body?: unknown };

/** A call as an operation sees it; `fault` is set when one is to bend the outcome itself. */
export type Call = { commerceCode: string; subject: Subject; body: Json; fault: Fault | undefined };

/** One operation of the bank's API: where it lives, whom it speaks of, what it does. */
export type Endpoint = {
  operation: Operation;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  subjectOf: (params: Record<string, string>, body: Json) => Subject;
  act: (call: Call) => Answer;
  /** The answer's shape without doing anything, for a reply that is odd although nothing happened. */
  peek?: (call: Call) => Answer;
};

/** An operation by its verb and path, as in `PUT /inscriptions/:token`. */
export function operationAt(
  operation: Operation,
  address: `${Endpoint['method']} ${string}`,
  subjectOf: Endpoint['subjectOf'],
  act: Endpoint['act'],
): Endpoint {
  const [method = '', path = ''] = address.split(' ');
  return { operation, method: method as Endpoint['method'], path, subjectOf, act };
}

/** Serves one product's operations under its base path, for the merchants it knows. */
export function serve(
  app: FastifyInstance,
  bank: Bank,
  { base, knows }: { base: string; knows: (commerceCode: string) => boolean },
  endpoints: readonly Endpoint[],
): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseObject(text as string));
    } catch (refusal) {
      done(refusal as Error);
    }
  });
  app.addHook('onRequest', async (request) => refuseStrangers(request, knows));
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: `${base}${endpoint.path}`,
      handler: (request, reply) => handle(bank, endpoint, request, reply),
    });
  }
}

function parseObject(text: string): Json {
  if (text === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BankRefusal(400, 'Malformed JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BankRefusal(400, 'Malformed JSON');
  return body as Json;
}

function refuseStrangers({ headers, method }: FastifyRequest, knows: (commerceCode: string) => boolean): void {
  const code = headers['tbk-api-key-id'];
  if (typeof code !== 'string' || !knows(code) || headers['tbk-api-key-secret'] !== SECRET)
    throw new BankRefusal(401, 'Not Authorized');
  const { accept } = headers;
  if (accept && !accept.includes('json') && !accept.includes('*/*')) throw new BankRefusal(406, 'Not Acceptable');
  const hasJson = headers['content-type']?.includes('json') ?? false;
  if (method !== 'GET' && !hasJson) throw new BankRefusal(415, 'Unsupported Media Type');
}

async function handle(
  bank: Bank,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { operation } = endpoint;
  const params = request.params as Record<string, string>;
  // A call with an empty token lands on the collection, which knows no such method.
  if (Object.values(params).includes('')) throw methodNotSupported(request.method);

  const body = (request.body ?? {}) as Json;
  const subject = endpoint.subjectOf(params, body);
  bank.calls.count(operation, subject);
  const lock = operation === 'commit' ? subject.token : undefined;
  if (lock && bank.isLocked(lock)) throw new BankRefusal(422, 'Transaction already locked by another process');
  const hold = (): Promise<void> =>
    bank.holds.hold({ operation, subject, isAbandoned: () => request.raw.socket.destroyed });
  let fault = bank.faults.take(operation, subject);
  if (fault?.fault === 'hold') {
    await bank.whileLocked(lock, hold);
    fault = bank.faults.take(operation, subject);
  }
  if (fault?.fault === 'dropBeforeApply') return drop(request, reply);

  const delay = (bank.settings.delayMs[operation] ?? 0) + (fault?.fault === 'delay' ? (fault.ms ?? 0) : 0);
  if (delay > 0) await bank.whileLocked(lock, () => wait(delay));

  const replaced = fault && replacement(fault);
  const isApplied = !fault || (fault.apply ?? !(replaced && fault.fault !== 'empty'));
  if (replaced && !isApplied) return send(reply, replaced);
  const act = isApplied ? endpoint.act : (endpoint.peek ?? (() => ({ status: 200, body: {} })));
  const answer = attempt(act, { commerceCode: request.headers['tbk-api-key-id'] as string, subject, body, fault });
  if (!fault) return send(reply, answer);
  if (fault.fault === 'applyThenDrop' || fault.fault === 'dropReply') return drop(request, reply);
  if (fault.fault === 'applyThenDelay') await wait(fault.ms ?? 0);
  if (fault.fault === 'applyThenHold') await hold();
  return send(reply, replaced ?? bent(answer, fault));
}

function attempt(act: Endpoint['act'], call: Call): Answer {
  try {
    return act(call);
  } catch (problem) {
    if (problem instanceof BankRefusal) return { status: problem.status, body: problem.body };
    throw problem;
  }
}

/** The reply that stands in for the bank's own: the call may or may not have been carried out. */
function replacement(fault: Fault): Answer | undefined {
  switch (fault.fault) {
    case 'http':
      return httpTrouble(fault.status ?? 500, fault.message);
    case 'html':
      return { status: fault.status ?? 502, body: gatewayPage(fault.status ?? 502) };
    case 'apiMismatch':
      return { status: 422, body: { error_message: 'Api mismatch error, required version is 1.3' } };
    case 'empty':
      return { status: 200 };
    case 'locked':
      return { status: 422, body: { error_message: 'Transaction already locked by another process' } };
    default:
      return undefined;
  }
}

function httpTrouble(status: number, message: string | undefined): Answer {
  if (message) return { status, body: { error_message: message } };
  if (status === 401) return { status, body: { error_message: 'Not Authorized' } };
  if (status === 500) return { status, body: { description: 'Internal server error' } };
  return { status, body: status > 500 ? gatewayPage(status) : { error_message: `Error ${status}` } };
}

const gatewayPage = (status: number): string =>
  `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`;

/** The bank's own reply, made odd. */
function bent(answer: Answer, fault: Fault): Answer {
  if (fault.fault !== 'oddBody' && fault.fault !== 'nullStatus') return answer;
  const odd =
    fault.fault === 'nullStatus'
      ? { status: null }
      : (fault.body ?? { vci: 'ABO', status: 'INITIALIZED', response_code: 0 });
  const body: Json = { ...(answer.body as Json), ...odd };
  const omitted = fault.omit ?? (fault.body || fault.fault === 'nullStatus' ? [] : ['authorization_code']);
  for (const field of omitted) delete body[field];
  return { status: answer.status, body };
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  reply.code(status);
  if (typeof body === 'string') return reply.type('text/html').send(body);
  if (body === undefined) return reply.send();
  return reply.type('application/json').send(JSON.stringify(body));
}

function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

export const methodNotSupported = (method: string): BankRefusal =>
  new BankRefusal(405, `Request method '${method}' is not supported`);
