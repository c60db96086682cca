import { get } from '../../lib/http';
import type { ContactSettings, Language } from '../../lib/wire';

/** Which form it is; each has its own address in the shop. */
export type EnquiryForm = 'home' | 'contact' | 'developers';

export interface Enquiry {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
}

export const ENQUIRY_FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const;

export function contactSettings(language: Language): Promise<ContactSettings> {
  return get('/v1/contact', { language, anonymous: true });
}

/** Sends an enquiry by the e-mail client, which is fetched with the first one. @throws what the client throws: status and text, or a text */
export async function sendEnquiry(
  form: EnquiryForm,
  params: Enquiry & Record<string, string>,
  { publicKey, serviceId }: ContactSettings,
): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey, origin: location.origin });
  await send(serviceId, form, params);
}

/** Digits alone, nine at most; the country's own prefix is no part of a number. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return (digits.length === 11 && digits.startsWith('56') ? digits.slice(2) : digits).slice(0, 9);
}

/** The sentence that the server gave, where it refused what was typed. */
export function refusalOf(problem: unknown): string | null {
  const { status, text } = (problem ?? {}) as { status?: number; text?: string };
  return status !== undefined && status >= 400 && status < 500 && text && text.length < 300 ? text : null;
}
