import { chakra } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { messages } from './signature.messages';

/** A picture, whose letters are in px. The sheet stays paper in both modes: `colorScheme` turns its colours to the light ones. */
const Sheet = chakra('div', {
  base: {
    colorScheme: 'light',
    width: { base: '100%', md: '396px' },
    height: { md: '544px' },
    padding: { base: '24px 24px 40px', md: '32px' },
    bg: '#FFFFFF',
    color: '#05141f',
    borderWidth: '1px',
    borderColor: '#A9B8C4',
    lineHeight: '16px',
    fontSize: '12px',
  },
});
const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', fontFamily: 'mono', color: '#4F6475' },
});
const Mark = chakra('b', { base: { fontFamily: 'body', letterSpacing: '.08em', color: '#05141f' } });
const Title = chakra('p', {
  base: { textStyle: 'h2', fontSize: '20px', lineHeight: '24px', marginBlock: '24px 16px', letterSpacing: '-.01em' },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px 1fr auto',
    alignItems: 'center',
    height: '32px',
    borderTopWidth: '1px',
    borderColor: '#D5DCE1',
    '&:first-of-type': { borderColor: '#05141f' },
    '&:last-of-type': { height: '33px', borderBottomWidth: '1px' },
    '& > span:first-of-type': { fontFamily: 'mono', color: '#4F6475' },
    '& > b': { fontFamily: 'mono', fontWeight: 600 },
  },
});
const Clause = chakra('p', {
  base: { marginTop: '20px', lineHeight: '18px', maxWidth: { md: '250px' } },
});
const Stamp = chakra('div', {
  base: {
    display: 'inline-block',
    marginTop: { base: '24px', md: '72px' },
    padding: '8px 12px',
    borderWidth: '2px',
    borderColor: '#05141f',
    outline: '1px solid',
    outlineOffset: '2px',
    fontFamily: 'mono',
    fontWeight: 600,
    fontSize: '11px',
    lineHeight: '14px',
    letterSpacing: '.06em',
    textAlign: 'center',
    textTransform: 'uppercase',
  },
});

const rows: readonly { code: string; name: MessageDescriptor; value: string }[] = [
  { code: '(A)', name: messages.plate, value: 'GT109RZ' },
  { code: '(B)', name: messages.registration, value: '18/03/2025' },
  { code: '(D.3)', name: messages.model, value: 'Jeep Avenger' },
  { code: '(E)', name: messages.vin, value: 'ZACPJFCW1SP018273' },
];

/** A signed contract's first page, small. */
export function PaperSpecimen() {
  return (
    <Sheet>
      <Head>
        <Mark>CAR CARE</Mark>
        <span>CC-2026-000417</span>
      </Head>
      <Title>
        <FormattedMessage {...messages.contract} />
      </Title>
      <div>
        {rows.map(({ code, name, value }) => (
          <Row key={code}>
            <span>{code}</span>
            <span>
              <FormattedMessage {...name} />
            </span>
            <b>{value}</b>
          </Row>
        ))}
      </div>
      <Clause>
        <FormattedMessage {...messages.clause} />
      </Clause>
      <Stamp>
        <FormattedMessage {...messages.signed} />
        <br />
        21 nov 2026
        <br />
        10:42
      </Stamp>
    </Sheet>
  );
}
