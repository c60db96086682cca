import { changedFields, emptyDraft, isSameContent, mendedDraft, type Draft } from './draft.rules.js';

class Typed {
  constructor(
    readonly en: string,
    readonly es: string,
  ) {}
}

const approved: Draft = { ...emptyDraft('Volcán'), title: { es: 'Volcán', en: 'Volcano' }, subjects: ['science'] };

describe('two texts', () => {
  it('are the same whatever made them, and in whatever order', () =>
    expect(isSameContent(new Typed('Volcano', 'Volcán'), { es: 'Volcán', en: 'Volcano' })).toBe(true));
  it.each([
    [
      { es: 'Volcán', en: 'Volcano' },
      { es: 'Volcán', en: 'volcano' },
    ],
    [{ es: 'Volcán' }, { es: 'Volcán', en: '' }],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [null, {}],
  ])('%j and %j are not', (one, other) => expect(isSameContent(one, other)).toBe(false));
});

describe('a change', () => {
  it('is what says something else than there is', () =>
    expect(
      changedFields(approved, { title: new Typed('Volcano', 'Volcán'), subjects: ['science', 'geography'] }),
    ).toEqual({ subjects: ['science', 'geography'] }));
});

describe('a draft whose approved texts are mended', () => {
  const mended = { es: 'Volcán despierto', en: 'Wide-Awake Volcano' };
  it('takes the mended ones over', () =>
    expect(mendedDraft({ ...approved, price: 4_990 }, approved, { title: mended })).toEqual({
      ...approved,
      title: mended,
      price: 4_990,
    }));
  it('keeps what its studio has written since', () => {
    const ours = { ...approved, title: { es: 'Volcanes', en: 'Volcanoes' } };
    expect(mendedDraft(ours, approved, { title: mended, subjects: ['geography'] })).toEqual({
      ...ours,
      subjects: ['geography'],
    });
  });
});
