/* React-admin reads the storage as it loads, and does without one that is not there, but not without one that is closed. */
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: null, configurable: true });
}

export {};
