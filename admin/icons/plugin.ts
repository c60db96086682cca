import { join } from 'node:path';
import type { Plugin } from 'vite';
import shapes from './shapes.json' with { type: 'json' };

type Shape = string | { cx: string; cy: string; r: string };

const icon = /^@mui\/icons-material\/(\w+)$/;

/** Draws the icons of react-admin out of one file; the package that holds all of them is a third of what an install writes. */
export function muiIcons(): Plugin {
  const drawn = new Map<string, Shape[]>(Object.entries(shapes));
  const files = new Map([...drawn.keys()].map((name) => [join(import.meta.dirname, `${name}.js`), name]));
  return {
    name: 'mui-icons',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = icon.exec(source) ?? [];
      if (!name) return undefined;
      if (!drawn.has(name))
        throw new Error(`The icon ${name} has no shape in admin/icons/shapes.json: copy it from @mui/icons-material.`);
      return join(import.meta.dirname, `${name}.js`);
    },
    load(id) {
      const name = files.get(id);
      return name && sourceOf(name, drawn.get(name) ?? []);
    },
  };
}

function sourceOf(name: string, parts: Shape[]): string {
  const elements = parts.map((part, key) =>
    typeof part === 'string'
      ? `jsx('path', ${JSON.stringify({ d: part })}, ${key})`
      : `jsx('circle', ${JSON.stringify(part)}, ${key})`,
  );
  return `import { createSvgIcon } from '@mui/material/utils';
import { jsx } from 'react/jsx-runtime';
export default /* @__PURE__ */ createSvgIcon([${elements.join(', ')}], '${name}');`;
}
