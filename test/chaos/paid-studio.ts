import { randomUUID } from 'node:crypto';
import { aColleague, type Staff } from '../api/backoffice/console.js';
import { aStudio } from '../support/applications.js';
import { passesTo } from '../support/owners.js';
import type { Game, Player, Shop } from '../support/shop.js';

const PERMISSIONS = ['payout:read', 'payout:release'];

/** A studio that wants its money whenever a storm has passed, and two people who pay it; everybody does everything twice. */
export class PaidStudio {
  private constructor(
    private readonly owner: Player,
    private readonly path: string,
    private readonly staff: readonly [Player, Player],
  ) {}

  static async of(shop: Shop, admin: Staff, game: Game): Promise<PaidStudio> {
    const owner = await shop.aPlayer();
    const studio = await aStudio(shop, admin, owner);
    await passesTo(shop, admin, game, studio);
    const staff = [
      await aColleague(shop, admin, `Pagos ${studio.slice(0, 8)}`, PERMISSIONS),
      await aColleague(shop, admin, `Pagos ${studio.slice(-8)}`, PERMISSIONS),
    ] as const;
    const path = `/v1/developer/studios/${studio}`;
    const document = { kind: 'fees-note', number: 'F-1', expiresOn: '2099-12-31', taxDocumentId: randomUUID() };
    await owner.put(`${path}/tax-document`, document);
    return new PaidStudio(owner, path, staff);
  }

  /** Asks for what can be paid and gets it, or the bank sends it back. @returns what came of it */
  async isPaid(fails: boolean): Promise<string> {
    const request = () => this.owner.post(`${this.path}/payouts`, { payoutId: randomUUID() });
    await Promise.all([request(), request(), request()]);
    const { open } = (await this.owner.get<{ open: { id: string } | null }>(`${this.path}/payouts`)).body;
    if (!open) return 'nothing to pay';
    const [first, second] = this.staff;
    const twice = (who: Player, what: string, body: object = {}) =>
      Promise.all([1, 2].map(() => who.post(`/v1/admin/payouts/${open.id}/${what}`, body)));
    await twice(first, 'approve');
    await Promise.all([twice(first, 'release'), twice(second, 'release')]);
    await twice(second, 'record-paid', { reference: 'TEF 1' });
    if (fails) await twice(first, 'fail', { why: 'account-closed' });
    return fails ? 'a pay-out came back' : 'a studio was paid';
  }
}
