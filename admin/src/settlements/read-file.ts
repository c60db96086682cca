/** As large as the API takes one. */
export const LARGEST_FILE = 8_000_000;

/** Why a chosen file is not sent at all. */
export type FileFault = 'empty' | 'tooLarge' | 'spreadsheet' | 'notText' | 'unreadable';

export type ReadFile = { is: 'text'; text: string } | { is: 'fault'; fault: FileFault };

const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** The text of a file that was chosen. */
export async function readFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  if (file.size === 0) return { is: 'fault', fault: 'empty' };
  if (file.size > LARGEST_FILE) return { is: 'fault', fault: 'tooLarge' };
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Moved, deleted or locked since it was chosen.
    return { is: 'fault', fault: 'unreadable' };
  }
}

/** Exports come in UTF-8, in UTF-16 or as older Windows writes; spreadsheets are none. */
export function textOf(bytes: Uint8Array): ReadFile {
  const begins = (...start: number[]): boolean => start.every((byte, place) => bytes[place] === byte);
  if (SPREADSHEETS.some((start) => begins(...start))) return { is: 'fault', fault: 'spreadsheet' };
  if (begins(0xff, 0xfe)) return { is: 'text', text: new TextDecoder('utf-16le').decode(bytes) };
  if (begins(0xfe, 0xff)) return { is: 'text', text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0)) return { is: 'fault', fault: 'notText' };
  const text = decoded(bytes);
  return text.trim() === '' ? { is: 'fault', fault: 'empty' } : { is: 'text', text };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
