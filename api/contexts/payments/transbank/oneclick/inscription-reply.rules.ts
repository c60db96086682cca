import type { FinishReply } from '../../payment.commands.js';

/** Left, timed out, or asked for too late. */
const NOT_FINISHED = -96;

/** Judges a finish's answer: there is a card only with code 0 and a name to charge it by. */
export function judgeFinish(reply: unknown): FinishReply {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply))
    return { is: 'no-answer', why: 'the body was no object' };
  const {
    response_code: code,
    tbk_user: tbkUser,
    card_type: brand,
    card_number: number,
    authorization_code: authorizationCode,
  } = reply as Record<string, unknown>;
  if (typeof code !== 'number' || !Number.isInteger(code)) return { is: 'no-answer', why: 'the answer had no code' };
  if (code === NOT_FINISHED) return { is: 'not-finished', responseCode: code };
  if (code !== 0) return { is: 'refused', responseCode: code };
  if (typeof tbkUser !== 'string' || tbkUser === '') return { is: 'no-answer', why: 'an approval without a user' };
  return {
    is: 'enrolled',
    tbkUser,
    brand: textOr(brand, ''),
    last4: /\d{4}$/.exec(textOr(number, ''))?.[0] ?? '',
    authorizationCode: textOr(authorizationCode, ''),
  };
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value.slice(0, 40) : otherwise;
}
