import { connect, WindowMessenger, type RemoteProxy } from 'penpal';
import { CONNECT_MS, type KeeperListener, type KeeperMethods } from '../keeping-protocol';

/**
 * Has something done by the page beside a game that keeps its files, in a frame that no one sees.
 * @throws where that page cannot be reached
 */
export async function withKeeper<Answer>(
  keeperUrl: string,
  work: (keeper: RemoteProxy<KeeperMethods>) => Promise<Answer>,
  progress: (keptBytes: number) => void = () => undefined,
): Promise<Answer> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  try {
    if (!frame.contentWindow) throw new Error('The frame has no window');
    const messenger = new WindowMessenger({
      remoteWindow: frame.contentWindow,
      allowedOrigins: [new URL(keeperUrl).origin],
    });
    const methods: KeeperListener = { progress: (bytes) => void (typeof bytes === 'number' && progress(bytes)) };
    const connection = connect<KeeperMethods>({ messenger, methods, timeout: CONNECT_MS });
    frame.src = keeperUrl;
    return await work(await connection.promise);
  } finally {
    frame.remove();
  }
}
