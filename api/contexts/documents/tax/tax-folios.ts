/** The folio of a document, in a query that knows its id. */
export function folioColumn(documentId: string): string {
  return `(select f.folio from tax.folios f where f.document_id = ${documentId})`;
}
