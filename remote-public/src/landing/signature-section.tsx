import { chakra, Heading, TextLink } from 'shared-ui';
import { ArrowRightIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { FingerprintSpecimen } from './fingerprint-specimen';
import { PaperSpecimen } from './paper-specimen';
import { Section } from './section';
import { messages } from './signature.messages';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '32px', md: '64px', lg: '124px' },
    alignItems: 'start',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 440px', lg: 'minmax(0, 1fr) 576px' },
  },
});
const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'fg.onInkMuted', marginTop: '16px', marginBottom: '32px' },
});
const Facts = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      paddingBlock: '16px',
      borderTopWidth: '1px',
      borderColor: '#264055',
    },
    '& > div:last-of-type': { borderBottomWidth: '1px' },
    '& dt': { flex: '0 0 6.5rem', fontWeight: 600 },
    '& dd': { flex: '1 1 8rem', color: 'fg.onInkMuted' },
  },
});
const Picture = chakra('div', { base: { position: 'relative', paddingBottom: { md: '40px' } } });
/** On a phone it lies over the sheet's last lines only: the stamp above them stays to be seen. */
const Over = chakra('div', {
  base: {
    position: { base: 'relative', md: 'absolute' },
    right: 0,
    bottom: 0,
    width: { md: '276px' },
    margin: { base: '-24px 0 0 48px', md: 0 },
  },
});

const facts = [
  { name: messages.seal, text: messages.sealText },
  { name: messages.evidence, text: messages.evidenceText },
  { name: messages.verify, text: messages.verifyText },
];

/** The ink band: what is signed is what was read. */
export function SignatureSection() {
  return (
    <Section ground="ink">
      <Columns>
        <div>
          <Heading level={2} look="section" maxWidth="360px">
            <FormattedMessage {...messages.heading} />
          </Heading>
          <Lead>
            <FormattedMessage {...messages.lead} />
          </Lead>
          <Facts>
            {facts.map(({ name, text }) => (
              <div key={name.id}>
                <dt>
                  <FormattedMessage {...name} />
                </dt>
                <dd>
                  <FormattedMessage {...text} />
                </dd>
              </div>
            ))}
          </Facts>
          <TextLink
            ink
            to="/verifica"
            display="inline-flex"
            alignItems="center"
            gap="8px"
            minHeight="40px"
            marginTop="16px"
            textStyle="label"
          >
            <FormattedMessage {...messages.verifyLink} />
            <Icon of={ArrowRightIcon} />
          </TextLink>
        </div>
        <Picture aria-hidden="true">
          <PaperSpecimen />
          <Over>
            <FingerprintSpecimen />
          </Over>
        </Picture>
      </Columns>
    </Section>
  );
}
