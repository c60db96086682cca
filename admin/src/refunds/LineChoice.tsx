import { Box, Checkbox, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { Order, RefundPreview } from '../lib/wire';

interface LineChoiceProps {
  order: Order;
  /** What can still go back. */
  left: RefundPreview['lines'];
  /** Null: all that is left. */
  chosen: (string | null)[] | null;
  onChange: (chosen: (string | null)[] | null) => void;
}

/** The whole order, or some of its games; what is back already or on its way cannot be chosen. */
export function LineChoice({ order: { lines }, left, chosen, onChange }: LineChoiceProps) {
  const translate = useTranslate();
  const format = useFormat();
  const toggle = (gameId: string, on: boolean): void =>
    onChange([...(chosen ?? []).filter((id) => id !== gameId), ...(on ? [gameId] : [])]);
  return (
    <FormControl component="fieldset" sx={{ mb: 2, display: 'flex' }}>
      <FormLabel component="legend">{translate('console.refund.give.which')}</FormLabel>
      <RadioGroup
        row
        value={chosen === null ? 'whole' : 'lines'}
        onChange={(_, value) => onChange(value === 'whole' ? null : [])}
      >
        <FormControlLabel value="whole" control={<Radio />} label={translate('console.refund.give.whole')} />
        <FormControlLabel value="lines" control={<Radio />} label={translate('console.refund.give.byLine')} />
      </RadioGroup>
      {chosen && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', pl: { sm: 1 } }}>
          {lines
            .filter(({ price }) => price > 0)
            .map(({ gameId, title }) => {
              const line = left.find((one) => one.gameId === gameId);
              return (
                <FormControlLabel
                  key={gameId}
                  disabled={!line}
                  control={<Checkbox checked={chosen.includes(gameId)} onChange={(_, on) => toggle(gameId, on)} />}
                  slotProps={{ typography: { component: 'span', sx: { flexGrow: 1, minWidth: 0 } } }}
                  sx={{ mr: 0 }}
                  label={
                    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                      <span>{title[format.language]}</span>
                      <Typography
                        component="span"
                        variant="body2"
                        sx={{ whiteSpace: line ? 'nowrap' : 'normal', textAlign: 'right', alignSelf: 'center' }}
                      >
                        {line ? format.money(line.amount) : translate('console.refund.give.gone')}
                      </Typography>
                    </Box>
                  }
                />
              );
            })}
        </Box>
      )}
    </FormControl>
  );
}
