import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
  useTheme,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { SalesDay } from '../lib/wire';
import { roundSteps } from './chart-scale';

const HEIGHT = 240;
const EDGE = { top: 12, right: 4, bottom: 26, left: 84 };

/** What was paid on each of the last days, as bars, as a sentence and as a table. */
export function SalesChart({ days }: { days: SalesDay[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box component="section">
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('console.chart.title')}
      </Typography>
      <Bars days={days} />
      <Box
        component="details"
        sx={{ mt: 1, '& summary': { cursor: 'pointer', color: 'primary.main', py: 0.5, width: 'fit-content' } }}
      >
        <summary>{translate('console.chart.asTable')}</summary>
        <SalesTable days={days} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {translate('console.chart.period')}: <strong>{format.money(totalOf(days))}</strong>
        {refundedOf(days) > 0 && ` · ${translate('console.chart.refunded')}: ${format.money(refundedOf(days))}`}
      </Typography>
    </Box>
  );
}

function Bars({ days }: { days: SalesDay[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const [ref, width] = useWidth();
  const id = useId();
  const steps = roundSteps(Math.max(0, ...days.map((day) => day.total)));
  const top = Math.max(1, steps.at(-1) ?? 1);
  const slot = (width - EDGE.left - EDGE.right) / Math.max(1, days.length);
  const y = (amount: number): number => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - amount / top);
  const labelEvery = Math.ceil(64 / Math.max(1, slot));
  return (
    <Box ref={ref} sx={{ width: '100%', minWidth: 0 }}>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        style={{ display: 'block', fontFamily: 'inherit', fontSize: 12 }}
      >
        <title id={`${id}-title`}>{translate('console.chart.title')}</title>
        <desc id={`${id}-text`}>{useDescription(days)}</desc>
        {steps.map((step) => (
          <g key={step}>
            <line x1={EDGE.left} x2={width - EDGE.right} y1={y(step)} y2={y(step)} stroke={palette.divider} />
            <text x={EDGE.left - 8} y={y(step) + 4} textAnchor="end" fill={palette.text.secondary}>
              {format.money(step)}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const isToday = index === days.length - 1;
          const fromToday = days.length - 1 - index;
          const middle = EDGE.left + slot * (index + 0.5);
          return (
            <g key={day.day}>
              <rect
                x={EDGE.left + slot * index + slot * 0.15}
                width={slot * 0.7}
                y={y(day.total)}
                height={Math.max(0, y(0) - y(day.total))}
                rx={Math.min(3, slot * 0.2)}
                fill={isToday ? palette.secondary.main : palette.primary.main}
              />
              <rect
                x={EDGE.left + slot * index}
                width={slot}
                y={EDGE.top}
                height={HEIGHT - EDGE.top - EDGE.bottom}
                fill="transparent"
              >
                <title>
                  {translate('console.chart.bar', {
                    day: format.civilDay(day.day, 'long'),
                    total: format.money(day.total),
                    orders: day.orders,
                  })}
                </title>
              </rect>
              {fromToday % labelEvery === 0 && (
                <text
                  x={isToday ? width - EDGE.right : middle}
                  y={HEIGHT - 8}
                  textAnchor={isToday ? 'end' : 'middle'}
                  fill={isToday ? palette.text.primary : palette.text.secondary}
                  fontWeight={isToday ? 700 : 400}
                >
                  {isToday ? translate('console.chart.today') : format.civilDay(day.day)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Box>
  );
}

function SalesTable({ days }: { days: SalesDay[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Table size="small" sx={{ maxWidth: 480, mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('console.chart.day')}</TableCell>
          <TableCell align="right">{translate('console.chart.orders')}</TableCell>
          <TableCell align="right">{translate('console.chart.total')}</TableCell>
          <TableCell align="right">{translate('console.chart.refunded')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map((day) => (
          <TableRow key={day.day}>
            <TableCell component="th" scope="row">
              {format.civilDay(day.day, 'long')}
            </TableCell>
            <TableCell align="right">{format.count(day.orders)}</TableCell>
            <TableCell align="right">{format.money(day.total)}</TableCell>
            <TableCell align="right">{format.money(day.refunded)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            {translate('console.chart.period')}
          </TableCell>
          <TableCell align="right">{format.count(ordersOf(days))}</TableCell>
          <TableCell align="right">{format.money(totalOf(days))}</TableCell>
          <TableCell align="right">{format.money(refundedOf(days))}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function useDescription(days: SalesDay[]): string {
  const translate = useTranslate();
  const format = useFormat();
  const best = days.reduce<SalesDay | undefined>((so, day) => (day.total > (so?.total ?? 0) ? day : so), undefined);
  if (!best) return translate('console.chart.descriptionEmpty');
  return translate('console.chart.description', {
    total: format.money(totalOf(days)),
    orders: format.count(ordersOf(days)),
    best: format.civilDay(best.day, 'long'),
    bestTotal: format.money(best.total),
  });
}

function totalOf(days: SalesDay[]): number {
  return days.reduce((total, day) => total + day.total, 0);
}

function refundedOf(days: SalesDay[]): number {
  return days.reduce((total, day) => total + day.refunded, 0);
}

function ordersOf(days: SalesDay[]): number {
  return days.reduce((total, day) => total + day.orders, 0);
}

/** The width an element has got, kept up to date. */
function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(240, Math.floor(entry.contentRect.width))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
