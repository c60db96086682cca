import { randomBytes } from 'node:crypto';
import { Controller, Get, Header, Inject, Injectable, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { hours } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type FileStore, PUBLIC_FILES } from '../../../platform/files/file-store.js';
import { Public } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { Person } from '../../access/index.js';
import { PictureMaker } from './picture-maker.js';
import { addressOf, bytesOf, fileOf, nameIn, SIDES } from './picture.rules.js';
import { ProfileHistory } from './profile-history.js';

/** Longer than any upload takes: what is left over by then belongs to one that broke off. */
const LEFT_OVER = `interval '${hours(1)} milliseconds'`;

/** Which files are whose picture. A file's name is written down before the file is, so that none is ever forgotten. */
@Injectable()
export class Pictures {
  constructor(
    private readonly db: Database,
    private readonly maker: PictureMaker,
    private readonly history: ProfileHistory,
    @Inject(PUBLIC_FILES) private readonly files: FileStore,
  ) {}

  /**
   * Gives a person a new picture and deletes the one before.
   * @returns its address.
   */
  async replace(personId: string, base64: string, actorId: string): Promise<string> {
    const made = await this.maker.make(bytesOf(base64));
    const name = randomBytes(16).toString('base64url');
    await this.db.query('insert into accounts.profile_pictures (name, person_id, created_at) values ($1, $2, now())', [
      name,
      personId,
    ]);
    for (const [side, content] of made) await this.files.put(fileOf(name, side), content, 'image/webp');

    const before = await this.show(personId, addressOf(name), actorId);
    await this.forget([before === 'gone' ? name : nameIn(before), ...(await this.leftOver(personId))]);
    if (before === 'gone') throw new Problem(404, 'not-found');
    return addressOf(name);
  }

  /** Removes a picture; doing it again changes nothing. */
  async remove(personId: string, actorId: string): Promise<void> {
    const before = await this.show(personId, null, actorId);
    await this.forget([before === 'gone' ? null : nameIn(before), ...(await this.leftOver(personId))]);
  }

  /** Deletes every file that was ever a person's picture. */
  async erase(personId: string): Promise<void> {
    await this.db.query('update access.persons set profile_picture_url = null where id = $1', [personId]);
    const rows = await this.db.query<{ name: string }>(
      'select name from accounts.profile_pictures where person_id = $1',
      [personId],
    );
    await this.forget(rows.map(({ name }) => name));
  }

  /** @returns what was shown before. */
  private async show(personId: string, address: string | null, actorId: string): Promise<string | null | 'gone'> {
    return this.db.rows.transaction(async (rows) => {
      const person = await rows.findOne(Person, { where: { id: personId }, lock: { mode: 'pessimistic_write' } });
      if (!person) return 'gone';

      const before = person.profilePictureUrl;
      if (before === address) return null;
      await rows.update(Person, personId, { profilePictureUrl: address });
      await this.history.add(rows, personId, actorId, [{ field: 'profile_picture_url', before, after: address }]);
      return before;
    });
  }

  private async leftOver(personId: string): Promise<string[]> {
    const rows = await this.db.query<{ name: string }>(
      `select f.name from accounts.profile_pictures f where f.person_id = $1 and f.created_at < now() - ${LEFT_OVER}
         and not exists (select from access.persons p where p.id = f.person_id and p.profile_picture_url like '%/' || f.name || '/%')`,
      [personId],
    );
    return rows.map(({ name }) => name);
  }

  private async forget(names: readonly (string | null)[]): Promise<void> {
    for (const name of names) {
      if (name === null) continue;
      for (const side of SIDES) await this.files.delete(fileOf(name, side));
      await this.db.query('delete from accounts.profile_pictures where name = $1', [name]);
    }
  }
}

/** Files, not calls: they stand beside the contract like the pictures of the games. */
@ApiExcludeController()
@Controller('media/people')
export class PictureFilesController {
  constructor(@Inject(PUBLIC_FILES) private readonly files: FileStore) {}

  /** A profile picture of 64, 192 or 512 pixels. A name never gets another picture, so browsers may cache it. */
  @Get(':name/:file')
  @Public()
  @Header('content-security-policy', "default-src 'none'; sandbox")
  async picture(
    @Param('name') name: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const side = SIDES.find((known) => file === `${known}.webp`);
    const found = side && /^[\w-]{22}$/.test(name) ? await this.files.read(fileOf(name, side)) : null;
    if (!found) throw new Problem(404, 'not-found');
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
    return new StreamableFile(found.content, { type: 'image/webp', length: found.size });
  }
}
