import { useRef, useState } from 'react';
import { loadedFrom, useLoaded, type Loaded } from '../../../lib/hooks/useLoaded';
import { get } from '../../../lib/http';
import { useTranslation } from '../../../lib/useTranslation';
import type { AppKey, SecondFactorStatus } from '../../../lib/wire';
import { Section } from '../../../ui/Section';
import { myAccount } from '../profile/profile';
import { BeginSecondFactor } from './BeginSecondFactor';
import { ConnectApp } from './ConnectApp';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorOn } from './SecondFactorOn';
import { WhenLoaded } from './WhenLoaded';

/** How the log-in stands, and whether a password can prove that it is its owner who changes it. */
export interface SecondFactorFacts {
  status: SecondFactorStatus;
  hasPassword: boolean;
}

type Step = { at: 'status' } | { at: 'begun'; appKey: AppKey } | { at: 'codes'; codes: readonly string[] };

/** @throws as http does */
export async function secondFactorFacts(): Promise<SecondFactorFacts> {
  const [status, { has_password: hasPassword }] = await Promise.all([get('/v1/users/second-factor'), myAccount()]);
  return { status, hasPassword };
}

/** Whether two-step log-in is on, before the page is drawn. */
export const loadSecondFactor = (): Promise<Loaded<SecondFactorFacts>> => loadedFrom(secondFactorFacts());

/** The code of an app beside the password: turned on, kept and turned off here. */
export function SecondFactor({ facts: first }: { facts: Loaded<SecondFactorFacts> }) {
  const { t } = useTranslation();
  const { loaded, put, again } = useLoaded(secondFactorFacts, '', first);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section
      id="second-factor"
      title={t('settings.account.secondFactor.title')}
      lead={t('settings.account.secondFactor.lead')}
      heading={heading}
    >
      <WhenLoaded loaded={loaded} again={again} failed={t('settings.account.secondFactor.loadFailed')}>
        {(facts) => <Steps facts={facts} put={put} onBack={() => heading.current?.focus()} />}
      </WhenLoaded>
    </Section>
  );
}

interface StepsProps {
  facts: SecondFactorFacts;
  put: (facts: SecondFactorFacts) => void;
  /** After a step, whose buttons are gone. */
  onBack: () => void;
}

function Steps({ facts, put, onBack }: StepsProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ at: 'status' });
  const [done, setDone] = useState<string | null>(null);
  const { status } = facts;
  const back = (words: string | null) => {
    setStep({ at: 'status' });
    setDone(words);
    onBack();
  };
  const goOn = (next: Step) => {
    setDone(null);
    setStep(next);
  };
  const show = (codes: readonly string[]) => {
    const since = status.since ?? new Date().toISOString();
    put({ ...facts, status: { on: true, since, recoveryCodesLeft: codes.length } });
    goOn({ at: 'codes', codes });
  };
  const end = (message: string) => {
    put({ ...facts, status: { on: false, since: null, recoveryCodesLeft: 0 } });
    back(message);
  };

  return (
    <>
      <p role="status" className="font-semibold text-mint-text empty:hidden">
        {done}
      </p>
      {step.at === 'begun' && <ConnectApp appKey={step.appKey} onConfirmed={show} onCancel={() => back(null)} />}
      {step.at === 'codes' && (
        <RecoveryCodes codes={step.codes} onSaved={() => back(t('settings.account.secondFactor.on'))} />
      )}
      {step.at === 'status' && status.on && <SecondFactorOn status={status} onRenewed={show} onEnded={end} />}
      {step.at === 'status' && !status.on && (
        <BeginSecondFactor hasPassword={facts.hasPassword} onBegun={(appKey) => goOn({ at: 'begun', appKey })} />
      )}
    </>
  );
}
