import { levelOf, sentenceOf, type Finding, type FindingLevel } from '#findings';
import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation';

const SIGNS = { refusal: CircleX, warning: TriangleAlert, note: Info };
const COLOURS: Record<FindingLevel, string> = {
  refusal: 'text-danger',
  warning: 'text-sun-text',
  note: 'text-muted',
};

/** From so many of one kind on, their places are folded: a Mac leaves one file beside each of a game's. */
const FOLDED_FROM = 4;

/** What is wrong with an archive and where, the gravest first; the places of one kind stand together. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { pick, t } = useTranslation();
  if (findings.length === 0) return null;
  const kinds = [...new Set(findings.map(({ code }) => code))].map((code) =>
    findings.filter((one) => one.code === code),
  );
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {kinds.map((kind) => {
        const [first] = kind as [Finding, ...Finding[]];
        const level = levelOf(first);
        const Sign = SIGNS[level];
        return (
          <li key={first.code} className="flex items-start gap-2">
            <Sign
              aria-label={t(`builds.levels.${level}`)}
              role="img"
              className={`mt-1 size-5 shrink-0 ${COLOURS[level]}`}
            />
            <div className="min-w-0 wrap-anywhere">
              {kind.length === 1 && <Place {...first} />} {pick(sentenceOf(first))}
              {kind.length === 1 && <Detail {...first} />}
              {kind.length > 1 && <Places findings={kind} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Places({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const list = (
    <ul className="flex flex-col gap-1">
      {findings.map((finding, index) => (
        <li key={index}>
          <Place {...finding} />
          <Detail {...finding} />
        </li>
      ))}
    </ul>
  );
  if (findings.length < FOLDED_FROM) return list;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
        {t('builds.where', { count: findings.length })}
      </summary>
      {list}
    </details>
  );
}

function Place({ path, line }: Finding) {
  const place = [path, line].filter((part) => part !== undefined).join(':');
  return place && <code className="font-bold">{place}</code>;
}

function Detail({ detail }: Finding) {
  return detail && <code className="block text-sm text-muted">{detail}</code>;
}
