import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aClass, everythingIsErased, givesSeats, joins, type Class, type SchoolPlan } from '../../support/classes.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Traces } from '../../support/traces.js';
import { gamesOfPlan } from '../../support/owners.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { FILES } from '../play/players.js';

describe('the seats of a school', () => {
  let shop: Shop;
  let folder: string;
  let game: Game;
  let admin: Staff;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seats-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    admin = await Staff.signsIn(shop);
    [game] = await gamesOfPlan(shop);
    await releasesWebBuild(shop.sql, folder, game, { files: FILES });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const makes = (teacher: Player) =>
    teacher.post<Class>('/v1/schools/classes', { name: '5º A', grade: 5, gameIds: [game.id] });
  const plan = async (id: string): Promise<SchoolPlan> => (await admin.get<SchoolPlan>(`school-plans/${id}`)).body;

  it('are counted by pupils, over all classes of its teachers', async () => {
    const { id, code } = await givesSeats(shop, 2);
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    for (const teacher of [ana, bruno]) await teacher.post('/v1/schools/plan', { code: code.toLowerCase() });
    const [one, two] = [(await makes(ana)).body, (await makes(bruno)).body];
    const rush = await Promise.all(
      Array.from({ length: 6 }, (_, n) => joins(shop, n % 2 === 0 ? one.code : two.code, `Pudu ${n}`)),
    );

    expect(rush.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await plan(id)).toMatchObject({ seats: 2, used: 2, classes: 2, teachers: 2, state: 'running' });
    expect((await ana.get('/v1/schools')).body).toMatchObject({ plan: { seats: 2, used: 2 } });
    await admin.post(`school-plans/${id}/seats`, { seats: 3, reason: 'Un cupo más' });
    expect((await joins(shop, one.code, 'Pudu 7')).status).toBe(200);
    expect((await joins(shop, one.code, 'Pudu 8')).body.code).toBe('class-full');
  });

  it('come to classes that were made before them', async () => {
    const ana = await shop.aPlayer();
    const made = (await makes(ana)).body;
    expect((await joins(shop, made.code, 'Puma')).body.code).toBe('class-without-seats');
    const { code } = await givesSeats(shop, 5);
    await ana.post('/v1/schools/plan', { code });

    expect((await joins(shop, made.code, 'Puma')).status).toBe(200);
  });

  it('are given at once to the teacher whom staff name, in the console', async () => {
    const ana = await shop.aPlayer();
    const { id } = await givesSeats(shop, 5, { teacher: ana.email });
    expect((await ana.get('/v1/schools')).body).toMatchObject({ plan: { school: 'Escuela Las Araucarias', seats: 5 } });
    const year = Number((await shop.now()).slice(0, 4));
    const facts = { planId: id, school: 'Otra', seats: 9, year, reference: 'Factura 2' };
    expect((await admin.post<SchoolPlan>('school-plans', facts)).body).toMatchObject({ seats: 5 });
    const unknown = await admin.post('school-plans', { ...facts, teacher: 'nadie@example.test' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'teacher-unknown']);

    const { body: rows } = await admin.list<SchoolPlan>('school-plans', {
      filter: { q: 'araucarias', state: ['running'] },
    });
    expect(rows.map((row) => row.id)).toContain(id);
    const reader = await aColleague(shop, admin, 'Colegios', ['console:open', 'school:read']);
    expect((await reader.get('/v1/admin/school-plans')).status).toBe(200);
    expect((await reader.post(`/v1/admin/school-plans/${id}/end`, { reason: 'Por error' })).status).toBe(403);
  });

  it('are found by the name of the school in whichever form it is typed, or was kept', async () => {
    const [composed, decomposed] = ['Liceo Río Ñuble'.normalize('NFC'), 'Liceo Río Ñuble'.normalize('NFD')];
    const { id, school } = await givesSeats(shop, 5, { school: decomposed });
    const { id: older } = await givesSeats(shop, 5, { school: composed });
    await shop.sql.query('update school_plans.plans set school = $1 where plan_id = $2', [decomposed, older]);
    expect(school).toBe(composed);

    const escaped = JSON.stringify({ q: decomposed }).replace(/[^\x20-\x7e]/g, (sign) => {
      return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    for (const filter of [JSON.stringify({ q: composed }), JSON.stringify({ q: decomposed }), escaped]) {
      const { body } = await admin.get<SchoolPlan[]>(`school-plans?filter=${encodeURIComponent(filter)}`);
      expect(body.map((row) => row.id)).toEqual(expect.arrayContaining([id, older]));
    }
  });

  it('close the games when staff end them, and keep the class', async () => {
    const ana = await shop.aPlayer();
    const made = await aClass(shop, ana, [game]);
    const { token } = (await joins(shop, made.code, 'Puma')).body;
    const { rows } = await shop.sql.query<{ id: string }>('select plan_id as id from schools.classes where id = $1', [
      made.id,
    ]);
    await admin.post(`school-plans/${rows[0]?.id}/end`, { reason: 'Se pagó dos veces' });

    expect((await shop.post(`/v1/play/${game.slug}`, {}, { token })).status).toBe(403);
    expect((await shop.get('/v1/class', { token })).body).toMatchObject({ canPlay: false });
    expect((await joins(shop, made.code, 'Zorro')).body.code).toBe('class-without-seats');
    expect((await ana.get<Class>(`/v1/schools/classes/${made.id}`)).body.pupils).toBe(1);
  });

  it('are for grown-ups with a confirmed address, and for who has the code', async () => {
    const young = await shop.aPlayer({ birthYear: new Date().getUTCFullYear() - 16 });
    expect((await young.get('/v1/schools')).body.code).toBe('teachers-only');
    const unproven = await shop.aPlayer({ verified: false });
    expect((await makes(unproven)).body.code).toBe('teacher-unverified');
    const ana = await shop.aPlayer();
    const wrong = await ana.post('/v1/schools/plan', { code: 'AAAAAAAAAA' });
    expect([wrong.status, wrong.body.code]).toEqual([404, 'school-plan-unknown']);
  });

  it('end with the school year, and so do the classes, with everything of them', async () => {
    const ana = await shop.aPlayer();
    const made = await aClass(shop, ana, [game]);
    const { pin, pupil } = (await joins(shop, made.code, 'Guatita')).body;
    const back = () => shop.post<{ token: string }>('/v1/class/return', { code: made.code, nickname: 'Guatita', pin });
    const year = Number(made.endsOn.slice(0, 4));
    expect(made.endsOn).toBe(`${year}-12-31`);
    await shop.clockReaches(`${year + 1}-01-01T02:59:00.000Z`);
    const { token } = (await back()).body;
    expect((await shop.get('/v1/class', { token })).status).toBe(200);
    await shop.clockReaches(`${year + 1}-01-01T03:00:01.000Z`);

    expect((await shop.get('/v1/class', { token })).status).toBe(401);
    expect((await back()).status).toBe(404);
    expect((await ana.get('/v1/schools')).body).toEqual({ plan: null, classes: [] });
    await everythingIsErased(shop);
    expect(await new Traces(['guatita', pupil.id, made.id]).inTables(shop.sql)).toEqual([]);
  });
});
