import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Show, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { listOf } from '../lib/lists';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Person } from '../lib/wire';
import { useRoleWord } from '../roles/useRoles';
import { Timeline } from '../timeline/Timeline';
import { ErasureNotice } from './ErasureNotice';
import { PersonActions } from './PersonActions';
import { PersonState, Verified } from './PersonState';

/** A person's account: who, what they may do, where they are signed in, and all that happened. */
export default function PersonShow() {
  return (
    <Show component="div" actions={false}>
      <PersonPage />
    </Show>
  );
}

function PersonPage() {
  const translate = useTranslate();
  const { canAccess: readsLog } = useCanAccess({ resource: 'audit', action: 'list' });
  const roleWord = useRoleWord();
  const person = useWholeRecord<Person>('timeline');
  if (!person) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {person.erasure && <ErasureNotice erasure={person.erasure} />}
        <Panel title={translate('console.person.facts')}>
          <PersonFacts person={person} />
        </Panel>
        <PersonActions person={person} />
        <Panel title={translate('console.person.sessions')}>
          <Sessions sessions={person.sessions} />
        </Panel>
      </Box>
      <Panel title={translate('console.order.timeline')}>
        <Timeline entries={person.timeline} roleWord={roleWord} />
        {readsLog && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            <MuiLink component={Link} to={listOf('audit', { subjectId: person.id })}>
              {translate('console.person.inLog')}
            </MuiLink>
          </Typography>
        )}
      </Panel>
    </Box>
  );
}

function PersonFacts({ person }: { person: Person }) {
  const translate = useTranslate();
  const format = useFormat();
  const roleWord = useRoleWord();
  const field = (name: string): string => translate(`resources.people.fields.${name}`);
  const none = translate('console.none');
  const {
    username,
    email,
    roleId,
    roleName,
    verified,
    hasSecondFactor,
    emailVerifiedAt,
    blockedAt,
    language,
    birthYear,
    bio,
    createdAt,
    lastSeenAt,
  } = person;
  return (
    <Facts>
      <Fact name={field('username')}>{username}</Fact>
      <Fact name={field('email')}>{email}</Fact>
      <Fact name={field('verified')}>
        <Verified verified={verified} />
        {emailVerifiedAt && ` · ${format.moment(emailVerifiedAt)}`}
      </Fact>
      <Fact name={field('hasSecondFactor')}>{translate(hasSecondFactor ? 'ra.boolean.true' : 'ra.boolean.false')}</Fact>
      <Fact name={field('roleId')}>{roleWord(roleId, roleName)}</Fact>
      <Fact name={field('state')}>
        <PersonState blockedAt={blockedAt} />
        {blockedAt && ` · ${format.moment(blockedAt)}`}
      </Fact>
      <Fact name={field('createdAt')}>{format.moment(createdAt, 'full')}</Fact>
      <Fact name={field('lastSeenAt')}>{lastSeenAt ? format.moment(lastSeenAt, 'full') : none}</Fact>
      <Fact name={field('language')}>{translate(`console.game.language.${language}`)}</Fact>
      <Fact name={field('birthYear')}>{birthYear ?? none}</Fact>
      <Fact name={field('developer')}>{translate(person.developerId ? 'ra.boolean.true' : 'ra.boolean.false')}</Fact>
      {bio && <Fact name={field('bio')}>{bio}</Fact>}
      <Fact name={translate('console.person.plan.name')}>
        <Plan plan={person.plan} />
      </Fact>
      <Fact name={field('orders')}>
        <Orders person={person} />
      </Fact>
    </Facts>
  );
}

/** Access ends when a day does: its last moment belongs to that day. */
const lastMoment = (activeUntil: string): string => new Date(Date.parse(activeUntil) - 1).toISOString();

/** The latest subscription, how it stands and until when. */
function Plan({ plan }: Pick<Person, 'plan'>) {
  const translate = useTranslate();
  const format = useFormat();
  if (!plan) return <>{translate('console.person.plan.none')}</>;
  const word = (name: string): string => translate(`console.person.plan.${name}`);
  const until =
    plan.activeUntil &&
    translate('console.person.plan.until', { day: format.moment(lastMoment(plan.activeUntil), 'date') });
  return <>{[word(plan.planId), word(`status.${plan.status}`), until].filter(Boolean).join(' · ')}</>;
}

/** How many orders; the figure opens their list. */
function Orders({ person: { id, orders } }: { person: Person }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'list' });
  const figure = translate('console.person.orderCount', { smart_count: orders });
  return canAccess && orders > 0 ? (
    <MuiLink component={Link} to={listOf('orders', { personId: id })}>
      {figure}
    </MuiLink>
  ) : (
    <>{figure}</>
  );
}

function Sessions({ sessions }: Pick<Person, 'sessions'>) {
  const translate = useTranslate();
  const format = useFormat();
  if (sessions.length === 0) return <Typography variant="body2">{translate('console.person.noSessions')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {sessions.map(({ id, device, createdAt, lastSeenAt, remembered }) => (
        <Typography key={id} component="li" variant="body2">
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {device ?? translate('console.person.session.unknownDevice')}
          </Box>
          {translate('console.person.session.times', {
            since: format.moment(createdAt),
            lastUse: format.moment(lastSeenAt),
          })}
          {remembered && ` · ${translate('console.person.session.remembered')}`}
        </Typography>
      ))}
    </Box>
  );
}
