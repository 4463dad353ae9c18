import type { ReactNode } from 'react';
import * as seller from 'shared-api/seller';
import { chakra, Heading, OuterLink, Text } from 'shared-ui';
import { Checkbox } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import type { CustomerValues } from '../common/funnel/funnel-state';
import { messages } from './messages';

const small = (words: ReactNode) => (
  <chakra.span key="kind" textStyle="small" color="fg.muted" display={{ base: 'block', sm: 'inline' }}>
    {words}
  </chakra.span>
);

/** The notice in a new tab: the form stays where it is. */
const notice = (words: ReactNode) => (
  <OuterLink key="notice" href="/privacy" target="_blank" rel="noopener">
    {words}
  </OuterLink>
);

/** The needed tick first, then two free ones; each says which it is, none is ticked ahead. */
export function ConsentFields() {
  const { register, formState } = useFormContext<CustomerValues>();
  return (
    <section>
      <Heading level={2} marginTop="32px" marginBottom="12px">
        <FormattedMessage {...messages.privacy} />
      </Heading>
      <Checkbox error={formState.errors.general?.message} {...register('general')}>
        <FormattedMessage {...messages.general} values={{ a: notice, s: small }} />
      </Checkbox>
      <Checkbox {...register('marketing')}>
        <FormattedMessage {...messages.marketing} values={{ s: small }} />
      </Checkbox>
      <Checkbox {...register('survey')}>
        <FormattedMessage {...messages.survey} values={{ s: small }} />
      </Checkbox>
      <Text look="small" muted marginTop="8px">
        <FormattedMessage {...messages.consentNote} values={{ email: seller.privacyEmail }} />
      </Text>
    </section>
  );
}
