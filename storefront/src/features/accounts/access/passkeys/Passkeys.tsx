import { useRef, useState } from 'react';
import { loadedFrom, useLoaded, type Loaded } from '../../../../lib/hooks/useLoaded';
import { get } from '../../../../lib/http';
import { useTranslation } from '../../../../lib/useTranslation';
import type { Passkey } from '../../../../lib/wire';
import { Section } from '../../../../ui/Section';
import { WhenLoaded } from '../WhenLoaded';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';

type List = readonly Passkey[];

const passkeysNow = async (): Promise<List> => (await get('/v1/users/passkeys')).passkeys;

/** The passkeys of the person, before the page is drawn. */
export const loadPasskeys = (): Promise<Loaded<List>> => loadedFrom(passkeysNow());

/** The devices that open the account without a password: added and removed here. */
export function Passkeys({ passkeys: first }: { passkeys: Loaded<List> }) {
  const { t } = useTranslation();
  const { loaded, put, again } = useLoaded(passkeysNow, '', first);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section
      id="passkeys"
      title={t('settings.account.passkeys.title')}
      lead={t('settings.account.passkeys.lead')}
      heading={heading}
    >
      <WhenLoaded loaded={loaded} again={again} failed={t('settings.account.passkeys.loadFailed')}>
        {(passkeys) => <Kept passkeys={passkeys} put={put} onDone={() => heading.current?.focus()} />}
      </WhenLoaded>
    </Section>
  );
}

interface KeptProps {
  passkeys: List;
  put: (passkeys: List) => void;
  /** After a step, whose buttons are gone. */
  onDone: () => void;
}

function Kept({ passkeys, put, onDone }: KeptProps) {
  const { t } = useTranslation();
  const [done, setDone] = useState<string | null>(null);
  const change = (now: List, words: string) => {
    put(now);
    setDone(words);
    onDone();
  };
  return (
    <>
      <p role="status" className="font-semibold wrap-anywhere text-mint-text empty:hidden">
        {done}
      </p>
      {passkeys.length === 0 && <p>{t('settings.account.passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onBegin={() => setDone(null)}
              onRemoved={(now) => change(now, t('settings.account.passkeys.removed', { name: passkey.name }))}
            />
          ))}
        </ul>
      )}
      <AddPasskey
        onBegin={() => setDone(null)}
        onAdded={(now, name) => change(now, t('settings.account.passkeys.addDone', { name }))}
      />
    </>
  );
}
