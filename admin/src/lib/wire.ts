/** What the API answers to the console. Amounts in whole pesos, instants in UTC. */
export interface Dashboard {
  today: { orders: number; total: number };
  days: SalesDay[];
  inDoubt: number;
  needPerson: number;
  failedJobs: number;
  queueAnswers: boolean;
  failures: { id: string; kind: string; subject: string; state: string; at: string }[];
  feeds: { name: string; status: string; lagEvents: number; lagSeconds: number }[];
}

export interface SalesDay {
  day: string;
  orders: number;
  total: number;
}

export interface TimelineEntry {
  id: string;
  at: string;
  recordedAt: string;
  stream: string;
  version: number;
  type: string;
  actor: { kind: string; id: string; name: string | null };
  correlation: string;
  data: Record<string, unknown>;
}

export interface OrderLineOfList {
  id: string;
  number: string;
  status: 'placed' | 'paid' | 'refunded' | 'closed';
  playerId: string;
  playerName: string | null;
  total: number;
  gameTitles: string[];
  attempts: number;
  placedAt: string;
  paidAt: string | null;
}

export interface Order extends OrderLineOfList {
  playerEmail: string | null;
  lines: { gameId: string; title: { es: string; en: string }; price: number }[];
  net: number;
  vat: number;
  terms: { version: string; hash: string } | null;
  payments: PaymentLine[];
  timeline: TimelineEntry[];
}

export interface PaymentLine {
  id: string;
  orderId: string;
  orderNumber: string;
  buyOrder: string;
  state: string;
  inDoubt: boolean;
  amount: number;
  authorizationCode: string | null;
  cardLast4: string | null;
  paymentType: 'debit' | 'credit' | 'prepaid' | null;
  plannedAt: string;
  decidedAt: string | null;
  nextCheckAt: string | null;
}

export interface Payment extends PaymentLine {
  playerId: string;
  playerName: string | null;
  responseCode: number | null;
  closedBecause: string | null;
  installments: number | null;
  installmentAmount: number | null;
  refund: { state: string; amount: number; at: string } | null;
  timeline: TimelineEntry[];
}

export interface Game {
  id: string;
  slug: string;
  title: { es: string; en: string };
  summary: { es: string; en: string };
  description: { es: string; en: string };
  teaches: { es: string[]; en: string[] };
  subjects: string[];
  grades: { from: number; to: number };
  ageRating: string;
  platforms: string[];
  languages: string[];
  releasedOn: string;
  cover: string;
  inPlan: boolean;
  developer: { id: string; name: string };
  price: number;
  listed: boolean;
}
