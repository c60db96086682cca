/** Grey places where covers will stand, of the same size, so that nothing jumps. */
export function CoverSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="contents">
      {Array.from({ length: count }, (_, n) => (
        <div key={n}>
          <div className="skeleton aspect-3/4 !rounded-card" />
          <div className="skeleton mt-3 h-6 w-4/5" />
          <div className="skeleton mt-2 h-4 w-3/5" />
          <div className="skeleton mt-2 h-5 w-2/5" />
        </div>
      ))}
    </div>
  );
}

/** Lines of a text or table that is on its way. */
export function LineSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {Array.from({ length: count }, (_, n) => <div key={n} className="skeleton h-16 w-full" />)}
    </div>
  );
}
