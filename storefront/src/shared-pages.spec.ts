import { sharedAddress } from './shared-pages';

const shared = (path: string): string | null => sharedAddress(`https://shop.example${path}`);

describe('the address of a page for everybody', () => {
  it.each([
    ['/games?page=2&utm_source=mail', '/games?page=2'],
    ['/games?page=2&search=luz&x=1', '/games?search=luz&page=2'],
    ['/?x=anything', '/'],
    ['/?lang=anything', '/'],
    ['/games?lang=en&lang=anything', '/games?lang=en'],
    ['/?subject=physics&x=1', '/?subject=physics'],
    ['/games?sent=C-1001', '/games'],
    ['/games/volcan?search=luz', '/games/volcan'],
    ['/games/volcan/achievements?x', '/games/volcan/achievements'],
    ['/es/games?lang=en&x=1', '/es/games?lang=en'],
    ['/subscription?plan=yearly&x=1', '/subscription?plan=yearly'],
    ['/privacy?version=2&compare=1&page=3', '/privacy?version=2&compare=1'],
    ['/en', '/en'],
  ])('%s is %s', (path, address) => {
    expect(shared(path)).toBe(`https://shop.example${address}`);
  });

  it.each([
    '/cart',
    '/login',
    '/account',
    '/orders',
    '/guardian?token=x',
    '/games/a/b',
    '/games.data',
    '/games/',
    '/postorder',
    '/es/cart',
    '/es/',
    '/fr/games',
    '/?sent=C-1001',
    '/es?problem=enquiry-incomplete',
  ])('%s has none', (path) => {
    expect(shared(path)).toBeNull();
  });
});
