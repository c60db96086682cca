import { placeOf } from './copy-places';

it.each([
  ['/play/index.html?ticket=a.b-c&copy', '/play/index.html'],
  ['/t/a.b-c/data/level%201.json?v=2', '/t/data/level%201.json'],
  ['/t/a.b-c/', '/t/'],
  ['/sandbox/bridge-0123456789abcdef.js', '/sandbox/bridge-0123456789abcdef.js'],
  ['/t/a.b-c', null],
  ['/keeper', null],
  ['/', null],
])('what lies at %s is kept at %p', (path, place) => {
  expect(placeOf(new URL(path, 'https://sudoku.games.example'))).toBe(place);
});
