/** Whether an Accept-Encoding takes gzip. */
export function readsGzip(encodings = ''): boolean {
  return encodings
    .split(',')
    .some((encoding) => /^\s*(x-)?gzip\s*(;\s*q=(1|0?\.\d*[1-9]\d*|1\.0*)\s*)?$/i.test(encoding));
}
