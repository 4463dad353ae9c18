import { ButtonLink, PageGrid, PageHeader, Stack, Tag } from 'shared-ui';
import { Icon, PlusIcon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { FormPanel } from '../form/form-panel';
import { kindMessages } from '../kind.messages';
import { PackageList } from '../list/package-list';
import { NotFound, RecordState } from '../record-state';
import { usePackageTypes } from '../use-package-types';
import { typeMessages as messages } from './type.messages';
import { TypePanel } from './type-panel';

/** A type: its packages, what customers read of it, and the form of its contracts. */
export function PackageTypePage() {
  const intl = useIntl();
  const { type: code = '' } = useParams();
  const types = usePackageTypes();
  return (
    <RecordState query={types}>
      {(all) => {
        const type = all.find((known) => known.code === code);
        if (!type) return <NotFound />;
        return (
          <>
            <PageHeader
              crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.packages }, { label: type.title }]}
              title={type.title}
              chip={
                <>
                  <Tag>{intl.formatMessage(kindMessages[type.kind])}</Tag>
                  {!type.visible && (
                    <Tag>
                      <FormattedMessage {...messages.hidden} />
                    </Tag>
                  )}
                </>
              }
              actions={
                <>
                  <ButtonLink to={`${paths.importPackages}?type=${code}`}>
                    <Icon of={UploadIcon} />
                    <FormattedMessage {...messages.import} />
                  </ButtonLink>
                  <ButtonLink look="solid" to={paths.newPackage(code)}>
                    <Icon of={PlusIcon} />
                    <FormattedMessage {...messages.newPackage} />
                  </ButtonLink>
                </>
              }
            />
            <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
              <PackageList key={code} types={all} type={code} />
              <PageGrid key={`${code}-data`} columns="record">
                <TypePanel type={type} />
                <FormPanel type={type} />
              </PageGrid>
            </Stack>
          </>
        );
      }}
    </RecordState>
  );
}
