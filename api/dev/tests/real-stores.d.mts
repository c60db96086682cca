/** What to install before a gateway can start, in a sentence; empty when everything is there. */
export function whatToInstall(path?: string): string;
