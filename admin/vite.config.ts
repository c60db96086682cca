import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { muiIcons } from './icons/plugin.js';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [muiIcons(), react()],
  optimizeDeps: { rolldownOptions: { plugins: [muiIcons()] } },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_600,
  },
  server: {
    port: 3300,
    strictPort: true,
    proxy: { '/v1': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' },
  },
});
