import { Money } from '../../ui/Money';

/** One amount of a bill; what is taken off has its sign. */
export function BillRow({ name, amount, isOff = false }: { name: string; amount: number; isOff?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>
        {isOff && '−'}
        <Money amount={amount} exact sum />
      </dd>
    </div>
  );
}
