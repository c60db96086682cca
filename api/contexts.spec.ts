import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contexts } from './contexts.js';
import { PLATFORM_MESSAGES } from './platform/http/messages.js';
import { writeMail } from './platform/mail/mail.js';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/^(simulator|dev)\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }));
const tables = [PLATFORM_MESSAGES, ...contexts.map((context) => context.messages ?? {})];
const sentences = tables.flatMap((table) => Object.entries(table));

/** The codes that a source can say no with; a problem that brings its own sentence needs none from a table. */
const codesIn = (text: string): string[] =>
  [...text.matchAll(/new (?:Refusal|Problem)\(([^;]*);/g)].flatMap(([, call = '']) =>
    call.includes('sentence:') ? [] : [...call.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code = '']) => code),
  );

describe('every "no" of the shop', () => {
  const known = new Set(sentences.map(([code]) => code));
  const said = [...new Set(sources.flatMap(({ text }) => codesIn(text)))];

  it('is found in the sources', () =>
    expect(said).toEqual(
      expect.arrayContaining(['payment-in-progress', 'already-owned', 'game-unknown', 'not-signed-in']),
    ));
  it.each(said)('%s has its sentence', (code) => expect([...known]).toContain(code));
});

describe('every sentence of the shop', () => {
  it.each(sentences)('%s is told in both languages', (_, { es, en }) => {
    expect(es).toMatch(/^[¿¡]?[A-ZÁÉÍÓÚÑ].*[.?!]$/s);
    expect(en).toMatch(/^[A-Z].*[.?!]$/s);
    expect(es).not.toBe(en);
  });
  it('stands in one table alone', () => {
    const codes = sentences.map(([code]) => code);
    expect(codes.filter((code, n) => codes.indexOf(code) !== n)).toEqual([]);
  });

  /** Every name between quotes that is not the key of a sentence. */
  const spoken = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/'([a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)'(?!: \{)/g)].map(([, code]) => code),
    ),
  );
  it.each(sentences)('%s can be said by a person', (code) => expect(spoken).toContain(code));
});

describe('every mail of the shop', () => {
  const mails = contexts.flatMap((context) => context.mails ?? []);
  const planned = [
    ...new Set(
      sources
        .filter(({ name }) => !name.endsWith('.mail.ts'))
        .flatMap(({ text }) => [...text.matchAll(/'(mail:[a-z-]+)'/g)].map(([, kind = '']) => kind)),
    ),
  ];

  it('has a name of its own', () => expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length));
  it.each(planned)('%s, which the code plans or looks for, is declared', (kind) =>
    expect(mails.map((mail) => mail.kind)).toContain(kind),
  );
  it.each(mails.filter(({ on }) => !on).map(({ kind }) => kind))(
    '%s, which no event calls for, is planned by the code',
    (kind) => expect(planned).toContain(kind),
  );
  it.each(mails.flatMap((mail) => (mail.samples ?? [{}]).map((sample, n) => [mail.name, n, mail, sample] as const)))(
    '%s, sample %i, says something in each language',
    (_, _n, mail, sample) => {
      const [es, en] = (['es', 'en'] as const).map((language) =>
        writeMail(
          mail,
          { email: 'ana@example.test', username: 'Ana', language, url: '/a-page', ...sample },
          'https://ludoteca.test',
        ),
      );
      for (const text of [es, en]) {
        expect(`${text?.subject}${text?.html}${text?.text}`).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
        expect(text?.html).toContain('</html>');
      }
      expect(es?.subject).not.toBe(en?.subject);
    },
  );
});

describe('every event of the shop', () => {
  const types = contexts
    .flatMap(({ streams = [] }) => streams.flatMap(({ eventTypes }) => eventTypes))
    .map(({ type }) => type);
  const written = sources
    .filter(({ name }) => name.endsWith('.events.ts'))
    .flatMap(({ text }) => [...text.matchAll(/Fact<\s*'(\w+)'/g)].map(([, type = '']) => type));

  it('is known to the log, and no other', () => expect([...types].sort()).toEqual([...written].sort()));
  it('has one name', () => expect(new Set(types).size).toBe(types.length));
});

describe('every column that a migration adds', () => {
  const added = sources
    .filter(({ name }) => /\d{13}-[\w-]+\.ts$/.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/\badd column (?:if not exists )?([^;`]*?)(?=,\s*add column|[;`])/gi)].map(
        ([, column = '']) => ({ name, column: column.replace(/\s+/g, ' ').trim() }),
      ),
    );

  it('may be left out by the release before, which does not know it', () => {
    expect(added.length).toBeGreaterThan(0);
    expect(
      added.filter(({ column }) => /\bnot null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column)),
    ).toEqual([]);
  });
});
