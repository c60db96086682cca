/** Stories on other dates: Node and PostgreSQL find the machine's date moved, and the machine keeps its own. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const dayMs = 86_400_000;
/** The end of a half-year and a leap day, both later than any date that stands in a story. */
const dates = ['2027-06-30', '2028-02-29'];

export const movedDates = dates.map((date) => `on ${date}`);

/** Where the Debian package `libfaketime` keeps its library; undefined without it. */
export const movingLibrary = ['/usr/lib', ...libraryFolders()]
  .map((folder) => join(folder, 'faketime', 'libfaketime.so.1'))
  .find((path) => existsSync(path));

/** Variables with which a program finds itself on that date, at this time of day. @param {string} label one of `movedDates` */
export function variablesOf(label, now = Date.now()) {
  const date = label.replace('on ', '');
  const days = Math.round((Date.parse(date) - Math.floor(now / dayMs) * dayMs) / dayMs);
  return {
    LD_PRELOAD: movingLibrary,
    FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
    // How long something takes is measured as it is.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

function libraryFolders() {
  return existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((name) => name.includes('linux'))
        .map((name) => join('/usr/lib', name))
    : [];
}
