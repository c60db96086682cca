import { pageOf } from './contact-pages.js';

describe('the page of a form', () => {
  it.each([
    ['contact', '/es/contact', '/es/contact'],
    ['home', '/en', '/en'],
    ['home', '/', '/'],
    ['home', '', '/'],
    ['developers', undefined, '/developer-contact'],
    ['toString', '', '/contact'],
  ])('of %s, sent from %s, is %s', (form, from, page) => expect(pageOf(form, from)).toBe(page));

  it.each([
    '//stranger.example',
    'https://stranger.example/contact',
    '/es/es/contact',
    '/de/contact',
    '/es/contact?x=1',
    '/account',
  ])('is never %s', (from) => expect(pageOf('contact', from)).toBe('/contact'));
});
