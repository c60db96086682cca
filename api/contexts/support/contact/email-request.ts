import { isEmail } from 'class-validator';
import { storedAddress } from '../../../platform/email-address.js';
import type { Language } from '../../../kernel/language.js';

/** What the client library sends, however it came. */
export interface EmailRequest {
  userId: string;
  serviceId: string;
  templateId: string;
  params: Record<string, string>;
}

/** The five fields of the contact form. */
export interface EnquiryFields {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
}

/** Why a request cannot be an enquiry; each code has its sentence. */
export type EnquiryFault =
  | 'enquiry-incomplete'
  | 'enquiry-phone-invalid'
  | 'enquiry-email-invalid'
  | 'enquiry-field-too-long'
  | 'enquiry-name-invalid';

const LONGEST: Record<keyof EnquiryFields, number> = {
  name: 100,
  company: 120,
  email: 254,
  phone: 9,
  message: 5_000,
};
const FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const;
/** People need longer than this to fill in five fields. */
const FASTEST_MS = 3_000;

/** Nothing else can be written to. */
const PRINTABLE = /^[\x21-\x7e]+$/;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The parts of a request: as JSON its parameters lie apart, in a form they stand beside them. */
export function readEmailRequest(body: Record<string, unknown>, how: 'json' | 'form'): EmailRequest {
  const { user_id: user, service_id: service, template_id: template } = body;
  const own = how === 'json' ? body.template_params : body;
  const params = typeof own === 'object' && own !== null ? Object.entries(own) : [];
  return {
    userId: wordOf(user),
    serviceId: wordOf(service),
    templateId: wordOf(template),
    params: Object.fromEntries(params.map(([name, value]) => [name, wordOf(value)])),
  };
}

/** The first parameter that is missing, by the name of the wire. */
export function missingParameter({ userId, serviceId, templateId }: EmailRequest): string | null {
  if (!userId) return 'user_id';
  if (!serviceId) return 'service_id';
  return templateId ? null : 'template_id';
}

/** The fields of an enquiry, or what is wrong with them. */
export function readEnquiry(params: Record<string, string>): EnquiryFields | EnquiryFault {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, (params[name] ?? '').trim()])) as unknown;
  const enquiry = fields as EnquiryFields;
  if (FIELDS.some((name) => enquiry[name] === '')) return 'enquiry-incomplete';
  if (!/^\d{1,9}$/.test(enquiry.phone)) return 'enquiry-phone-invalid';
  if (FIELDS.some((name) => enquiry[name].length > LONGEST[name])) return 'enquiry-field-too-long';
  const email = storedAddress(enquiry.email);
  if (!PRINTABLE.test(email) || !isEmail(email)) return 'enquiry-email-invalid';
  if (CONTROLS.test(enquiry.name + enquiry.company)) return 'enquiry-name-invalid';
  return { ...enquiry, email };
}

/** Whether a program filled in a form of the shop's pages: the field that people do not see, or no time to type. */
export function looksAutomatic({
  ludoteca_blank: unseen = '',
  open_for_ms: openForMs = '',
}: Record<string, string>): boolean {
  return unseen !== '' || (/^\d+$/.test(openForMs) && Number(openForMs) < FASTEST_MS);
}

/** The language of the page, where the form says it. */
export function languageIn(params: Record<string, string>, otherwise: Language): Language {
  const { language } = params;
  return language === 'es' || language === 'en' ? language : otherwise;
}

/** Whether an address, or all of its domain (`@example.org`), is blocked. */
export function isBlocked(email: string, blocked: readonly string[]): boolean {
  const address = storedAddress(email);
  const [, domain = ''] = address.split('@');
  return blocked.map(storedAddress).some((entry) => entry === address || entry === `@${domain}`);
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
