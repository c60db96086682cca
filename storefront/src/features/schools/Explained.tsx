import { ClipboardList, EyeOff, KeyRound, MailX, School, Trash2 } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation';
import { Rich } from '../../ui/Rich';
import { Section } from '../../ui/Section';
import { Link } from '../../ui/Link';

const STEPS = [
  ['make', School],
  ['code', KeyRound],
  ['read', ClipboardList],
] as const;
const PROMISES = [
  ['address', MailX],
  ['watch', EyeOff],
  ['end', Trash2],
] as const;
const LINKS = {
  contact: (words: string) => (
    <Link to="/contact" className="link">
      {words}
    </Link>
  ),
  join: (words: string) => (
    <Link to="/join" className="link">
      {words}
    </Link>
  ),
};

/** What a class is, for teachers who have none yet. */
export function Explained() {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('schools.how.title')}>
        <ol className="grid gap-4 md:grid-cols-3">
          {STEPS.map(([step, Icon]) => (
            <li key={step} className="rounded-[14px] bg-paper p-4">
              <Icon aria-hidden="true" className="mb-2 size-7 text-love" />
              <h3 className="text-lg">{t(`schools.how.${step}.title`)}</h3>
              <p className="mt-1">{t(`schools.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('schools.promise.title')}>
        <ul className="grid gap-3">
          {PROMISES.map(([promise, Icon]) => (
            <li key={promise} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-love" />
              {t(`schools.promise.${promise}`)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('schools.seats.title')}>
        <p className="measure">
          <Rich text={t('schools.seats.text')} parts={LINKS} />
        </p>
        <p>
          <Rich text={t('schools.pupil')} parts={LINKS} />
        </p>
      </Section>
    </>
  );
}
