import { plainOf, readLegalText } from './legal-markdown.js';

describe('a legal text in Markdown', () => {
  it('has clauses with their key, their summaries and their blocks', () => {
    expect(
      readLegalText('# Title\n\n## Who {#who}\n\n> Plain.\n\n> For children.\n\nOne.\n\n- **Two**: more\n'),
    ).toEqual({
      title: 'Title',
      sections: [
        {
          key: 'who',
          heading: 'Who',
          summary: 'Plain.',
          forChildren: 'For children.',
          paragraphs: ['One.', '- **Two**: more'],
        },
      ],
    });
  });

  it.each(['', 'Words first', '# Title\n\nWords before a clause'])('of another shape is refused: %j', (text) => {
    expect(() => readLegalText(text)).toThrow();
  });

  it('is read aloud without marks', () => {
    expect(plainOf('- **lang** (1 year): see [cookies](/cookies), LT-\\_\\_')).toBe(
      'lang (1 year): see cookies, LT-__',
    );
  });
});
