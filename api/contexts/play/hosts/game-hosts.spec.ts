import { gameOfHost, hostLabel, originOf } from './game-hosts.js';

describe('the host of a game', () => {
  it('lies below the games host, with the scheme of the shop', () => {
    expect(originOf('sudoku', 'https://shop.example', 'games.shop.example')).toBe('https://sudoku.games.shop.example');
    expect(originOf('sudoku', 'http://localhost:3000', 'games.localhost:3000')).toBe(
      'http://sudoku.games.localhost:3000',
    );
  });

  it.each([
    ['sudoku.games.shop.example', { label: 'sudoku' }],
    ['Sudoku.Games.Shop.Example:443', { label: 'sudoku' }],
    ['sudoku-del-sur.games.shop.example.', { label: 'sudoku-del-sur' }],
    ['sudoku--0123456789ab.games.shop.example', { label: 'sudoku--0123456789ab' }],
    ['sudoku---0.games.shop.example', 'unknown'],
    ['games.shop.example', 'unknown'],
    ['a.b.games.shop.example', 'unknown'],
    ['-.games.shop.example', 'unknown'],
    ['shop.example', null],
    ['xgames.shop.example', null],
    ['games.shop.example.evil.example', null],
    ['', null],
    [undefined, null],
  ])('is read from %p', (host, game) => expect(gameOfHost(host, 'games.shop.example:8080')).toEqual(game));

  it('is one per game and person, and the same for all guests', () => {
    const [ana, beto] = ['018f7d5e-0000-7000-8000-000000000001', '018f7d5e-0000-7000-8000-000000000002'];
    const labels = [hostLabel('sudoku', ana), hostLabel('sudoku', beto), hostLabel('ajedrez', ana)];

    expect(hostLabel('sudoku', null)).toBe('sudoku');
    expect(hostLabel('sudoku', ana)).toBe(labels[0]);
    expect(labels[0]).toMatch(/^sudoku--[0-9a-f]{12}$/);
    expect(new Set(labels.map((label) => label.split('--')[1])).size).toBe(3);
  });

  it.each(['a'.repeat(60), `${'a'.repeat(47)}-${'b'.repeat(12)}`])('has a name that fits for %s', (slug) => {
    const label = hostLabel(slug, 'ana');

    expect(label.length).toBeLessThanOrEqual(63);
    expect(gameOfHost(`${label}.games.example`, 'games.example')).toEqual({ label });
  });
});
