/**
 * Asserts that no name in the code (identifier or file) uses a word of the house's old dialect, and first that each such word
 * would be found. Texts for people and the games of `api/dev/games` have their own language.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../../api/dev/folders.mjs';

/** A word, what to say instead, and a name that has it. */
const dialect = [
  [/^(?:shelf|shelves)$/, 'library, cache', 'libraryShelf'],
  [/^seconded$/, 'second approval, approvedBy', 'secondedBy'],
  [/^grounds?$/, 'basis', 'groundOf'],
  [/^papers?$/, 'document', 'sendPaper'],
  [/^twins?$/, 'duplicate request, copy', 'orTwins'],
  [/^turns?$/, 'lock, index', 'inTurn'],
  [/^(?:crowds?|calm)$/, 'bulk queue, saturated', 'crowds'],
  [/^wish(?:es)?$/, 'request', 'PaidWish'],
  [/^(?:asked|asks)$/, 'request, checked', 'OrdersAsked'],
  [/^(?:told|tells?|telling)$/, 'reply, execute, report', 'tellGuardian'],
  [/^(?:standings?|situations?)$/, 'status', 'PlanStandings'],
  [/^unwanted$/, 'orphaned', 'PaymentUnwanted'],
  [/^childhood$/, 'minor', 'childhoodOf'],
  [/^agreements?$/, 'subscription, accepted text', 'Agreements'],
  [/^gifts?$/, 'benefit', 'CodeGift'],
  [/^wallets?$/, 'saved cards', 'walletOf'],
  [/^(?:desks?|mortals?|storms?)$/, 'console page, process, fault run', 'mortals'],
  [/^(?:nobody|somebody|whoever)$/, 'no one, a person', 'somebodyElse'],
];
const PLAYERS_ID = /^playerId$|^player_id$/;
/** What a word is where it is right, in which files alone, and a name in such a file that must pass. */
const exceptions = [
  {
    because: 'a wish is an entry of a wishlist',
    word: /^wish(?:es)?$/,
    file: /(?:^|\/)wishlist(?:\/|\.)/,
    seed: ['useWishes', 'storefront/src/features/wishlist/wishlist.ts'],
  },
  {
    because: 'the button that puts a game on the wishlist, by its own name',
    word: /^wish$/,
    name: /^WishButton$/,
    file: /^storefront\/src\/routes\//,
    seed: ['WishButton', 'storefront/src/routes/buying/cart.tsx'],
  },
  {
    because: 'the id by which one game or one tab knows a person; it is not the personId',
    name: PLAYERS_ID,
    file: /^(?:api\/contexts\/(?:achievements\/(?:passes|reports)|play\/time)|api\/contexts\/play(?=\/heartbeats)|storefront\/src\/features\/play|test\/api\/(?:achievements|play))\/|^test\/bench\/(?:achievements|heartbeats)\.mjs$/,
    seed: ['playerId', 'api/contexts/play/time/heartbeat.rules.ts'],
  },
];
const OTHERS_LANGUAGE = /\/(?:texts|i18n)\/|^api\/dev\/games\/|^test\/lint\//;
/** Names that a library gives, or that mean the thing itself: paper is a colour of MUI's theme. */
const GIVEN = new Set(['MuiPaper', 'paper']);

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** What to say instead in this file; null for a name that is right there. */
const faultOf = (name, file = '') => {
  if (GIVEN.has(name)) return null;
  const here = exceptions.filter((one) => one.file.test(file) && (one.name?.test(name) ?? true));
  if (PLAYERS_ID.test(name)) return here.some((one) => one.name === PLAYERS_ID) ? null : 'personId';
  const parts = wordsOf(name).filter((part) => !here.some(({ word }) => word?.test(part)));
  return dialect.find(([word]) => parts.some((part) => word.test(part)))?.[1] ?? null;
};

function namesIn(file) {
  const found = new Set();
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, false, kind));
  return found;
}

const tracked = execFileSync('git', ['ls-files', 'api', 'admin/src', 'storefront/src', 'test'], {
  cwd: root,
  encoding: 'utf8',
});
const files = tracked
  .split('\n')
  .filter((file) => /\.(?:m?ts|tsx|mjs|cjs|js)$/.test(file) && !OTHERS_LANGUAGE.test(file));
const problems = [
  ...dialect
    .filter(([word, , seed]) => !wordsOf(seed).some((part) => word.test(part)))
    .map(([word]) => `${word} is not found`),
  ...(faultOf('playerId') === null ? ['playerId is not found'] : []),
  ...['personId', 'MuiPaper', 'returnUrl', 'history', 'askTheBank']
    .filter((name) => faultOf(name))
    .map((name) => `${name} is found`),
  ...exceptions
    .filter(({ seed: [name, file] }) => faultOf(name, file) !== null || faultOf(name, 'api/other.ts') === null)
    .map(({ because }) => `${because}: the exception is not kept`),
  ...(faultOf('PaidWish', 'api/contexts/refunds/refund.ts') === null ? ['a wish for a request is not found'] : []),
  ...files.flatMap((file) =>
    [basename(file), ...namesIn(file)]
      .map((name) => [name, faultOf(name, file)])
      .filter(([, instead]) => instead !== null)
      .map(([name, instead]) => `${file}: ${name} (say ${instead})`),
  ),
];
for (const problem of problems) console.log(problem);
console.log(`names of ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
