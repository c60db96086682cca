import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { TimelineEntry } from '../lib/wire';
import { PdfButton } from '../documents/PdfButton';
import { stepsOf, type Step } from './grouping';
import { lookOf } from './looks';
import { useActorWord, useSentence } from './words';

interface TimelineProps {
  entries: TimelineEntry[];
  /** Names of games by id: events carry ids only. */
  titles?: Record<string, { es: string; en: string }>;
  /** Names of roles by number. */
  roleWord?: (id: number) => string;
}

/** What happened, when and by whom, oldest first; each event as it is stored on demand. */
export function Timeline({ entries, titles = {}, roleWord }: TimelineProps) {
  const translate = useTranslate();
  const { moment } = useFormat();
  if (entries.length === 0) return <Typography>{translate('timeline.empty')}</Typography>;

  const named = entries.map((entry) => ({
    ...entry,
    data: { ...entry.data, ...titleFor(entry, titles), ...rolesFor(entry, roleWord) },
  }));
  const raw = new Map(entries.map((entry) => [entry.id, entry]));
  const steps = stepsOf(named);
  const dayOf = (step: Step | undefined): string => (step ? moment(step.entries[0].at, 'day') : '');
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('timeline.note')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step, index) => (
          <Box component="li" key={step.entries[0].id}>
            {dayOf(step) !== dayOf(steps[index - 1]) && (
              <Typography
                component="h3"
                variant="body2"
                sx={{
                  fontWeight: 700,
                  mt: index === 0 ? 0 : 2,
                  mb: 1,
                  '&::first-letter': { textTransform: 'uppercase' },
                }}
              >
                {dayOf(step)}
              </Typography>
            )}
            <StepRow step={step} raw={raw} isLast={index === steps.length - 1} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function StepRow({
  step: { entries },
  raw,
  isLast,
}: {
  step: Step;
  raw: ReadonlyMap<string, TimelineEntry>;
  isLast: boolean;
}) {
  const translate = useTranslate();
  const { moment } = useFormat();
  const sentence = useSentence();
  const actorWord = useActorWord();
  const [first] = entries;
  const last = entries.at(-1) ?? first;
  const { icon: Icon, colour } = lookOf(first.type);
  const part = first.stream.split('-')[0] ?? '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '28px 1fr', sm: '72px 28px 1fr' }, columnGap: 1.5 }}>
      <Typography
        component="time"
        dateTime={first.at}
        variant="body2"
        sx={{
          display: { xs: 'none', sm: 'block' },
          pt: 0.5,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {moment(first.at, 'time')}
      </Typography>
      <Box
        sx={{
          position: 'relative',
          color: colour,
          pt: 0.5,
          '&::after': isLast
            ? {}
            : { content: '""', position: 'absolute', left: 9, top: 30, bottom: -2, width: '2px', bgcolor: 'divider' },
        }}
      >
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ pb: 1.5, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sentence(first, entries.length)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
            {moment(first.at, 'time')} ·{' '}
          </Box>
          {actorWord(first.actor)} · {translate(`timeline.part.${part}`, { _: part })}
          {entries.length > 1 &&
            ` · ${translate('timeline.from', { first: moment(first.at, 'time'), last: moment(last.at, 'time') })}`}
        </Typography>
        {typeof first.data.reason === 'string' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate('timeline.reason', { reason: first.data.reason })}
          </Typography>
        )}
        {first.type === 'DocumentIssued' && (
          <PdfButton
            document={{
              id: String(first.data.documentId),
              series: first.data.series === 'receipt' ? 'receipt' : 'credit-note',
              number: Number(first.data.number),
            }}
          />
        )}
        <Raw entries={entries.map((entry) => raw.get(entry.id) ?? entry)} />
      </Box>
    </Box>
  );
}

function Raw({ entries }: { entries: TimelineEntry[] }) {
  const translate = useTranslate();
  const label =
    entries.length === 1
      ? translate('timeline.rawOf', { type: entries[0]?.type ?? '' })
      : translate('timeline.rawMany', { smart_count: entries.length });
  return (
    <Box
      component="details"
      sx={{
        fontSize: 13,
        '& summary': { cursor: 'pointer', color: 'text.secondary', width: 'fit-content', minHeight: 24 },
        '& summary:hover': { color: 'primary.main' },
      }}
    >
      <summary>{label}</summary>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          mt: 0.5,
          p: 1.5,
          maxHeight: 320,
          overflow: 'auto',
          bgcolor: 'background.default',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 12,
        }}
      >
        {JSON.stringify(entries.length === 1 ? entries[0] : entries, null, 2)}
      </Box>
    </Box>
  );
}

function titleFor(
  { type, data }: TimelineEntry,
  titles: Record<string, { es: string; en: string }>,
): Record<string, unknown> {
  const title = type === 'EntitlementGranted' || type === 'EntitlementEnded' ? titles[String(data.gameId)] : undefined;
  return title ? { gameTitle: title } : {};
}

function rolesFor({ type, data }: TimelineEntry, roleWord: TimelineProps['roleWord']): Record<string, unknown> {
  return type === 'RoleAssigned' && roleWord
    ? { roleId: roleWord(Number(data.roleId)), previously: roleWord(Number(data.previously)) }
    : {};
}
