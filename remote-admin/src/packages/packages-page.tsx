import { useState } from 'react';
import { ButtonLink, IconButton, PageHeader, Stack } from 'shared-ui';
import { DeleteIcon, Icon, MoreIcon, PlusIcon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { paths } from '../common/paths';
import { ClearDialog } from './clear-dialog';
import { PackageList } from './list/package-list';
import { messages } from './messages';
import { usePackageTypes } from './package-calls';
import { TypeTable } from './types/type-table';

/** What is on offer: the types, and the packages of all of them. */
export function PackagesPage() {
  const intl = useIntl();
  const { data: types } = usePackageTypes();
  const [clearing, setClearing] = useState(false);
  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        actions={
          <>
            <ButtonLink to={paths.importPackages}>
              <Icon of={UploadIcon} />
              <FormattedMessage {...messages.import} />
            </ButtonLink>
            <ButtonLink look="solid" to={paths.newType}>
              <Icon of={PlusIcon} />
              <FormattedMessage {...messages.newType} />
            </ButtonLink>
            <Menu
              trigger={<IconButton icon={MoreIcon} look="outline" label={intl.formatMessage(messages.more)} />}
              items={[
                {
                  key: 'clear',
                  label: intl.formatMessage(messages.clear),
                  icon: DeleteIcon,
                  danger: true,
                  onSelect: () => setClearing(true),
                },
              ]}
            />
          </>
        }
      />
      <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
        <TypeTable />
        <PackageList types={types} />
      </Stack>
      {clearing && <ClearDialog onClose={() => setClearing(false)} />}
    </>
  );
}
