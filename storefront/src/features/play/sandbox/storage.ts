/** Gives the game a storage in memory where the browser blocks its own. @returns whether it had to. */
export function standInForStorage(): boolean {
  const blocked = (['localStorage', 'sessionStorage'] as const).filter((name) => !works(name));
  for (const name of blocked) Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  return blocked.length > 0;
}

function works(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    const probe = '__ludoteca';
    window[name].setItem(probe, '1');
    window[name].removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Behaves as a Storage, by its methods and by property. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void kept.set(String(key), String(value)),
    removeItem: (key: string) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  return new Proxy(methods, {
    get: (target, key) => {
      if (key === 'length') return kept.size;
      return key in target ? target[key as keyof typeof methods] : kept.get(String(key));
    },
    set: (_, key, value) => (kept.set(String(key), String(value)), true),
    deleteProperty: (_, key) => (kept.delete(String(key)), true),
    has: (target, key) => key in target || kept.has(String(key)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key)) ? { value: kept.get(String(key)), configurable: true, enumerable: true } : undefined,
  }) as unknown as Storage;
}
