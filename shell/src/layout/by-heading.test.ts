import type { NavigationItem } from 'shared-api/host';
import { StoreIcon } from 'shared-ui/icons';
import { byHeading } from './by-heading';

const item = (label: string, group?: string): NavigationItem => ({
  to: `/${label}`,
  label,
  icon: StoreIcon,
  roles: ['admin'],
  ...(group && { group }),
});

test('entries keep their order, parted where their heading changes', () => {
  const parts = byHeading([item('a'), item('b'), item('c', 'Sala macchine'), item('d', 'Sala macchine'), item('e')]);

  expect(parts.map(({ heading, entries }) => [heading, entries.map(({ label }) => label).join('')])).toEqual([
    [undefined, 'ab'],
    ['Sala macchine', 'cd'],
    [undefined, 'e'],
  ]);
});
