import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { Icon, SendIcon } from 'shared-ui/icons';

interface ResendButtonProps {
  /** The page's main action here. */
  main?: boolean;
  loading: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Sends the link, or the payment's instructions, once more. */
export function ResendButton({ main = false, loading, onPress, children }: ResendButtonProps) {
  return (
    <Button look={main ? 'solid' : 'outline'} loading={loading} onClick={onPress}>
      <Icon of={SendIcon} />
      {children}
    </Button>
  );
}
