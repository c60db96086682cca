/** Stories in a real object store: Debian's Ceph, started by the tests themselves (`test/support/object-gateway.ts`). */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each program that a gateway needs, and its package. */
const packages = {
  radosgw: 'radosgw',
  'radosgw-admin': 'radosgw',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  ceph: 'ceph-common',
  monmaptool: 'ceph-common',
};

/**
 * What to install before a gateway can start, in a sentence; empty when everything is there.
 * @param {string} [path] the folders of programs, as a shell has them
 */
export function whatToInstall(path = process.env.PATH ?? '') {
  const folders = path.split(delimiter);
  const missing = Object.keys(packages).filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length === 0) return '';
  const names = [...new Set(missing.map((name) => packages[name]))].join(' ');
  return `A real object store takes the Debian packages ${names}: apt-get install --no-install-recommends ${names}`;
}
