import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { DocumentLine } from '../lib/wire';
import { PdfButton } from './PdfButton';

/** The receipt and the credit notes of an order, each with its file. */
export function Documents({ documents }: { documents: DocumentLine[] }) {
  const translate = useTranslate();
  const format = useFormat();
  if (documents.length === 0) return <Typography variant="body2">{translate('console.document.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {documents.map((document) => (
        <Box
          component="li"
          key={document.id}
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
        >
          <Typography variant="body2">
            <Box component="span" sx={{ fontWeight: 600 }}>
              {translate(`console.document.${document.series}`, { number: document.number })}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {format.money(document.total)} · {format.moment(document.issuedAt)}
            </Box>
          </Typography>
          <PdfButton document={document} />
        </Box>
      ))}
    </Box>
  );
}
