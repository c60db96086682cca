import { Download } from 'lucide-react';
import { post } from '../../lib/http';
import { useTranslation } from '../../lib/useTranslation';
import type { OrderRow, ShopDocument } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { savePdf } from './download';
import { useWork } from './useWork';
import { Link } from '../../ui/Link';

/** The receipt and the credit notes of a paid order: to look at, to keep, to be sent again. */
export function OrderDocuments({
  order: { orderId, number },
  documents,
}: {
  order: OrderRow;
  documents: ShopDocument[];
}) {
  const { t } = useTranslation();
  if (documents.length === 0)
    return <p className="mt-3 border-t border-line pt-3 text-sm text-muted">{t('documents.soon')}</p>;
  return (
    <div className="mt-3 border-t border-line pt-2">
      <ul>
        {documents.map((found) => (
          <li key={found.documentId}>
            <Line document={found} order={number} />
          </li>
        ))}
      </ul>
      <SendAgain orderId={orderId} number={number} />
    </div>
  );
}

function Line({ document: found, order }: { document: ShopDocument; order: string }) {
  const { t } = useTranslation();
  const { busy, problem, run } = useWork();
  const name = t(found.series === 'receipt' ? 'documents.receiptNumbered' : 'documents.creditNoteNumbered', {
    number: found.number,
  });
  const save = () =>
    run(async () => {
      await savePdf(found, name);
      return null;
    }, t('documents.downloadFailed'));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Link
        to={`/orders/documents/${found.documentId}`}
        aria-label={t('documents.of', { name, order })}
        className="link py-2"
      >
        {name}
      </Link>
      <Button
        look="quiet"
        className="-mr-3"
        busy={busy}
        aria-label={busy ? t('documents.downloading') : t('documents.downloadNamed', { name })}
        onClick={() => void save()}
      >
        {!busy && <Download aria-hidden="true" className="size-5" />}PDF
      </Button>
      {problem && (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function SendAgain({ orderId, number }: { orderId: string; number: string }) {
  const { t } = useTranslation();
  const { busy, said, problem, run } = useWork();
  const send = () =>
    run(async () => {
      await post('/v1/orders/{orderId}/receipt/resend', { params: { path: { orderId } } });
      return t('documents.sent');
    }, t('documents.sendFailed'));
  return (
    <>
      <Button
        look="quiet"
        className="-ml-3"
        busy={busy}
        aria-label={busy ? undefined : t('documents.againNamed', { number })}
        onClick={() => void send()}
      >
        {busy ? t('documents.sending') : t('documents.again')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
