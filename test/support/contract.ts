import type { Shop } from './shop.js';

export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  nullable?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

/** One route as the OpenAPI document tells it. */
export interface Operation {
  /** `POST /v1/auth` */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Null where nothing is sent. */
  body: { type: string; schema: Schema } | null;
  /** Whether it wants a bearer token. */
  guarded: boolean;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema?: Schema }> };
        security?: Record<string, unknown>[];
      }
    >
  >;
  components?: { schemas?: Record<string, Schema> };
}

/** What a running shop says of its own routes: tests that read it know tomorrow's routes too. */
export class Contract {
  readonly operations: readonly Operation[];

  constructor(private readonly document: Document) {
    this.operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, printed]) => {
        const [type, content] = Object.entries(printed.requestBody?.content ?? {})[0] ?? [];
        return {
          name: `${verb.toUpperCase()} ${path}`,
          method: verb.toUpperCase(),
          path,
          parameters: printed.parameters ?? [],
          guarded: (printed.security ?? []).some((way) => 'bearer' in way),
          body: type === undefined ? null : { type, schema: content?.schema ?? {} },
        };
      }),
    );
  }

  static async of(shop: Shop): Promise<Contract> {
    return new Contract((await shop.get<Document>('/v1/openapi.json')).body);
  }

  /** A schema with its references followed and its parts joined. */
  resolved(schema: Schema): Schema {
    const named = schema.$ref
      ? this.document.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')]
      : undefined;
    const parts = [
      ...(named ? [this.resolved(named)] : []),
      ...(schema.allOf ?? []).map((part) => this.resolved(part)),
    ];
    const [choice] = schema.oneOf ?? schema.anyOf ?? [];
    if (choice) parts.push(this.resolved(choice));
    const { $ref: _ref, allOf: _allOf, oneOf: _oneOf, anyOf: _anyOf, ...own } = schema;
    return parts.reduce(
      (joined, part) => ({ ...joined, ...part, properties: { ...joined.properties, ...part.properties } }),
      own,
    );
  }
}
