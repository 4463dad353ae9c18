import { chakra, Heading, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { VinPlaces } from '../common/vin-places/vin-places';
import { CarDrawing } from './car-drawing';
import { messages } from './places.messages';
import { Section } from './section';

const Top = chakra('div', {
  base: {
    display: 'grid',
    gap: '24px',
    alignItems: 'center',
    gridTemplateColumns: { base: '1fr', md: '4fr 8fr' },
    marginBottom: { base: '16px', md: '32px' },
  },
});

/** Where the VIN can be read: on the car, then each place from near. */
export function PlacesSection() {
  return (
    <Section id="telaio">
      <Top>
        <div>
          <Heading level={2} look="section">
            <FormattedMessage {...messages.heading} />
          </Heading>
          <Text look="lead" marginTop="16px">
            <FormattedMessage {...messages.lead} />
          </Text>
        </div>
        <CarDrawing />
      </Top>
      <VinPlaces />
    </Section>
  );
}
