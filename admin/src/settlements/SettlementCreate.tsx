import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { FileUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Title, useDataProvider, useRequireAccess, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../dataProvider';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import { FileFault } from './FileFault';
import { FilePreview } from './FilePreview';
import { useChosenFile } from './useChosenFile';

/** A settlement file is chosen, looked into, and then compared with the shop. */
export default function SettlementCreate() {
  const translate = useTranslate();
  useRequireAccess({ resource: 'settlements', action: 'create' });
  const { chosen, choose, lookAgain } = useChosenFile();
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="console.settlement.make" />
      <Card
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: 860 }}
      >
        <Typography sx={{ maxWidth: '68ch' }}>{translate('console.settlement.intro')}</Typography>
        <Box>
          <FileButton hasFile={chosen.is !== 'none'} onChoose={choose} />
          <Box role="status">{chosen.is === 'reading' && <Reading name={chosen.name} />}</Box>
          <FileFault chosen={chosen.is === 'faulty' ? chosen : null} onRetry={lookAgain} />
        </Box>
        {chosen.is === 'readable' && (
          <>
            <FilePreview chosen={chosen} />
            <CompareButton file={chosen.text} fileName={chosen.name} isRepeat={chosen.preview.earlier !== null} />
          </>
        )}
      </Card>
    </Box>
  );
}

function Reading({ name }: { name: string }) {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ mt: 2.5, mb: 1 }}>{translate('console.settlement.reading', { name })}</Typography>
      <Skeleton variant="rounded" height={120} />
    </>
  );
}

function FileButton({ hasFile, onChoose }: { hasFile: boolean; onChoose: (file: File) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // The same file, mended meanwhile, may be chosen once more.
    target.value = '';
  };
  return (
    <Box>
      <input ref={input} type="file" accept=".csv,.txt,text/csv,text/plain" hidden onChange={take} />
      <Button
        variant={hasFile ? 'outlined' : 'contained'}
        startIcon={<FileUp size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {translate(hasFile ? 'console.settlement.chooseAnother' : 'console.settlement.choose')}
      </Button>
    </Box>
  );
}

function CompareButton({ file, fileName, isRepeat }: { file: string; fileName: string; isRepeat: boolean }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const { isBusy, refusal, carryOut } = useIntention();
  const compare = (): void => {
    void carryOut(
      async () => {
        const { id } = await dataProvider.importSettlement({
          file,
          fileName: fileName.replace(/\p{Cc}/gu, '').slice(0, 255),
        });
        await navigate(`/settlements/${id}/show`);
      },
      'console.settlement.made',
      () => undefined,
    );
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" disabled={isBusy} onClick={compare}>
          {translate(isRepeat ? 'console.settlement.compareAgain' : 'console.settlement.compare')}
        </Button>
        <Button component={Link} to="/settlements" color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Typography role="status" variant="body2">
          {isBusy && translate('console.settlement.comparing')}
        </Typography>
      </Box>
      <Refusal sentence={refusal} />
    </Box>
  );
}
