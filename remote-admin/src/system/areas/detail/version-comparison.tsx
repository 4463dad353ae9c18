import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf, releaseNameOf, troublesOf, type VersionFigures, worseThanLive } from 'shared-api/release';
import { chakra, VisuallyHidden } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { type KeptVersion, versionRole } from '../../../common/system/area-status';
import { durationText } from '../../duration-text';
import { OutOf } from '../area-facts';
import { comparisonMessages as messages } from './messages';

const Table = chakra('table', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    textStyle: 'small',
    '& caption': { textAlign: 'start', textStyle: 'tableHead', color: 'fg.muted', paddingBottom: '8px' },
    '& th, & td': { padding: '8px 16px', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
    '& th': { fontWeight: 400, color: 'fg.muted' },
    '& tr + tr, & tbody': { borderTopWidth: '1px' },
    '& code': { display: 'block', textStyle: 'code', color: 'fg', overflowWrap: 'anywhere' },
    '& [data-worse]': { color: 'error', fontWeight: 600 },
  },
});

type Kept = AreaStatus['versions'][number];
type Fact = 'failing' | 'calls' | 'lcp' | 'inp' | 'cls';

const facts = ['failing', 'calls', 'lcp', 'inp', 'cls'] as const satisfies readonly Fact[];

/** How the live version fares in browsers, and beside it the one on trial. */
export function VersionComparison({ area }: { area: AreaStatus }) {
  const find = (role: ReturnType<typeof versionRole>) =>
    area.versions.find((version) => versionRole(area, version) === role);
  const [live, trial] = [find('live'), find('trial')];
  const shown = [live, trial].filter((version) => version !== undefined);
  if (shown.length === 0) return null;
  const worse = live && trial ? worseThanLive(figuresOf(trial), figuresOf(live)) : [];
  return (
    <Table>
      <caption>
        <FormattedMessage {...messages.title} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage {...messages.measure} />
            </VisuallyHidden>
          </th>
          {shown.map((version) => (
            <th key={releaseIdOf(version)} scope="col">
              <FormattedMessage {...(version === live ? messages.live : messages.trial)} />
              <code>{releaseNameOf(version)}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact}>
            <th scope="row">
              <FormattedMessage {...messages[fact]} />
            </th>
            {shown.map((version) => (
              <Measured
                key={releaseIdOf(version)}
                fact={fact}
                version={version}
                worse={version === trial && worse.includes(fact)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Measured({ fact, version, worse }: { fact: Fact; version: Kept; worse: boolean }) {
  return (
    <td data-worse={worse || undefined}>
      <Value fact={fact} version={version} />
      {worse && (
        <>
          {' '}
          <FormattedMessage {...messages.worse} />
        </>
      )}
    </td>
  );
}

function Value({ fact, version }: { fact: Fact; version: Kept }) {
  const figures = figuresOf(version);
  if (fact === 'failing') return <OutOf failures={troublesOf(figures)} loads={figures.loads} />;
  if (fact === 'calls')
    return figures.calls ? <OutOf failures={figures.failed_calls ?? 0} loads={figures.calls} /> : '–';
  const p75 = figures.vitals?.[fact].p75 ?? null;
  if (p75 === null) return '–';
  return fact === 'cls' ? formatNumber(p75) : durationText(p75);
}

/** A server of before tells less. */
function figuresOf({ loads = 0, failures = 0, ...rest }: KeptVersion & Kept): VersionFigures {
  return { ...rest, loads, failures };
}
