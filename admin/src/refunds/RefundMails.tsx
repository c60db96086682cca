import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import { Mark } from '../lib/Mark';
import type { Refund } from '../lib/wire';
import { mailsIn } from './mails-in';

const TONE = { planned: 'open', sent: 'good', failed: 'bad' } as const;

/** The mails about a refund to the person, and whether they went out. */
export function RefundMails({ refund }: { refund: Refund }) {
  const translate = useTranslate();
  const format = useFormat();
  const mails = mailsIn(refund);
  if (mails.length === 0) return <Typography variant="body2">{translate('console.refund.noMails')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {mails.map(({ kind, state, at }) => (
        <Typography
          key={kind}
          component="li"
          variant="body2"
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
        >
          <span>{translate(`console.refund.mail.kind.${kind}`)}</span>
          <span>
            <Mark tone={TONE[state]}>{translate(`console.refund.mail.state.${state}`)}</Mark> · {format.moment(at)}
          </span>
        </Typography>
      ))}
    </Box>
  );
}
