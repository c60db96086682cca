import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerLanguage, Public } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { isLegalDocument, type LegalDocument } from './legal-files.js';
import { LegalPages } from './legal-pages.js';
import { LegalChangesQuery, LegalChangesReply, LegalQuery, LegalReply } from './legal.dto.js';

@ApiTags('legal')
@Controller('v1/legal')
export class LegalController {
  constructor(private readonly pages: LegalPages) {}

  /**
   * Returns a legal text: terms, right of withdrawal, privacy, subscription, cookies, guardian consent, news by
   * mail or developer terms; the one in force, or an earlier version. 404 for another name or version, 422 for an
   * unsupported language.
   */
  @Get(':document')
  @Public()
  async read(
    @Param('document') name: string,
    @Query() { lang, version }: LegalQuery,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LegalReply> {
    const page = await this.pages.read(known(name), spoken(lang ?? callerLanguage, reply), version);
    if (!page) throw new Problem(404, 'legal-version-unknown');
    return page;
  }

  /** Returns what changed between two versions of a text, clause by clause. 404 for another name or version. */
  @Get(':document/changes')
  @Public()
  changes(
    @Param('document') name: string,
    @Query() { lang, from, to }: LegalChangesQuery,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): LegalChangesReply {
    const changes = this.pages.changes(known(name), spoken(lang ?? callerLanguage, reply), from, to);
    if (!changes) throw new Problem(404, 'legal-version-unknown');
    return changes;
  }
}

function known(name: string): LegalDocument {
  if (!isLegalDocument(name)) throw new Problem(404, 'legal-document-unknown');
  return name;
}

function spoken(language: Language, reply: FastifyReply): Language {
  void reply.header('content-language', language).header('vary', 'accept-language');
  return language;
}
