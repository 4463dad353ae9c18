import type { MouseEvent } from 'react';
import type { ImportLine } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { lineAt, lineRuns } from './map-lines';
import { messages } from './messages';

/** One tick a line, by kind: height besides colour. An error's tick is a mark of its own. */
const tickHeights = { create: 22, update: 14, unchanged: 6 } as const;
const kinds = ['unchanged', 'update', 'create'] as const;
const height = 28;
/** More marks than this could not be told apart. */
const mostMarks = 200;

const Board = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '40px',
    cursor: 'pointer',
    '& > svg': { position: 'absolute', insetInline: 0, top: '8px', width: '100%', height: `${height}px` },
  },
});
const Ticks = chakra('path', {
  variants: {
    of: { create: { fill: 'brand' }, update: { fill: 'line.control' }, unchanged: { fill: 'line' } },
  },
});
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    height: '36px',
    width: '3px',
    marginInlineStart: '-1.5px',
    bg: 'error',
    _after: {
      content: '""',
      position: 'absolute',
      bottom: '-6px',
      insetInlineStart: '-2.5px',
      borderInline: '4px solid transparent',
      borderBottom: '6px solid',
      borderBottomColor: 'error',
    },
  },
});
const Ends = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: '4px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

/** All ticks of a kind as one shape, a unit of width a line. */
function shapeOf(lines: readonly ImportLine[], kind: keyof typeof tickHeights): string {
  const tall = tickHeights[kind];
  return lineRuns(lines)
    .filter(({ change }) => change === kind)
    .map(({ from, length }) => `M${from} ${height - tall}h${length}v${tall}h-${length}z`)
    .join('');
}

/** Where the errors stand, as shares of the width; neighbours that would cover each other count once. */
function marksOf(lines: readonly ImportLine[]): readonly number[] {
  const places = lines.flatMap(({ change }, index) => (change === 'error' ? [(index + 0.5) / lines.length] : []));
  return [...new Set(places.map((place) => Math.round(place * mostMarks * 5) / (mostMarks * 5)))].slice(0, mostMarks);
}

interface FileMapProps {
  lines: readonly ImportLine[];
  /** Leads to what is said of a line. */
  onLine(line: ImportLine): void;
}

/** The imported file as a ruler: every line a tick, errors marked. A press leads to the line. */
export function FileMap({ lines, onLine }: FileMapProps) {
  const intl = useIntl();

  function press({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    // Without a pointer it is the first line that asks for something.
    const byKey = detail === 0 || width === 0;
    const line = byKey
      ? (lines.find(({ change }) => change === 'error') ?? lines[0])
      : lineAt(lines, (nativeEvent.clientX - left) / width);
    if (line) onLine(line);
  }

  return (
    <div>
      <Board type="button" aria-label={intl.formatMessage(messages.map, { count: lines.length })} onClick={press}>
        <svg viewBox={`0 0 ${lines.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {kinds.map((kind) => (
            <Ticks key={kind} of={kind} d={shapeOf(lines, kind)} />
          ))}
        </svg>
        {marksOf(lines).map((place) => (
          <Mark key={place} style={{ left: `${place * 100}%` }} />
        ))}
      </Board>
      <Ends aria-hidden="true">
        <span>
          <FormattedMessage {...messages.line} values={{ line: lines[0]?.line ?? 2 }} />
        </span>
        <span>
          <FormattedMessage {...messages.line} values={{ line: lines.at(-1)?.line ?? 2 }} />
        </span>
      </Ends>
    </div>
  );
}
