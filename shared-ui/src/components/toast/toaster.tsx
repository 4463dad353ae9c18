import { useEffect, useState } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { Toast, type ToastData } from './toast';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: { base: '16px', sm: 'auto 24px' },
    top: { base: '16px', sm: 'auto' },
    // Clear of the floating button, and of the tab bar below that.
    bottom: { base: 'auto', sm: '152px', md: '96px' },
    width: { sm: '400px' },
    // At right stand the total and the button that binds: nothing lies over them.
    'body:has([data-side=public]) &': { insetInline: { sm: '24px auto' } },
    // On a phone a dialog's head is on top, and its buttons are at the foot, two over each other: between them.
    'body:has([role=dialog], [role=alertdialog]) &': {
      top: { base: 'auto', sm: 'auto' },
      bottom: { base: '152px', sm: '152px', md: '96px' },
    },
    pointerEvents: 'none',
  },
});
const List = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'column' },
    gap: '8px',
    '& > *': { pointerEvents: 'auto' },
  },
});

/** A screen reader reads only what comes into a live region that it knows already: so long the first notice waits. */
const knownAfterMs = 100;

interface ToasterProps {
  /** Oldest first. */
  toasts: readonly ToastData[];
  onClose(id: string): void;
}

/** Where notices appear: bottom right, for customers bottom left, on top below 600. The caller keeps the list. */
export function Toaster({ toasts, onClose }: ToasterProps) {
  const intl = useIntl();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Region data-toasts="" aria-label={intl.formatMessage(messages.region)}>
      <List role="status" aria-atomic="false" aria-relevant="additions">
        {known && toasts.map((toast) => <Toast key={toast.id} toast={toast} onClose={onClose} />)}
      </List>
    </Region>
  );
}
