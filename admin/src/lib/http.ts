import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type MethodResponse,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch';
import { fetchUtils, HttpError } from 'react-admin';
import type { paths } from '#contract';
import { i18nProvider } from '../i18n';
import { noteTime } from './server-time';
import { freshToken, storedToken, tokenAfter, type Renewal } from './session/session';

type Verb = 'get' | 'post' | 'put' | 'delete';
/** What the API's contract wants for this path: parameters and body. */
type Needed<V extends Verb, P extends keyof paths> = ParamsOption<paths[P][V]> & RequestBodyOption<paths[P][V]>;
type Arguments<V extends Verb, P extends keyof paths> =
  object extends Needed<V, P> ? [request?: Needed<V, P>] : [request: Needed<V, P>];
type Call<V extends Verb> = <P extends ClientPathsWithMethod<Client<paths>, V>>(
  path: P,
  ...request: Arguments<V, P>
) => Promise<MethodResponse<Client<paths>, V, P>>;

const client = createClient<paths>({ fetch: reach });
const request = client.request as (
  verb: Verb,
  path: string,
  init?: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
const renewal: Renewal = async (token) => {
  const { data, error, response } = await client.POST('/v1/auth/refresh', {
    body: { token },
    fetch: (call) => fetch(call),
  });
  if (data) return data;
  if (response.status === 401 || response.status === 403) return null;
  throw refusal(response, error);
};

/** Sends a request in the console's language and with its session, which is renewed on the way when it has to be. */
async function reach(call: Request): Promise<Response> {
  const { pathname } = new URL(call.url);
  // A log-in needs no session: sent again after a refusal, it would use up two guesses. A log-out takes any.
  if (pathname === '/v1/auth') return fetch(withSession(call, null));
  if (pathname === '/v1/auth/logout') return fetch(withSession(call, storedToken()));
  const token = await freshToken(renewal);
  const response = await fetch(withSession(call.clone(), token));
  noteTime(response);
  const next = token && (await isSignedOut(response)) ? await tokenAfter(token, renewal) : null;
  return next ? fetch(withSession(call, next)) : response;
}

/** Other refusals with this status are about what was sent, such as a code that is not right. */
async function isSignedOut(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const reply: unknown = parsed(await response.clone().text());
  const { code } = (reply ?? {}) as { code?: unknown };
  return code === undefined || code === 'not-signed-in';
}

function withSession(call: Request, token: string | null): Request {
  call.headers.set('accept-language', i18nProvider.getLocale());
  if (token) call.headers.set('authorization', `Bearer ${token}`);
  return call;
}

/** The API lists fields at fault; react-admin's forms look them up by name. */
function refusal({ status, statusText }: Response, reply: unknown): HttpError {
  if (typeof reply !== 'object' || reply === null) return new HttpError(statusText, status);
  const { message, errors } = reply as { message?: string; errors?: { path: string; msg: string }[] };
  const body = Array.isArray(errors)
    ? { ...reply, errors: Object.fromEntries(errors.map(({ path, msg }) => [path, msg])) }
    : reply;
  return new HttpError(message || statusText, status, body);
}

/** By which code the API refused. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { code?: string } | undefined)?.code : undefined;

async function send(verb: Verb, path: string, init?: object): Promise<unknown> {
  const { data, error, response } = await request(verb, path, init);
  if (!response.ok) throw refusal(response, error);
  return data;
}

const caller = <V extends Verb>(verb: V) => ((path: string, options?: object) => send(verb, path, options)) as Call<V>;

/*
 * The calls of the API by its contract: a wrong path, verb, parameter or field does not compile.
 * Each throws HttpError when the API refuses, with a sentence for people as its message.
 */
export const get = caller('get');
export const post = caller('post');
export const put = caller('put');
export const remove = caller('delete');

/** A document as its owner has it. @throws HttpError */
export const getPdf = (id: string): Promise<Blob> =>
  send('get', '/v1/documents/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }) as Promise<Blob>;

/** The file of pay-outs for the bank, byte by byte. @throws HttpError */
export const getBankFile = (id: string): Promise<Blob> =>
  send('get', '/v1/admin/bank-files/{id}/csv', { params: { path: { id } }, parseAs: 'blob' }) as Promise<Blob>;

/** The file that came with a report. @throws HttpError */
export const getAttachment = (id: string): Promise<Blob> =>
  send('get', '/v1/admin/reports/{id}/attachment', { params: { path: { id } }, parseAs: 'blob' }) as Promise<Blob>;

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** The same client for react-admin's data provider, which makes the addresses of lists itself. @throws HttpError */
export async function fetchJson(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const response = await reach(new Request(url, { ...options, headers: fetchUtils.createHeadersFromOptions(options) }));
  const body = await response.text();
  const json: unknown = body ? parsed(body) : undefined;
  if (!response.ok) throw refusal(response, json);
  return { status: response.status, headers: response.headers, body, json };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
