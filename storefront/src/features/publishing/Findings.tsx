import { levelOf, sentenceOf, type Finding, type FindingLevel } from '#findings';
import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation';

const SIGNS = { refusal: CircleX, warning: TriangleAlert, note: Info };
const COLOURS: Record<FindingLevel, string> = {
  refusal: 'text-danger',
  warning: 'text-sun-text',
  note: 'text-muted',
};

/** What is wrong with an archive and where, the gravest first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { pick, t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {findings.map((finding, index) => {
        const level = levelOf(finding);
        const Sign = SIGNS[level];
        const place = [finding.path, finding.line].filter((part) => part !== undefined).join(':');
        return (
          <li key={index} className="flex items-start gap-2">
            <Sign
              aria-label={t(`builds.levels.${level}`)}
              role="img"
              className={`mt-1 size-5 shrink-0 ${COLOURS[level]}`}
            />
            <div className="min-w-0 wrap-anywhere">
              {place && <code className="font-bold">{place}</code>} {pick(sentenceOf(finding))}
              {finding.detail && <code className="block text-sm text-muted">{finding.detail}</code>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
