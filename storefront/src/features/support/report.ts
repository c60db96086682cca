import { post } from '../../lib/http';
import type { Language, ReportCategory, ReportReceived } from '../../lib/wire';

export const CATEGORIES: readonly ReportCategory[] = [
  'bug',
  'feature-request',
  'account',
  'payment',
  'performance',
  'ui-ux',
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

export interface Report {
  category: ReportCategory;
  email: string;
  description: string;
  steps: string;
  facts: Facts | null;
  file: File | null;
}

/** Sends a report. @throws HttpError, NetworkError */
export async function sendReport(
  { category, email, description, steps, facts, file }: Report,
  language: Language,
): Promise<ReportReceived> {
  return post('/v1/reports', {
    language,
    body: {
      category,
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
