import { ButtonLink, chakra, Heading, Note, Text, TextLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { comparedPackages } from '../common/cover/compared-packages';
import { PriceTable } from '../common/cover/price-table';
import { messages } from './prices.messages';
import { Section } from './section';
import { useLandingPrices } from './use-landing-data';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'flex-start' },
    justifyContent: 'space-between',
    gap: '24px',
    marginTop: { base: '24px', md: '32px' },
  },
});

/** As many as the table has places for. */
const columns = 4;

/** Packages and what they cover, in one table. */
export function PricesSection() {
  const { data, isError } = useLandingPrices();
  const packages = data ? comparedPackages(data, columns) : null;
  return (
    <Section id="pacchetti" ground="panel">
      <Heading level={2} look="section">
        <FormattedMessage {...messages.heading} values={{ count: packages?.length ?? 4 }} />
      </Heading>
      <Text look="lead" marginTop="16px" marginBottom={{ base: '32px', md: '48px' }}>
        <FormattedMessage {...messages.lead} />
      </Text>
      {isError ? (
        <Note tone="warning">
          <FormattedMessage {...messages.failed} />
        </Note>
      ) : (
        <PriceTable packages={packages} />
      )}
      <Foot>
        <Text look="small" muted>
          <FormattedMessage
            {...messages.excluded}
            values={{
              b: (words) => (
                <chakra.strong key="always" color="fg" fontWeight="600">
                  {words}
                </chakra.strong>
              ),
              a: (words) => (
                <TextLink key="terms" to="/condizioni">
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
        <ButtonLink to="/ricerca" paddingInline="24px" flexShrink={0}>
          <FormattedMessage {...messages.insert} />
        </ButtonLink>
      </Foot>
    </Section>
  );
}
