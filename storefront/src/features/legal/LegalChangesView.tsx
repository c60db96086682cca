import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/useTranslation';
import type { LegalChanges } from '../../lib/wire';

type ClauseChange = LegalChanges['clauses'][number];
type Piece = ClauseChange['paragraphs'][number]['pieces'][number];

const LOOKS = {
  same: 'bg-surface text-muted',
  changed: 'bg-sun-soft text-sun-text',
  added: 'bg-mint-soft text-mint-text',
  removed: 'bg-danger-soft text-danger',
} as const;

/** What came and what went between two versions, word by word. */
export function LegalChangesView({ changes }: { changes: LegalChanges }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const changed = changes.clauses.filter(({ change }) => change !== 'same');
  return (
    <section aria-labelledby="changes" className="max-w-[43.2em]">
      <h2 id="changes" className="text-2xl">
        {t('law.changes', { from: changes.from.version, to: changes.to.version })}
      </h2>
      <p className="mt-2 text-muted">
        {changed.length > 0 ? t('law.changesLead') : t('law.noChanges')}{' '}
        <Link to={pathname} className="link">
          {t('law.toCurrent')}
        </Link>
      </p>
      <div className="mt-8 grid gap-8">
        {changed.map((clause) => (
          <section key={clause.key} aria-labelledby={`${clause.key}-heading`}>
            <h3 id={`${clause.key}-heading`} className="text-lg">
              {clause.heading}{' '}
              <span className={`rounded-full px-2.5 py-0.5 font-sans text-sm font-semibold ${LOOKS[clause.change]}`}>
                {t(`law.change.${clause.change}`)}
              </span>
            </h3>
            {clause.paragraphs.map(({ pieces }, n) => (
              <p key={n} className="mt-3">
                {pieces.map((piece, place) => (
                  <Words key={place} piece={piece} />
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

/** The words say what became of them, to those who do not see colours as well. */
function Words({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return <>{text}</>;
  if (kind === 'added') return <ins className="bg-mint-soft text-mint-text underline decoration-2">{text}</ins>;
  return <del className="bg-danger-soft text-danger">{text}</del>;
}
