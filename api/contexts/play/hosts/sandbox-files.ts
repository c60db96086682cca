import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';

/** Where the build puts our scripts for the games' hosts. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../../sandbox');

/** `bridge` and `engine` run before a game, `keeper` keeps it, and `keeping` is the worker that answers without a connection. */
export type SandboxScript = 'bridge' | 'engine' | 'keeper' | 'keeping';

interface Kept {
  path: string;
  plain: Buffer;
  gzip: Buffer;
}

/** Our scripts on the games' hosts. Their names hold their hash, so that browsers keep them. */
@Injectable()
export class SandboxFiles {
  private readonly kept = new Map<SandboxScript, Kept>();

  /** Where pages load a script. */
  pathOf(script: SandboxScript): string {
    return this.open(script).path;
  }

  /** The script at this path; null for none, or one of an older release. */
  find(path: string): Kept | null {
    const [, name] = /^\/sandbox\/(bridge|engine|keeper)-[0-9a-f]{16}\.js$/.exec(path) ?? [];
    const kept = name ? this.open(name as SandboxScript) : null;
    return kept?.path === path ? kept : null;
  }

  /** The worker, which has one address for all releases: browsers look there for the next one. */
  get worker(): Kept {
    return this.open('keeping');
  }

  /** Read with the first game: a server that only answers the API does without. */
  private open(script: SandboxScript): Kept {
    const before = this.kept.get(script);
    if (before) return before;
    const plain = readFileSync(join(folder, `${script}.js`));
    const hash = createHash('sha256').update(plain).digest('hex').slice(0, 16);
    const kept = { path: `/sandbox/${script}-${hash}.js`, plain, gzip: gzipSync(plain) };
    this.kept.set(script, kept);
    return kept;
  }
}
