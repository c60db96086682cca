import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type MethodResponse,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch';
import type { paths } from '#contract';
import type { Language } from './wire';

/** What the shop's server answered when it said no. `message` is a sentence for people, in their language. */
export class HttpError extends Error {
  readonly errors: readonly { msg: string; path: string }[];
  readonly body: unknown;

  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
    { errors = [], body = null }: Partial<Pick<HttpError, 'errors' | 'body'>> = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.errors = errors;
    this.body = body;
  }
}

/** Whether a link said no for good; a lost connection, an ill server or too many tries may pass. */
export const isDeadLink = (problem: unknown): boolean =>
  problem instanceof HttpError && problem.status < 500 && problem.status !== 429;

/** The server could not be reached, so no one knows more than that. */
export class NetworkError extends Error {
  readonly code = 'network';
  constructor() {
    super('The shop could not be reached');
    this.name = 'NetworkError';
  }
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<V extends Verb> = ClientPathsWithMethod<Client<paths>, V>;
/** What the API's contract wants for this path: parameters and body. */
type Needed<V extends Verb, P extends keyof paths> = ParamsOption<paths[P][V]> & RequestBodyOption<paths[P][V]>;

interface Options {
  language?: Language;
  signal?: AbortSignal;
  /** Sends no session and is watched by no one: for the calls that make the session itself. */
  anonymous?: boolean;
  /** Carries the session as it stands: for the calls that are themselves part of checking it. */
  unchecked?: boolean;
}

type Arguments<V extends Verb, P extends keyof paths> =
  object extends Needed<V, P> ? [request?: Needed<V, P> & Options] : [request: Needed<V, P> & Options];
type Call<V extends Verb> = <P extends PathOf<V>>(
  path: P,
  ...request: Arguments<V, P>
) => Promise<MethodResponse<Client<paths>, V, P>>;

/** Looks after the session that calls carry. */
interface Watch {
  /** Runs before each call, so that a token whose time is over is renewed first. */
  before: () => Promise<void>;
  /** The server took this bearer for no session. @returns whether the call is worth another try */
  refused: (bearer: string) => Promise<boolean>;
}

const defaults: { authorization: string | null; watch: Watch | null } = { authorization: null, watch: null };

/** Every later call in this window carries the token as its bearer. Never called on the server, where people share the process. */
export function setBearer(token: string | null): void {
  defaults.authorization = token ? `Bearer ${token}` : null;
}

export function watchSession(watch: Watch): void {
  defaults.watch = watch;
}

/** The session for requests that others send, such as uploads in parts: renewed first where it is over. */
export async function bearer(): Promise<string | null> {
  await defaults.watch?.before();
  return defaults.authorization;
}

/** Renews the session where such a request was refused with this bearer. @returns whether it is worth another try */
export async function renewAfter(refused: string | null): Promise<boolean> {
  return refused !== null && ((await defaults.watch?.refused(refused)) ?? false);
}

const onServer = typeof document === 'undefined';

const origin = (): string => (onServer ? (process.env.API_ORIGIN ?? 'http://127.0.0.1:3000') : location.origin);

function spoken(language: Language | undefined): string {
  return language ?? (onServer ? 'en' : document.documentElement.lang || 'en');
}

async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    if (request.signal.aborted) throw problem;
    throw new NetworkError();
  }
}

const client = createClient<paths>({ fetch: reach, querySerializer: { array: { style: 'form', explode: false } } });

function refusal(status: number, body: unknown): HttpError {
  if (typeof body === 'string')
    return new HttpError(status, body.startsWith('<') ? '' : body, `http-${status}`, { body });
  const { message, code, errors } = (body ?? {}) as {
    message?: unknown;
    code?: unknown;
    errors?: { msg: string; path: string }[];
  };
  return new HttpError(
    status,
    typeof message === 'string' ? message : '',
    typeof code === 'string' ? code : `http-${status}`,
    { errors: errors ?? [], body },
  );
}

/** Other refusals with this status are about what was sent, such as a code that is not right. */
const isSignedOut = (status: number, body: unknown): boolean =>
  status === 401 && ['not-signed-in', 'http-401'].includes(refusal(status, body).code);

type SendOptions = Options & { accept?: string; parseAs?: 'blob' };

/** The checked types of `Call` are gone here: one function serves every path. */
const request = client.request as (
  verb: Verb,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

async function send(
  verb: Verb,
  path: string,
  { language, anonymous = false, unchecked = false, accept = 'application/json', ...init }: SendOptions = {},
): Promise<unknown> {
  const isWatched = !anonymous && !unchecked && !onServer;
  if (isWatched) await defaults.watch?.before();
  const authorization = anonymous ? null : defaults.authorization;
  const headers = { accept, 'accept-language': spoken(language) };
  const call = (by: string | null) =>
    request(verb, path, { ...init, baseUrl: origin(), headers: { ...headers, authorization: by } });
  let answer = await call(authorization);
  if (isWatched && isSignedOut(answer.response.status, answer.error) && (await renewAfter(authorization)))
    answer = await call(defaults.authorization);
  if (!answer.response.ok) throw refusal(answer.response.status, answer.error);
  return answer.data;
}

const caller = <V extends Verb>(verb: V) =>
  ((path: string, options?: SendOptions) => send(verb, path, options)) as Call<V>;

/*
 * The calls of the API by its contract: a wrong path, verb, parameter or field does not compile.
 * Each throws HttpError when the server refuses, NetworkError when it cannot be reached.
 */
export const get = caller('get');
export const post = caller('post');
export const put = caller('put');
export const patch = caller('patch');
export const remove = caller('delete');

/** Asks for a file that only its owner may have. @throws HttpError, NetworkError. */
export function getFile<
  P extends
    | '/v1/documents/{id}/pdf'
    | '/v1/privacy/exports/{id}/file'
    | '/v1/developer/studios/{developerId}/earnings/csv'
    | '/v1/developer/studios/{developerId}/earnings/statements/{month}/pdf'
    | '/v1/schools/classes/{classId}/csv',
>(path: P, options: Needed<'get', P>): Promise<Blob> {
  return send('get', path, { ...options, accept: '*/*', parseAs: 'blob' }) as Promise<Blob>;
}

/** The code of any failure, for choosing what to say. */
export function codeOf(problem: unknown): string {
  return problem instanceof HttpError || problem instanceof NetworkError ? problem.code : 'unknown';
}
