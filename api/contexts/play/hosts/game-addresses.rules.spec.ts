import { fileAddress, folderOf, pageAddress, readAddress } from './game-addresses.rules.js';

const HOST = 'https://sudoku.games.example';

describe('the address of a page of a game', () => {
  it('has a path without the ticket, and what stood behind it', () => {
    expect(pageAddress('', 'tic.k-et')).toBe('/play/?ticket=tic.k-et');
    expect(pageAddress('nivel 2/a.html', 'tic', '?x=1&ticket=old')).toBe('/play/nivel%202/a.html?x=1&ticket=tic');
  });

  it('is read back', () => {
    for (const name of ['', 'index.html', 'nivel 2/ñandú.html'])
      expect(readAddress(pageAddress(name, 'tic'), undefined)).toEqual({
        at: 'page',
        name,
        ticket: 'tic',
        isCopy: false,
      });
  });

  it('says whether it is read to be kept', () => {
    expect(readAddress(`${pageAddress('index.html', 'tic')}&copy`, undefined)).toMatchObject({
      name: 'index.html',
      isCopy: true,
    });
  });
});

describe('the address of a file of a game', () => {
  it('is read back', () => {
    for (const name of ['', 'a.js', 'data/level 1.json', 'a?b#c.png'])
      expect(readAddress(fileAddress(name, 'tic'), undefined)).toMatchObject({ at: 'file', name, ticket: 'tic' });
  });

  it('beside a page is known by who asked', () => {
    const wanted = { at: 'page', name: 'data/a.json', ticket: 'tic', isCopy: false };
    expect(readAddress('/play/data/a.json?v=2', `${HOST}${pageAddress('', 'tic')}`)).toEqual(wanted);
    expect(readAddress('/play/data/a.json', `${HOST}${fileAddress('game.js', 'tic')}`)).toEqual(wanted);
  });

  it('is none without a ticket, or of another form', () => {
    for (const url of [
      '/',
      '/play/a.js',
      '/t/',
      '/t/tic',
      '/t//a.js',
      '/other/a.js',
      '/t/tic/%',
      '//',
      '/play/%E0?ticket=t',
    ])
      expect(readAddress(url, undefined)).toBeNull();
    expect(readAddress('/play/a.js', 'nonsense')).toBeNull();
    expect(readAddress('/play/a.js', `${HOST}/other?ticket=tic`)).toBeNull();
  });
});

it.each([
  ['index.html', ''],
  ['web/index.html', 'web/'],
  ['a/b/c.html', 'a/b/'],
])('the folder of %s is %p', (name, folder) => expect(folderOf(name)).toBe(folder));
