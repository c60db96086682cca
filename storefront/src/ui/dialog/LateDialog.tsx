import { lazy, Suspense, useState, type ComponentProps } from 'react';

const Dialog = lazy(() => import('./Dialog').then((file) => ({ default: file.Dialog })));

/** A dialog whose script is fetched when it first opens: most visits never ask for it. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
