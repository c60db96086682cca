import { getMetadataStorage } from 'class-validator';
import { contexts } from '../../contexts.js';
import { fieldMessage, spanishOf } from './field-messages.js';

interface Rule {
  target: { name: string } | string;
  propertyName: string;
  message?: unknown;
  constraints?: unknown[];
  constraintCls: new () => { defaultMessage?: (about: unknown) => string };
}

/** Every rule of every request that the shop reads. */
function rules(): Rule[] {
  expect(contexts.length).toBeGreaterThan(10);
  const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
  return [...validationMetadatas.values()].flat();
}

function sentenceOf(rule: Rule): string | null {
  if (!rule.constraintCls) return null;
  const about = {
    property: rule.propertyName,
    constraints: rule.constraints ?? [],
    value: 7,
    object: {},
    targetName: '',
  };
  const [own] = (
    getMetadataStorage() as unknown as {
      getTargetValidatorConstraints: (cls: unknown) => { instance: { defaultMessage?: (about: unknown) => string } }[];
    }
  ).getTargetValidatorConstraints(rule.constraintCls);
  const said = rule.message ?? own?.instance.defaultMessage?.(about) ?? null;
  const text =
    typeof said === 'function'
      ? String((said as (about: unknown) => string)(about))
      : said === null
        ? null
        : String(said);
  return (
    text &&
    text
      .replaceAll('$property', rule.propertyName)
      .replaceAll(/\$constraint(\d)/g, (_, n: string) => String(rule.constraints?.[Number(n) - 1]))
  );
}

describe('what is wrong with a field', () => {
  it('has Spanish words for every rule of every request', () => {
    const sentences = rules()
      .map(sentenceOf)
      .filter((sentence) => sentence !== null);
    expect(sentences.length).toBeGreaterThan(200);
    expect([...new Set(sentences.filter((sentence) => spanishOf(sentence) === null))]).toEqual([]);
  });
  it.each([
    ['must be whole pesos', 'deben ser pesos enteros'],
    ['property line should not exist', 'line no es parte de esta solicitud'],
    ['amount must not be less than 1', 'amount no debe ser menor que 1'],
    ['must have 1 to 400 characters', 'debe tener de 1 a 400 caracteres'],
  ])('says %p in the language of the caller', (english, spanish) => {
    expect([fieldMessage(english, 'es'), fieldMessage(english, 'en')]).toEqual([spanish, english]);
  });
});
