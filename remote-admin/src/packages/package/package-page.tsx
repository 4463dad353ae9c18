import type { CarePackage } from 'shared-api/entities';
import { Button, ButtonLink, CopyIcon, chakra, Icon, PageGrid, PageHeader, Stack } from 'shared-ui';
import { FormProvider } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { StickyAction, useShortcuts } from 'shared-ui/work';
import { ConflictDialog } from '../../common/forms/conflict-dialog';
import { FormNotes } from '../../common/forms/form-notes';
import { paths } from '../../common/paths';
import { PackageTag } from '../package-tag';
import { RecordState } from '../record-state';
import { usePackageTypes } from '../use-package-types';
import { fieldNameOf } from './field-name';
import { messages } from './messages';
import { PackageSections } from './package-sections';
import { PricePanel } from './price-panel';
import { usePackage } from './use-package';
import { usePackageForm } from './use-package-form';
import { VersionsPanel } from './versions-panel';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '12px' } });

/** A package at its address. */
export function PackagePage() {
  const { package_id = '' } = useParams();
  return <RecordState query={usePackage(package_id)}>{(row) => <PackageView key={row.id} row={row} />}</RecordState>;
}

function PackageView({ row }: { row: CarePackage }) {
  const intl = useIntl();
  const types = usePackageTypes();
  const edit = usePackageForm(row);
  const type = types.data?.find(({ code }) => code === row.type);
  useShortcuts([{ keys: 'Ctrl+s', label: intl.formatMessage(messages.save), run: () => void edit.submit() }]);
  const save = (
    <Button look="solid" disabled={!edit.dirty} loading={edit.saving} onClick={() => void edit.submit()}>
      <FormattedMessage {...messages.save} />
    </Button>
  );
  return (
    <FormProvider {...edit.form}>
      <PageHeader
        crumbs={[
          { label: intl.formatMessage(messages.crumb), to: paths.packages },
          { label: type?.title ?? row.type, to: paths.packageType(row.type) },
          { label: row.sku },
        ]}
        title={row.title}
        chip={<PackageTag row={row} />}
        actions={
          <Wide>
            <ButtonLink to={`${paths.newPackage(row.type)}?da=${row.id}`}>
              <Icon of={CopyIcon} />
              <FormattedMessage {...messages.duplicate} />
            </ButtonLink>
            {edit.dirty && (
              <Button onClick={edit.discard}>
                <FormattedMessage {...messages.discard} />
              </Button>
            )}
            {save}
          </Wide>
        }
      />
      <FormNotes
        summary={edit.summary}
        failure={edit.failure}
        onGo={(field) => {
          const name = fieldNameOf(field);
          if (name) edit.form.setFocus(name);
        }}
      />
      <PageGrid columns="record">
        <form onSubmit={edit.submit} noValidate>
          <PackageSections />
          <button type="submit" hidden />
        </form>
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
          <PricePanel />
          <VersionsPanel id={row.id} />
        </Stack>
      </PageGrid>
      {edit.dirty && <StickyAction>{save}</StickyAction>}
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}
