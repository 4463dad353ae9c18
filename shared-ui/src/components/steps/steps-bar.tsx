import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Root = chakra('div', { base: { display: { sm: 'none' } } });
const Words = chakra('p', {
  base: { padding: '12px 16px', textStyle: 'small', color: 'fg.muted', '& b': { color: 'fg', fontWeight: 600 } },
});
const Segments = chakra('div', { base: { display: 'flex', gap: '4px' } });
/** What is passed is an edge: in forced colours grounds vanish. */
const Segment = chakra('span', {
  base: { flex: 1, height: '4px', bg: 'line' },
  variants: { passed: { true: { borderTopWidth: '4px', borderColor: 'brand' } } },
});

/** The steps below 600: "Passo 3 di 5: Concessionario" and 4 px segments. */
export function StepsBar({ count, current, name }: { count: number; current: number; name: string }) {
  return (
    <Root>
      <Words>
        <FormattedMessage
          {...messages.position}
          values={{ step: current + 1, count, name: <b key="name">{name}</b> }}
        />
      </Words>
      <Segments aria-hidden="true">
        {Array.from({ length: count }, (_, step) => step).map((step) => (
          <Segment key={step} passed={step <= current} />
        ))}
      </Segments>
    </Root>
  );
}
