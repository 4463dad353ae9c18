import { useState } from 'react';
import { AreaCard } from './area-card';
import type { ShownArea } from './shown-area';

/** In trouble or off, on trial, quiet. */
function urgency({ area, trouble }: ShownArea): number {
  if (trouble !== null || !area.enabled) return 0;
  return area.canary === null ? 2 : 1;
}

/** The areas on a narrow screen, what wants to be looked at first. The order stays while the page is open. */
export function AreaCards({ areas }: { areas: readonly ShownArea[] }) {
  const [order] = useState(() => areas.toSorted((a, b) => urgency(a) - urgency(b)).map(({ area }) => area.name));
  const placeOf = ({ area }: ShownArea) => (order.includes(area.name) ? order.indexOf(area.name) : order.length);
  return (
    <ul>
      {areas
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((shown) => (
          <AreaCard key={shown.area.name} {...shown} />
        ))}
    </ul>
  );
}
