/**
 * Asserts that no text of `api/openapi.json` uses a word of the house's old dialect, and first that each such word would be found.
 * Words in backticks are names of the wire and stay. `letter` (of a password) and `news` (by mail) are plain English there.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../api/dev/folders.mjs';

/** A word, what to say instead, and a text that has it. */
const dialect = [
  [/\b(?:tell(?:s|ing)?|told)\b/i, 'say, return, execute', 'Tells the price.'],
  [/\bask(?:s|ed|ing)?\b/i, 'request, check the status', 'The bank is asked once more.'],
  [/\bwish(?:es)?\b/i, 'refund request', 'The same wish again.'],
  [/\b(?:standing|situation)\b/i, 'status', 'The standing of the payment.'],
  [/\b(?:unwanted|return-money)\b/i, 'orphaned payment', 'Gives unwanted money back.'],
  [/\bseconded\b/i, 'second approval', 'Has to be seconded.'],
  [/\bgrounds?\b/i, 'legal basis', 'The ground of the refund.'],
  [/\bgifts?\b/i, 'benefit', 'The gift of the code.'],
  [/\b(?:agreements?|openings?)\b/i, 'subscription', 'The same agreement.'],
  [/\bshel(?:f|ves)\b/i, 'library, cache', 'Leaves the shelf.'],
  [/\bwallets?\b/i, 'saved cards', 'The cards of the wallet.'],
  [/\bpapers?\b/i, 'document', 'The paper as a PDF.'],
  [/\b(?:childhood|growing up|may ?buy)\b/i, 'minor, can purchase', 'Whether the person may buy.'],
  [/\b(?:twins?|turns?|crowds?|calm)\b/i, 'duplicate request, lock, bulk queue', 'A twin of the request.'],
  [/\b(?:boards?|desks?|stor(?:y|ies)|cases)\b/i, 'list query, detail view, store', 'The story of an order.'],
  [/\b(?:shop's people|team)\b/i, 'staff', "What the shop's people did."],
  [
    /\b(?:whoever|somebody|nobody|anybody|anew)\b|\bone's own\b/i,
    'a person, no one, again',
    'Whoever wants out gets out.',
  ],
];

const faultsIn = (text) => dialect.filter(([word]) => word.test(text.replace(/`[^`]*`/g, '')));

function textsOf(node, path = '') {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    (key === 'summary' || key === 'description') && typeof value === 'string'
      ? [[path, value]]
      : textsOf(value, `${path} ${key}`),
  );
}

const texts = textsOf(JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')));
const problems = [
  ...dialect
    .filter(([word, , seeded]) => !faultsIn(seeded).some(([found]) => found === word))
    .map(([word]) => `${word} is not found`),
  ...faultsIn('409 `refund-own-wish`').map(([word]) => `${word} is found in a name of the wire`),
  ...texts.flatMap(([path, text]) =>
    faultsIn(text).map(([word, instead]) => `${path}: "${word.exec(text)?.[0]}" (say ${instead}) in: ${text}`),
  ),
];
for (const problem of problems) console.log(problem);
console.log(`${texts.length} texts of the API, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
