import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/language.js';
import { Problem } from '../../../platform/http/problem.js';
import { StudioAccounts } from '../../developers/index.js';
import { printContent } from '../../documents/index.js';
import { EarningsViews } from './earnings-views.js';
import { statementContent } from './statement-content.js';
import { StatementRows } from './statement-rows.js';

/** Lines that a print shows one by one; a statement with more says the rest as one, and its file has them all. */
const MOST_LINES = 2_000;

/** Statements on paper. */
@Injectable()
export class StatementPrints {
  constructor(
    private readonly statements: StatementRows,
    private readonly views: EarningsViews,
    private readonly studios: StudioAccounts,
  ) {}

  async of(developerId: string, month: string, language: Language): Promise<{ name: string; content: Buffer }> {
    const statement = await this.statements.one(developerId, month);
    if (!statement) throw new Problem(404, 'statement-unknown');
    const [{ lines, rest }, names] = await Promise.all([
      this.views.firstOf(developerId, month, MOST_LINES),
      this.studios.names([developerId]),
    ]);
    const about = { studio: names.get(developerId) ?? developerId, language, rest };
    const content = await printContent(statementContent(statement, lines, about));
    return { name: `ludoteca-${statement.number}.pdf`, content };
  }
}
