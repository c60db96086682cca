import { getFile } from '../../lib/http';

/** Saves a document as a file. @throws HttpError, NetworkError. */
export async function savePdf({ documentId }: { documentId: string }, name: string): Promise<void> {
  const address = URL.createObjectURL(
    await getFile('/v1/documents/{id}/pdf', { params: { path: { id: documentId } } }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.pdf`;
  link.click();
  URL.revokeObjectURL(address);
}
