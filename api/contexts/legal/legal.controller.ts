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

  /** A legal text as it stands: the terms, the right of withdrawal, privacy, what a guardian allows, or what news by mail are. 404 for any other name, 422 for a language we do not write. */
  @Get(':document')
  @Public()
  read(
    @Param('document') name: string, @Query() { lang }: LegalQuery, @CallerLanguage() callerLanguage: Language, @Res({ passthrough: true }) reply: FastifyReply,
  ): LegalReply {
    if (!isLegalDocument(name)) throw new Problem(404, 'legal-document-unknown');

    const language = lang ?? callerLanguage;
    void reply.header('content-language', language).header('vary', 'accept-language');
    return this.texts.document(name, language);
  }
}
