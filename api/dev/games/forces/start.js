/** Starts the game on a page of its own; the shop's player loads the same files itself. */
(() => {
  const canvas = document.getElementById('unity-canvas');
  const progress = /** @type {HTMLProgressElement} */ (document.getElementById('progress'));
  const config = {
    dataUrl: 'Build/taller.data',
    frameworkUrl: 'Build/taller.framework.js',
    codeUrl: 'Build/taller.wasm',
    companyName: 'Estudio Quiltro',
    productName: 'El taller de fuerzas',
    productVersion: '1.0',
  };
  const told = (/** @type {number} */ part) => (progress.value = part);
  /** @type {any} */ (globalThis).createUnityInstance(canvas, config, told).then(
    () => {
      progress.remove();
      canvas?.focus();
    },
    (/** @type {Error} */ error) => progress.replaceWith(error.message),
  );
})();
