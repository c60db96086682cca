import { Refusal } from '../../../api/kernel/refusal.js';
import { CommandRunner, type History } from '../../../api/platform/event-store/command-runner.js';
import type { Decision } from '../../../api/platform/event-store/stream.js';
import { aContext, fact, onto, openStore, type TestStore } from '../../support/store.js';

describe('deciding on what was read', () => {
  let shop: TestStore;
  let runner: CommandRunner;
  beforeAll(async () => {
    shop = await openStore();
    runner = new CommandRunner(shop.store);
  });
  afterAll(() => shop.close());

  /** A lid goes onto an open box, once. */
  const closes =
    (box: string) =>
    (history: History): Decision => {
      const types = history.get(box)?.map(({ type }) => type) ?? [];
      if (!types.includes('Opened')) throw new Refusal('box-unknown');
      if (types.includes('Closed')) throw new Refusal('box-closed');
      return { facts: { [box]: [fact('Closed')] } };
    };

  it('refuses nothing on old knowledge: it looks again first', async () => {
    const old = await runner.read(['box-old']);
    await shop.store.append([onto('box-old', 0, fact('Opened'))], aContext());

    const { history } = await runner.run(['box-old'], aContext(), closes('box-old'), old);

    expect(history.get('box-old')?.map(({ type }) => type)).toEqual(['Opened', 'Closed']);
  });

  it('refuses with the reason of the second look, and adds nothing', async () => {
    const old = await runner.read(['box-shut']);
    await shop.store.append([onto('box-shut', 0, fact('Opened'), fact('Closed'))], aContext());

    await expect(runner.run(['box-shut'], aContext(), closes('box-shut'), old)).rejects.toThrow(
      new Refusal('box-closed'),
    );
    expect(await shop.store.lastVersion('box-shut')).toBe(2);
  });

  it('lets a fault of the code out at once: only a refusal is looked at again', async () => {
    const known = await runner.read(['box-new']);
    let looks = 0;
    const fails = (): Decision => {
      looks += 1;
      throw new TypeError('a fault');
    };

    await expect(runner.run(['box-new'], aContext(), fails, known)).rejects.toThrow(new TypeError('a fault'));
    expect(looks).toBe(1);
  });

  it('decides again when another was faster', async () => {
    await shop.store.append([onto('box-raced', 0, fact('Opened'))], aContext());
    const old = await runner.read(['box-raced']);
    await shop.store.append([onto('box-raced', 1, fact('Closed'))], aContext());

    await expect(runner.run(['box-raced'], aContext(), closes('box-raced'), old)).rejects.toThrow(
      new Refusal('box-closed'),
    );
  });

  it.each([
    ['first', 'box-a', 'note-a'],
    ['last', 'note-b', 'box-b'],
  ])('decides again when another was faster on the %s of its streams', async (_which, ...streams) => {
    const [box = '', note = ''] = [...streams].sort();
    await shop.store.append([onto(box, 0, fact('Opened'))], aContext());
    const old = await runner.read(streams);
    await shop.store.append([onto(box, 1, fact('Closed'))], aContext());
    const both = (history: History): Decision => ({
      facts: Object.fromEntries(
        streams.map((stream) => [stream, stream === box ? (closes(box)(history).facts[box] ?? []) : [fact('Noted')]]),
      ),
    });

    await expect(runner.run(streams, aContext(), both, old)).rejects.toThrow(new Refusal('box-closed'));
    expect(await shop.store.lastVersion(note)).toBe(0);
  });
});
