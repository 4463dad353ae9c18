import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf, releaseNameOf } from 'shared-api/release';
import { Button, chakra, Tag, Text } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../../common/labels/area-name';
import { isBuiltIn, type KeptVersion, versionRole } from '../../../common/system/area-status';
import type { AreaTrouble } from '../../../common/system/area-trouble';
import type { AreaActions } from '../actions/use-area-actions';
import { OutOf } from '../area-facts';
import { messages } from './messages';
import { VersionSources } from './version-sources';

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 2fr) 304px' };
const List = chakra('ul', { base: { bg: 'bg.panel', borderWidth: '1px' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '48px',
    padding: { base: '12px 16px', lg: '0 16px' },
    '& + &': { borderTopWidth: '1px' },
    color: 'fg.muted',
  },
});
const Version = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', '& code': { color: 'fg' } },
});
const Actions = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: { lg: 'flex-end' }, gap: '0 16px' },
});
const Failed = chakra('span', { base: { '&[data-bad]': { color: 'error', fontWeight: 600 } } });
/** Stands above the column on a wide screen. */
const Label = chakra('span', { base: { lg: { srOnly: true } } });
const Heads = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: columns,
    alignItems: 'center',
    gap: '16px',
    minHeight: '36px',
    paddingInline: '17px',
    bg: 'bg.panel',
    borderWidth: '1px 1px 0',
    textStyle: 'tableHead',
    color: 'fg.muted',
  },
});

interface VersionListProps {
  area: AreaStatus;
  trouble: AreaTrouble | null;
  actions: AreaActions;
}

/** The versions that are kept, newest first: how each fared in 24 hours, and the ways to make it live. */
export function VersionList({ area, trouble, actions }: VersionListProps) {
  const intl = useIntl();
  const { versions, live } = area;
  const isBad = (version: KeptVersion) => trouble !== null && versionRole(area, version) === trouble.of;
  if (isBuiltIn(area) && versions.length === 0) {
    return (
      <Text look="small">
        <FormattedMessage {...messages.none} values={{ version: live.version, at: formatDateTime(live.released_at) }} />
      </Text>
    );
  }
  return (
    <div>
      <Heads aria-hidden="true">
        <span>
          <FormattedMessage {...messages.version} />
        </span>
        <span>
          <FormattedMessage {...messages.released} />
        </span>
        <span>
          <FormattedMessage {...messages.failed} />
        </span>
      </Heads>
      <List aria-label={intl.formatMessage(messages.versions, { name: areaName(area.name, intl, area.title) })}>
        {versions.map((version) => (
          <Row key={releaseIdOf(version)}>
            <Version>
              <chakra.code textStyle="code">{releaseNameOf(version)}</chakra.code>
              <VersionTag area={area} version={version} />
            </Version>
            <div>
              <DateText value={version.released_at} as="dateTime" />, {version.released_by}
              {version.provenance && <VersionSources provenance={version.provenance} />}
            </div>
            <Failed data-bad={isBad(version) || undefined}>
              <Label>
                <FormattedMessage {...messages.failed} />{' '}
              </Label>
              <OutOf failures={version.failures ?? 0} loads={version.loads ?? 0} />
            </Failed>
            <Actions>
              <VersionActions area={area} version={version} actions={actions} />
            </Actions>
          </Row>
        ))}
      </List>
    </div>
  );
}

interface VersionActionsProps {
  area: AreaStatus;
  version: KeptVersion;
  actions: AreaActions;
}

/** Gives a kept version to this browser, to a share of the sessions, or to everybody; the live one is there already. */
function VersionActions({ area, version, actions }: VersionActionsProps) {
  const intl = useIntl();
  const role = versionRole(area, version);
  if (role === 'live') return null;
  const mayRelease = area.may_release !== false;
  return (
    <>
      <Button
        look="link"
        aria-label={intl.formatMessage(messages.previewOne, { version: releaseNameOf(version) })}
        disabled={actions.busy}
        onClick={() => actions.preview(area, version)}
      >
        <FormattedMessage {...messages.preview} />
      </Button>
      {mayRelease && role !== 'trial' && (
        <Button
          look="link"
          aria-label={intl.formatMessage(messages.tryOne, { version: releaseNameOf(version) })}
          onClick={() => actions.ask({ what: 'canary', area, version })}
        >
          <FormattedMessage {...messages.try} />
        </Button>
      )}
      {mayRelease && (
        <Button
          look="link"
          aria-label={intl.formatMessage(messages.putOneLive, { version: releaseNameOf(version) })}
          onClick={() =>
            actions.ask(role === 'trial' ? { what: 'promote', area } : { what: 'rollBack', area, version })
          }
        >
          <FormattedMessage {...messages.putLive} />
        </Button>
      )}
    </>
  );
}

const tones = { live: 'info', trial: 'warning', before: 'success' } as const;

/** "in linea", "in prova", "quella di prima"; nothing for a version that is only kept. */
function VersionTag({ area, version }: { area: AreaStatus; version: KeptVersion }) {
  const role = versionRole(area, version);
  if (role === null) return null;
  return (
    <Tag tone={tones[role]}>
      <FormattedMessage {...messages[role]} />
    </Tag>
  );
}
