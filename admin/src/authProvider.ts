import { HttpError, type AuthProvider } from 'react-admin';
import { i18nProvider } from './i18n';
import { codeOf, get, post } from './lib/http';
import { queryClient } from './lib/queries';
import { forgetToken, keepToken, storedToken } from './lib/session/session';
import type { Session } from './lib/wire';

/** Which permission of the API lies behind each page. The API decides; this only hides what it would refuse. */
const NEEDS: Record<string, Record<string, string>> = {
  orders: { list: 'order:read', show: 'order:read', export: 'order:read' },
  payments: { list: 'payment:read', show: 'payment:read', export: 'payment:read', settle: 'payment:settle' },
  games: { list: 'game:read', show: 'game:read', export: 'game:read', edit: 'game:write' },
  people: {
    list: 'person:read',
    show: 'person:read',
    export: 'person:read',
    edit: 'person:write',
    block: 'person:block',
    erase: 'person:erase',
    assignRole: 'role:assign',
    switchPlan: 'subscription:write',
  },
  roles: { list: 'role:read', create: 'role:write', edit: 'role:write' },
  reports: { list: 'support:read', show: 'support:read', answer: 'support:answer' },
  enquiries: { list: 'support:read', show: 'support:read', answer: 'support:answer' },
  ratings: { list: 'support:read', show: 'support:read', decide: 'support:answer' },
  earnings: { list: 'payout:read' },
  statements: { list: 'payout:read', show: 'payout:read' },
  'suspicious-play': { list: 'payout:read' },
  'contested-play': { list: 'refund:read', decide: 'refund:approve' },
  payouts: { list: 'payout:read', show: 'payout:release', release: 'payout:release' },
  'bank-files': { list: 'payout:release', show: 'payout:release' },
  developers: { list: 'developer:read', show: 'developer:read', approve: 'developer:approve' },
  publishing: { list: 'publishing:read', show: 'publishing:read', review: 'publishing:review' },
  codes: { list: 'code:read', show: 'code:read', create: 'code:write' },
  'school-plans': { list: 'school:read', show: 'school:read', create: 'school:write' },
  audit: { list: 'audit:read', export: 'audit:read' },
  incidents: { list: 'incident:read', show: 'incident:read', export: 'incident:read', resolve: 'incident:resolve' },
  settlements: { list: 'settlement:import', show: 'settlement:import', create: 'settlement:import' },
  refunds: { list: 'refund:read', show: 'refund:read', export: 'refund:read', approve: 'refund:approve' },
  'late-work': { list: 'ops:read', export: 'ops:read' },
  books: { list: 'books:read' },
  dashboard: { list: 'ops:read' },
};

let session: Promise<Session> | null = null;
/** A person who is logged in at the shop and not let in; `advice` is the API's, to staff who may change that themselves. */
let stranger: { token: string | null; advice: string | null } | null = null;

/** Who is signed in, asked once; a failed question is asked again. */
function currentSession(): Promise<Session> {
  if (session) return session;
  const loading = get('/v1/admin/session');
  session = loading;
  // Another person may have logged in before the reply came.
  loading.then(
    (known) => {
      if (session === loading) publishPermissions(known);
    },
    (error: unknown) => {
      if (session === loading) session = null;
      if (isNoPlace(error))
        stranger = { token: storedToken(), advice: lacksSecondFactor(error) ? error.message : null };
    },
  );
  return loading;
}

/** A page that is left while it is drawn leaves its question about rights open, and react-admin's next page would wait for that one: so none is ever open. */
function publishPermissions({ permissions }: Session): void {
  for (const [resource, needed] of Object.entries(NEEDS)) {
    for (const [action, permission] of Object.entries(needed))
      queryClient.setQueryData(['auth', 'canAccess', { action, resource }], permissions.includes(permission));
  }
}

const isNoPlace = (error: unknown): boolean => error instanceof HttpError && error.status === 403;
const lacksSecondFactor = (error: unknown): error is HttpError => codeOf(error) === 'second-factor-required';
const noPlace = (cause: unknown): Error => new Error(i18nProvider.translate('console.session.noPlace'), { cause });

/** Whether the person who is logged in at the shop has no place in the console. */
export const isStranger = (): boolean => Boolean(stranger?.token) && stranger?.token === storedToken();

/** What such a person can do for it: turn on two-step log-in; null where only others can give them a place. */
export const adviceToStranger = (): string | null => (isStranger() && stranger?.advice) || null;

interface Credentials {
  email: string;
  password: string;
  /** Of an app, or a recovery code: for accounts with two-step log-in. */
  code?: string;
}

export const authProvider: AuthProvider = {
  async login({ email, password, code }: Credentials) {
    const { token, expires_in } = await post('/v1/auth', {
      body: { email, password, remember_me: false, second_factor: code },
    });
    const before = storedToken();
    keepToken(token, expires_in);
    session = null;
    try {
      await currentSession();
    } catch (error) {
      // They stay logged in: only so can they turn it on in the shop.
      if (lacksSecondFactor(error)) throw error;
      await post('/v1/auth/logout').catch(() => undefined);
      session = null;
      // A session of the shop that is not staff's stays open.
      if (before) keepToken(before, Infinity);
      else forgetToken();
      throw isNoPlace(error) ? noPlace(error) : error;
    }
  },
  async logout() {
    // The console closes itself to people without a place in it; that must not end their session at the shop.
    if (isStranger()) return;
    if (storedToken()) await post('/v1/auth/logout').catch(() => undefined);
    forgetToken();
    session = null;
  },
  async checkAuth() {
    if (!storedToken() || isStranger()) throw new Error();
    await currentSession().catch((error: unknown) => {
      // Without an answer each page says so itself.
      if (isNoPlace(error) || !storedToken()) throw new Error();
    });
  },
  async checkError(error: { status?: number }) {
    // A session that is over was forgotten at its renewal.
    if (error.status !== 401 || storedToken()) return;
    session = null;
    throw new Error();
  },
  async getIdentity() {
    const { userId, username } = await currentSession();
    return { id: userId, fullName: username };
  },
  async getPermissions() {
    return storedToken() && !isStranger() ? (await currentSession()).permissions : [];
  },
  async canAccess({ resource, action }) {
    const needed = NEEDS[resource]?.[action];
    if (!needed) return false;
    return (await currentSession()).permissions.includes(needed);
  },
};
