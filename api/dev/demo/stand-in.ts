import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const PAGE = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Ludoteca</title><h1>Ludoteca</h1></html>`;
/** The same page gives the same archive. */
const PACKED_AT = new Date(Date.UTC(2026, 10, 24));

/** Packs a page that does nothing. What has no build is neither sold nor lent, and stories buy any game. @returns where it lies */
export async function packStandIn(folder: string): Promise<string> {
  const file = join(folder, 'stand-in.zip');
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(PAGE), 'index.html', { mtime: PACKED_AT, mode: 0o100644 });
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
  return file;
}
