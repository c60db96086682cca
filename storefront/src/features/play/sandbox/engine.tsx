import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Unity, useUnityContext } from 'react-unity-webgl';
import { openFrame, type Frame } from './frame';
import { placeOf as nameOf } from './trouble';

const MEMORY = /memory|allocat/i;
const NETWORK = /failed to fetch|network|unable to load file/i;

/** Where a file of the build lies: engines put addresses together from that of the page, where none lies. */
const placeOf = (path: string | undefined): string => new URL(path ?? '', document.baseURI).href;

/** The page around an engine build. */
function Engine({ frame }: { frame: Frame }) {
  const { engine = {} } = frame.settings;
  const { unityProvider, isLoaded, initialisationError, sendMessage } = useUnityContext({
    loaderUrl: placeOf(engine.loader),
    dataUrl: placeOf(engine.data),
    frameworkUrl: placeOf(engine.framework),
    codeUrl: placeOf(engine.code),
    ...(engine.memory ? { memoryUrl: placeOf(engine.memory) } : {}),
    ...(engine.symbols ? { symbolsUrl: placeOf(engine.symbols) } : {}),
    ...(engine.worker ? { workerUrl: placeOf(engine.worker) } : {}),
    streamingAssetsUrl: placeOf(engine.streamingAssets ?? 'StreamingAssets'),
    companyName: engine.company ?? 'Ludoteca',
    productName: engine.product ?? frame.settings.slug,
    productVersion: engine.productVersion ?? '1.0',
    webglContextAttributes: { preserveDrawingBuffer: true },
    // The browser's cache keeps the files for good; a second copy in the engine's would only fill the disk.
    cacheControl: () => 'no-store',
  });
  useEffect(() => {
    if (!isLoaded) return;
    frame.reached({
      sendMessage: (object, method, value) => {
        sendMessage(object, method, value);
        return true;
      },
    });
    frame.started();
    document.querySelector('canvas')?.focus();
  }, [frame, isLoaded, sendMessage]);
  useEffect(() => {
    if (initialisationError) frame.failed(reasonOf(String(initialisationError)), String(initialisationError));
  }, [frame, initialisationError]);
  return <Unity unityProvider={unityProvider} tabIndex={0} style={{ width: '100%', height: '100%' }} />;
}

function reasonOf(message: string): 'memory' | 'network' | 'broken' {
  if (MEMORY.test(message)) return 'memory';
  return NETWORK.test(message) ? 'network' : 'broken';
}

function begin(): void {
  const frame = openFrame();
  window.addEventListener(
    'error',
    ({ message, target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin))
        frame.failed('network', nameOf(target.src));
      else if (MEMORY.test(message)) frame.failed('memory', message);
      else frame.suspected(message);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => frame.suspected(String(reason)));
  createRoot(document.getElementById('game') as HTMLElement).render(<Engine frame={frame} />);
}

begin();
