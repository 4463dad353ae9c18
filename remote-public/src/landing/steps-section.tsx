import type { ComponentType } from 'react';
import { chakra, Heading } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { NumberedItem } from '../common/numbered-item';
import { Section } from './section';
import { DealerSpecimen, PackSpecimen, SignSpecimen, VinSpecimen } from './step-specimens';
import { messages } from './steps.messages';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '32px', md: '32px 24px' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    marginTop: { base: '32px', md: '48px' },
  },
});
const Specimen = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '144px',
    padding: '24px',
    bg: 'bg.panel',
    borderWidth: '1px',
  },
});

const steps: readonly { title: MessageDescriptor; text: MessageDescriptor; specimen: ComponentType }[] = [
  { title: messages.vin, text: messages.vinText, specimen: VinSpecimen },
  { title: messages.pack, text: messages.packText, specimen: PackSpecimen },
  { title: messages.dealer, text: messages.dealerText, specimen: DealerSpecimen },
  { title: messages.sign, text: messages.signText, specimen: SignSpecimen },
];

/** How it works, shown by specimens of the real pages. */
export function StepsSection() {
  return (
    <Section id="come-funziona">
      <Heading level={2} look="section">
        <FormattedMessage {...messages.heading} />
      </Heading>
      <List>
        {steps.map(({ title, text, specimen: Shown }, index) => (
          <NumberedItem key={title.id} number={index + 1} title={title} text={text}>
            <Specimen aria-hidden="true">
              <Shown />
            </Specimen>
          </NumberedItem>
        ))}
      </List>
    </Section>
  );
}
