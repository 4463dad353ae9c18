import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton, Note } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { CloseIcon } from '../icons';
import { messages } from './messages';

export interface ToastData {
  id: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  message: ReactNode;
  /** ms on the screen; null until it is closed. */
  duration: number | null;
  /** One link or button, such as "Riprova". */
  action?: ReactNode;
}

interface ToastProps {
  toast: ToastData;
  onClose(id: string): void;
}

/**
 * One notice; the toaster around it is the live region of all but errors. Its time stands still under the pointer and
 * while it holds the focus.
 */
export function Toast({ toast, onClose }: ToastProps) {
  const intl = useIntl();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(toast.duration, pointed || focused, () => onClose(toast.id));

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    <Note
      tone={toast.tone}
      role={toast.tone === 'error' ? 'alert' : undefined}
      display="flex"
      alignItems="flex-start"
      gap="12px"
      paddingBlock="4px"
      paddingInlineEnd="4px"
      boxShadow="overlay"
      _highContrast={{ outline: '1px solid' }}
      animation="enter 180ms"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <chakra.span flex="1" paddingBlock="10px" overflowWrap="anywhere">
        {toast.message}
      </chakra.span>
      {toast.action && <chakra.span paddingBlock="10px">{toast.action}</chakra.span>}
      <IconButton
        icon={CloseIcon}
        label={intl.formatMessage(messages.close)}
        size="control"
        onClick={() => onClose(toast.id)}
      />
    </Note>
  );
}

/**
 * Calls back once `duration` ms have gone by in which it was not paused.
 * @param duration null never ends.
 */
function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current === null || paused) return;
    const since = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(left.current - (Date.now() - since), 0);
    };
  }, [paused]);
}
