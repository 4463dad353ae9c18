import * as seller from 'shared-api/seller';
import { ButtonLink, chakra, Heading, OuterLink, PublicContainer, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './access.messages';

const Body = chakra('div', { base: { flex: 1, paddingBlock: { base: '48px', md: '96px' } } });

/** Unknown, deleted and somebody else's: one and the same sentence, so that nothing can be learnt from it. */
export function UnknownPage() {
  return (
    <Body>
      <PublicContainer>
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage {...messages.unknownTitle} />
        </Heading>
        <Text muted marginBlock="8px 24px">
          <FormattedMessage
            {...messages.unknownText}
            values={{
              phone: (
                <OuterLink key="phone" href={seller.phoneHref} whiteSpace="nowrap">
                  {seller.phone}
                </OuterLink>
              ),
            }}
          />
        </Text>
        <ButtonLink to="/">
          <FormattedMessage {...messages.unknownAction} />
        </ButtonLink>
      </PublicContainer>
    </Body>
  );
}
