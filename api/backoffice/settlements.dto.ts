import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** Ten thousands of movements. */
export const LONGEST_FILE = 8_000_000;

/** The file that the bank's portal exports, as text. */
export class SettlementFileRequest {
  /** CSV with a line of column names: day of the sale, kind of transaction, buy order, authorization code, amount. */
  @ApiProperty({ maxLength: LONGEST_FILE })
  @IsString({ message: 'must be a text' }) @MaxLength(LONGEST_FILE)
  file: string;
}

export class ImportSettlementRequest extends SettlementFileRequest {
  /** What the file is called, to find it again in the list. */
  @IsOptional() @IsString({ message: 'must be a text' }) @MaxLength(255) @Matches(/^\P{Cc}*$/u, { message: 'must be plain text' })
  fileName?: string;
}

class SettlementMovements {
  count: number;
  /** Whole pesos. */
  amount: number;
}

/** A movement as the file tells it. */
class SettlementMovement {
  /** The line of the file, counted from 1. */
  line: number;
  kind: 'sale' | 'refund';
  /** The day in Chile. */
  day: string;
  buyOrder: string;
  authorizationCode: string;
  /** Whole pesos, also of a refund above 0. */
  amount: number;
}

/** The latest comparison of the very same file. */
class EarlierSettlement {
  id: string;
  importedAt: Date;
  importedById: string;
  /** Null when the person was erased. */
  importedByName: string | null;
}

export class SettlementPreviewReply {
  /** The days that the file covers. */
  from: string;
  through: string;
  /** How many movements it holds. */
  rows: number;
  sales: SettlementMovements;
  refunds: SettlementMovements;
  /** The first few movements. */
  first: SettlementMovement[];
  /** Null for a file that was never compared. */
  earlier: EarlierSettlement | null;
}

/** What the bank and the shop say differently. */
export class SettlementDifferenceReply {
  kind: 'settlement-not-ours' | 'settlement-missing' | 'settlement-amount' | 'settlement-code' | 'settlement-refund' | 'settlement-twice';
  /** The payment's id, or the buy order that the shop does not know. */
  subject: string;
  /** By the shop's records: whole pesos, or a code. */
  expected: string;
  /** By the bank's file. */
  found: string;
  /** The incident that it became, and whether that is still open. */
  incidentId: string | null;
  incidentStatus: 'open' | 'resolved' | null;
  /** Null for a buy order that the shop does not know. */
  paymentId: string | null;
  /** What the bank calls the payment. */
  buyOrder: string | null;
  orderId: string | null;
  orderNumber: string | null;
}

/** A settlement file that was compared, in a list. */
export class SettlementLine {
  id: string;
  /** Null where the caller named none. */
  fileName: string | null;
  /** The days that the file covers. */
  from: string;
  through: string;
  /** How many movements it holds. */
  rows: number;
  /** How many of these agree with the shop's records. */
  matched: number;
  /** How many differences were found, both ways. */
  differing: number;
  /** Whether the very same file had been compared before. */
  isRepeat: boolean;
  importedAt: Date;
  importedById: string;
  /** Null when the person was erased. */
  importedByName: string | null;
}

export class SettlementReply extends SettlementLine {
  /** Each became an incident. */
  differences: SettlementDifferenceReply[];
}
