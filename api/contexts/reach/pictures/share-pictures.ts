import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../../kernel/language.js';
import { type FileStore, PUBLIC_FILES } from '../../../platform/files/file-store.js';
import { keptAnswer, type KeptAnswer } from '../../../platform/http/pages/kept-answers.js';
import { CatalogQueries, type GameCard } from '../../catalog/index.js';
import { sharePicture, shopPicture } from './share-picture.js';

const BYTES_KEPT = 16 * 1_048_576;

/** Sharing pictures, drawn when a site first asks for one and kept until the catalogue changes. */
@Injectable()
export class SharePictures {
  private readonly kept = new LRUCache<string, KeptAnswer>({
    maxSize: BYTES_KEPT,
    sizeCalculation: ({ body }) => body.length,
  });
  private readonly drawing = new Map<string, Promise<KeptAnswer>>();

  constructor(
    private readonly catalog: CatalogQueries,
    @Inject(PUBLIC_FILES) private readonly files: FileStore,
  ) {}

  /** Null for a game that is not on sale. */
  async find(idOrSlug: string, language: Language): Promise<KeptAnswer | null> {
    const { edition, cards } = await this.catalog.onSale();
    const game = cards.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
    if (!game) return null;
    const key = [edition, game.id, language].join(' ');
    return this.drawnOnce(key, () => this.draw(game, language));
  }

  /** Of the shop itself. */
  shop(language: Language): Promise<KeptAnswer> {
    return this.drawnOnce(`shop ${language}`, () => shopPicture(language));
  }

  /** Sites ask for a picture all at once when a link is passed around. */
  private async drawnOnce(key: string, draw: () => Promise<Buffer>): Promise<KeptAnswer> {
    const ready = this.kept.get(key) ?? this.drawing.get(key);
    if (ready) return ready;
    const drawing = draw()
      .then((png) => {
        const answer = keptAnswer(png, 'image/png');
        this.kept.set(key, answer);
        return answer;
      })
      .finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawing);
    return drawing;
  }

  private async draw(game: GameCard, language: Language): Promise<Buffer> {
    const cover = await this.coverOf(language === 'en' ? (game.coverEn ?? game.cover) : game.cover);
    return sharePicture(game, language, cover);
  }

  private async coverOf(path: string): Promise<Buffer | null> {
    const file = path.startsWith('/media/') ? await this.files.read(path.slice('/media/'.length)) : null;
    return file && buffer(file.content);
  }
}
