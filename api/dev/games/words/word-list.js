/**
 * A word in syllables; the strong one in capitals: `ca-MIÓN`.
 * @typedef {{ word: string, syllables: string[], strong: number, bare: string, accentAt: number }} Word
 */

/** Words for children of second to fifth grade. */
export const WORDS = [
  ...['ca-MIÓN', 'ÁR-bol', 'LÁM-pa-ra', 'ca-FÉ', 'MÚ-si-ca', 'LÁ-piz', 'ra-TÓN', 'PÁ-ja-ro', 'so-FÁ', 'a-VIÓN'],
  ...['FÚT-bol', 'te-LÉ-fo-no', 'a-ZÚ-car', 'ja-BÓN', 'es-PE-jo', 'ven-TA-na', 'CA-sa', 're-LOJ', 'co-LOR', 'pa-PEL'],
  ...['ca-BA-llo', 'MÁ-gi-co', 'SÁ-ba-do', 'co-ra-ZÓN', 'FÁ-cil', 'DÉ-bil', 'per-SO-na', 'za-PA-to'],
  ...['a-MOR', 'can-TAR', 'jar-DÍN', 'com-PÁS', 'in-GLÉS', 'MÉ-di-co', 'NÚ-me-ro', 'PLÁ-ta-no', 'es-TRE-lla', 'NU-be'],
  ...['bai-LAR', 'CÁ-ma-ra', 'pin-GÜI-no', 'co-LLAR', 'ga-LLI-na', 'MA-pa', 'TÚ-nel', 'CÉS-ped', 'pe-QUE-ño'],
].map(wordOf);

/** @returns {Word} */
export function wordOf(/** @type {string} */ written) {
  const parts = written.split('-');
  const strong = parts.findIndex((part) => part === part.toUpperCase());
  const syllables = parts.map((part) => part.toLowerCase());
  const word = syllables.join('');
  const accentAt = [...word].findIndex((letter) => 'áéíóú'.includes(letter));
  return { word, syllables, strong, bare: withoutAccents(word), accentAt };
}

function withoutAccents(/** @type {string} */ word) {
  return [...word].map((letter) => 'aeiou'['áéíóú'.indexOf(letter)] ?? letter).join('');
}

/** How a word is called by its strong syllable: aguda, grave or esdrújula. */
export function kindOf(/** @type {Word} */ { syllables, strong }) {
  return /** @type {const} */ (['aguda', 'grave', 'esdrújula'])[Math.min(2, syllables.length - 1 - strong)];
}

/** Whether the general rules want an accent mark. */
export function wantsAccent(/** @type {Word} */ word) {
  const kind = kindOf(word);
  if (kind === 'esdrújula') return true;
  const endsOpen = /[aeiouns]$/.test(word.bare);
  return kind === 'aguda' ? endsOpen : !endsOpen;
}
