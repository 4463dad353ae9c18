import { chakra, Heading, PublicContainer, Text } from 'shared-ui';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { VinSearchForm } from '../common/search-form/vin-search-form';
import { HeroBooklet } from './hero-booklet';
import { messages } from './messages';

const Root = chakra('section', {
  base: { position: 'relative', overflow: 'hidden', borderBottomWidth: '1px', minHeight: { md: '664px' } },
});
/** The muted paper from column 8 to the window's edge. */
const Paper = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    left: { md: 'calc(100% - 332px)', lg: 'calc(50% + 112px)' },
    bg: 'bg.muted',
  },
});
const Left = chakra('div', {
  base: { position: 'relative', paddingTop: { base: '40px', md: '80px' }, paddingBottom: { md: '64px' } },
});
const Words = chakra('div', { base: { maxWidth: { md: '520px', lg: '640px' } } });
const Field = chakra('div', { base: { position: 'relative', marginTop: { base: '24px', md: '40px' } } });
const Form = chakra('div', { base: { maxWidth: { md: '516px', lg: '676px' } } });
const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: { base: '8px', sm: '8px 32px' },
    marginTop: { base: '24px', md: '32px' },
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Fact = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '8px' } });

const facts = [messages.factTax, messages.factPay, messages.factWithdraw];

/** The first screen: in one sentence what is offered, and the field that begins it. */
export function Hero() {
  return (
    <Root>
      <Paper aria-hidden="true" />
      <PublicContainer>
        <Left>
          <Words>
            <Heading level={1} look="hero" tabIndex={-1}>
              <FormattedMessage {...messages.heading} />
            </Heading>
            <Text look="lead" marginTop={{ base: '16px', md: '20px' }}>
              <FormattedMessage {...messages.lead} />
            </Text>
          </Words>
          <Field>
            <Form>
              <VinSearchForm kind="care" placesHref="#telaio" />
              <Facts>
                {facts.map((fact) => (
                  <Fact key={fact.id}>
                    <Icon of={CheckIcon} />
                    <FormattedMessage {...fact} />
                  </Fact>
                ))}
              </Facts>
            </Form>
            <HeroBooklet />
          </Field>
        </Left>
      </PublicContainer>
    </Root>
  );
}
