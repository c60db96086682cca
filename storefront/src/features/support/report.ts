import { get, HttpError, post } from '../../lib/http';
import type { Game, GameReason, Language, ReportCategory, ReportReceived } from '../../lib/wire';
import type { RefusedForm } from './refused';

export const CATEGORIES: readonly ReportCategory[] = [
  'bug',
  'feature-request',
  'account',
  'payment',
  'performance',
  'ui-ux',
  'other',
];
export const GAME_REASONS: readonly GameReason[] = [
  'unsuitable',
  'wrong-facts',
  'copied',
  'harmful',
  'does-not-work',
  'other',
];
export const LARGEST_FILE = 10 * 1_048_576;

export type Facts = Record<
  'page' | 'browser' | 'language' | 'window' | 'screen' | 'timeZone' | 'online' | 'theme',
  string
>;

/** What a browser says of itself. @param page where the problem was met */
export function browserFacts(page: string): Facts {
  return {
    page,
    browser: navigator.userAgent,
    language: navigator.language,
    window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`,
    screen: `${screen.width} × ${screen.height}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: navigator.onLine ? 'yes' : 'no',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  };
}

/** The game that a report is about. */
export interface GameInQuestion {
  slug: string;
  title: Game['title'];
  /** Null for a game that left the shop. */
  cover: string | null;
}

/** A game by its id or slug, also one that left the shop and is still played; null for none. */
export async function gameInQuestion(idOrSlug: string, language: Language): Promise<GameInQuestion | null> {
  const onSale = await known(get('/v1/games/{idOrSlug}', { params: { path: { idOrSlug } }, language }));
  if (onSale) return onSale;
  const played = await known(get('/v1/play/{slug}', { params: { path: { slug: idOrSlug } }, language }));
  return played?.title ? { slug: played.slug, title: played.title, cover: null } : null;
}

async function known<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (problem) {
    if (problem instanceof HttpError && [400, 404, 422].includes(problem.status)) return null;
    throw problem;
  }
}

/** What a report is about: the shop, or the content of a game. */
export type Subject = { category: ReportCategory } | { game: string; reason: GameReason };

export interface Report {
  subject: Subject;
  email: string;
  description: string;
  steps: string;
  facts: Facts | null;
  file: File | null;
}

/** Sends a report. @throws HttpError, NetworkError */
export async function sendReport(
  { subject, email, description, steps, facts, file }: Report,
  language: Language,
): Promise<ReportReceived> {
  return post('/v1/reports', {
    language,
    body: {
      ...subject,
      email,
      description,
      steps,
      ...(facts ? { facts } : {}),
      ...(file ? { attachment: { name: file.name, content: await base64Of(file) } } : {}),
    },
  });
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}

/** Number and token of a report, which open its status page together. */
export interface OpenedReport {
  number: string;
  token: string;
}

/** Adds something to a report. @throws HttpError, NetworkError */
export async function sendReply(opened: OpenedReport, text: string, language: Language): Promise<void> {
  await post('/v1/reports/status/reply', { language, anonymous: true, body: { ...opened, text } });
}

export type RefusedReply = RefusedForm<'text'>;
export type RefusedReport = RefusedForm<'category' | 'reason' | 'email' | 'description' | 'steps' | 'file'>;
