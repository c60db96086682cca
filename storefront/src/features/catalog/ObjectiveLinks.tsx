import { useTranslation } from '../../lib/useTranslation';
import type { Objective } from '../../lib/wire';
import { Link } from '../../ui/Link';

/** Objectives of the curriculum, each with its page. */
export function ObjectiveLinks({ objectives }: { objectives: readonly Objective[] }) {
  const { pick } = useTranslation();
  return (
    <ul className="grid gap-1">
      {objectives.map(({ key, code, text }) => (
        <li key={key}>
          <Link to={`/objetivos/${key}`} className="link inline-block py-1">
            {code}
          </Link>{' '}
          {pick(text)}
        </li>
      ))}
    </ul>
  );
}
