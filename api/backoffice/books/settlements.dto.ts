import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { AsTyped } from '../../platform/http/fields/as-typed.js';

/** Ten thousands of movements. */
export const LONGEST_FILE = 8_000_000;

/** The file that the bank's portal exports, as text. */
export class SettlementFileRequest {
  /** CSV with a line of column names: day of the sale, kind of transaction, buy order, authorization code, amount. */
  @ApiProperty({ maxLength: LONGEST_FILE })
  @AsTyped()
  @IsString({ message: 'must be a text' })
  @MaxLength(LONGEST_FILE)
  file: string;
}

export class ImportSettlementRequest extends SettlementFileRequest {
  /** Name of the file, for the list. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(255)
  @Matches(/^\P{Cc}*$/u, { message: 'must be plain text' })
  fileName?: string;
}

class SettlementMovements {
  count: number;
  /** Whole pesos. */
  amount: number;
}

/** A movement of the file. */
class SettlementMovement {
  /** The line of the file, counted from 1. */
  line: number;
  kind: 'sale' | 'refund';
  /** The day in Chile. */
  day: string;
  buyOrder: string;
  authorizationCode: string;
  /** Whole pesos, positive for refunds too. */
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
  /** The days covered by the file. */
  from: string;
  through: string;
  /** Movements in the file. */
  rows: number;
  sales: SettlementMovements;
  refunds: SettlementMovements;
  /** The first few movements. */
  first: SettlementMovement[];
  /** Null for a file never imported. */
  earlier: EarlierSettlement | null;
}

/** What the bank and the shop say differently. */
export class SettlementDifferenceReply {
  kind:
    | 'settlement-not-ours'
    | 'settlement-missing'
    | 'settlement-amount'
    | 'settlement-code'
    | 'settlement-refund'
    | 'settlement-twice';
  /** Id of the payment, or a buy order unknown to the shop. */
  subject: string;
  /** In the shop's records: whole pesos, or a code. */
  expected: string;
  /** In the bank's file. */
  found: string;
  /** The incident of this difference, and whether it is open. */
  incidentId: string | null;
  incidentStatus: 'open' | 'resolved' | null;
  /** Null for a buy order unknown to the shop. */
  paymentId: string | null;
  /** The payment's buy order at the bank. */
  buyOrder: string | null;
  orderId: string | null;
  orderNumber: string | null;
}

/** A settlement file that was compared, in a list. */
export class SettlementLine {
  id: string;
  /** Null if not given. */
  fileName: string | null;
  /** The days covered by the file. */
  from: string;
  through: string;
  /** Movements in the file. */
  rows: number;
  /** Movements that agree with the shop's records. */
  matched: number;
  /** Differences found, in both directions. */
  differing: number;
  /** Whether the same file was imported before. */
  isRepeat: boolean;
  importedAt: Date;
  importedById: string;
  /** Null when the person was erased. */
  importedByName: string | null;
}

export class SettlementReply extends SettlementLine {
  /** Each is an incident. */
  differences: SettlementDifferenceReply[];
}
