import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_AFTER_END } from '../../../api/contexts/access/housekeeping.js';
import { LONGEST_LIFE, REMEMBERED_LIFE, SHORT_LIFE } from '../../../api/contexts/access/sessions/session.rules.js';
import { SIGN_INS_KEPT } from '../../../api/contexts/access/sessions/sign-ins.js';
import { splitRuleOn } from '../../../api/contexts/books/split.rules.js';
import { contentOf, type DocumentFacts } from '../../../api/contexts/documents/content/document.template.js';
import { SALE_WORDS } from '../../../api/contexts/documents/content/sale.words.js';
import { receipt, type ReceiptFacts } from '../../../api/contexts/documents/mails/receipt.mail.js';
import { DOCUMENTS, readVersions, type LegalDocument } from '../../../api/contexts/legal/legal-files.js';
import { PLAY_DATA_KEPT } from '../../../api/contexts/library/library.decider.js';
import { SESSIONS_KEPT } from '../../../api/contexts/play/tickets/ticket-housekeeping.js';
import { COOLING_OFF } from '../../../api/contexts/privacy/erasure/erasure.decider.js';
import { COPY_KEPT } from '../../../api/contexts/privacy/exports/make-export.js';
import { LEAST_PLAYED_SECONDS } from '../../../api/contexts/ratings/rating.rules.js';
import * as rights from '../../../api/contexts/refunds/requesting/rights.rules.js';
import { endOfYear } from '../../../api/contexts/schools/school-year.rules.js';
import { GRACE_DAYS, TRY_AGAIN_AFTER } from '../../../api/contexts/subscriptions/periods/dunning.rules.js';
import { ANNOUNCED_AFTER_FAILURE, ANNOUNCED_BEFORE } from '../../../api/contexts/subscriptions/periods/due.rules.js';
import { ARTICLES } from '../../../api/contexts/support/help/help-texts.js';
import { FILES_KEPT_DAYS, WORDS_KEPT_DAYS } from '../../../api/contexts/support/kept.rules.js';
import { PROMISED_DAYS } from '../../../api/contexts/support/promise.rules.js';
import { LARGEST_ATTACHMENT } from '../../../api/contexts/support/reporting/report.rules.js';
import { readConfig } from '../../../api/config.js';
import { civilDateOf, plusDays } from '../../../api/kernel/calendar.js';
import { days, hours, instant } from '../../../api/kernel/instant.js';
import { vatRateOn } from '../../../api/kernel/vat.js';
import { FORMATS } from '../../../api/platform/formatting.js';
import { earnings as earningsEn } from '../../../storefront/src/texts/en/money/earnings.js';
import { earnings as earningsEs } from '../../../storefront/src/texts/es/money/earnings.js';

const LANGUAGES = ['es', 'en'] as const;
const TODAY = '2026-11-28';
const config = readConfig({ DATABASE_URL: 'postgres://nobody@localhost/nothing' });

const inDays = (ms: number): number => ms / days(1);
const age = config.ageOfOwnDecisions;
const developers = splitRuleOn(TODAY).developerPercent;
const split = [developers, 100 - developers];
const { WITHDRAWAL_DAYS, WITHDRAWAL_DAYS_UNCONFIRMED, GOODWILL_DAYS, TAKEDOWN_DAYS, ANSWER_WORKING_DAYS } = rights;
const goodwillHours = rights.GOODWILL_MINUTES / 60;
const keptAfterEnd = inDays(Number(/\d+/.exec(KEPT_AFTER_END)?.[0]));
/** Of the storefront, whose module opens a page. */
const answerKeptDays = Number(
  /KEPT_FOR_DAYS = (\d+)/.exec(
    readFileSync(join(__dirname, '../../../storefront/src/features/measuring/banner.ts'), 'utf8'),
  )?.[1],
);
/** What laws say, and nothing in the code. */
const LAW = {
  consumers: '19.496',
  data: '21.719',
  dataFrom: [1, 2026],
  article: 3,
  refundAtMost: 45,
  answerRequests: 30,
  keepRecordsYears: 6,
  fullAge: 18,
};
/** Compared with the cookies themselves by `explain-cookies`. */
const COOKIES = { language: 1, device: 180, google: 1 };

type Figure = string | number;
interface Clause {
  text?: readonly Figure[];
  /** Of its summaries. */
  summary?: readonly Figure[];
}

