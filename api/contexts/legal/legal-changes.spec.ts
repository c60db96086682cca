import { changesBetween } from './legal-changes.js';
import { readLegalText } from './legal-markdown.js';

const OLD = readLegalText(`# Terms

## Price {#price}

You pay 100 pesos.

VAT is included.

## Gone {#gone}

Nothing stays.

## Law {#law}

Chilean law applies.
`);
const NEW = readLegalText(`# Terms

## Price {#price}

> In short.

> For children.

You pay 200 pesos.

VAT is **included**.

## Plans {#plans}

There are [plans](/subscription).

## Law {#law}

Chilean law applies.
`);

describe('what changed between two versions', () => {
  const changes = changesBetween(OLD, NEW);

  it('names each clause once, the gone ones last', () => {
    expect(changes.map(({ key, change }) => [key, change])).toEqual([
      ['price', 'changed'],
      ['plans', 'added'],
      ['law', 'same'],
      ['gone', 'removed'],
    ]);
  });

  it('shows words that came and went, paragraph by paragraph; summaries and marks are no change', () => {
    expect(changes[0]?.paragraphs.map(({ pieces }) => pieces)).toEqual([
      [
        { kind: 'same', text: 'You pay ' },
        { kind: 'removed', text: '100' },
        { kind: 'added', text: '200' },
        { kind: 'same', text: ' pesos.' },
      ],
      [{ kind: 'same', text: 'VAT is included.' }],
    ]);
    expect(changes[1]?.paragraphs.map(({ pieces }) => pieces)).toEqual([[{ kind: 'added', text: 'There are plans.' }]]);
    expect(changes[2]?.paragraphs).toEqual([]);
  });
});
