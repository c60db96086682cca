import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS } from '../audit/actions';
import { en } from './en';
import { es } from './es';

const shapes = readFileSync(join(__dirname, '../../../api/event-shapes.ts'), 'utf8');
const types = [...shapes.matchAll(/^ {2}(\w+): '/gm)].map(([, type = '']) => type);
const languages = { es, en };

describe.each(Object.entries(languages))('in %s', (_, { timeline, console: { audit } }) => {
  it('knows the shop’s facts', () =>
    expect(types).toEqual(
      expect.arrayContaining(['OrderPlaced', 'RefundCompleted', 'SubscriptionEnded', 'DocumentIssued']),
    ));
  it.each(types)('a timeline has a sentence for %s', (type) => expect(Object.keys(timeline.event)).toContain(type));
  it.each(ACTIONS)('the log has words for what staff did: %s', (action) =>
    expect(Object.keys(audit.action)).toContain(action),
  );
  it('every word of the log can be asked for', () =>
    expect(ACTIONS).toEqual(expect.arrayContaining(Object.keys(audit.action))));
});

describe('the two languages', () => {
  /** Names of all words with the places they leave open. */
  const wordsIn = (table: object, under = ''): [string, string][] =>
    Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? wordsIn(value, `${under}${name}.`)
        : [[`${under}${name}`, [...new Set(String(value).match(/%\{\w+\}/g))].sort().join(' ')] as [string, string]],
    );

  it('leave the same places open in every word', () =>
    expect(Object.fromEntries(wordsIn(en))).toEqual(Object.fromEntries(wordsIn(es))));
});
