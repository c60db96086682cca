import { crashPoint } from '../crash-point.js';

/** What a call of a process without effects fails with; nothing of it ever leaves. */
export const WITHOUT_EFFECTS = 'this process runs without effects';

/**
 * The bank's client, whose calls are places where a crash test ends the process.
 * @param hasEffects false refuses every call: after a recovery no charge is repeated before staff have compared.
 */
export function bankLine<Client extends object>(client: Client, hasEffects: boolean): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name, target);
      if (typeof call !== 'function') return call;
      if (!hasEffects) return () => Promise.reject(new Error(WITHOUT_EFFECTS));
      return async (...values: unknown[]): Promise<unknown> => {
        crashPoint(`before-bank-${String(name)}`);
        try {
          return await (call.apply(target, values) as Promise<unknown>);
        } finally {
          crashPoint(`after-bank-${String(name)}`);
        }
      };
    },
  });
}
