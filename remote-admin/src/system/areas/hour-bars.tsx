import { chakra } from 'shared-ui';

const height = 24;
const Bars = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'flex-end', gap: '1px', height: `${height}px`, flexShrink: 0 },
});
const Bar = chakra('span', {
  base: { width: '3px', height: '1px', bg: 'fg.muted', '&[data-failed]': { bg: 'error' } },
});

/** An hour a bar, the oldest first, to the measure of the worst. The number beside it says it in words. */
export function HourBars({ hours }: { hours: readonly number[] }) {
  // Few failures stay low, however much they are the worst.
  const worst = Math.max(10, ...hours);
  const bars = hours.map((failures, index) => ({ hour: index, failures }));
  return (
    <Bars aria-hidden="true">
      {bars.map(({ hour, failures }) => (
        <Bar
          key={hour}
          data-failed={failures > 0 || undefined}
          style={failures > 0 ? { height: `${Math.max(3, Math.round((failures / worst) * height))}px` } : undefined}
        />
      ))}
    </Bars>
  );
}
