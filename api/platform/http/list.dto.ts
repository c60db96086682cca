import { IsOptional, IsString, MaxLength } from 'class-validator';

/** How react-admin requests a list: three JSON texts. */
export class ListRequest {
  /** JSON object of fields and values: `{"status":"paid"}`. */
  @IsOptional()
  @IsString({ message: 'must be one JSON text' })
  @MaxLength(50_000)
  filter?: string;
  /** JSON array of the first and last row, counted from 0: `[0,24]`. */
  @IsOptional()
  @IsString({ message: 'must be one JSON text' })
  @MaxLength(100)
  range?: string;
  /** JSON array of field and direction: `["placedAt","DESC"]`. */
  @IsOptional()
  @IsString({ message: 'must be one JSON text' })
  @MaxLength(100)
  sort?: string;
}
