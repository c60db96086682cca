/** What travels between the shop's server and its pages. Money is whole pesos, instants are ISO texts in UTC. */

export type Language = 'es' | 'en';
export type Both<T = string> = Record<Language, T>;

export type Subject =
  | 'science' | 'biology' | 'chemistry' | 'physics' | 'astronomy' | 'math' | 'logic' | 'language'
  | 'english' | 'history' | 'geography' | 'arts' | 'music' | 'technology' | 'citizenship' | 'health';
export type Platform = 'web' | 'windows' | 'macos' | 'linux' | 'android';
export type GameLanguage = 'es' | 'en' | 'pt';
export type AgeRating = 'educational' | 'all' | '8' | '14' | '18';

export interface GameCard {
  id: string;
  slug: string;
  title: Both;
  summary: Both;
  developer: { id: string; name: string };
  price: number;
  currency: 'CLP';
  subjects: Subject[];
  grades: { from: number; to: number };
  ageRating: AgeRating;
  platforms: Platform[];
  languages: GameLanguage[];
  releasedOn: string;
  cover: string;
  inPlan: boolean;
}

export interface Game extends GameCard {
  description: Both;
  teaches: Both<string[]>;
  screenshots: { url: string; alt: Both }[];
  requirements: Both;
  downloadMegabytes: number | null;
  achievementCount: number;
  similar: GameCard[];
}

export interface Facets {
  subjects: Partial<Record<Subject, number>>;
  grades: Partial<Record<string, number>>;
  platforms: Partial<Record<Platform, number>>;
  languages: Partial<Record<GameLanguage, number>>;
  price: { free: number; paid: number };
}

export interface GamesReply { games: GameCard[]; total: number; page: number; size: number; facets: Facets }

export interface Achievement { id: string; kind: 'progress' | 'instant'; secret: boolean; title: Both | null; description: Both | null; goal: number | null }
export interface AchievementsReply { game: { id: string; slug: string; title: Both }; achievements: Achievement[] }

export interface ExchangeRate { clpPerUsd: number; asOf: string | null; source: 'service' | 'fallback' }

export interface LegalText {
  document: 'terms' | 'withdrawal' | 'privacy';
  version: string;
  hash: string;
  language: Language;
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** The payload of a session token, for display only: the server trusts nothing of it but the signature. */
export interface TokenPayload {
  user_id?: string;
  id?: string;
  email?: string;
  username?: string;
  role_id?: number;
  roleId?: number;
  developer_id?: string | null;
  email_verified?: boolean;
  exp: number;
}

export interface UserRecord extends Omit<TokenPayload, 'exp'> {
  birthday?: string | null;
  bio?: string | null;
  profile_picture_url?: string | null;
  language?: Language;
  created_at?: string;
}

export interface SignInReply { token: string; message: string }
export interface RefreshReply { token: string; user?: UserRecord }
export interface MessageReply { message: string }

export interface PaymentReply { token: string; url: string; orderId: string }

export type OrderStatus = 'AUTHORIZED' | 'FAILED' | 'REJECTED' | 'CANCELED' | 'REVERSED' | 'PENDING';
export interface OrderRefund { state: 'started' | 'completed' | 'unknown'; amount: number; at: string }
export interface OrderPayment {
  buyOrder: string | null;
  authorizationCode: string | null;
  transactionAt: string | null;
  paymentType: 'debit' | 'credit' | 'prepaid' | 'free';
  installmentType: 'issuer' | 'without-interest' | null;
  installments: number | null;
  installmentAmount: number | null;
  cardLast4: string | null;
  responseCode: number | null;
}
export interface OrderGame { id: string; slug: string; title: Both; price: number; cover?: string }
export interface Order {
  orderId: string;
  number: string;
  status: OrderStatus;
  games: OrderGame[];
  total: number;
  net: number;
  vat: number;
  currency: 'CLP';
  placedAt: string;
  paidAt: string | null;
  payment: OrderPayment | null;
  refund: OrderRefund | null;
  closedBecause?: string | null;
  retryable: boolean;
}
export interface OrderState { status: OrderStatus; refund?: OrderRefund | null }
export interface OrderRow { orderId: string; number: string; status: OrderStatus; total: number; placedAt: string; paidAt: string | null; games: OrderGame[] }
export interface OrdersReply { orders: OrderRow[]; total: number; page: number; size: number }

export interface LibraryEntry {
  gameId: string;
  title: Both;
  slug: string;
  cover: string;
  grantedAt: string;
  because: 'purchase' | 'free-claim';
  orderId: string | null;
  playMinutes: number;
}
export interface LibraryReply { entries: LibraryEntry[] }
