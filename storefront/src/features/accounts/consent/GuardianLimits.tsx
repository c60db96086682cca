import { useState, type FormEvent } from 'react';
import { clockTime, playTime } from '../../../lib/format';
import { post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { GuardianLimits as Limits } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/form/Select';

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];
const HOURS = Array.from({ length: 48 }, (_, n) => n * 30);
const ANY_HOUR = { allowedFrom: null, allowedUntil: null };

interface GuardianLimitsProps {
  token: string;
  first: Limits;
  name: string;
}

/** How long and when a child may play, as the guardian sets it. */
export function GuardianLimits({ token, first, name }: GuardianLimitsProps) {
  const { t } = useTranslation();
  const { limits, change, save, isSaved, busy, wrong } = useLimits(token, first);
  return (
    <div className="mt-6">
      <Section id="limits" title={t('guardian.limits.title', { name })} lead={t('guardian.limits.lead')}>
        <form method="dialog" onSubmit={save} className="grid gap-4">
          {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
          <MinutesADay limits={limits} onChange={change} />
          <AllowedHours limits={limits} onChange={change} />
          <p className="text-sm text-muted">{t('guardian.limits.hint')}</p>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" busy={busy}>
              {t('guardian.limits.save')}
            </Button>
            <p role="status" className="font-semibold text-mint-text">
              {isSaved && t('guardian.limits.saved')}
            </p>
          </div>
        </form>
      </Section>
    </div>
  );
}

function useLimits(token: string, first: Limits) {
  const { t } = useTranslation();
  const [limits, setLimits] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const { busy, wrong, run } = useAction(t('guardian.limits.failed'));
  const change = (patch: Partial<Limits>): void => {
    setSaved(false);
    setLimits({ ...limits, ...patch });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setLimits(await post('/v1/guardian/limits', { body: { token, ...limits }, anonymous: true }));
      setSaved(true);
    });
  };
  return { limits, change, save, isSaved, busy, wrong };
}

interface LimitFieldsProps {
  limits: Limits;
  onChange: (patch: Partial<Limits>) => void;
}

function MinutesADay({ limits: { minutesADay }, onChange }: LimitFieldsProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('guardian.limits.minutes')}
      value={minutesADay ?? ''}
      options={[
        { value: '', label: t('guardian.limits.any') },
        ...withOwn(MINUTES, minutesADay).map((one) => ({
          value: String(one),
          label: t('guardian.limits.minutesOf', { time: playTime(one) }),
        })),
      ]}
      onChange={({ target }) => onChange({ minutesADay: numberOf(target.value) })}
    />
  );
}

function AllowedHours({ limits: { allowedFrom, allowedUntil }, onChange }: LimitFieldsProps) {
  const { t } = useTranslation();
  // One end alone means from the beginning, or to the end, of the day.
  const changeFrom = (from: number | null): void =>
    onChange(from === null ? ANY_HOUR : { allowedFrom: from, allowedUntil: allowedUntil ?? 1440 });
  const changeUntil = (until: number | null): void =>
    onChange(until === null ? ANY_HOUR : { allowedFrom: allowedFrom ?? 0, allowedUntil: until });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('guardian.limits.from')}
        value={allowedFrom ?? ''}
        options={hourOptions(withOwn(HOURS, allowedFrom), t('guardian.limits.anyHour'))}
        onChange={({ target }) => changeFrom(numberOf(target.value))}
      />
      <Select
        label={t('guardian.limits.until')}
        value={allowedUntil ?? ''}
        options={hourOptions(withOwn([...HOURS.slice(1), 1440], allowedUntil), t('guardian.limits.anyHour'))}
        onChange={({ target }) => changeUntil(numberOf(target.value))}
      />
    </div>
  );
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** What the list offers, and what is set already though it does not. */
function withOwn(offered: readonly number[], own: number | null): number[] {
  return own === null || offered.includes(own) ? [...offered] : [...offered, own].sort((a, b) => a - b);
}

function hourOptions(hours: readonly number[], any: string): { value: string; label: string }[] {
  return [{ value: '', label: any }, ...hours.map((one) => ({ value: String(one), label: clockTime(one) }))];
}
