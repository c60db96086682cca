import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: { outDir: '../dist/admin', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1_600 },
  server: { port: 3300, strictPort: true, proxy: { '/v1': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
});
