import type { CustomerContract } from 'shared-api/entities';
import { Heading, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { SignLayout, SignLead } from './sign-layout';

/** The same below the heading of another page. */
export function SignExtension({ contract }: { contract: CustomerContract }) {
  return (
    <section>
      <Heading level={2}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text muted marginTop="4px" marginBottom="24px">
        <SignLead contract={contract} />
      </Text>
      <SignLayout contract={contract} />
    </section>
  );
}
