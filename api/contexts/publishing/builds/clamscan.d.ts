/** As much of the package as is used; it brings no types of its own. */
declare module 'clamscan' {
  import type { Readable } from 'node:stream';

  interface Options {
    clamdscan: { host: string; port: number; timeout: number; localFallback: boolean };
  }
  interface Answer {
    isInfected: boolean | null;
    viruses: string[];
  }
  export default class NodeClam {
    init(options: Options): Promise<NodeClam>;
    scanStream(content: Readable): Promise<Answer>;
  }
}
