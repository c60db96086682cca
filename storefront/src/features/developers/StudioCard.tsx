import { useState, type FormEvent } from 'react';
import { post, put, remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Studio, StudioRole } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/form/Select';
import { Tag } from '../../ui/Tag';

const ROLES: readonly StudioRole[] = ['owner', 'editor', 'reader'];

interface StudioCardProps {
  studio: Studio;
  onChanged: (studio: Studio) => void;
  /** The person left the studio. */
  onLeft: () => void;
}

/** A studio's team: who works for it, who is invited, and for owners the changes of both. */
export function StudioCard(props: StudioCardProps) {
  const { t } = useTranslation();
  const { studio } = props;
  return (
    <Section
      id={`studio-${studio.developerId}`}
      title={studio.name}
      lead={<Tag tone="plain">{t(`developers.roles.${studio.role}`)}</Tag>}
    >
      <h3 className="text-lg">{t('developers.team')}</h3>
      <Members {...props} />
      {studio.role === 'owner' && <Invite {...props} />}
    </Section>
  );
}

function Members({ studio, onChanged, onLeft }: StudioCardProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const { developerId, members, invitations, role: own } = studio;
  const changeRole = (personId: string, role: StudioRole): void =>
    void run(async () => {
      const path = { developerId, personId };
      onChanged(
        await put('/v1/developer/studios/{developerId}/members/{personId}', { params: { path }, body: { role } }),
      );
    });
  const drop = (personId: string, isYou: boolean): void =>
    void run(async () => {
      const path = { developerId, personId };
      await remove('/v1/developer/studios/{developerId}/members/{personId}', { params: { path } });
      if (isYou) onLeft();
      else onChanged({ ...studio, members: members.filter((member) => member.personId !== personId) });
    });
  const takeBack = (invitationId: string): void =>
    void run(async () => {
      const path = { developerId, invitationId };
      onChanged(await remove('/v1/developer/studios/{developerId}/invitations/{invitationId}', { params: { path } }));
    });
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <ul className="grid gap-3">
        {members.map(({ personId, username, role, isYou }) => (
          <li key={personId} className="flex flex-wrap items-center gap-3 border-b border-line pb-3">
            <span className="grow font-semibold">
              {username} {isYou && <span className="font-normal text-muted">({t('developers.you')})</span>}
            </span>
            {own === 'owner' && !isYou ? (
              <Select
                inline
                label={t('developers.role')}
                options={ROLES.map((value) => ({ value, label: t(`developers.roles.${value}`) }))}
                value={role}
                disabled={busy}
                onChange={({ target }) => changeRole(personId, target.value as StudioRole)}
              />
            ) : (
              <Tag tone="plain">{t(`developers.roles.${role}`)}</Tag>
            )}
            {(own === 'owner' || isYou) && (
              <Button look="quiet" busy={busy} onClick={() => drop(personId, isYou)}>
                {t(isYou ? 'developers.leave' : 'developers.remove')} <span className="sr-only">{username}</span>
              </Button>
            )}
          </li>
        ))}
        {invitations.map(({ id, email, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line pb-3">
            <span className="grow wrap-anywhere">
              {email} <span className="text-muted">({t('developers.invited')})</span>
            </span>
            <Tag tone="plain">{t(`developers.roles.${role}`)}</Tag>
            <Button look="quiet" busy={busy} onClick={() => takeBack(id)}>
              {t('developers.takeBack')} <span className="sr-only">{email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Invite({ studio: { developerId }, onChanged }: StudioCardProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StudioRole>('editor');
  const invite = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const params = { path: { developerId } };
      onChanged(await post('/v1/developer/studios/{developerId}/invitations', { params, body: { email, role } }));
      setEmail('');
    });
  };
  return (
    <form method={IN_PLACE} onSubmit={invite} className="grid gap-4">
      <h3 className="text-lg">{t('developers.invite')}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('developers.email')}
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Select
          label={t('developers.role')}
          options={ROLES.map((value) => ({ value, label: t(`developers.rolesLong.${value}`) }))}
          value={role}
          onChange={({ target }) => setRole(target.value as StudioRole)}
        />
      </div>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button type="submit" look="secondary" busy={busy}>
          {t('developers.sendInvitation')}
        </Button>
      </div>
    </form>
  );
}
