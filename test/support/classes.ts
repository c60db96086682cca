import { randomUUID } from 'node:crypto';
import { minutes } from '../../api/kernel/instant.js';
import { Staff } from '../api/backoffice/console.js';
import type { Answer, Player, Shop } from './shop.js';

export interface SchoolPlan {
  id: string;
  code: string;
  seats: number;
  used: number;
  state: string;
  school: string;
  classes: number;
  teachers: number;
}

export interface PupilOfReport {
  id: string;
  nickname: string;
  minutes: number;
  games: { gameId: string; minutes: number; progress: number; unlocked: number; total: number }[];
}

export interface Class {
  id: string;
  code: string;
  pupils: number;
  isOpen: boolean;
  endsOn: string;
  assigned: { id: string; slug: string }[];
  report: PupilOfReport[];
  weeks: { weekOf: string; minutes: number; pupils: number }[];
}

export interface Joined {
  token: string;
  pin: string;
  pupil: { id: string; nickname: string };
  className: string;
  code?: string;
}

/** Staff give a school seats for this year. */
export async function givesSeats(shop: Shop, seats: number, more: Record<string, unknown> = {}): Promise<SchoolPlan> {
  const admin = await Staff.signsIn(shop);
  const year = Number((await shop.now()).slice(0, 4));
  const plan = { planId: randomUUID(), school: 'Escuela Las Araucarias', seats, year, reference: 'Factura 118' };
  const { status, body } = await admin.post<SchoolPlan>('school-plans', { ...plan, ...more });
  if (status !== 200) throw new Error(`no seats were given: ${JSON.stringify(body)}`);
  return body;
}

export function joins(shop: Shop, code: string, nickname: string): Promise<Answer<Joined>> {
  return shop.post<Joined>('/v1/class/join', { code, nickname }, { headers: { 'accept-language': 'en' } });
}

/** A teacher's class that plays these games, on seats of its own. */
export async function aClass(
  shop: Shop,
  teacher: Player,
  games: readonly { id: string }[],
  seats = 40,
): Promise<Class> {
  const { code } = await givesSeats(shop, seats);
  await teacher.post('/v1/schools/plan', { code });
  const gameIds = games.map(({ id }) => id);
  const { status, body } = await teacher.post<Class>('/v1/schools/classes', { name: '4º B', grade: 4, gameIds });
  if (status !== 200) throw new Error(`no class was made: ${JSON.stringify(body)}`);
  return body;
}

/** What was under way when a class was deleted is erased two minutes later. */
export async function everythingIsErased(shop: Shop): Promise<void> {
  await shop.timePasses(minutes(3));
  await shop.settles();
}
