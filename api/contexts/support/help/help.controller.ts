import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { HelpSearch } from './help-search.js';
import { ARTICLES, articleOf } from './help-texts.js';
import { HelpArticleReply, HelpFound, HelpLink, HelpQuery, HelpSearchQuery } from './help.dto.js';

@ApiTags('support')
@Controller('v1/help')
export class HelpController {
  constructor(private readonly search: HelpSearch) {}

  /** Lists the pages of the help. */
  @Get()
  @Public()
  list(
    @Query() { lang }: HelpQuery,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): HelpLink[] {
    const language = spoken(lang ?? callerLanguage, reply);
    return ARTICLES.map(({ slug, topic, texts }) => {
      const { title, summary } = texts[language];
      return { slug, topic, title, summary };
    });
  }

  /** Finds passages of help and legal texts, the best first; at most 20. Accents do not matter. */
  @Get('search')
  @Public()
  find(
    @Query() { q, lang }: HelpSearchQuery,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HelpFound[]> {
    return this.search.find(q, spoken(lang ?? callerLanguage, reply));
  }

  /** Returns a page of the help. 404 for another name. */
  @Get(':slug')
  @Public()
  read(
    @Param('slug') slug: string,
    @Query() { lang }: HelpQuery,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): HelpArticleReply {
    const article = articleOf(slug);
    if (!article) throw new Problem(404, 'help-article-unknown');
    const language = spoken(lang ?? callerLanguage, reply);
    const { title, summary, sections } = article.texts[language];
    return {
      slug,
      topic: article.topic,
      language,
      title,
      summary,
      sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    };
  }
}

function spoken(language: Language, reply: FastifyReply): Language {
  void reply.header('content-language', language).header('vary', 'accept-language');
  return language;
}
