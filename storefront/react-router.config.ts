import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: '../dist/storefront',
  ssr: true,
} satisfies Config;
