import { adminPackageTypes } from 'shared-api/contracts';
import { type PackageType, packageTypeFields } from 'shared-api/entities';
import { useApi, useUnsaved } from 'shared-api/react';
import { Button, ButtonLink, Note, PageGrid, PageHeader, Stack, Tag } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { Icon, PlusIcon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { ConflictDialog, useRecordForm } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { FormPanel } from '../form/form-panel';
import { CoverPreview } from '../lines/cover-preview';
import { linesMessages } from '../lines/lines.messages';
import { PackageList } from '../list/package-list';
import { kindMessages } from '../messages';
import { linesOf } from '../package/package-values';
import { usePackageTypes, useRefreshTypes } from '../package-calls';
import { NotFound, RecordState } from '../record-state';
import { typeMessages as messages, typeMessages } from './messages';
import { TypeFields } from './type-fields';
import { recordFields, type TypeValues, typeChanges, typeValues } from './type-values';

/** A type: its packages, what customers read of it, and the form of its contracts. */
export function PackageTypePage() {
  const intl = useIntl();
  const { type: code = '' } = useParams();
  const types = usePackageTypes();
  return (
    <RecordState query={types} title={messages.page}>
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

/** What customers read of a type, and whether they see it. Its button comes with the first change. */
function TypePanel({ type }: { type: PackageType }) {
  const edit = useTypeForm(type);
  useUnsaved(edit.dirty);
  return (
    <FormProvider {...edit.form}>
      <Panel bare title={<FormattedMessage {...typeMessages.data} />}>
        <form onSubmit={edit.submit} noValidate>
          <PanelBody>
            <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
            <TypeFields type={type} />
          </PanelBody>
          {isFollowed(type, edit.values, edit.base) && (
            <PanelBody>
              <Note tone="info" role="status">
                <FormattedMessage {...linesMessages.keptByContracts} />
              </Note>
            </PanelBody>
          )}
          {edit.dirty && (
            <PanelBody display="flex" gap="12px" justifyContent="flex-end">
              <Button onClick={edit.discard}>
                <FormattedMessage {...typeMessages.cancel} />
              </Button>
              <Button type="submit" look="solid" loading={edit.saving}>
                <FormattedMessage {...typeMessages.save} />
              </Button>
            </PanelBody>
          )}
        </form>
      </Panel>
      <CoverPreview
        pack={{
          included: linesOf(edit.values.included),
          excluded: linesOf(edit.values.excluded),
          mantenance_number: 0,
          mantenance_duration: 0,
          mantenance_km: 0,
        }}
      />
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}

/** Whether saving would change packages: a list that some follow is no longer what it was. */
function isFollowed(type: PackageType, values: TypeValues, base: TypeValues): boolean {
  return (['included', 'excluded'] as const).some(
    (name) => type[`${name}_followers`] > 0 && values[name] !== base[name],
  );
}

/** A type as a form; who saved first is compared field by field. */
function useTypeForm(type: PackageType) {
  const intl = useIntl();
  const types = useApi().bind(adminPackageTypes);
  const refresh = useRefreshTypes();
  return useRecordForm({
    record: type,
    valuesOf: typeValues,
    changes: typeChanges,
    schema: packageTypeFields,
    fields: recordFields(intl),
    save: async (body, options) => (await types.update({ params: { code: type.code }, body }, options)).data,
    async fetchTheirs() {
      const { data } = await types.list(undefined, { quiet: true });
      return data.find(({ code }) => code === type.code) ?? type;
    },
    onSaved: refresh,
  });
}
