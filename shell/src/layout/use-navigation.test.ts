import { DashboardIcon } from 'shared-ui/icons';
import { areaRecord } from '../testing/area-record';
import { currentItem } from './use-navigation';

const manager = {
  area: areaRecord({ name: 'manager', paths: ['/cms/manager'], role: 'manager', frame: 'staff' }),
  items: ['/cms/manager', '/cms/manager/contracts', '/cms/manager/contracts/new-contract'].map((to) => ({
    to,
    label: to,
    icon: DashboardIcon,
    roles: ['manager'] as const,
  })),
};

test.each([
  ['/cms/manager', '/cms/manager'],
  ['/cms/manager/contracts', '/cms/manager/contracts'],
  ['/cms/manager/contracts/AbC', '/cms/manager/contracts'],
  ['/cms/manager/contracts/new-contract', '/cms/manager/contracts/new-contract'],
  ['/cms/manager/stores', null],
  ['/cms', null],
])('on %s stands %s', (pathname, expected) => {
  expect(currentItem([manager], pathname)).toBe(expected);
});
