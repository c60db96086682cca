import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../platform/http/problem.js';
import { PeopleDirectory } from '../../../access/index.js';
import { StudioAccounts } from '../../../developers/index.js';
import { bankFileOf } from './bank-file.rules.js';
import { BankFileLines } from './bank-file-lines.js';
import { BankFiles, type BankFileRow, type BankFilesQuery } from './bank-files.js';
import type { BankFileItem, BankFileRecordedReply, BankFileReply, NextBankFileReply } from './bank-files.dto.js';
import { NextBankFile } from './next-bank-file.js';
import type { BankFileRecorded } from './record-bank-file-paid.js';

type Person = BankFileItem['madeBy'];

/** Files for the bank as staff see them. */
@Injectable()
export class BankFileViews {
  constructor(
    private readonly files: BankFiles,
    private readonly lines: BankFileLines,
    private readonly nextFile: NextBankFile,
    private readonly accounts: StudioAccounts,
    private readonly people: PeopleDirectory,
  ) {}

  async list(query: BankFilesQuery): Promise<{ rows: BankFileItem[]; total: number }> {
    const { rows, total } = await this.files.list(query);
    const people = await this.named(rows.map(({ madeBy }) => madeBy));
    return { rows: rows.map((row) => item(row, people)), total };
  }

  async next(staffId: string): Promise<NextBankFileReply> {
    const { sendable, leftOut } = await this.nextFile.of(staffId);
    return {
      count: sendable.length,
      sum: sumOf(sendable),
      leftOut: await this.withStudios(leftOut),
    };
  }

  /** @throws Problem 404 bank-file-unknown. */
  async one(fileId: string): Promise<BankFileReply> {
    const row = await this.required(fileId);
    const { madeBy, withdrawnBy, withdrawnBecause } = row;
    const [payouts, people] = await Promise.all([
      this.files.payoutsOf(fileId),
      this.named([madeBy, ...(withdrawnBy ? [withdrawnBy] : [])]),
    ]);
    return {
      ...item(row, people),
      withdrawnBy: withdrawnBy === null ? null : personOf(withdrawnBy, people),
      withdrawnBecause,
      payouts: await this.withStudios(payouts),
    };
  }

  /** @throws Problem 404 bank-file-unknown, 409 bank-file-withdrawn or bank-file-recorded. */
  async content(fileId: string): Promise<{ name: string; content: string }> {
    const { number, count, withdrawnAt } = await this.required(fileId);
    if (withdrawnAt) throw new Problem(409, 'bank-file-withdrawn');
    const lines = await this.lines.waiting(fileId);
    // What is recorded has been to the bank, or will not go there: the file must not be uploaded.
    if (lines.length !== count) throw new Problem(409, 'bank-file-recorded');
    return { name: `ludoteca-nomina-${number}.csv`, content: bankFileOf(lines) };
  }

  async recorded(fileId: string, { recorded, untouched }: BankFileRecorded): Promise<BankFileRecordedReply> {
    const [file, left] = await Promise.all([this.one(fileId), this.withStudios(untouched)]);
    return {
      recorded: recorded.length,
      sum: sumOf(recorded),
      untouched: left.map(({ payoutId, developerName, paid, why }) => ({ payoutId, developerName, paid, why })),
      file,
    };
  }

  private async required(fileId: string): Promise<BankFileRow> {
    const row = await this.files.one(fileId);
    if (!row) throw new Problem(404, 'bank-file-unknown');
    return row;
  }

  private async withStudios<Row extends { developerId: string }>(
    rows: readonly Row[],
  ): Promise<(Row & { developerName: string })[]> {
    const names = await this.accounts.names(rows.map(({ developerId }) => developerId));
    return rows.map((row) => ({ ...row, developerName: names.get(row.developerId) ?? '' }));
  }

  private async named(ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.people.contacts(ids)).map(({ id, username }) => [id, username]));
  }
}

function item(row: BankFileRow, people: ReadonlyMap<string, string>): BankFileItem {
  const { fileId: id, number, madeAt, count, sum, waiting, paid, failed, withdrawnAt } = row;
  const canDownload = withdrawnAt === null && waiting === count;
  const made = { number, madeAt, madeBy: personOf(row.madeBy, people), count, sum };
  return { id, ...made, waiting, paid, failed, canDownload, withdrawnAt };
}

const personOf = (id: string, people: ReadonlyMap<string, string>): Person => ({ id, name: people.get(id) ?? null });

const sumOf = (payouts: readonly { paid: number }[]): number => payouts.reduce((sum, { paid }) => sum + paid, 0);
