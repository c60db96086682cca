import { attachment, byteRange, isCached, isSameFile } from './byte-range.js';

describe('a range of a file of 1000 bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-999', { start: 0, end: 999 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=500-599', { start: 500, end: 599 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-500', { start: 500, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes= 5-9 ', { start: 5, end: 9 }],
    ['bytes=0-99999999999999999999', { start: 0, end: 999 }],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-1001', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=0-0,5-9', 'whole'],
    ['bytes=-500,0-1', 'whole'],
    ['bytes=', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=1-2-3', 'whole'],
    ['bytes=0x1-5', 'whole'],
    ['bytes=1.5-3', 'whole'],
    ['items=0-5', 'whole'],
    ['0-5', 'whole'],
  ])('asked for by %p is %p', (header, answer) => expect(byteRange(header, 1000)).toEqual(answer));

  it('of an empty file does not exist', () => expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable'));
});

describe('a file that a client has in part', () => {
  it.each([
    [undefined, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"other"', false],
    ['abc', false],
    ['Tue, 24 Nov 2026 02:00:00 GMT', false],
  ])('with If-Range %p is the same: %p', (header, same) => expect(isSameFile(header, '"abc"')).toBe(same));

  it.each([
    [undefined, false],
    ['"abc"', true],
    ['"other", W/"abc"', true],
    ['*', true],
    ['"other"', false],
  ])('with If-None-Match %p is cached: %p', (header, cached) => expect(isCached(header, '"abc"')).toBe(cached));
});

describe('the name of a download', () => {
  it.each([
    ['volcanes.zip', `attachment; filename="volcanes.zip"; filename*=UTF-8''volcanes.zip`],
    [
      'Números (niños) 1.2.zip',
      `attachment; filename="Numeros (ninos) 1.2.zip"; filename*=UTF-8''N%C3%BAmeros%20%28ni%C3%B1os%29%201.2.zip`,
    ],
    ['a"\r\nb: c', `attachment; filename="a___b_ c"; filename*=UTF-8''a%22%0D%0Ab%3A%20c`],
    ['星.zip', `attachment; filename="_.zip"; filename*=UTF-8''%E6%98%9F.zip`],
  ])('%j is safe in a header', (name, header) => expect(attachment(name)).toBe(header));
});
