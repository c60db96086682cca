import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { useFormat } from '../lib/format';
import type { SettlementPreview } from '../lib/wire';
import { LARGEST_FILE, readFile } from './read-file';

interface Named {
  name: string;
  size: number;
}

/** A file that cannot be compared: why, what helps, and whether trying once more may. */
export type FaultyFile = {
  is: 'faulty';
  sentence: string;
  place: string | null;
  hint: string;
  mayRetry: boolean;
} & Named;
export type ReadableFile = { is: 'readable'; text: string; preview: SettlementPreview } & Named;
export type ChosenFile = { is: 'none' } | ({ is: 'reading' } & Named) | FaultyFile | ReadableFile;

/** The file that was chosen, with what the shop reads in it. */
export function useChosenFile(): { chosen: ChosenFile; choose: (file: File) => void; lookAgain: () => void } {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const faults = useFaults();
  const [chosen, setChosen] = useState<ChosenFile>({ is: 'none' });
  const latest = useRef<File | null>(null);

  const choose = async (file: File): Promise<void> => {
    const named = { name: file.name, size: file.size };
    latest.current = file;
    setChosen({ is: 'reading', ...named });
    const found = await looked(file, named);
    // Another file was chosen meanwhile.
    if (latest.current === file) setChosen(found);
  };

  const looked = async (file: File, named: Named): Promise<ChosenFile> => {
    const read = await readFile(file);
    if (read.is === 'fault') return { ...named, ...faults.ofFile(read.fault, named.size) };
    try {
      return { is: 'readable', ...named, text: read.text, preview: await dataProvider.previewSettlement(read.text) };
    } catch (error) {
      return { ...named, ...faults.ofReply(error) };
    }
  };

  return {
    chosen,
    choose: (file) => void choose(file),
    lookAgain: () => void (latest.current && choose(latest.current)),
  };
}

type Fault = Omit<FaultyFile, keyof Named>;

/** What is told of a fault: of a file that is not sent, and of one that the shop refused. */
function useFaults() {
  const translate = useTranslate();
  const format = useFormat();
  const word = (fault: string, places: Record<string, string> = {}): string =>
    translate(`console.settlement.fault.${fault}`, places);
  const hint = (fault: string): string => translate(`console.settlement.hint.${fault}`);
  return {
    ofFile: (fault: string, size: number): Fault => ({
      is: 'faulty',
      sentence: word(fault, { size: format.bytes(size), largest: format.bytes(LARGEST_FILE) }),
      place: null,
      hint: hint(fault),
      mayRetry: fault === 'unreadable',
    }),
    ofReply: (error: unknown): Fault => {
      const { code, line, column } = (error instanceof HttpError ? error.body : {}) as {
        code?: string;
        line?: number;
        column?: string;
      };
      const columns = column
        ?.split(', ')
        .map((name) => translate(`console.settlement.column.${name}`, { _: name }))
        .join(', ');
      const place = columns ? translate('console.settlement.place', { line: format.count(line ?? 1), columns }) : null;
      if (code === 'settlement-empty')
        return { is: 'faulty', sentence: word('noMovements'), place, hint: hint('noMovements'), mayRetry: false };
      if (code === 'settlement-unreadable')
        return { is: 'faulty', sentence: word('columns'), place, hint: hint('columns'), mayRetry: false };
      const sentence = (error instanceof HttpError && error.message) || word('noAnswer');
      return { is: 'faulty', sentence, place, hint: hint('noAnswer'), mayRetry: true };
    },
  };
}
