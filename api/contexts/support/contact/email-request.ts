import { isEmail } from 'class-validator';
import { storedAddress } from '../../../platform/email-address.js';

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

export const GAME_STAGES = ['idea', 'prototype', 'finished', 'published'] as const;
export const GAME_KINDS = ['web', 'download'] as const;

/** What a studio may add in the form for developers; null for what it left out. */
export interface GameFields {
  /** Of the studio or the game: a whole address, http or https. */
  webAddress: string | null;
  gameStage: (typeof GAME_STAGES)[number] | null;
  gameKind: (typeof GAME_KINDS)[number] | null;
}

/** Of the forms that do not ask about a game. */
export const NO_GAME: GameFields = { webAddress: null, gameStage: null, gameKind: null };

/** Why a request cannot be an enquiry; each code has its sentence. */
export type EnquiryFault =
  | 'enquiry-incomplete'
  | 'enquiry-address-invalid'
  | 'enquiry-stage-unknown'
  | 'enquiry-kind-unknown'
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
const LONGEST_ADDRESS = 300;
const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
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

/** What a studio adds about its game, or what is wrong with it. */
export function readGame(params: Record<string, string>): GameFields | EnquiryFault {
  const [address, stage, kind] = ['web_address', 'game_stage', 'game_kind'].map((name) => (params[name] ?? '').trim());
  const webAddress = address ? wholeAddress(address) : null;
  const gameStage = stage ? GAME_STAGES.find((one) => one === stage) : null;
  const gameKind = kind ? GAME_KINDS.find((one) => one === kind) : null;
  if (webAddress === undefined) return 'enquiry-address-invalid';
  if (gameStage === undefined) return 'enquiry-stage-unknown';
  if (gameKind === undefined) return 'enquiry-kind-unknown';
  return { webAddress, gameStage, gameKind };
}

/** Undefined for what is no address of the web. People often leave the https:// out. */
function wholeAddress(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(address) || CONTROLS.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isOfTheWeb = /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username + password === '';
  return isOfTheWeb && href.length <= LONGEST_ADDRESS ? href : undefined;
}

/** By which the page that sent an enquiry reads its number; null for none, or for one that could be guessed. */
export function senderKeyIn({ sender_key: key = '' }: Record<string, string>): string | null {
  return RANDOM_UUID.test(key) ? key.toLowerCase() : null;
}

/** Whether a program filled in a form of the shop's pages: the field that people do not see, or no time to type. */
export function looksAutomatic({
  ludoteca_blank: unseen = '',
  open_for_ms: openForMs = '',
}: Record<string, string>): boolean {
  return unseen !== '' || (/^\d+$/.test(openForMs) && Number(openForMs) < FASTEST_MS);
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
