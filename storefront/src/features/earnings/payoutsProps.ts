import type { Payouts } from '../../lib/wire';

/** The pay-outs of a studio, and what its parts do after they changed them. */
export interface PayoutsProps {
  developerId: string;
  payouts: Payouts;
  onChanged: (payouts: Payouts) => void;
}
