import type { ReactNode } from 'react';
import { ButtonLink, Stack, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { askForLinkPath } from './ask-for-link-path';
import { AuthLayout } from './auth-layout';
import { messages } from './dead-link.messages';

interface DeadLinkProps {
  /** Whose link it was, where that is known. */
  email?: string | null;
  /** What else may help. */
  children: ReactNode;
}

/** In the place of what a link leads to: it was used or is too old, and where another one is to be had. */
export function DeadLink({ email = null, children }: DeadLinkProps) {
  return (
    <AuthLayout
      title={<FormattedMessage {...messages.title} />}
      lead={
        <span role="alert">
          <FormattedMessage {...messages.lead} />
        </span>
      }
    >
      <Stack gap="24px">
        <ButtonLink to={askForLinkPath(email)} look="solid" size="touch">
          <FormattedMessage {...messages.newLink} />
        </ButtonLink>
        <Text look="small">{children}</Text>
      </Stack>
    </AuthLayout>
  );
}
