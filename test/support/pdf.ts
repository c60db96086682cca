import { spawnSync } from 'node:child_process';

export interface ReadPdf {
  /** What a person copies out of it, line by line. */
  text: string;
  /** How many signs are drawn as the box for what a font lacks. */
  emptyGlyphs: number;
}

/** A PDF as a program reads it that did not write it. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/support/read-pdf.mjs'], {
    input: pdf,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the PDF could not be read: ${stderr}`);
  return JSON.parse(stdout) as ReadPdf;
}
