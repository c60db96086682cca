import { useState } from 'react';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { refusesEverywhere, useAnswer, useVisitor } from './answer';
import { isCurrent, isOpenTo, type MeasuringAnswer, type MeasuringSettings } from './measuring.rules';
import { useMeasuringSettings } from './useMeasuringSettings';

/** What is switched on in this shop, what was answered here, and how to change it. */
export function MeasuringChoices() {
  const { t } = useTranslation();
  const settings = useMeasuringSettings();
  return (
    <div className="mt-12 max-w-[43.2em] print:hidden">
      <Section id="choices" title={t('measuring.choices')}>
        {settings ? <Choices settings={settings} /> : <p>{t('measuring.off')}</p>}
      </Section>
    </div>
  );
}

function Choices({ settings }: { settings: MeasuringSettings }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const visitor = useVisitor();
  const answer = useAnswer();
  const [busy, setBusy] = useState(false);
  const given = answer && isCurrent(answer, settings) ? answer : null;

  if (refusesEverywhere()) return <p>{t('measuring.global')}</p>;
  if (!visitor.verifying && !isOpenTo(visitor)) return <p>{t('measuring.notForChildren')}</p>;
  const act = (what: 'showChoices' | 'refuseAll') => {
    setBusy(true);
    import('./banner')
      .then((banner) => banner[what](settings, language))
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Tools settings={settings} given={given} />
      <p role="status" className="text-muted">
        {given
          ? t('measuring.answered', { day: dayInChile(given.at, language), version: given.version })
          : t('measuring.unanswered')}
      </p>
      <div className="needs-scripts flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={() => act('showChoices')}>
          {t('measuring.change')}
        </Button>
        {given && given.allowed.some((tool) => settings.tools.includes(tool)) && (
          <Button look="secondary" busy={busy} onClick={() => act('refuseAll')}>
            {t('measuring.withdraw')}
          </Button>
        )}
      </div>
    </>
  );
}

function Tools({ settings, given }: { settings: MeasuringSettings; given: MeasuringAnswer | null }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-2">
      {settings.tools.map((tool) => (
        <li key={tool} className="flex flex-wrap justify-between gap-x-4">
          <b>{t(`measuring.tools.${tool}.title`)}</b>
          <span>{t(`measuring.state.${stateOf(given, tool)}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function stateOf(answer: MeasuringAnswer | null, tool: MeasuringSettings['tools'][number]): 'yes' | 'no' | 'open' {
  if (!answer) return 'open';
  return answer.allowed.includes(tool) ? 'yes' : 'no';
}
