import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateSync } from 'class-validator';
import { ArrayUnique } from './array-unique.js';

class Cart {
  @ArrayUnique({ message: 'twice' })
  games: unknown;
  @ArrayUnique((line: { gameId: string } | null) => line?.gameId, { message: 'a line twice' })
  lines: unknown = [];
}

const wrongIn = (games: unknown, lines: unknown = []): string[] =>
  validateSync(Object.assign(new Cart(), { games, lines })).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );

describe('each entry of a list once', () => {
  it('is what a list of different entries has', () =>
    expect(wrongIn(['a', 'b'], [{ gameId: 'a' }, { gameId: 'b' }, null])).toEqual([]));
  it('is not what a list with a repetition has, nor what is no list', () => {
    expect(wrongIn(['a', 'b', 'a'])).toEqual(['twice']);
    expect(wrongIn('aa')).toEqual(['twice']);
    expect(
      wrongIn(
        [],
        [
          { gameId: 'a', amount: 1 },
          { gameId: 'a', amount: 2 },
        ],
      ),
    ).toEqual(['a line twice']);
  });

  it('is found of a hundred thousand at once', () => {
    const many = Array.from({ length: 100_000 }, (_, number) => `game ${number}`);
    const began = process.cpuUsage();
    expect(wrongIn(many)).toEqual([]);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });

  it('is asked for in this way everywhere', () => {
    const sources = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
    );
    expect(
      sources.filter((file) =>
        /import \{[^}]*\bArrayUnique\b[^}]*\} from 'class-validator'/.test(readFileSync(join('api', file), 'utf8')),
      ),
    ).toEqual([]);
  });
});
