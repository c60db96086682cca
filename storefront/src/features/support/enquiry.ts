import { get } from '../../lib/http';
import type { ContactSettings, Language } from '../../lib/wire';
import type { RefusedForm } from './refused';

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
/** What studios may add in the form for developers. */
export const GAME_FIELDS = ['web_address', 'game_stage', 'game_kind'] as const;
export const GAME_STAGES = ['idea', 'prototype', 'finished', 'published'] as const;
export const GAME_KINDS = ['web', 'download'] as const;

export type RefusedEnquiry = RefusedForm<(typeof ENQUIRY_FIELDS | typeof GAME_FIELDS)[number]>;

export function contactSettings(language: Language): Promise<ContactSettings> {
  return get('/v1/contact', { language, anonymous: true });
}

let client: Promise<typeof import('@emailjs/browser')> | null = null;

/** The e-mail client, fetched once; a failed fetch is tried again the next time. @throws what kept it from coming */
export function emailClient(): Promise<typeof import('@emailjs/browser')> {
  client ??= import('@emailjs/browser').catch((problem: unknown) => {
    client = null;
    throw problem;
  });
  return client;
}

/** Sends an enquiry by the e-mail client. @throws what the client throws: status and text, or a text */
export async function sendEnquiry(
  form: EnquiryForm,
  params: Enquiry & Record<string, string>,
  { publicKey, serviceId }: ContactSettings,
): Promise<void> {
  const { init, send } = await emailClient();
  init({ publicKey, origin: location.origin });
  await send(serviceId, form, params);
}

/** The number of what was sent with this key, a random one that only this page knows; null where it cannot be read: it comes by mail, too. */
export function numberOf(senderKey: string): Promise<string | null> {
  const sent = get('/v1/contact/sent/{senderKey}', { params: { path: { senderKey } }, anonymous: true });
  return sent.then(({ number }) => numberIn(number)).catch(() => null);
}

/** A number of an enquiry; null for anything else that an address may bring. */
export const numberIn = (text: string | null): string | null => (text && /^C-\d{1,12}$/.test(text) ? text : null);

/** Digits alone, nine at most; the country's own prefix is no part of a number. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isWhole = digits.length === 11 || typed.trim().startsWith('+');
  return (isWhole && digits.startsWith('56') ? digits.slice(2) : digits).slice(0, 9);
}

/** A phone number while it is typed: the plus of a prefix is not shown, and is remembered until the prefix is whole. */
export interface PhoneTyped {
  digits: string;
  hasPlus: boolean;
}

/** @param typed what the field holds after a key or a paste. */
export function phoneAfter({ hasPlus }: PhoneTyped, typed: string): PhoneTyped {
  const goesOn = hasPlus && typed !== '' && !typed.includes('+');
  const digits = phoneDigits(goesOn ? `+${typed}` : typed);
  return { digits, hasPlus: (goesOn || typed.includes('+')) && /^\D*5?\D*$/.test(typed) };
}

/** The sentence that the server gave, where it refused what was typed. */
export function refusalOf(problem: unknown): string | null {
  const { status, text } = (problem ?? {}) as { status?: number; text?: string };
  return status !== undefined && status >= 400 && status < 500 && text && text.length < 300 ? text : null;
}
