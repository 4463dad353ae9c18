import { type FormEvent, useState } from 'react';
import { Button, chakra, Heading, Text } from 'shared-ui';
import { CarPlate, FieldCell, FieldGrid, VinField } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { messages } from './messages';

const Halves = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 58fr) minmax(0, 42fr)' } },
});
const Words = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '8px', padding: { base: '32px 16px', md: '56px 48px' } },
});
const Ground = chakra('div', {
  base: { padding: '40px 48px', bg: 'bg.canvas', borderInlineStartWidth: '1px', hideBelow: 'lg' },
});
const Page = chakra('div', { base: { bg: 'bg.panel', borderWidth: '1px' } });

/** The booklet's page as it will be filled. */
function BlankBooklet() {
  const intl = useIntl();
  const cells = [
    { label: 'vin', code: '(E)' },
    { label: 'registered', code: '(B)' },
    { label: 'model', code: '(D.3)' },
    { label: 'fuel', code: '(P.3)' },
  ] as const;
  return (
    <Page aria-hidden="true">
      <chakra.div padding="16px">
        <CarPlate plate={null} size={44} />
      </chakra.div>
      <FieldGrid>
        {cells.map(({ label, code }) => (
          <FieldCell key={label} label={intl.formatMessage(messages[label])} code={code} span={6}>
            {'\u00a0'}
          </FieldCell>
        ))}
        <FieldCell label={intl.formatMessage(messages.holder)} code="(C.2)" span={12}>
          {'\u00a0'}
        </FieldCell>
      </FieldGrid>
    </Page>
  );
}

/** Before the first contract: the VIN is all that it takes to begin. */
export function FirstContract({ newContract }: { newContract: string }) {
  const navigate = useNavigate();
  const [vin, setVin] = useState('');

  function begin(event: FormEvent) {
    event.preventDefault();
    navigate(vin === '' ? newContract : `${newContract}?vin=${encodeURIComponent(vin)}`);
  }

  return (
    <Halves>
      <Words onSubmit={begin} noValidate>
        <Text look="overline">
          <FormattedMessage {...messages.firstContract} />
        </Text>
        <Heading level={2}>
          <FormattedMessage {...messages.vinIsEnough} />
        </Heading>
        <Text muted maxWidth="52ch" marginBottom="16px">
          <FormattedMessage {...messages.vinAdvice} />
        </Text>
        <VinField value={vin} onChange={setVin} />
        <Button type="submit" look="solid" alignSelf="flex-start" marginTop="8px">
          <FormattedMessage {...messages.vinSearch} />
        </Button>
      </Words>
      <Ground>
        <BlankBooklet />
      </Ground>
    </Halves>
  );
}
