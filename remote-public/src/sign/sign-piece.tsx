import type { CustomerContract } from 'shared-api/entities';
import { Heading, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { SignDesk, SignLead } from './sign-desk';

/** The same below the heading of another page. */
export function SignPiece({ contract }: { contract: CustomerContract }) {
  return (
    <section>
      <Heading level={2}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text muted marginTop="4px" marginBottom="24px">
        <SignLead contract={contract} />
      </Text>
      <SignDesk contract={contract} />
    </section>
  );
}
