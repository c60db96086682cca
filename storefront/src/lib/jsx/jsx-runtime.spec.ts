import { Fragment, Suspense, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from './jsx-runtime';

const drawn = (element: ReactElement): string => renderToStaticMarkup(element);
const own = (text: string): string => `<span class="contents">${text}</span>`;
const bold = jsx('b', { children: 'b' });
const Passes = ({ children }: { children?: unknown }) => jsxs('p', { children: [false, children] });

describe('a text', () => {
  it('alone in an element stays as it is', () => {
    expect(drawn(jsx('p', { children: 'a' }))).toBe('<p>a</p>');
  });

  it('joins the texts beside it where nothing else is', () => {
    expect(drawn(jsxs('option', { children: ['a ', 2, ' b'] }))).toBe('<option>a 2 b</option>');
  });

  it('beside an element has an element of its own, with the texts that follow it', () => {
    expect(drawn(jsxs('p', { children: ['a', ' ', bold, 0] }))).toBe(`<p>${own('a ')}<b>b</b>${own('0')}</p>`);
  });

  it('beside what may come has one already', () => {
    expect(drawn(jsxs('p', { children: [false, 'a'] }))).toBe(`<p>${own('a')}</p>`);
    expect(drawn(jsxs('p', { children: [null, ['a', bold]] }))).toBe(`<p>${own('a')}<b>b</b></p>`);
  });

  it('has one where it was handed on by a component', () => {
    expect(drawn(jsx(Passes, { children: 'a' }))).toBe(`<p>${own('a')}</p>`);
    expect(drawn(jsxs(Passes, { children: ['a', bold] }))).toBe(`<p>${own('a')}<b>b</b></p>`);
  });

  it.each([Fragment, Suspense])('has one in what has no element itself', (nothing) => {
    expect(drawn(jsx(nothing, { children: 'a' }))).toBe(own('a'));
    expect(drawn(jsxs(nothing, { children: ['a', 'b'] }))).toBe(own('ab'));
  });

  it('that is empty is nothing', () => {
    expect(drawn(jsxs('p', { children: ['', bold] }))).toBe('<p><b>b</b></p>');
  });
});
