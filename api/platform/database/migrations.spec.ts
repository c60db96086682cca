import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const files = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^\d{13}-[\w-]+\.ts$/.test(basename(file)),
);
const stampOf = (file: string): string => basename(file).slice(0, 13);
const classOf = (file: string): string =>
  basename(file, '.ts')
    .slice(14)
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) + stampOf(file);
const sources = (pattern: RegExp): string[] =>
  readdirSync('api', { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));

describe('the migrations', () => {
  it('have a time stamp each: two of the same run in an order that nothing tells', () => {
    expect(files.length).toBeGreaterThan(20);
    const shared = files.filter((file) => files.some((other) => other !== file && stampOf(other) === stampOf(file)));

    expect(shared.sort()).toEqual([]);
  });

  it.each(files)('%s exports a class of its own name, which is run', (file) => {
    const name = classOf(file);

    expect(readFileSync(join('api', file), 'utf8')).toContain(`export class ${name} implements MigrationInterface`);
    const lists = sources(/(^|\/)(index|migrations|contexts)\.ts$/).filter((list) =>
      readFileSync(join('api', list), 'utf8').includes(`import { ${name} }`),
    );
    expect(lists).toHaveLength(1);
  });
});
