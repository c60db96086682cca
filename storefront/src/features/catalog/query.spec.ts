import {
  chosenFilters,
  gamesQuery,
  lookingFor,
  offeredSubjects,
  subjectsOf,
  toSearch,
  withSubject,
  type Looking,
} from './query';

const from = (search: string): Looking => lookingFor(new URLSearchParams(search));

describe('what a person looks for', () => {
  it('is read from the address and written back the same', () => {
    const search =
      '?search=volcanes+y+mar&subject=math%2Cscience&objective=MA03-OA-08&grade=5&platform=web&language=es&price=free&sort=-price&page=3';
    expect(toSearch(from(search))).toBe(search);
  });
  it('is everything when the address says nothing', () => expect([from(''), toSearch({})]).toEqual([{}, '']));
  it.each([
    'subject=magic',
    'subject=math,magic',
    'objective=MA03',
    'objective=ma03-oa-08',
    'grade=13',
    'grade=-1',
    'grade=05',
    'platform=amiga',
    'language=fr',
    'price=cheap',
    'sort=relevance',
    'sort=price,title,x',
    'page=0',
    'page=two',
    'page=99999',
    `search=${'x'.repeat(101)}`,
    'search=%20',
    'utm_source=mail',
  ])('leaves out what no one can mean: %s', (search) => expect(from(search)).toEqual({}));
  it('does not say that it is on the first page', () => expect(toSearch({ grade: '5', page: '1' })).toBe('?grade=5'));
  it('asks the server for a page of twenty', () =>
    expect(gamesQuery({ grade: '5', page: '2' })).toEqual({ grade: 5, page: 2, size: 20 }));
});

describe('choosing a subject', () => {
  it('adds it, back on the first page', () =>
    expect(withSubject({ subject: 'math', page: '3', grade: '5' }, 'science')).toMatchObject({
      subject: 'math,science',
      page: undefined,
      grade: '5',
    }));
  it('takes it away again', () =>
    expect(subjectsOf(withSubject({ subject: 'math,science' }, 'math'))).toEqual(['science']));
  it('leaves nothing in the address after the last one', () =>
    expect(toSearch(withSubject({ subject: 'math' }, 'math'))).toBe(''));
});

describe('what is offered', () => {
  it('are subjects with games, and those already chosen', () => {
    const facets = {
      subjects: { math: 3, science: 0 },
      grades: {},
      platforms: {},
      languages: {},
      price: { free: 0, paid: 3 },
    };
    expect(offeredSubjects(facets, { subject: 'music' })).toEqual(['math', 'music']);
  });
  it('counts filters, and not the words, the subject or the order', () =>
    expect(
      chosenFilters({ search: 'x', subject: 'math', sort: 'title', page: '2', grade: '0', price: 'free' }),
    ).toEqual(['grade', 'price']));
});
