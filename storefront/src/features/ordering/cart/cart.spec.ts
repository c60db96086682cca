import { cart, startCart } from './cart';

/** What a browser keeps between visits; closed, it refuses, as private windows do; full, it takes nothing more. */
class Storage {
  private readonly kept = new Map<string, string>();
  closed = false;
  full = false;
  getItem = (key: string): string | null => (this.refuse(), this.kept.get(key) ?? null);
  setItem = (key: string, value: string): void => (this.refuse(this.full), void this.kept.set(key, value));
  removeItem = (key: string): void => (this.refuse(), void this.kept.delete(key));

  private refuse(isFull = false): void {
    if (isFull) throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
    if (this.closed) throw new Error('The operation is insecure.');
  }
}

let storage: Storage;
let window: EventTarget;
beforeEach(() => {
  storage = new Storage();
  window = new EventTarget();
  Object.assign(globalThis, { localStorage: storage, window });
  cart.empty();
  startCart();
});

/** Another tab wrote; the browser tells this one. */
function otherTab(key: string | null, value: string): void {
  storage.setItem('cart', value);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a cart', () => {
  it('begins empty', () => expect(cart.ids()).toEqual([]));
  it('holds each game once, in the order they were put in', () => {
    for (const id of ['volcano', 'reef', 'volcano']) cart.add(id);
    expect(cart.ids()).toEqual(['volcano', 'reef']);
  });
  it('lets go of one or several', () => {
    for (const id of ['volcano', 'reef', 'orbit']) cart.add(id);
    cart.remove('volcano', 'orbit', 'never-there');
    expect(cart.ids()).toEqual(['reef']);
  });
  it('is empty after paying', () => {
    cart.add('volcano');
    cart.empty();
    expect(cart.ids()).toEqual([]);
  });
  it('is there again on the next visit', () => {
    cart.add('volcano');
    cart.add('reef');
    startCart();
    expect(cart.ids()).toEqual(['volcano', 'reef']);
  });
});

describe('a cart in two tabs', () => {
  it('shows what the other tab put in', () => {
    otherTab('cart', '["reef"]');
    expect(cart.ids()).toEqual(['reef']);
  });
  it('adds to what the other tab put in, even before it was told', () => {
    storage.setItem('cart', '["reef"]');
    cart.add('volcano');
    expect(cart.ids()).toEqual(['reef', 'volcano']);
  });
  it('is emptied when the other tab forgets everything', () => {
    cart.add('volcano');
    otherTab(null, '[]');
    expect(cart.ids()).toEqual([]);
  });
  it('does not look when the other tab wrote something else', () => {
    otherTab('token', '["reef"]');
    expect(cart.ids()).toEqual([]);
  });
});

describe('a cart that another person scribbled in', () => {
  it.each(['no json', '{"a":1}', 'null', '"volcano"', '7'])('is empty when it holds %s', (text) => {
    otherTab('cart', text);
    expect(cart.ids()).toEqual([]);
  });
  it('keeps only ids, each once', () => {
    otherTab('cart', '["reef", 7, null, "reef", {"id": 1}, "orbit"]');
    expect(cart.ids()).toEqual(['reef', 'orbit']);
  });
});

describe('a cart in a window that keeps nothing', () => {
  it('begins empty, and the page works', () => {
    storage.closed = true;
    startCart();
    expect(cart.ids()).toEqual([]);
    expect(() => cart.add('volcano')).not.toThrow();
    expect(cart.ids()).toEqual(['volcano']);
  });
  it('holds several games while the window is open', () => {
    storage.closed = true;
    startCart();
    cart.add('volcano');
    cart.add('reef');
    expect(cart.ids()).toEqual(['volcano', 'reef']);
  });
});

describe('a cart in a browser without room', () => {
  beforeEach(() => {
    cart.add('orbit');
    storage.full = true;
  });
  it('says that a game lasts no longer than the window, and one for which there was room does', () => {
    expect(cart.add('volcano')).toBe(false);
    storage.full = false;
    expect(cart.add('reef')).toBe(true);
    startCart();
    expect(cart.ids()).toEqual(['orbit', 'volcano', 'reef']);
  });
  it('holds all games while the window is open', () => {
    cart.add('volcano');
    cart.add('reef');
    expect(cart.ids()).toEqual(['orbit', 'volcano', 'reef']);
    expect(cart.newest()).toEqual(['orbit', 'volcano', 'reef']);
  });
  it('lets go of what was kept before', () => {
    cart.add('volcano');
    cart.remove('orbit');
    expect(cart.newest()).toEqual(['volcano']);
    cart.empty();
    expect(cart.newest()).toEqual([]);
  });
  it('follows what another tab had room for', () => {
    cart.add('volcano');
    storage.full = false;
    otherTab('cart', '["reef"]');
    expect(cart.ids()).toEqual(['reef']);
  });
});
