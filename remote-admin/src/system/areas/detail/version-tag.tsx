import type { AreaStatus } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { KeptVersion } from '../actions/asked-change';
import { messages } from './messages';
import { versionRole } from './version-role';

const tones = { live: 'info', trial: 'warning', before: 'success' } as const;

/** "in linea", "in prova", "quella di prima"; nothing for a version that is only kept. */
export function VersionTag({ area, version }: { area: AreaStatus; version: KeptVersion }) {
  const role = versionRole(area, version);
  if (role === null) return null;
  return (
    <Tag tone={tones[role]}>
      <FormattedMessage {...messages[role]} />
    </Tag>
  );
}
