import { useTranslate } from 'react-admin';

export function PersonName({ name }: { name: string | null }) {
  const translate = useTranslate();
  return <>{name ?? translate('console.order.erased')}</>;
}
