import { connect, WindowMessenger, type RemoteProxy } from 'penpal';
import { ANSWER_MS, CONNECT_MS, type FrameMethods, type PlayerMethods } from '../protocol';

/** The player around the frame. What is said before it listens reaches it afterwards. */
export interface Player {
  say(call: (player: RemoteProxy<PlayerMethods>) => Promise<unknown>): void;
  ask<Answer>(call: (player: RemoteProxy<PlayerMethods>) => Promise<Answer>): Promise<Answer>;
  /** Once all that was asked so far is answered, or has failed. */
  settled(): Promise<void>;
}

/** Speaks with the shop's page alone, over a channel of its own. */
export function connectPlayer(shopOrigin: string, methods: FrameMethods): Player {
  const messenger = new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [shopOrigin] });
  const { promise } = connect<PlayerMethods>({ messenger, methods, timeout: CONNECT_MS });
  promise.catch(() => undefined);
  const requested = new Set<Promise<unknown>>();
  return {
    say: (call) => void promise.then(call).catch(() => undefined),
    ask: (call) => {
      const answer = within(ANSWER_MS * 2, promise.then(call));
      requested.add(answer);
      void answer.catch(() => undefined).finally(() => requested.delete(answer));
      return answer;
    },
    settled: async () => void (await Promise.allSettled(requested)),
  };
}

async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The player did not answer')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
