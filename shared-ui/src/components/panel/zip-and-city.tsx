import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Place = chakra('div', {
  base: {
    display: { base: 'flex', sm: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: 'inherit',
    gridColumn: '1 / -1',
  },
});
const Zip = chakra('div', { base: { flex: '1 1 6rem' } });
const City = chakra('div', { base: { flex: '3 1 9rem', gridColumn: { sm: 'span 2' } } });

/**
 * CAP and comune in an address's grid, one and two columns of it. On a phone, where that grid has one column, they share
 * a line in which the comune has more room, and have one each where letters are large.
 */
export function ZipAndCity({ zip, city }: { zip: ReactNode; city: ReactNode }) {
  return (
    <Place>
      <Zip>{zip}</Zip>
      <City>{city}</City>
    </Place>
  );
}
