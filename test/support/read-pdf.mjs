/** `node test/support/read-pdf.mjs < file.pdf`: prints as JSON what pdf.js reads in it. A program of its own, for Jest cannot load that one. */
import { readFileSync } from 'node:fs';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

// Node 20 lacks it, and without it no font is read.
ArrayBuffer.prototype.transferToFixedLength ??= function (length) {
  return this.slice(0, length);
};

const { OPS } = await getResolvedPDFJS();
const pdf = await getDocumentProxy(new Uint8Array(readFileSync(0)));
let text = '';
let emptyGlyphs = 0;
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  text += items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('') + '\n';
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn = fnArray.flatMap((operator, n) => (operator === OPS.showText ? argsArray[n][0] : []));
  emptyGlyphs += drawn.filter(({ originalCharCode }) => originalCharCode === 0).length;
}
console.log(JSON.stringify({ text, emptyGlyphs }));
