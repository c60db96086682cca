import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Problem } from '../../../platform/http/problem.js';

/** The longest text in an answer; real ones have some hundred characters. */
const LONGEST = 8_000;

/** An answer of a device to make a passkey. @throws Problem 422 `passkey-unreadable` for any other shape. */
export function readNewPasskey(answer: Record<string, unknown>): RegistrationResponseJSON {
  return read<RegistrationResponseJSON>(answer, ['clientDataJSON', 'attestationObject']);
}

/** An answer of a device to a log-in. @throws Problem 422 `passkey-unreadable` for any other shape. */
export function readPasskey(answer: Record<string, unknown>): AuthenticationResponseJSON {
  return read<AuthenticationResponseJSON>(answer, ['clientDataJSON', 'authenticatorData', 'signature']);
}

function read<Answer>(answer: Record<string, unknown>, needed: readonly string[]): Answer {
  const response = answer.response as Record<string, unknown> | null | undefined;
  const texts = [answer.id, answer.rawId, ...needed.map((name) => response?.[name])];
  const isWhole = texts.every((text) => typeof text === 'string' && text !== '' && text.length <= LONGEST);
  if (!isWhole || answer.type !== 'public-key') throw new Problem(422, 'passkey-unreadable');
  const transports = Array.isArray(response?.transports)
    ? response.transports.filter((way) => typeof way === 'string' && /^[a-z-]{1,20}$/.test(way)).slice(0, 8)
    : [];
  return { ...answer, clientExtensionResults: {}, response: { ...response, transports } } as Answer;
}