/** Every figure of the texts in force, clause by clause, in the order in which it is read. */
const LEGAL: Record<LegalDocument, Record<string, Clause>> = {
  terms: {
    account: { text: [inDays(COOLING_OFF)] },
    minors: { text: [age, LAW.fullAge], summary: [age] },
    prices: { text: [vatRateOn(TODAY, config.vatRates)] },
    withdrawal: {
      text: [WITHDRAWAL_DAYS, WITHDRAWAL_DAYS_UNCONFIRMED, GOODWILL_DAYS, goodwillHours],
      summary: [WITHDRAWAL_DAYS, GOODWILL_DAYS, goodwillHours],
    },
    problems: {
      text: [ANSWER_WORKING_DAYS, PROMISED_DAYS.report, LAW.consumers],
      summary: [ANSWER_WORKING_DAYS, PROMISED_DAYS.report],
    },
    developers: { summary: [developers] },
  },
  withdrawal: {
    right: {
      text: [WITHDRAWAL_DAYS, WITHDRAWAL_DAYS, LAW.article, LAW.consumers, GOODWILL_DAYS],
      summary: [WITHDRAWAL_DAYS],
    },
    confirmation: {
      text: [WITHDRAWAL_DAYS_UNCONFIRMED, WITHDRAWAL_DAYS_UNCONFIRMED, WITHDRAWAL_DAYS],
      summary: [WITHDRAWAL_DAYS_UNCONFIRMED],
    },
    goodwill: {
      text: [GOODWILL_DAYS, goodwillHours, GOODWILL_DAYS, goodwillHours],
      summary: [GOODWILL_DAYS, goodwillHours],
    },
    takedown: { text: [TAKEDOWN_DAYS, TAKEDOWN_DAYS] },
    refund: {
      text: [ANSWER_WORKING_DAYS, LAW.refundAtMost, inDays(PLAY_DATA_KEPT)],
      summary: [inDays(PLAY_DATA_KEPT)],
    },
    request: { text: [ANSWER_WORKING_DAYS] },
    other: { text: [LAW.consumers] },
  },
  privacy: {
    controller: { text: [LAW.data, ...LAW.dataFrom] },
    'not-done': { text: [age] },
    time: {
      text: [
        inDays(PLAY_DATA_KEPT),
        SHORT_LIFE / hours(1),
        inDays(REMEMBERED_LIFE),
        inDays(LONGEST_LIFE),
        inDays(REMEMBERED_LIFE) + keptAfterEnd,
        inDays(SIGN_INS_KEPT),
        inDays(SESSIONS_KEPT),
        WORDS_KEPT_DAYS / 365,
        FILES_KEPT_DAYS,
        inDays(COPY_KEPT),
        LAW.keepRecordsYears,
      ],
    },
    rights: { text: [inDays(COOLING_OFF), LAW.answerRequests, LAW.answerRequests] },
    children: { text: [age], summary: [age] },
    classes: { text: [Number(endOfYear(2026).slice(-2))] },
  },
  subscription: {
    parties: { text: [age] },
    renewal: { text: [...ANNOUNCED_BEFORE, ...ANNOUNCED_AFTER_FAILURE] },
    failed: { text: [...TRY_AGAIN_AFTER, GRACE_DAYS], summary: [TRY_AGAIN_AFTER.length, GRACE_DAYS] },
    withdrawal: { text: [WITHDRAWAL_DAYS, WITHDRAWAL_DAYS_UNCONFIRMED], summary: [WITHDRAWAL_DAYS] },
    share: { text: split, summary: [developers] },
  },
  cookies: {
    needed: { text: [COOKIES.language, COOKIES.device, COOKIES.google] },
    never: { text: [age, age] },
    answer: { text: [answerKeptDays] },
  },
  guardian: { data: { text: [age] } },
  marketing: {},
  developers: { money: { text: split } },
};

/** The figures of the help, page by page. */
const HELP: Record<string, readonly Figure[]> = {
  'return-a-game': [WITHDRAWAL_DAYS, GOODWILL_DAYS, goodwillHours],
  'review-a-game': [LEAST_PLAYED_SECONDS / 3_600],
  children: [age, age],
  'publish-a-game': split,
  'report-a-problem': [PROMISED_DAYS.report, LARGEST_ATTACHMENT / 1_048_576, FILES_KEPT_DAYS],
  // WCAG 2.2 is the name of a standard.
  accessibility: ['2.2', PROMISED_DAYS.report, PROMISED_DAYS.enquiry],
};

