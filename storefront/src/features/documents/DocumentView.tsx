import type { DocumentContent } from '../../lib/wire';

type Row = DocumentContent['about'][number];
type Section = DocumentContent['sections'][number];

/** A receipt or credit note on the screen, in the language it was issued in; prints on white. */
export function DocumentView({
  content: { language, about, parties, lines, sections, footer },
}: {
  content: DocumentContent;
}) {
  return (
    <div
      lang={language}
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-7 print:border-0 print:p-0 print:shadow-none"
    >
      <Facts rows={about} />
      <div className="grid gap-x-8 sm:grid-cols-2">
        {parties.map((party) => (
          <Part key={party.heading} section={party} />
        ))}
      </div>
      <h2 className="mt-6 text-lg">{lines.heading}</h2>
      <table className="mt-2 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line">
            {lines.columns.map((name, n) => (
              <th key={name} scope="col" className={n === 0 ? 'py-2' : 'py-2 pl-4 text-right'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.rows.map((row, n) => (
            <Line key={n} row={row} />
          ))}
        </tbody>
        <tfoot>
          {lines.totals.map((row, n) => (
            <Line key={row.label} row={row} strong={n === lines.totals.length - 1} />
          ))}
        </tfoot>
      </table>
      {sections.map((section) => (
        <Part key={section.heading} section={section} />
      ))}
      <p className="mt-6 text-sm text-muted">{footer}</p>
    </div>
  );
}

function Part({ section: { heading, rows, paragraphs } }: { section: Section }) {
  return (
    <section>
      <h2 className="mt-6 text-lg">{heading}</h2>
      <Facts rows={rows} />
      {paragraphs.map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
    </section>
  );
}

function Facts({ rows }: { rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mb-1 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ row: { label, value, note }, strong = false }: { row: Row; strong?: boolean }) {
  return (
    <tr className={strong ? 'font-bold' : 'border-b border-line'}>
      <td className="py-2 align-top">
        {label}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </td>
      <td className="whitespace-nowrap py-2 pl-4 text-right align-top">{value}</td>
    </tr>
  );
}
