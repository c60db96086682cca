import { socialLinks } from './social';

test('names each network, and one that is not known by its host', () => {
  const env = { SOCIAL_LINKS: 'https://www.instagram.com/ludoteca, https://social.example.org/@ludoteca' };
  expect(socialLinks(env)).toEqual([
    { name: 'Instagram', address: 'https://www.instagram.com/ludoteca' },
    { name: 'social.example.org', address: 'https://social.example.org/@ludoteca' },
  ]);
});

test.each(['', ' , ', 'ludoteca', 'javascript:alert(1)', 'http://instagram.com/ludoteca'])(
  'shows nothing for %j',
  (setting) => {
    expect(socialLinks({ SOCIAL_LINKS: setting })).toEqual([]);
  },
);

test('shows nothing in a shop that names none', () => {
  expect(socialLinks({})).toEqual([]);
});