/** Figures as they are read; those of the seller are names. */
function figuresIn(text: string): string[] {
  const { rut, address } = config.seller;
  return (
    text
      .replaceAll(rut, '')
      .replaceAll(address, '')
      .match(/\d[\d.,]*\d|\d/g) ?? []
  );
}
const shown = (figures: readonly Figure[] = []): string[] => figures.map(String);

describe('the figures of what studios read about pay-outs', () => {
  it.each([
    ['es', earningsEs],
    ['en', earningsEn],
  ] as const)('are those of the right to give games back: %s', (_, { payableText, split: { pay } }) => {
    expect(figuresIn(payableText)).toEqual(shown([GOODWILL_DAYS, WITHDRAWAL_DAYS_UNCONFIRMED]));
    expect(figuresIn(pay)).toEqual(shown([GOODWILL_DAYS]));
  });
});

describe('the figures of the legal texts in force', () => {
  it.each(LANGUAGES.flatMap((language) => DOCUMENTS.map((document) => [document, language] as const)))(
    'are those of the code: %s, %s',
    (document, language) => {
      const { sections } = readVersions(document).at(-1)?.texts[language] ?? { sections: [] };
      const read = sections.map(({ key, heading, paragraphs, summary, forChildren }) => ({
        key,
        text: figuresIn([heading, ...paragraphs].join('\n')),
        summary: figuresIn(`${summary ?? ''}\n${forChildren ?? ''}`),
      }));
      expect(read).toEqual(
        sections.map(({ key }) => {
          const { text, summary } = LEGAL[document][key] ?? {};
          return { key, text: shown(text), summary: shown(summary) };
        }),
      );
      for (const key of Object.keys(LEGAL[document])) expect(sections.map((section) => section.key)).toContain(key);
    },
  );

  it('stand in digits, where they are compared', () => {
    const words = /\b(siete|diez|décimo|catorce|noventa|seven|ten|tenth|fourteen|ninety)\b/i;
    for (const document of DOCUMENTS)
      for (const language of LANGUAGES)
        expect(JSON.stringify(readVersions(document).at(-1)?.texts[language])).not.toMatch(words);
  });
});

describe('the figures of the help', () => {
  it.each(LANGUAGES.flatMap((language) => ARTICLES.map((article) => [article.slug, language, article] as const)))(
    'are those of the code: %s, %s',
    (slug, language, { texts }) => {
      const { title, summary, sections } = texts[language];
      const read = figuresIn(
        [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n'),
      );
      expect(read).toEqual(shown(HELP[slug]));
    },
  );
});

describe('the figures of a receipt', () => {
  /** Two games that were bought with a card. */
  const sample = receipt.samples?.[0] as Omit<ReceiptFacts, 'email' | 'username' | 'language'>;
  const { order } = sample;
  const withdrawal = (language: 'es' | 'en'): Figure[] => [
    ...figuresIn(
      FORMATS[language].day(plusDays(civilDateOf(instant(order.paidAt ?? order.placedAt)), WITHDRAWAL_DAYS)),
    ),
    WITHDRAWAL_DAYS,
    WITHDRAWAL_DAYS_UNCONFIRMED,
    goodwillHours,
    GOODWILL_DAYS,
  ];
  const read = (sections: readonly { paragraphs?: readonly string[] }[] = []): string[] =>
    figuresIn(sections.flatMap(({ paragraphs = [] }) => paragraphs).join('\n'));

  it.each(LANGUAGES)('are those of the code in its mail, before the legal texts that it carries: %s', (language) => {
    const write = receipt.texts[language];
    const facts = { ...sample, email: 'ana@example.test', username: 'Ana', language };
    const { sections = [] } = typeof write === 'function' ? write(facts, FORMATS[language]) : write;
    const annex = sections.findIndex(
      ({ heading }) => heading === readVersions('withdrawal').at(-1)?.texts[language].title,
    );
    expect(read(sections.slice(0, annex))).toEqual(shown([...withdrawal(language), ANSWER_WORKING_DAYS]));
  });

  it.each(LANGUAGES)('are those of the code in print: %s', (language) => {
    const { sections } = contentOf({
      ...sample,
      order: { ...order, language },
      document: { series: 'receipt', number: 12, issuedAt: order.placedAt },
      seller: config.seller,
      refund: null,
      corrects: null,
      buyer: null,
    } as unknown as DocumentFacts);
    expect(sections.map(({ heading }) => heading)).toContain(SALE_WORDS.withdrawal[language]);
    expect(read(sections)).toEqual(shown(withdrawal(language)));
  });
});
