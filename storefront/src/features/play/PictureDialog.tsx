import { Download } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation';
import { Dialog } from '../../ui/dialog/Dialog';

/** A screenshot, to look at and to keep. It never leaves the browser by itself. @param picture its data address */
export function PictureDialog({ name, picture, onClose }: { name: string; picture: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('play.picture.title')}>
      <div className="grid gap-4">
        <img
          src={picture}
          alt={t('play.picture.alt', { title: name })}
          className="max-h-[50dvh] w-full rounded-card border border-line object-contain"
        />
        <p className="text-muted">{t('play.picture.private')}</p>
        <a href={picture} download={`${name}.png`} className="link inline-flex min-h-11 items-center gap-2">
          <Download aria-hidden="true" className="size-5" />
          {t('play.picture.download')}
        </a>
      </div>
    </Dialog>
  );
}
