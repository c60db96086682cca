import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

interface TileProps {
  to: string;
  icon: LucideIcon;
  name: string;
  figure: string;
  note: string;
  tone?: 'quiet' | 'warning' | 'danger';
}

const ACCENT = { quiet: 'divider', warning: 'warning.main', danger: 'error.main' };

const COLUMN = {
  height: '100%',
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: 0.5,
};
const FIGURE = { fontSize: '1.7rem', fontWeight: 750, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' };

/** One figure; opens the list it counts. */
export function Tile({ to, icon: Icon, name, figure, note, tone = 'quiet' }: TileProps) {
  return (
    <Card sx={{ borderLeft: '4px solid', borderLeftColor: ACCENT[tone] }}>
      <CardActionArea component={Link} to={to} sx={COLUMN}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        </Box>
        <Typography component="span" sx={{ ...FIGURE, color: tone === 'danger' ? 'error.main' : 'text.primary' }}>
          {figure}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
