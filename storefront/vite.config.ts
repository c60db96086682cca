import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The server runs with production packages only; whatever else a page needs is bundled with it.
  ssr: command === 'build' ? { noExternal: true as const, external: ['react', 'react-dom', 'react-router', '@react-router/node', 'isbot'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600, emptyOutDir: true },
  server: { port: 3150, strictPort: true },
}));
