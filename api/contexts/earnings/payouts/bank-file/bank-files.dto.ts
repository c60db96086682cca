import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { BankReference } from '../../../staff/index.js';
import { LEFT_OUT, type LeftOut } from './bank-file.rules.js';
import { UNTOUCHED } from './record-bank-file-paid.js';

class FilePerson {
  id: string;
  /** Null once erased. */
  name: string | null;
}

/** A file of pay-outs for the bank, without accounts. */
export class BankFileItem {
  id: string;
  /** 1, 2, 3 and so on. */
  number: number;
  madeAt: Date;
  madeBy: FilePerson;
  /** How many pay-outs it was made of. */
  count: number;
  /** What it transfers, in whole pesos. */
  sum: number;
  /** How many of them wait for the bank. */
  waiting: number;
  /** How many are recorded as transferred. */
  paid: number;
  /** How many did not arrive. */
  failed: number;
  /** Whether it can be downloaded: as long as all of its pay-outs wait for the bank. */
  canDownload: boolean;
  /** When it was put back; null for one that counts. */
  withdrawnAt: Date | null;
}

class BankFilePayout {
  payoutId: string;
  developerId: string;
  developerName: string;
  /** What is transferred, in whole pesos. */
  paid: number;
  /** By which the bank's statement names it. */
  reference: string;
  /** What became of it as a part of this file. */
  state: 'released' | 'paid' | 'failed' | 'put-back';
}

/** A file for the bank with what it holds. */
export class BankFileReply extends BankFileItem {
  withdrawnBy: FilePerson | null;
  withdrawnBecause: string | null;
  /** In the order of the file; of one that was put back, what it held. */
  payouts: BankFilePayout[];
}

class LeftOutPayout {
  payoutId: string;
  developerId: string;
  developerName: string;
  paid: number;
  @ApiProperty({ enum: LEFT_OUT })
  why: LeftOut;
}

/** What a file would hold that is made now. */
export class NextBankFileReply {
  count: number;
  /** What it would transfer, in whole pesos. */
  sum: number;
  /** Released pay-outs that it would not hold, each with the reason. */
  leftOut: LeftOutPayout[];
}

export class MakeBankFileRequest {
  /** Drawn by the client: the same id again is the same file. */
  @IsUUID(undefined, { message: 'must be an id' })
  fileId: string;
}

export class RecordBankFilePaidRequest {
  /** The bank's number of the whole file. */
  @BankReference()
  reference: string;
}

class UntouchedPayout {
  payoutId: string;
  developerName: string;
  paid: number;
  @ApiProperty({ enum: UNTOUCHED })
  why: (typeof UNTOUCHED)[number];
}

/** What became of the pay-outs of a file that the bank executed. */
export class BankFileRecordedReply {
  /** How many were recorded as transferred. */
  recorded: number;
  /** Their sum, in whole pesos. */
  sum: number;
  /** Those that stayed as they were. */
  untouched: UntouchedPayout[];
  file: BankFileReply;
}
