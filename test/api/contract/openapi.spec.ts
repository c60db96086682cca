import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop, type Shop } from '../../support/shop.js';

interface Schema {
  oneOf?: Schema[];
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
}
interface Operation {
  summary?: string;
  requestBody?: { content: Body };
  responses: Record<string, { content?: Body; headers?: object }>;
}
type Body = Record<'application/json', { schema: Schema }>;
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(readFileSync('api/openapi.json', 'utf8')) as Contract;
const operations = Object.entries(contract.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, operation })),
);

const success = ({ responses }: Operation): Schema | undefined =>
  Object.values((responses['200'] ?? responses['201'] ?? responses['202'])?.content ?? {})[0]?.schema;
const resolved = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref ? contract.components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema;
/** Of an answer that has several shapes, the fields that all of them have. */
function fieldsOf(schema: Schema | undefined): string[] {
  const [first = [], ...others] = resolved(schema)?.oneOf?.map(fieldsOf) ?? [
    Object.keys(resolved(schema)?.properties ?? {}),
  ];
  return first.filter((field) => others.every((fields) => fields.includes(field)));
}

describe('the published contract', () => {
  it('has one name for one shape: of two classes called alike, one would silently stand for both', () => {
    const files = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.dto.ts'));
    const names = files.flatMap((file) =>
      [...readFileSync(join('api', file), 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name]) => name),
    );

    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('says of every route what it is for', () => {
    expect(operations.filter(({ operation }) => (operation.summary ?? '').length < 10).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('says of every route what it answers', () => {
    const silent = operations.filter(({ operation }) => {
      if (operation.responses['204'] ?? operation.responses['307']) return false;
      // Uploads answer in headers alone.
      if ((operation.responses['200'] ?? operation.responses['201'])?.headers) return false;
      const answer = resolved(success(operation));
      return !answer || (answer.type === 'object' && fieldsOf(answer).length === 0);
    });

    expect(operations.length).toBeGreaterThan(20);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['post', '/v1/auth', ['email', 'password', 'remember_me'], ['token', 'message']],
    ['post', '/v1/auth/refresh', ['token'], ['token', 'user']],
    ['post', '/v1/auth/signup', ['email', 'username', 'password'], ['message']],
    ['post', '/v1/auth/send-verification-email', ['email'], ['message']],
    ['post', '/v1/auth/verify-email', ['token'], ['message']],
    ['post', '/v1/auth/create-pending-user', ['email', 'lang'], ['message']],
    ['post', '/v1/auth/verify-pending-user', ['token'], ['message', 'email']],
    ['post', '/v1/auth/check-pending-user', ['email'], ['status']],
    ['post', '/v1/auth/reset-password', ['email'], ['message']],
    ['post', '/v1/auth/confirm-reset-password', ['token', 'newPassword'], ['message']],
    ['get', '/v1/users/{id}', [], ['id', 'username', 'email', 'birthday', 'bio']],
    [
      'post',
      '/v1/payment',
      ['cart', 'user_id', 'discount_code', 'session_id', 'url', 'subtotal', 'currency'],
      ['token', 'url', 'orderId'],
    ],
    ['get', '/v1/payment/order/{orderId}', [], ['games']],
    ['get', '/v1/payment/state/{orderId}', [], ['status']],
    ['post', '/v1/payment/claim-free-game', ['game_id', 'user_id'], ['message']],
    ['get', '/v1/exchange-rate', [], ['clpPerUsd']],
  ])('keeps to the specified call %s %s', (verb, path, sent, read) => {
    const operation = contract.paths[path]?.[verb];

    expect(fieldsOf(operation?.requestBody?.content['application/json'].schema)).toEqual(expect.arrayContaining(sent));
    expect(operation && fieldsOf(success(operation))).toEqual(expect.arrayContaining(read));
  });
});

describe('the running shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('publishes the same contract', async () => {
    expect((await shop.get('/v1/openapi.json')).body).toEqual(contract);
  });

  it.each(['/v1/openapi.json', '/v1/docs/swagger-ui-bundle.js', '/v1/docs/swagger-ui.css'])(
    'sends %s compressed, and not again to who has it',
    async (path) => {
      const first = await shop.get(path);
      const again = await shop.get(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });

      expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
      expect(first.headers.get('vary')).toContain('accept-encoding');
      expect(again.status).toBe(304);
    },
  );
});
