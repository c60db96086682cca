import { slugOf } from './slug';

it.each([
  ['Volcán despierto', 'volcan-despierto'],
  ['  ¿Qué pasa, Ñandú?  ', 'que-pasa-nandu'],
  ['3 × 4 = 12', '3-4-12'],
  ['!!!', ''],
])('%p suggests the address %p', (title, slug) => expect(slugOf(title)).toBe(slug));
