import type { ReactNode } from 'react';
import { CHILDREN_WITH_PHONE, SCHOOLS_WITHOUT_LAB } from '../../features/catalog/figures';
import { percentOf } from '../../lib/format';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('about');

const READERS = ['families', 'teachers', 'makers'] as const;

/** Why the shop exists, for whom, and where its figures come from. */
export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('about.title')} lead={t('about.lead')}>
      <Head title={t('about.title')} description={t('about.description')} />
      <div className="grid gap-9">
        <Part title={t('about.why.title')}>
          <p>{t('about.why.text')}</p>
        </Part>
        <Figures />
        <Part title={t('about.who.title')}>
          <ul className="grid list-disc gap-2 pl-5">
            {READERS.map((reader) => (
              <li key={reader}>{t(`about.who.${reader}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('about.money.title')}>
          <p>{t('about.money.text')}</p>
        </Part>
        <div>
          <LinkButton look="secondary" to="/contact">
            {t('about.contact')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

function Figures() {
  const { t, language } = useTranslation();
  const figures = [
    ['labs', SCHOOLS_WITHOUT_LAB],
    ['phones', CHILDREN_WITH_PHONE],
  ] as const;
  return (
    <Part title={t('about.figures.title')}>
      <dl className="grid gap-4">
        {figures.map(([figure, percent]) => (
          <div key={figure}>
            <dt className="font-semibold">{t(`about.figures.${figure}`, { percent: percentOf(percent, language) })}</dt>
            <dd className="text-muted">{t(`about.figures.${figure}Source`)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
