import { createLease } from '#lease';
import { get, HttpError, post, setBearer, watchSession } from '../http';
import { createStore, memory, useStore } from '../store';
import { forgetClass, startClassSession } from './class-session';
import { decodeToken } from './token';
import type {
  Account,
  GoogleSignInRequest,
  NeededText,
  PasskeyAnswer,
  SignInReply,
  TokenPayload,
  UserRecord,
} from '../wire';

const TOKEN = 'token';
const REMEMBER = 'rememberMe';
const THROTTLE_MS = 5000;

export interface User {
  userId: string | null;
  email: string | null;
  username: string | null;
  roleId: number;
  birthday: string | null;
  bio: string | null;
  profilePictureUrl: string | null;
  developerId: string | null;
  emailVerified: boolean;
  isSubscribed: boolean;
  /** Null until the record came: only a certain `false` would let anything that tracks be loaded. */
  minor: boolean | null;
  /** Texts to be agreed to, for the first time or again. */
  needsAcceptance: readonly NeededText[];
  /** Whether no year of birth was ever told. */
  birthYearNeeded: boolean;
}

/** Accounts of students play; everybody else may publish. */
export const mayPublish = ({ roleId }: User): boolean => roleId !== 2;

export interface Session {
  token: string | null;
  isLoggedIn: boolean;
  error: string | null;
  verifying: boolean;
  /** In milliseconds of this page; no clock that may be set. */
  lastTokenCheck: number;
  user: User;
}

const NO_ONE: User = {
  userId: null,
  email: null,
  username: null,
  roleId: 3,
  birthday: null,
  bio: null,
  profilePictureUrl: null,
  developerId: null,
  emailVerified: false,
  isSubscribed: false,
  minor: null,
  needsAcceptance: [],
  birthYearNeeded: false,
};
const UNKNOWN: Session = {
  token: null,
  isLoggedIn: false,
  error: null,
  verifying: true,
  lastTokenCheck: -Infinity,
  user: NO_ONE,
};

const store = createStore<Session>(UNKNOWN);
const lease = createLease();
const change = (patch: Partial<Session>): void => store.set({ ...store.get(), ...patch });

function userFrom(record: Partial<Account>): User {
  const { user: before } = store.get();
  // A token tells less than the record: what the record told of the same person stays known.
  const known = before.userId === (record.user_id ?? record.id) ? before : NO_ONE;
  return {
    ...NO_ONE,
    userId: record.user_id ?? record.id ?? null,
    email: record.email ?? null,
    username: record.username ?? null,
    roleId: record.roleId ?? record.role_id ?? 3,
    birthday: record.birthday ?? null,
    bio: record.bio ?? null,
    profilePictureUrl: record.profile_picture_url ?? null,
    developerId: record.developer_id ?? null,
    emailVerified: record.email_verified ?? false,
    minor: record.minor ?? known.minor,
    needsAcceptance: record.needs_acceptance ?? known.needsAcceptance,
    birthYearNeeded: record.birth_year_needed ?? known.birthYearNeeded,
    isSubscribed: known.isSubscribed,
  };
}

function forget(error: string | null = null): void {
  memory.write(TOKEN, null);
  setBearer(null);
  change({ token: null, isLoggedIn: false, error, user: NO_ONE });
}

/** Reads a token of this session. @throws after forgetting a session whose token no one can read. */
function readOrForget(token: string): TokenPayload {
  try {
    return decodeToken(token);
  } catch (problem) {
    memory.write(REMEMBER, null);
    forget(problem instanceof Error ? problem.message : String(problem));
    throw problem;
  }
}

/** @param seconds for which it is good from now on; without end where that is unknown. */
function accept(token: string, seconds?: number, record?: UserRecord): void {
  const payload = readOrForget(token);
  if (memory.read(TOKEN) !== token && !memory.write(TOKEN, token)) {
    // A full storage has room for it once the one before it is gone, which must not come back in any case.
    memory.write(TOKEN, null);
    memory.write(TOKEN, token);
  }
  lease.begin(payload, seconds);
  forgetClass();
  setBearer(token);
  change({ token, isLoggedIn: true, error: null, user: userFrom(record ?? payload) });
}

/** Tokens rotate, so only one tab may renew at a time; the others take what it got. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('ludoteca-session', work) : work();
}

/** Takes what stands in the storage now: another tab may have renewed or logged out meanwhile. */
function takeStored(seconds?: number): void {
  const token = memory.read(TOKEN);
  if (!token) forget();
  else if (token !== store.get().token) accept(token, seconds);
}

/** @throws what kept the server from answering: the session may still live, so it is kept. */
async function exchange(token: string): Promise<void> {
  if (memory.read(TOKEN) !== token) return takeStored();
  const reply = await post('/v1/auth/refresh', { body: { token }, anonymous: true }).catch((problem: unknown) => {
    if (problem instanceof HttpError && [401, 403].includes(problem.status)) return null;
    throw problem;
  });
  if (memory.read(TOKEN) !== token) takeStored();
  else if (reply) accept(reply.token, reply.expires_in, reply.user);
  else forget();
}

let renewing: Promise<void> | null = null;

