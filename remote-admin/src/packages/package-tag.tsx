import type { CarePackage } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Tag } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { stateMessages } from './messages';
import { useLowestTotal, usePackageTypes } from './package-calls';
import { type PackageState, packageState } from './package-state';

const tones = {
  online: 'success',
  inactive: 'plain',
  expired: 'error',
  planned: 'info',
  hidden: 'plain',
  typeHidden: 'plain',
  unready: 'warning',
  offline: 'plain',
} as const satisfies Record<PackageState, string>;

/** What a package is for customers. */
export function PackageTag({ row }: { row: CarePackage }) {
  const intl = useIntl();
  const types = usePackageTypes().data;
  const state = packageState(row, {
    now: useHost().now(),
    typeVisible: types?.find(({ code }) => code === row.type)?.visible,
    floorCents: useLowestTotal(),
  });
  return <Tag tone={tones[state]}>{intl.formatMessage(stateMessages[state])}</Tag>;
}
