import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { Asked } from './asked-overrides';
import { messages } from './messages';

const Lines = chakra('ul', { base: { display: 'grid', gap: '4px', listStyle: 'none', minWidth: 0 } });

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.875em', overflowWrap: 'anywhere' } });

const code = (key: string, text: string) => <Code key={key}>{text}</Code>;

/** Which area comes from where, or at which version. */
export function OverrideList({ overrides }: { overrides: readonly Asked[] }) {
  return (
    <Lines>
      {overrides.map((taken) => (
        <li key={taken.area}>
          {'origin' in taken ? (
            <FormattedMessage
              {...messages.from}
              values={{ area: code('area', taken.area), origin: code('origin', taken.origin) }}
            />
          ) : (
            <FormattedMessage
              {...messages.atVersion}
              values={{ area: code('area', taken.area), version: code('version', taken.version) }}
            />
          )}
        </li>
      ))}
    </Lines>
  );
}
