import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { focusFirst } from '../../lib/focus';
import { randomId } from '../../lib/random-text';
import { useTranslation } from '../../lib/useTranslation';
import type { ContactSettings } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import {
  emailClient,
  ENQUIRY_FIELDS,
  GAME_FIELDS,
  numberIn,
  numberOf,
  refusalOf,
  sendEnquiry,
  type Enquiry,
  type EnquiryForm,
  type RefusedEnquiry,
} from './enquiry';
import { EnquiryFields, type Missing } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { OwnAddress } from './OwnAddress';

interface ContactFormProps {
  form: EnquiryForm;
  settings: ContactSettings;
  /** What was sent without scripts and refused. */
  refused: RefusedEnquiry | null;
  /** What this form has beside the five fields. @param typed what a refused form brought */
  more?: (typed: RefusedEnquiry['typed']) => ReactNode;
}

/** The browser fetches the e-mail client while people type. One that does not come is fetched again by sending. */
const prepare = (): void => void emailClient().catch(() => undefined);

/** Five fields for people who want to write to the shop; without scripts it is sent as it is. */
export function ContactForm({ form, settings, refused, more }: ContactFormProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { busy, sent, wrong, missing, submit, writeAgain } = useEnquiry(form, settings);
  if (sent || query.has('sent'))
    return (
      <EnquirySent
        number={sent ? sent.number : numberIn(query.get('sent'))}
        days={settings.answerDays}
        onAgain={writeAgain}
      />
    );
  const typed = refused?.typed ?? {};
  const isRefused = refused !== null || query.has('problem');
  return (
    <form
      id="contact-form"
      method="post"
      action="/api/v1.0/email/send-form#contact-form"
      encType="multipart/form-data"
      onFocus={prepare}
      onPointerDown={prepare}
      onSubmit={(event) => void submit(event)}
      className="grid scroll-mt-24 gap-4"
    >
      {refused && <OwnAddress part="#contact-form" />}
      <Problem wrong={wrong ?? (isRefused ? { why: refused?.sentence ?? null, count: 0 } : null)} />
      <Setup form={form} settings={settings} />
      <EnquiryFields form={form} missing={missing} typed={typed}>
        {more?.(typed)}
      </EnquiryFields>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('contact.sending') : t('contact.send')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('contact.promise', { days: settings.answerDays })}</p>
    </form>
  );
}

/** Numbered, so that the same words said again are noticed again; 0 came with the page. */
interface Wrong {
  text?: string;
  why: string | null;
  count: number;
}

function Problem({ wrong }: { wrong: Wrong | null }) {
  const { t } = useTranslation();
  if (!wrong) return null;
  return (
    <ErrorNotice key={wrong.count} focus={wrong.count > 0} title={wrong.text ?? t('contact.failed')}>
      {wrong.why}
    </ErrorNotice>
  );
}

function useEnquiry(form: EnquiryForm, settings: ContactSettings) {
  const { t, language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ number: string | null } | null>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [, setQuery] = useSearchParams();
  const openFor = useTimeOpen();
  const say = (wrongly: Omit<Wrong, 'count'>): void =>
    setWrong((before) => ({ ...wrongly, count: (before?.count ?? 0) + 1 }));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const { enquiry, more, lacks } = enquiryOf(event.currentTarget);
    setMissing(Object.fromEntries(lacks.map((name) => [name, true])));
    if (lacks[0]) {
      say({ text: t('contact.missing'), why: null });
      focusFirst(event.currentTarget, lacks[0]);
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      const key = randomId();
      await sendEnquiry(form, { ...enquiry, ...more, open_for_ms: openFor(), sender_key: key, language }, settings);
      setSent({ number: await numberOf(key) });
    } catch (problem) {
      say({ why: refusalOf(problem) });
    } finally {
      setBusy(false);
    }
  };
  const writeAgain = (): void => {
    setSent(null);
    setQuery({}, { replace: true, preventScrollReset: true });
  };
  return { busy, sent, wrong, missing, submit, writeAgain };
}

/** For how many milliseconds the form was open: programs fill it in at once. */
function useTimeOpen(): () => string {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  return () => String(Math.round(performance.now() - opened.current));
}

function enquiryOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  const value = (name: string): string => String(typed.get(name) ?? '').trim();
  const valuesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value(name)]));
  const enquiry = valuesOf(ENQUIRY_FIELDS) as unknown as Enquiry;
  return {
    enquiry,
    more: valuesOf(['ludoteca_blank', ...GAME_FIELDS.filter((name) => typed.has(name))]),
    lacks: ENQUIRY_FIELDS.filter((name) => enquiry[name] === ''),
  };
}

/** What the server needs to know beside what people type, and a field that only programs fill in. */
function Setup({ form, settings }: Pick<ContactFormProps, 'form' | 'settings'>) {
  const { t, language } = useTranslation();
  return (
    <>
      <input type="hidden" name="user_id" value={settings.publicKey} />
      <input type="hidden" name="service_id" value={settings.serviceId} />
      <input type="hidden" name="template_id" value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="sent_from" value={useLocation().pathname} />
      <div aria-hidden="true" className="absolute -left-[200vw] top-0">
        <label>
          {t('contact.leaveEmpty')}
          <input name="ludoteca_blank" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
