import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button';
import { Icon, RefreshIcon } from '../components/icons';
import { FormattedMessage } from '../intl';
import { Heading, Text } from '../text';
import { messages } from './messages';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: { base: '32px 16px', md: '48px 24px' },
  },
});

export interface ErrorStateProps {
  /** By default "Impossibile caricare i dati" */
  title?: ReactNode;
  children?: ReactNode;
  onRetry?(): void;
  /** At work on the second try. */
  retrying?: boolean;
  retryRef?: Ref<HTMLButtonElement>;
  /** A number to read out on the phone. */
  reference?: string;
}

/** What was asked for could not be shown: what happened, "Riprova", and a reference. */
export function ErrorState({ title, children, onRetry, retrying, retryRef, reference }: ErrorStateProps) {
  return (
    <Root role="alert">
      <Heading level={2} look="h3">
        {title ?? <FormattedMessage {...messages.failed} />}
      </Heading>
      <Text muted>{children ?? <FormattedMessage {...messages.advice} />}</Text>
      {onRetry && (
        <Button ref={retryRef} marginTop="8px" onClick={onRetry} loading={retrying}>
          <Icon of={RefreshIcon} />
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
      {reference && (
        <Text look="caption">
          <FormattedMessage {...messages.reference} values={{ reference: <code key="reference">{reference}</code> }} />
        </Text>
      )}
    </Root>
  );
}
