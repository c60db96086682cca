import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';
import { Problem } from '../../../platform/http/problem.js';
import { isPicture, PictureMaker } from '../../accounts/index.js';
import { BuildScanner } from '../../publishing/index.js';
import { kindOf, LARGEST_ATTACHMENT, safeName } from './report.rules.js';

export interface NewAttachment {
  name: string;
  content: Buffer;
}

/** An attachment as it is kept. */
export interface KeptAttachment {
  name: string;
  type: string;
  content: Buffer;
  scan: 'clean' | 'unscanned';
}

const TYPES = { pdf: 'application/pdf', text: 'text/plain; charset=utf-8', video: 'application/octet-stream' } as const;
export const attachmentFile = (reportId: string): string => `reports/${reportId}`;

/** Files that came with reports: checked, never public, and gone after a while. */
@Injectable()
export class Attachments {
  constructor(
    private readonly pictures: PictureMaker,
    private readonly scanner: BuildScanner,
    @Inject(PRIVATE_FILES) private readonly files: FileStore,
  ) {}

  /**
   * Draws pictures again and scans the file.
   * @throws Problem 413 `attachment-too-large`, 422 `attachment-not-supported`, `attachment-infected`.
   */
  async check({ name, content }: NewAttachment): Promise<KeptAttachment> {
    if (content.length > LARGEST_ATTACHMENT) throw new Problem(413, 'attachment-too-large');
    const kind = kindOf(content, isPicture);
    if (!kind) throw new Problem(422, 'attachment-not-supported');
    const { scan } = await this.scanner.scan(async () => Readable.from([content]));
    if (scan === 'infected') throw new Problem(422, 'attachment-infected');
    const safe = safeName(name);
    if (kind !== 'picture') return { name: safe, type: TYPES[kind], content, scan };
    const drawn = await this.pictures.redraw(content, LARGEST_ATTACHMENT);
    return { name: `${safe.replace(/\.\w{1,5}$/, '')}.webp`, type: 'image/webp', content: drawn, scan };
  }

  async keep(reportId: string, { content, type }: KeptAttachment): Promise<void> {
    await this.files.put(attachmentFile(reportId), content, type);
  }

  async read(reportId: string): Promise<Readable | null> {
    return (await this.files.read(attachmentFile(reportId)))?.content ?? null;
  }

  async forget(reportId: string): Promise<void> {
    await this.files.delete(attachmentFile(reportId));
  }
}
