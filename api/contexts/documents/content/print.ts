import type { DocumentContent } from './document.template.js';

/** Prints a document of another context as a tagged PDF; the printer is loaded by the few processes that print. */
export async function printContent(content: DocumentContent): Promise<Buffer> {
  return (await import('./document.pdf.js')).documentPdf(content);
}
