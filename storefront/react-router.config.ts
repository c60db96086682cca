import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: '../dist/storefront',
  ssr: true,
  // One file that the API loads like a part of its own.
  serverModuleFormat: 'cjs',
  serverBuildFile: 'index.cjs',
} satisfies Config;
