import { Controller, Get, Headers, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.js';
import { LANGUAGES, type Language } from '../../kernel/language.js';
import { Public } from '../../platform/http/access.js';
import { keptAnswer, sendKept } from '../../platform/http/pages/kept-answers.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG } from '../../platform/tokens.js';
import { CatalogQueries } from '../catalog/index.js';
import { HELP_SLUGS } from '../support/index.js';
import { gameFeed } from './game-feed.js';
import { gameWidget, WIDGET_POLICY } from './game-widget.js';
import { SharePictures } from './pictures/share-pictures.js';
import { publicPages } from './public-pages.js';
import { robotsOf, sitemapOf } from './sitemap.js';

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';

/** What machines of others read of the shop: search engines, feed readers, and sites that show a link or a game. */
@ApiExcludeController()
@Controller()
export class ReachController {
  private readonly origin: string;

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly pictures: SharePictures,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = new URL(config.publicUrl).origin;
  }

  /** What search engines may look at. */
  @Get('robots.txt')
  @Public()
  robots(@Res() reply: FastifyReply): void {
    void reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robotsOf(this.origin));
  }

  /** Every public page in both languages. */
  @Get('sitemap.xml')
  @Public()
  async sitemap(@Res() reply: FastifyReply): Promise<void> {
    const { cards } = await this.catalog.onSale();
    void reply
      .header('cache-control', AN_HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemapOf(this.origin, publicPages(cards, HELP_SLUGS)));
  }

  /** New games as Atom: `games.es.atom`, `games.en.atom`. 404 for another name. */
  @Get('feeds/:file')
  @Public()
  async feed(
    @Param('file') file: string,
    @Headers() request: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = LANGUAGES.find((one) => file === `games.${one}.atom`);
    if (!language) throw new Problem(404, 'not-found');
    const { cards } = await this.catalog.onSale();
    void reply.header('cache-control', AN_HOUR);
    await sendKept(
      reply,
      request,
      keptAnswer(gameFeed(this.origin, language, cards), 'application/atom+xml; charset=utf-8'),
    );
  }

  /** The picture of a game for sites that show a link: `share/es/volcan-despierto.png`. 404 for a game not on sale. */
  @Get('share/:language/:file')
  @Public()
  async share(
    @Param('language') spoken: string,
    @Param('file') file: string,
    @Headers() request: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = /^([\w-]{1,100})\.png$/.exec(file)?.[1];
    const picture = name ? await this.pictures.find(name.toLowerCase(), known(spoken)) : null;
    if (!picture) throw new Problem(404, 'game-unknown');
    void reply.header('cache-control', A_DAY);
    await sendKept(reply, request, picture);
  }

  /** The picture of the shop for sites that show a link to a page about no game: `share/es.png`. 404 for another name. */
  @Get('share/:file')
  @Public()
  async shareShop(
    @Param('file') file: string,
    @Headers() request: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = known(/^(\w\w)\.png$/.exec(file)?.[1] ?? '');
    void reply.header('cache-control', A_DAY);
    await sendKept(reply, request, await this.pictures.shop(language));
  }

  /** A game on a card, for frames on other sites. 404 for a game not on sale. */
  @Get('embed/:language/:game')
  @Public()
  async embed(
    @Param('language') spoken: string,
    @Param('game') idOrSlug: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = known(spoken);
    const game = await this.catalog.card(idOrSlug);
    if (!game) throw new Problem(404, 'game-unknown');
    void reply
      .headers({ 'content-security-policy': WIDGET_POLICY, 'referrer-policy': 'no-referrer', 'cache-control': AN_HOUR })
      .type('text/html; charset=utf-8')
      .send(gameWidget(this.origin, language, game));
  }
}

function known(spoken: string): Language {
  const language = LANGUAGES.find((one) => one === spoken);
  if (!language) throw new Problem(404, 'not-found');
  return language;
}
