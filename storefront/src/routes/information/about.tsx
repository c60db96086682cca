import type { ReactNode } from 'react';
import { CHILDREN_WITH_PHONE, SCHOOLS_WITHOUT_LAB } from '../../features/catalog/figures';
import { percentOf } from '../../lib/format';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('home');

const READERS = ['families', 'teachers', 'makers'] as const;

/** Why the shop exists, for whom, and where its figures come from. */
export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('home.about.title')} lead={t('home.about.lead')}>
      <Head title={t('home.about.title')} description={t('home.about.description')} />
      <div className="grid gap-9">
        <Part title={t('home.about.why.title')}>
          <p>{t('home.about.why.text')}</p>
        </Part>
        <Figures />
        <Part title={t('home.about.who.title')}>
          <ul className="grid list-disc gap-2 pl-5">
            {READERS.map((reader) => (
              <li key={reader}>{t(`home.about.who.${reader}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('home.about.money.title')}>
          <p>{t('home.about.money.text')}</p>
        </Part>
        <div>
          <LinkButton look="secondary" to="/contact">
            {t('home.about.contact')}
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
    <Part title={t('home.about.figures.title')}>
      <dl className="grid gap-4">
        {figures.map(([figure, percent]) => (
          <div key={figure}>
            <dt className="font-semibold">
              {t(`home.about.figures.${figure}`, { percent: percentOf(percent, language) })}
            </dt>
            <dd className="text-muted">{t(`home.about.figures.${figure}Source`)}</dd>
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
