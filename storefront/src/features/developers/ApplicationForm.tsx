import { useState, type FormEvent } from 'react';
import { useExplain } from '../../lib/explain';
import { post } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Application, ApplicationTyped } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { Rich } from '../../ui/Rich';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextArea';
import { useApplication } from './useApplication';
import { Link } from '../../ui/Link';

interface ApplicationFormProps {
  initial: Application;
  /** Of the terms as they stand today. */
  termsHash: string;
  onSubmitted: (application: Application) => void;
}

type Part =
  'studioName' | 'about.es' | 'about.en' | 'link' | 'country' | 'taxId' | `account.${string}` | 'acceptedTerms';

/** The application to become a studio. It saves itself; what is missing is marked once one tries to submit. */
export function ApplicationForm({ initial, termsHash, onSubmitted }: ApplicationFormProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { application, typed, type, saveNow, isSaved, problem } = useApplication(initial);
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const [isTried, setTried] = useState(false);
  const lacks = (part: Part): string | null =>
    isTried && isSaved && application.missing.includes(part) ? t(`developers.wrong.${keyOf(part)}`) : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    void run(async () => {
      if (await saveNow()) onSubmitted(await post('/v1/developer/application/submit'));
    });
  };
  return (
    <form method={IN_PLACE} noValidate onSubmit={submit} className="grid gap-6">
      {initial.state === 'rejected' && <Answer typed={typed} onType={type} reason={application.status?.reason ?? ''} />}
      <Profile typed={typed} onType={type} lacks={lacks} />
      <Fiscal typed={typed} onType={type} lacks={lacks} countries={application.countries} />
      <PayOut typed={typed} onType={type} lacks={lacks} last4={application.account.last4} />
      <Checkbox
        label={
          <Rich
            text={t('developers.terms')}
            parts={{
              terms: (words) => (
                <Link to="/developer/terms" target="_blank" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        }
        checked={typed.acceptedTerms === termsHash}
        problem={lacks('acceptedTerms')}
        onChange={({ target }) => type({ acceptedTerms: target.checked ? termsHash : '' })}
      />
      {problem !== null && <ErrorNotice title={t('developers.notSaved')}>{explain(problem)}</ErrorNotice>}
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {t(initial.state === 'rejected' ? 'developers.submitAgain' : 'developers.submit')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {problem === null && t(isSaved ? 'developers.saved' : 'developers.saving')}
        </p>
      </div>
    </form>
  );
}

const keyOf = (part: Part) =>
  part.startsWith('about') ? 'about' : part.startsWith('account.') ? 'account' : (part as 'studioName');

interface PartProps {
  typed: ApplicationTyped;
  onType: (change: Partial<ApplicationTyped>) => void;
  lacks: (part: Part) => string | null;
}

function Answer({ typed, onType, reason }: Omit<PartProps, 'lacks'> & { reason: string }) {
  const { t } = useTranslation();
  return (
    <Section title={t('developers.rejectedTitle')}>
      <p className="measure whitespace-pre-line">{reason}</p>
      <TextArea
        label={t('developers.answer')}
        hint={t('developers.answerHint')}
        value={typed.answer}
        maxLength={1000}
        onChange={({ target }) => onType({ answer: target.value })}
      />
    </Section>
  );
}

function Profile({ typed, onType, lacks }: PartProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('developers.profile')} lead={t('developers.profileLead')}>
      <Field
        label={t('developers.studioName')}
        value={typed.studioName}
        maxLength={60}
        problem={lacks('studioName')}
        onChange={({ target }) => onType({ studioName: target.value })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {(['es', 'en'] as const).map((language) => (
          <TextArea
            key={language}
            lang={language}
            label={t(`developers.about.${language}`)}
            value={typed.about[language]}
            maxLength={1000}
            problem={lacks(`about.${language}`)}
            onChange={({ target }) => onType({ about: { ...typed.about, [language]: target.value } })}
          />
        ))}
      </div>
      <Field
        label={t('developers.link')}
        hint={t('developers.linkHint')}
        inputMode="url"
        value={typed.link}
        maxLength={200}
        problem={lacks('link')}
        onChange={({ target }) => onType({ link: target.value })}
      />
    </Section>
  );
}

function Fiscal({ typed, onType, lacks, countries }: PartProps & { countries: readonly string[] }) {
  const { t, language } = useTranslation();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const options = countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const isChile = typed.country === 'CL';
  return (
    <Section title={t('developers.fiscal')} lead={t('developers.fiscalLead')}>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={t('developers.country')}
          options={options}
          value={typed.country}
          onChange={({ target }) => onType({ country: target.value })}
        />
        <Field
          label={t(isChile ? 'developers.rut' : 'developers.taxId')}
          value={typed.taxId}
          maxLength={40}
          autoComplete="off"
          placeholder={isChile ? '12.345.678-5' : undefined}
          problem={lacks('taxId')}
          onChange={({ target }) => onType({ taxId: target.value })}
        />
      </div>
    </Section>
  );
}

function PayOut({ typed, onType, lacks, last4 }: PartProps & { last4: string | null }) {
  const { t } = useTranslation();
  const { account } = typed;
  const change = (part: Partial<ApplicationTyped['account']>): void => onType({ account: { ...account, ...part } });
  return (
    <Section title={t('developers.payOut')} lead={t('developers.payOutLead')}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('developers.holder')}
          value={account.holder}
          maxLength={100}
          problem={lacks('account.holder')}
          onChange={({ target }) => change({ holder: target.value })}
        />
        <Field
          label={t('developers.bank')}
          value={account.bank}
          maxLength={100}
          problem={lacks('account.bank')}
          onChange={({ target }) => change({ bank: target.value })}
        />
        <Select
          label={t('developers.kind')}
          options={[
            { value: '', label: '—' },
            ...(['checking', 'sight', 'savings'] as const).map((value) => ({
              value,
              label: t(`developers.kinds.${value}`),
            })),
          ]}
          value={account.kind}
          onChange={({ target }) => change({ kind: target.value as ApplicationTyped['account']['kind'] })}
        />
        <Field
          label={t('developers.number')}
          hint={last4 ? t('developers.numberKept', { last4 }) : undefined}
          value={account.number ?? ''}
          maxLength={40}
          autoComplete="off"
          problem={lacks('account.number') ?? lacks('account.kind')}
          onChange={({ target }) => change({ number: target.value })}
        />
      </div>
    </Section>
  );
}
