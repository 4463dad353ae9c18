import { Portal } from '@chakra-ui/react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button';
import { CloseIcon } from '../components/icons';
import { useIntl } from '../intl';
import { DialogParts as Parts } from './dialog-parts';
import { messages } from './messages';
import { useWayBack } from './use-way-back';

const recipeSizes = { dialog: 'lg', confirm: 'sm', drawer: 'xs' } as const;

export interface DialogFrameProps {
  open: boolean;
  /** Escape, the cross, a press on the ground. */
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** 740 px, 480 to confirm, or a drawer at the left border. */
  size?: keyof typeof recipeSizes;
  /** In px, where it should be neither. */
  width?: number;
  /** `alertdialog` for a question that must be answered: no cross, and the ground does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** A press on the ground, which is easily made by mistake, does nothing. */
  held?: boolean;
  /** Content that brings its own head, padding and way out; the title only names the dialog. */
  bare?: boolean;
}

/** At its ends the focus is led round without scrolling: on a low window what has it now may lie out of sight. */
function bringIntoView({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest' });
}

/**
 * A dialog over the page: focus goes in, stays in, and comes back, near to its trigger where that has gone. The whole screen below 600,
 * but for a drawer.
 */
export function DialogFrame({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'dialog',
  width,
  role = 'dialog',
  held = false,
  bare = false,
}: DialogFrameProps) {
  const intl = useIntl();
  const [content, finalFocus] = useWayBack(open);
  // The dialog keeps the handler that it was opened with.
  const pressBeside = useRef(() => {});
  useEffect(() => {
    pressBeside.current = () => {
      if (role === 'dialog' && !held) onClose();
    };
  });
  return (
    <Parts.Root
      open={open}
      finalFocusEl={finalFocus}
      // What the person does closes it, and nothing else: a dialog below that goes away, or a focus that comes back
      // late, would take this one along.
      onEscapeKeyDown={() => onClose()}
      onPointerDownOutside={() => pressBeside.current()}
      size={recipeSizes[size]}
      role={role}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={content} onFocus={bringIntoView} maxWidth={width && { sm: `${width}px` }}>
            {bare ? (
              <Parts.Title srOnly>{title}</Parts.Title>
            ) : (
              <Parts.Header>
                <Parts.Title>{title}</Parts.Title>
                {role === 'dialog' && (
                  <IconButton
                    icon={CloseIcon}
                    label={intl.formatMessage(messages.close)}
                    size="control"
                    // The focus begins at what is to be done here, not at the way out.
                    data-no-autofocus
                    margin="-6px -8px 0 0"
                    onClick={onClose}
                  />
                )}
              </Parts.Header>
            )}
            {bare ? children : <Parts.Body>{children}</Parts.Body>}
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
