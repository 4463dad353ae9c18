import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { AskedOverride } from './asked-overrides';
import { messages } from './messages';

const Lines = chakra('ul', { base: { display: 'grid', gap: '4px', listStyle: 'none', minWidth: 0 } });

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.875em', overflowWrap: 'anywhere' } });

/** Which area comes from where. */
export function OverrideList({ overrides }: { overrides: readonly AskedOverride[] }) {
  return (
    <Lines>
      {overrides.map(({ area, origin }) => (
        <li key={area}>
          <FormattedMessage
            {...messages.from}
            values={{ area: <Code key="area">{area}</Code>, origin: <Code key="origin">{origin}</Code> }}
          />
        </li>
      ))}
    </Lines>
  );
}
