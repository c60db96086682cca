import { Box, Button, type ButtonProps } from '@mui/material';
import {
  CalendarCheck,
  CalendarX,
  LogOut,
  MailCheck,
  ShieldCheck,
  ShieldOff,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Panel } from '../lib/Facts';
import type { Person } from '../lib/wire';
import { AssignRoleDialog } from './AssignRoleDialog';
import { IntentionDialog, type Intention } from './IntentionDialog';

type Choice = Intention | 'assignRole';

/** What the person at the console may do to this account; each asks for a reason first. */
export function PersonActions({ person }: { person: Person }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const may = useMayDo();
  if (!Object.values(may).includes(true)) return null;

  const button = (intention: Choice, icon: LucideIcon, color: ButtonProps['color'] = 'primary') => (
    <ActionButton intention={intention} icon={icon} color={color} onClick={() => setChosen(intention)} />
  );
  const close = (): void => setChosen(null);
  return (
    <Panel title={translate('console.person.actions')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {may.assign && button('assignRole', ShieldCheck)}
        {may.write && !person.verified && button('resendVerification', MailCheck)}
        {may.write && person.sessions.length > 0 && button('endSessions', LogOut)}
        {may.write && person.hasSecondFactor && button('endSecondFactor', ShieldOff)}
        {may.plan &&
          person.plan &&
          (person.plan.active ? button('endPlan', CalendarX, 'error') : button('startPlan', CalendarCheck))}
        {may.block &&
          (person.blockedAt ? button('unblockPerson', UserRoundCheck) : button('blockPerson', UserRoundX, 'error'))}
        {may.erase && person.erasure?.state === 'waiting' && button('keepAccount', UserRoundCheck)}
        {may.erase && !person.erasure && button('eraseAccount', UserRoundMinus, 'error')}
      </Box>
      {chosen === 'assignRole' && <AssignRoleDialog person={person} onClose={close} />}
      {chosen && chosen !== 'assignRole' && <IntentionDialog person={person} intention={chosen} onClose={close} />}
    </Panel>
  );
}

function ActionButton({
  intention,
  icon: Icon,
  color,
  onClick,
}: {
  intention: Choice;
  icon: LucideIcon;
  color: ButtonProps['color'];
  onClick: () => void;
}) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color={color} startIcon={<Icon size={18} aria-hidden />} onClick={onClick}>
      {translate(`console.person.do.${intention}.action`)}
    </Button>
  );
}

function useMayDo(): Record<'assign' | 'block' | 'erase' | 'plan' | 'write', boolean> {
  const { canAccess: assigns } = useCanAccess({ resource: 'people', action: 'assignRole' });
  const { canAccess: readsRoles } = useCanAccess({ resource: 'roles', action: 'list' });
  const { canAccess: blocks } = useCanAccess({ resource: 'people', action: 'block' });
  const { canAccess: erases } = useCanAccess({ resource: 'people', action: 'erase' });
  const { canAccess: writes } = useCanAccess({ resource: 'people', action: 'edit' });
  const { canAccess: switchesPlans } = useCanAccess({ resource: 'people', action: 'switchPlan' });
  return {
    plan: switchesPlans === true,
    assign: assigns === true && readsRoles === true,
    block: blocks === true,
    erase: erases === true,
    write: writes === true,
  };
}
