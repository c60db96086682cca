import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Person } from '../../../api/contexts/access/people/person.entity.js';
import { AddressChange } from '../../../api/contexts/accounts/profile/change-address.js';
import { PictureMaker } from '../../../api/contexts/accounts/pictures/picture-maker.js';
import { Pictures } from '../../../api/contexts/accounts/pictures/pictures.js';
import { ProfileChange, ProfileHistory } from '../../../api/contexts/accounts/pictures/profile-history.js';
import { ProfileData } from '../../../api/contexts/accounts/profile/profile-data.js';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database } from '../../../api/platform/database/database.js';
import { randomIds } from '../../../api/platform/event-store/uuid.js';
import { LocalFiles } from '../../../api/platform/files/local-files.js';
import { PersonalData } from '../../../api/platform/personal-data.js';
import { aPhoto } from '../../support/photos.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';

describe('forgetting a profile', () => {
  let shop: Shop;
  let media: string;
  let source: DataSource;
  const personal = new PersonalData();
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'media-'));
    shop = await startShop({ env: { MEDIA_DIR: media } });
    source = await appDataSource(
      appUrlOf(shop.database.url),
      { entities: [Person, AddressChange, ProfileChange], migrations: [] },
      2,
    ).initialize();
    const db = new Database(source);
    const history = new ProfileHistory(randomIds);
    new ProfileData(db, new Pictures(db, new PictureMaker(), history, new LocalFiles(media)), personal).onModuleInit();
  });
  afterAll(async () => {
    await source?.destroy();
    await shop?.close();
    await rm(media, { recursive: true });
  });

  const collect = async (player: Player) => JSON.stringify(await personal.sources[0]?.collect(player.id));
  const erase = (player: Player) => personal.sources[0]?.erase?.(player.id);
  const person = async (moved: string): Promise<Player> => {
    const player = await shop.aPlayer();
    await shop.call('PATCH', `/v1/users/${player.id}`, {
      token: player.token,
      body: { bio: `Palabras de ${moved}`, birthday: '1990-05-17', email: moved, currentPassword: 'Ludoteca1' },
    });
    await player.post(`/v1/users/profile-picture/${player.id}`, {
      profile_picture: (await aPhoto()).toString('base64'),
    });
    return player;
  };
  const pictures = async () =>
    (await readdir(media, { recursive: true })).filter((name) => name.endsWith('.webp')).length;

  it('leaves no word, no address and no file of one, and everything of the other', async () => {
    const [camila, diego] = [await person('camila.nueva@example.test'), await person('diego.nuevo@example.test')];
    const [before, files] = [await collect(diego), await pictures()];
    for (const known of [
      'Palabras de camila.nueva',
      '1990-05-17',
      'camila.nueva@example.test',
      camila.email,
      '/media/people/',
      '"byYourself":true',
    ])
      expect(await collect(camila)).toContain(known);
    expect(await collect(camila)).not.toContain('diego');

    await erase(camila);
    await erase(camila);

    expect(JSON.parse(await collect(camila))).toEqual({
      username: expect.any(String),
      birthday: null,
      bio: null,
      profilePicture: null,
      addressChanges: [],
      changes: [],
    });
    expect(await collect(diego)).toBe(before);
    expect(await pictures()).toBe(files - 3);
  });

  it('finds the files even after the person is gone, and has nothing to tell then', async () => {
    const camila = await person('otra@example.test');
    const files = await pictures();
    await shop.sql.query('delete from access.persons where id = $1', [camila.id]);
    await erase(camila);

    expect(await collect(camila)).toBe('null');
    expect(await pictures()).toBe(files - 3);
  });
});
