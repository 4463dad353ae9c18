import { Tooltip as Parts, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  /** A few words; never the only place where something is said. */
  content: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement;
}

/** A word of explanation on hover and focus; Escape hides it. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Parts.Root openDelay={300} closeDelay={100} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{content}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
