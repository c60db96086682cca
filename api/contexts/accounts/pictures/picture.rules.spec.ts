import { addressOf, bytesOf, isAlsoSomethingElse, isPicture, middleSquare, nameIn } from './picture.rules.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a picture sent as text', () => {
  it('may have the address in front that browsers write', () => {
    expect(bytesOf('aG9sYQ==').toString()).toBe('hola');
    expect(bytesOf('data:image/png;base64,aG9sYQ==').toString()).toBe('hola');
  });
});

describe('what may be a picture', () => {
  it('begins like one of four kinds', () => {
    for (const head of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'GIF87a', 'RIFF\x10\x00\x00\x00WEBP'])
      expect(isPicture(latin(head))).toBe(true);
    for (const head of [
      '',
      '<svg ',
      '<!doctype html>',
      '%PDF-1.7',
      'BM',
      'II*\0',
      'PK\x03\x04',
      'RIFF\x10\x00\x00\x00WAVE',
      '\0\0\0\x18ftypheic',
      'GIF88a',
      ' GIF89a',
    ])
      expect(isPicture(latin(head))).toBe(false);
  });

  it('is nothing else as well', () => {
    for (const more of ['<ScRiPt>', '<svg onload=x>', '<html>', '<!DOCTYPE html>', '<?php ', '%PDF-1.7'])
      expect(isAlsoSomethingElse(latin(`GIF89a ${more} ...`))).toBe(true);
    expect(isAlsoSomethingElse(latin(`\xff\xd8\xff picture PK\x03\x04 files PK\x05\x06${'\0'.repeat(18)}`))).toBe(true);
    expect(isAlsoSomethingElse(latin("\xff\xd8\xff <x:xmpmeta> a camera's own notes </x:xmpmeta>"))).toBe(false);
  });
});

describe('the square of a picture', () => {
  it('is its middle', () => {
    expect(middleSquare({ width: 300, height: 200 })).toEqual({ left: 50, top: 0, width: 200, height: 200 });
    expect(middleSquare({ width: 3, height: 40_000 })).toEqual({ left: 0, top: 19_998, width: 3, height: 3 });
  });
});

describe('the address of a picture', () => {
  it('names its folder', () => expect(nameIn(addressOf('AbC_-0123456789abcdefX'))).toBe('AbC_-0123456789abcdefX'));
  it('of another place names none', () => {
    for (const address of [
      null,
      '',
      'https://lh3.example/photo',
      '/media/games/atlas/512.webp',
      '/media/people/../512.webp',
    ])
      expect(nameIn(address)).toBeNull();
  });
});
