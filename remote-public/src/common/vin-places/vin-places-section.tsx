import { chakra, Heading } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { sectionMessages as messages } from './section.messages';
import { VinPlaces } from './vin-places';

const Section = chakra('section', { base: { marginTop: '64px', paddingTop: '48px', borderTopWidth: '1px' } });

/** Under a VIN's field: where to read it. */
export function VinPlacesSection() {
  return (
    <Section>
      <Heading level={2} marginBottom="24px">
        <FormattedMessage {...messages.title} />
      </Heading>
      <VinPlaces />
    </Section>
  );
}
