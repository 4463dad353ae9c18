import { chakra } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './steps.messages';

const Caption = chakra('div', { base: { marginTop: 'auto', textStyle: 'small', color: 'fg.muted' } });

const VinPart = chakra('span', {
  base: { paddingBottom: '2px', borderBottomWidth: '2px', borderBottomColor: 'brand' },
});

/** A VIN in its three groups. */
export function VinSpecimen() {
  return (
    <>
      <chakra.div
        display="flex"
        gap="20px"
        marginTop="12px"
        fontFamily="mono"
        fontSize="18px"
        fontWeight="500"
        lineHeight="24px"
      >
        {['ZAC', 'PJFCW1', 'SP018273'].map((part) => (
          <VinPart key={part}>{part}</VinPart>
        ))}
      </chakra.div>
      <Caption>
        <FormattedMessage {...messages.vinSpecimen} />
      </Caption>
    </>
  );
}

const PackRow = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    paddingInline: '12px',
    marginInline: '-12px',
    textStyle: 'small',
    color: 'fg.muted',
  },
  variants: {
    chosen: { true: { borderWidth: '2px', borderColor: 'brand', color: 'fg', fontWeight: 600, paddingInline: '10px' } },
  },
});

/** Three packages of which one is chosen. */
export function PackSpecimen() {
  return (
    <chakra.div marginBlock="-13px">
      <PackRow>
        Tagliandi 24 <Money amount="549.00" />
      </PackRow>
      <PackRow chosen>
        Completo 36 <Money amount="1180.00" />
      </PackRow>
      <PackRow>
        Completo 60 <Money amount="1990.00" />
      </PackRow>
    </chakra.div>
  );
}

/** How far the dealers are: 0 to 20 km on 228 px. */
export function DealerSpecimen() {
  return (
    <>
      <chakra.svg
        viewBox="0 0 228 48"
        width="228px"
        height="48px"
        marginTop="4px"
        fill="none"
        color="fg.muted"
        maxWidth="100%"
      >
        <path
          d="M.5 29v-6M.5 23.5h227M227.5 29v-6M23 27v-3M45 27v-3M68 27v-3M91 27v-3M114 29v-5M136 27v-3M159 27v-3M182 27v-3M205 27v-3"
          stroke="currentColor"
        />
        <chakra.rect x="27" y="0" width="12" height="12" fill="brand" />
        <chakra.path d="M52 5h6v6h-6zM105 5h6v6h-6zM191 5h6v6h-6z" stroke="brand" strokeWidth="2" />
        <chakra.g fill="currentColor" fontFamily="mono" fontSize="11px">
          <text x="0" y="44">
            0
          </text>
          <text x="107" y="44">
            10
          </text>
          <text x="228" y="44" textAnchor="end">
            20 km
          </text>
        </chakra.g>
      </chakra.svg>
      <Caption>
        <FormattedMessage {...messages.dealerSpecimen} />
      </Caption>
    </>
  );
}

const Digits = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, 1fr)',
    marginTop: '8px',
    borderWidth: '1px',
    borderColor: 'line.control',
    fontFamily: 'mono',
    fontSize: '20px',
    fontWeight: 500,
    lineHeight: '38px',
    textAlign: 'center',
    '& > * + *': { borderInlineStartWidth: '1px', borderColor: 'line.control' },
  },
});

/** A one-time code, and the fingerprint that comes with it. */
export function SignSpecimen() {
  return (
    <>
      <Digits>
        {['4', '8', '2', '9', '1', '3'].map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </Digits>
      <Caption>
        <FormattedMessage
          {...messages.signSpecimen}
          values={{ fingerprint: <code key="fingerprint">9f3a61c0</code> }}
        />
      </Caption>
    </>
  );
}
