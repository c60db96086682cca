import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerLanguage, Public } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { isLegalDocument, LegalTexts } from './legal-texts.js';
import { LegalQuery, LegalReply } from './legal.dto.js';

@ApiTags('legal')
@Controller('v1/legal')
export class LegalController {
  constructor(private readonly texts: LegalTexts) {}

  /**
   * Returns a legal text in force: terms, right of withdrawal, privacy, guardian consent, news by mail or
   * developer terms. 404 for another name, 422 for an unsupported language.
   */
  @Get(':document')
  @Public()
  read(
    @Param('document') name: string,
    @Query() { lang }: LegalQuery,
    @CallerLanguage() callerLanguage: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): LegalReply {
    if (!isLegalDocument(name)) throw new Problem(404, 'legal-document-unknown');

    const language = lang ?? callerLanguage;
    void reply.header('content-language', language).header('vary', 'accept-language');
    return this.texts.document(name, language);
  }
}
