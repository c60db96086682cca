/**
 * Loads the game as engines do: `createUnityInstance(canvas, config, onProgress)` resolves to an instance with `Module`,
 * `SendMessage`, `SetFullscreen`, `GetMetricsInfo` and `Quit`.
 */
(() => {
  const START_SHARE = 0.1;

  /** Reads a file whole and counts its bytes as they come. */
  async function read(/** @type {string} */ url, /** @type {(part: number) => void} */ tell) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Unable to load file ${url}! It was answered with ${response.status}.`);
    const expected = Number(response.headers.get('content-length')) || 0;
    const reader = response.body?.getReader();
    /** @type {BlobPart[]} */
    const parts = [];
    let size = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(/** @type {any} */ (part.value));
      size += part.value.length;
      tell(Math.min(0.99, size / Math.max(expected, size + 1)));
    }
    tell(1);
    return new Blob(parts).arrayBuffer();
  }

  /** Runs the framework's script, which leaves `unityFramework` behind. */
  function runScript(/** @type {string} */ url) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.addEventListener('load', () => resolve(/** @type {any} */ (globalThis).unityFramework));
      script.addEventListener('error', () => reject(new Error(`Unable to load file ${url}!`)));
      document.body.append(script);
    });
  }

  /** Three files count alike; the start is the last tenth. */
  function progressOf(/** @type {(progress: number) => void} */ onProgress) {
    /** @type {Record<string, number>} */
    const parts = { data: 0, framework: 0, code: 0 };
    return (/** @type {string} */ name) => (/** @type {number} */ part) => {
      parts[name] = Math.max(parts[name], part);
      const all = (parts.data + parts.framework + parts.code) / 3;
      onProgress(all * (1 - START_SHARE));
    };
  }

  /** @type {any} */ (globalThis).createUnityInstance = async (
    /** @type {HTMLCanvasElement} */ canvas,
    /** @type {any} */ config,
    /** @type {(progress: number) => void} */ onProgress = () => {},
  ) => {
    const count = progressOf(onProgress);
    onProgress(0);
    const [data, framework, code] = await Promise.all([
      read(config.dataUrl, count('data')).then((bytes) => new TextDecoder().decode(bytes)),
      runScript(config.frameworkUrl).then((script) => (count('framework')(1), script)),
      read(config.codeUrl, count('code')).then((bytes) => WebAssembly.instantiate(bytes)),
    ]);
    const Module = {
      print: (/** @type {string} */ words) => console.log(words),
      printErr: (/** @type {string} */ words) => console.error(words),
      ...config,
      canvas,
      data,
      code: code.instance.exports,
    };
    const game = await framework(Module);
    onProgress(1);
    return {
      Module,
      SendMessage: (/** @type {string} */ object, /** @type {string} */ method, /** @type {unknown} */ value) =>
        game.send(object, method, value),
      SetFullscreen: (/** @type {number} */ on) =>
        on ? canvas.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen(),
      GetMetricsInfo: () => game.metrics(),
      Quit: () => game.quit(),
    };
  };
})();
