import { IsOptional, IsString, MaxLength } from 'class-validator';

/** How react-admin asks for a list: three JSON texts. */
export class ListRequest {
  /** A JSON object, `{"status":"paid"}`. */
  @IsOptional() @IsString({ message: 'must be one JSON text' }) @MaxLength(50_000)
  filter?: string;
  /** First and last row, counted from 0: `[0,24]`. */
  @IsOptional() @IsString({ message: 'must be one JSON text' }) @MaxLength(100)
  range?: string;
  /** Field and direction: `["placedAt","DESC"]`. */
  @IsOptional() @IsString({ message: 'must be one JSON text' }) @MaxLength(100)
  sort?: string;
}
