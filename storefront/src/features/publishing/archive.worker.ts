import { analyseDownload, analyseWebBuild, browserTools, type DownloadPlatform, type Verdict } from '#archives';
import { BlobReader } from '@zip.js/zip.js';

/** A file and what it is to become. */
export interface ArchiveQuestion {
  file: File;
  platform: DownloadPlatform | 'web';
}

export type ArchiveAnswer = { verdict: Verdict } | { failed: true };

addEventListener('message', ({ data: { file, platform } }: MessageEvent<ArchiveQuestion>) => {
  const reader = new BlobReader(file);
  const analysis =
    platform === 'web'
      ? analyseWebBuild(reader, browserTools)
      : analyseDownload(reader, { fileName: file.name, platform });
  analysis.then(
    (verdict) => postMessage({ verdict } satisfies ArchiveAnswer),
    () => postMessage({ failed: true } satisfies ArchiveAnswer),
  );
});
