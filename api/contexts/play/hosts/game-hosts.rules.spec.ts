import { gameOfHost, originOf } from './game-hosts.rules.js';

describe('the host of a game', () => {
  it('lies below the games host, with the scheme of the shop', () => {
    expect(originOf('sudoku', 'https://shop.example', 'games.shop.example')).toBe('https://sudoku.games.shop.example');
    expect(originOf('sudoku', 'http://localhost:3000', 'games.localhost:3000')).toBe(
      'http://sudoku.games.localhost:3000',
    );
  });

  it.each([
    ['sudoku.games.shop.example', { slug: 'sudoku' }],
    ['Sudoku.Games.Shop.Example:443', { slug: 'sudoku' }],
    ['sudoku-del-sur.games.shop.example.', { slug: 'sudoku-del-sur' }],
    ['games.shop.example', 'unknown'],
    ['a.b.games.shop.example', 'unknown'],
    ['-.games.shop.example', 'unknown'],
    ['shop.example', null],
    ['xgames.shop.example', null],
    ['games.shop.example.evil.example', null],
    ['', null],
    [undefined, null],
  ])('is read from %p', (host, game) => expect(gameOfHost(host, 'games.shop.example:8080')).toEqual(game));
});
