import { HttpError } from 'react-admin';
import { freshToken } from '../lib/session';

/** Saves a receipt or a credit note as the PDF that the buyer has. @throws HttpError when the API does not give it. */
export async function savePdf(id: string, name: string): Promise<void> {
  const token = await freshToken();
  const reply = await fetch(`/v1/documents/${id}/pdf`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!reply.ok) throw new HttpError(reply.statusText, reply.status);
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.pdf`;
  link.click();
  URL.revokeObjectURL(address);
}