/** Exchanges this token for the next one. Calls that need it at the same time share one renewal. */
function renew(token: string): Promise<void> {
  renewing ??= alone(() => exchange(token)).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** @returns whether there is another token of the same person now, or none. */
async function renewRefused(bearer: string): Promise<boolean> {
  const refused = bearer.replace(/^Bearer /, '');
  const { token, user } = store.get();
  // The token of a class cannot be renewed.
  if (!token) return false;
  if (refused === memory.read(TOKEN)) {
    if (!lease.allowsRenewal()) return false;
    await renew(refused);
  } else takeStored();
  const now = store.get();
  return now.token !== refused && (now.token === null || now.user.userId === user.userId);
}

async function reload(): Promise<void> {
  const id = store.get().user.userId;
  if (!id) return;
  const record = await get('/v1/users/{id}', { params: { path: { id } } }).catch(() => null);
  if (record && store.get().user.userId === id) change({ user: userFrom(record) });
}

async function inspect(isFirst: boolean): Promise<void> {
  // The first token came before this page, a later one just now to another tab.
  if (memory.read(TOKEN) || store.get().isLoggedIn) takeStored(isFirst ? Infinity : undefined);
  await renewWhenOver();
}

async function renewWhenOver(): Promise<void> {
  const { token } = store.get();
  if (token && lease.isOver()) await renew(token);
}

/** The check that runs: its `token` ends when it is known who is logged in, the `whole` when their record is here too. */
let running: { token: Promise<void>; whole: Promise<void> } | null = null;

/** Checks the stored token; at most once in five seconds unless forced. Forced, it loads the whole record too. */
async function check({ force = false } = {}): Promise<void> {
  while (running) {
    if (!force) return;
    // The running one may have begun before whatever this one is to see.
    await running.whole.catch(() => undefined);
  }
  const { lastTokenCheck } = store.get();
  const now = performance.now();
  if (!force && now - lastTokenCheck < THROTTLE_MS) return;
  change({ lastTokenCheck: now });
  const token = inspect(lastTokenCheck < 0).finally(() => change({ verifying: false }));
  const whole = token.then(() => (force && store.get().isLoggedIn ? reload() : undefined));
  running = { token, whole };
  try {
    await whole;
  } finally {
    running = null;
  }
}

async function enter(signIn: Promise<SignInReply>, remember = false): Promise<void> {
  try {
    const { token, expires_in } = await signIn;
    memory.write(REMEMBER, String(remember));
    accept(token, expires_in);
    change({ lastTokenCheck: performance.now(), verifying: false });
  } catch (problem) {
    change({ error: problem instanceof Error ? problem.message : String(problem) });
    throw problem;
  }
  await reload();
}

/** @throws HttpError `second-factor-needed` when this account wants a code too: the same again, with the code. */
const logIn = (email: string, password: string, remember: boolean, code?: string): Promise<void> =>
  enter(
    post('/v1/auth', { body: { email, password, remember_me: remember, second_factor: code }, anonymous: true }),
    remember,
  );

/** Signs in with what Google gave to the page. @throws HttpError `password-needed` when the account with that address must be linked by its password, `second-factor-needed` when it wants a code. */
const logInWithGoogle = (request: GoogleSignInRequest): Promise<void> =>
  enter(post('/v1/auth/google', { body: request, anonymous: true }), request.remember_me);

/** Logs in with what the person's device answered; neither password nor code is needed. @throws HttpError `passkey-refused` */
const logInByPasskey = (response: PasskeyAnswer, remember: boolean): Promise<void> =>
  enter(post('/v1/auth/passkey', { body: { response, remember_me: remember }, anonymous: true }), remember);

/** Ends the session on the server and here; a silent server delays it by no more than a moment. */
async function logOut(): Promise<void> {
  const answer = post('/v1/auth/logout', { unchecked: true }).catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    answer,
    new Promise((done) => {
      timer = setTimeout(done, 1500);
    }),
  ]);
  clearTimeout(timer);
  memory.write(REMEMBER, null);
  forget();
}

export const session = { now: (): Session => store.get(), check, logIn, logInWithGoogle, logInByPasskey, logOut };

/** Calls at every change of who is logged in, or of what is known about them. */
export function onSession(listener: (now: Session) => void): void {
  store.follow(() => listener(store.get()));
}

/** Whether any subscription of the person logged in is active, as the server has just told. */
export function noteSubscribed(isSubscribed: boolean): void {
  const { user } = store.get();
  if (user.userId && user.isSubscribed !== isSubscribed) change({ user: { ...user, isSubscribed } });
}

/** Takes up the stored session when the page opens, and follows what other tabs do with it. */
export function startSession(): void {
  const token = memory.read(TOKEN);
  startClassSession(token !== null);
  watchSession({
    before: async () => {
      await running?.token;
      if (memory.read(TOKEN)) await check();
      // A token may end within the five seconds: then this call needs the next one.
      await renewWhenOver();
    },
    refused: renewRefused,
  });
  if (!token) change({ verifying: false });
  else check({ force: true }).catch(() => undefined);
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN || event.key === null) void check({ force: true }).catch(() => undefined);
  });
}

/** Waits until it is known whether a person is logged in; the record may still be loading. */
export async function settledSession(): Promise<Session> {
  await (running?.token ?? check()).catch(() => undefined);
  return store.get();
}

/** Waits for the logged-in person's record, where a check is fetching it. */
export async function settledRecord(): Promise<Session> {
  await (running?.whole ?? check()).catch(() => undefined);
  return store.get();
}

export function useSession(): Session {
  return useStore(store, UNKNOWN);
}
