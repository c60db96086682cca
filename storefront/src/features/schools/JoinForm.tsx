import { useState, type FormEvent } from 'react';
import { focusFirst } from '../../lib/focus';
import { post } from '../../lib/http';
import type { ClassSession } from '../../lib/session/class-session';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';

export interface Entered {
  session: ClassSession;
  /** The number to come back with; null for who has one. */
  pin: string | null;
}

interface JoinFormProps {
  onEntered: (entered: Entered) => void;
}

type FieldName = 'code' | 'nickname' | 'pin';
const MISSING = { code: 'takesCode', nickname: 'takesNickname', pin: 'takesPin' } as const;

/** A code and a nickname, and for who was here before the number. */
export function JoinForm({ onEntered }: JoinFormProps) {
  const { t } = useTranslation();
  const [isBack, setBack] = useState(false);
  const { busy, wrong, missing, submit } = useJoining(isBack, onEntered);
  return (
    <form method={IN_PLACE} noValidate onSubmit={submit} className="grid max-w-md gap-5">
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <Choice isBack={isBack} onChoose={setBack} />
      <Fields isBack={isBack} missing={missing} />
      <div>
        <Button type="submit" busy={busy}>
          {t('pupils.join.submit')}
        </Button>
      </div>
    </form>
  );
}

function useJoining(isBack: boolean, onEntered: JoinFormProps['onEntered']) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('pupils.join.failed'));
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const names: FieldName[] = isBack ? ['code', 'nickname', 'pin'] : ['code', 'nickname'];
    const value = (name: FieldName): string => String(typed.get(name) ?? '').trim();
    const lacks = names.filter((name) => !value(name));
    setMissing(lacks);
    if (lacks[0]) return focusFirst(form, lacks[0]);
    const proof = { code: value('code'), nickname: value('nickname'), pin: isBack ? value('pin') : null };
    void run(async () => onEntered(await enter(proof)));
  };
  return { busy, wrong, missing, submit };
}

function Fields({ isBack, missing }: { isBack: boolean; missing: readonly FieldName[] }) {
  const { t } = useTranslation();
  const problem = (name: FieldName) => (missing.includes(name) ? t(`pupils.join.${MISSING[name]}`) : null);
  return (
    <>
      <Field
        name="code"
        label={t('pupils.join.code')}
        hint={t('pupils.join.codeHint')}
        problem={problem('code')}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:font-mono [&_input]:text-2xl [&_input]:uppercase [&_input]:tracking-[0.15em]"
      />
      <Field
        name="nickname"
        label={t('pupils.join.nickname')}
        hint={isBack ? undefined : t('pupils.join.nicknameHint')}
        problem={problem('nickname')}
        maxLength={30}
        autoComplete="off"
      />
      {isBack && (
        <Field
          name="pin"
          label={t('pupils.join.pin')}
          hint={t('pupils.join.pinHint')}
          problem={problem('pin')}
          maxLength={12}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
}

function Choice({ isBack, onChoose }: { isBack: boolean; onChoose: (isBack: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('pupils.join.choose')} className="flex flex-wrap gap-2">
      {[false, true].map((back) => (
        <button
          key={String(back)}
          type="button"
          aria-pressed={isBack === back}
          onClick={() => onChoose(back)}
          className={classes(
            'min-h-11 rounded-full border-2 px-4 font-semibold',
            isBack === back
              ? 'border-chosen bg-chosen text-on-chosen'
              : 'border-edge bg-surface text-ink hover:bg-line',
          )}
        >
          {t(back ? 'pupils.join.again' : 'pupils.join.first')}
        </button>
      ))}
    </div>
  );
}

async function enter({
  code,
  nickname,
  pin,
}: {
  code: string;
  nickname: string;
  pin: string | null;
}): Promise<Entered> {
  if (pin === null) {
    const {
      token,
      pupil,
      className,
      pin: fresh,
    } = await post('/v1/class/join', {
      body: { code, nickname },
      anonymous: true,
    });
    return { session: { token, pupilId: pupil.id, nickname: pupil.nickname, className }, pin: fresh };
  }
  const { token, pupil, className } = await post('/v1/class/return', {
    body: { code, nickname, pin },
    anonymous: true,
  });
  return { session: { token, pupilId: pupil.id, nickname: pupil.nickname, className }, pin: null };
}
