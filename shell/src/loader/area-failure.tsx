import { useEffect, useRef } from 'react';
import * as seller from 'shared-api/seller';
import { Button, ButtonLink, chakra, Heading, OuterLink, Text } from 'shared-ui';
import { Icon, RefreshIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { adviceFor, titleFor } from './failure-advice';
import { messages } from './messages';

const Slot = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyContent: { sm: 'center' },
    minHeight: { base: '480px', md: '560px' },
    marginBlock: { base: '24px', md: '40px' },
    marginInline: 'auto',
    width: { base: 'calc(100% - 32px)', sm: 'calc(100% - 48px)', md: 'calc(100% - 64px)' },
    maxWidth: '1176px',
    padding: '24px',
    border: '1px dashed',
    borderColor: 'line.control',
  },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '12px', marginBlock: '24px' },
});

interface AreaFailureProps {
  error: unknown;
  /** What the person reads on the phone; the report bears it too. */
  reference: string;
  /** A reload is offered when a retry in the page was of no use. */
  offerReload: boolean;
  /** The first page is the area's as well: no way leads there. */
  holdsHome: boolean;
  onRetry: () => void;
}

/** Stands in the place of an area that did not come or broke; the frame around it lives on. */
export function AreaFailure({ error, reference, offerReload, holdsHome, onRetry }: AreaFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Slot role="alert">
      <div>
        <Heading ref={heading} level={1} tabIndex={-1} outline="none">
          <FormattedMessage {...titleFor(error)} />
        </Heading>
        <Text muted marginTop="8px">
          <FormattedMessage {...adviceFor(error, holdsHome)} />
        </Text>
        <Actions>
          <Button look="solid" size="touch" onClick={onRetry}>
            <Icon of={RefreshIcon} />
            <FormattedMessage {...messages.retry} />
          </Button>
          {offerReload ? (
            <Button size="touch" onClick={() => window.location.reload()}>
              <FormattedMessage {...messages.reload} />
            </Button>
          ) : (
            <ButtonLink size="touch" to={holdsHome ? '/login' : '/'}>
              <FormattedMessage {...(holdsHome ? messages.signIn : messages.home)} />
            </ButtonLink>
          )}
        </Actions>
        <Text look="caption">
          <FormattedMessage
            {...messages.call}
            values={{
              phone: <OuterLink href={seller.phoneHref}>{seller.phone}</OuterLink>,
              reference: <chakra.code fontFamily="mono">{reference}</chakra.code>,
            }}
          />
        </Text>
      </div>
    </Slot>
  );
}
