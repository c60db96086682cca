import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../../lib/Mark';
import type { BankFile, BankFileLine } from '../../lib/wire';

type FileState = 'waiting' | 'partly' | 'done' | 'withdrawn';
type LineState = BankFile['payouts'][number]['state'];

const TONE: Record<FileState, Tone> = { waiting: 'open', partly: 'bad', done: 'good', withdrawn: 'back' };
const LINE_TONE: Record<LineState, Tone> = { released: 'open', paid: 'good', failed: 'back', 'put-back': 'over' };

function stateOf({ withdrawnAt, waiting, canDownload }: BankFileLine): FileState {
  if (withdrawnAt) return 'withdrawn';
  if (canDownload) return 'waiting';
  return waiting > 0 ? 'partly' : 'done';
}

/** Where a file for the bank stands. */
export function BankFileState({ file }: { file: BankFileLine }) {
  const translate = useTranslate();
  const state = stateOf(file);
  return <Mark tone={TONE[state]}>{translate(`console.bankFile.state.${state}`)}</Mark>;
}

/** What became of one pay-out of a file. */
export function FiledState({ state }: { state: LineState }) {
  const translate = useTranslate();
  return <Mark tone={LINE_TONE[state]}>{translate(`console.bankFile.payoutState.${state}`)}</Mark>;
}
