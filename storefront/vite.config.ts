import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { playerFiles } from './player-files';

/** Of what pages share, the parts that few of them need: each comes with its page. */
const rare =
  'charts|AgeDialog|useAgeQuestion|age-rating|Checking|LoadFailed|Outcome|Fact|MobileSheet|WayIcon|focus|Dialog|PasswordField|Checkbox|Select|Rich|Lines|Pages|Skeleton|ErrorNotice|guard|useCardName|usePolling|useLoaded|Section|post-form|random-text|TextArea|Unanswered|Insisting|useAction|GameCard|Chip|EmptyState|Cover|Money|CopyButton|EmailField|Field|RemovableList|kept-copies';
/** Of the features, what the frame of every page knows: the cart, the library and the question about changed texts. */
const framed = String.raw`ordering[\\/]cart[\\/]cart|library[\\/]library|accounts[\\/]consent[\\/](?:agree-place|AgreePlace)`;
const shop = new RegExp(
  String.raw`storefront[\\/]src[\\/](?:root\.tsx|entry\.client|(?:lib|ui|layout)[\\/](?!(?:[\w-]+[\\/])*(?:${rare}))|features[\\/](?:${framed})\.)|node_modules[\\/](?:openapi-fetch|lucide-react[\\/](?!dist[\\/]esm[\\/]icons))`,
);

/** Few files compress better than many: what every page needs travels together. */
const together = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
  { name: 'shop', test: shop, priority: 1 },
  { name: 'pause-and-play', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:pause|play)\./, priority: 1 },
];

/** The router publishes a build without warnings for developers, but its package names the other one. */
const router = (file: string): string =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
const quietRouter = [
  { find: /^react-router$/, replacement: router('index') },
  { find: /^react-router\/dom$/, replacement: router('dom-export') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), playerFiles()],
  // All that a page needs is in the server's build: one file loads many times faster than the packages.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  // React would otherwise be bundled twice, and chosen while running.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: { alias: command === 'build' && !isSsrBuild ? quietRouter : [] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { input: fileURLToPath(new URL('src/server.ts', import.meta.url)), output: { codeSplitting: false } }
      : { output: { codeSplitting: { groups: together } } },
  },
  server: { port: 3150, strictPort: true },
}));
