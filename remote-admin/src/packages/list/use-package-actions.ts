import { adminPackages } from 'shared-api/contracts';
import type { CarePackage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { CopyIcon, EyeIcon, EyeOffIcon, StoreIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { packageKeys } from '../package-keys';
import { messages as words } from './messages';

type Flags = Partial<Pick<CarePackage, 'online_enabled' | 'visible'>>;

/** Turns a package's flags from its row; whoever changed it meanwhile is not overwritten. */
function useFlags() {
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ row: { id, version }, flags }: { row: CarePackage; flags: Flags }) =>
      packages.update(
        { params: { id }, body: flags },
        { ifMatch: `"${version}"`, idempotencyKey: key.of([id, version, flags]) },
      ),
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: packageKeys.all }),
  });
}

/** What can be done with a package in its row. */
export function usePackageActions(): (row: CarePackage) => readonly MenuItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate } = useFlags();
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  return (row) => [
    {
      key: 'view',
      label: word('open'),
      icon: EyeIcon,
      command: 'Invio',
      onSelect: () => navigate(paths.package(row.type, row.id)),
    },
    {
      key: 'duplicate',
      label: word('duplicate'),
      icon: CopyIcon,
      onSelect: () => navigate(`${paths.newPackage(row.type)}?da=${row.id}`),
    },
    {
      key: 'online',
      label: word(row.online_enabled ? 'withdraw' : 'publish'),
      icon: StoreIcon,
      apart: true,
      onSelect: () => mutate({ row, flags: { online_enabled: !row.online_enabled } }),
    },
    {
      key: 'visible',
      label: word(row.visible ? 'hide' : 'show'),
      icon: row.visible ? EyeOffIcon : EyeIcon,
      onSelect: () => mutate({ row, flags: { visible: !row.visible } }),
    },
  ];
}
