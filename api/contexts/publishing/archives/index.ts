/** What the storefront and the command line share with the server: `#archives`. */
export { analyseWebBuild, type Verdict } from './analyse-archive.js';
export { analyseDownload, DOWNLOAD_PLATFORMS, endingsFor, type DownloadPlatform } from './analyse-download.js';
export { CONNECTIONS, LIMITS } from './archive-limits.rules.js';
export type { ArchiveTools } from './inspect-file.js';
export { browserTools } from './browser-tools.js';
