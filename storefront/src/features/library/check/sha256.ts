import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** The SHA-256 of a file of any size, in hex: the browser's own would hold all of it in memory. @param onRead is told how many bytes were read so far. */
export async function sha256Of(file: Blob, onRead: (bytes: number) => void = () => undefined): Promise<string> {
  const sum = sha256.create();
  const reader = file.stream().getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    sum.update(part.value);
    bytes += part.value.length;
    onRead(bytes);
  }
  return bytesToHex(sum.digest());
}
