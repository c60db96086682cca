import { getPdf } from '../lib/http';

/** Saves a receipt or a credit note as the PDF that the buyer has. @throws HttpError when the API does not give it. */
export async function savePdf(id: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await getPdf(id));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.pdf`;
  link.click();
  URL.revokeObjectURL(address);
}
