import { adminPackages } from 'shared-api/contracts';
import { type CarePackage, newPackage, type PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, PageGrid, PageHeader } from 'shared-ui';
import { FormProvider } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useNavigate, useParams, useSearchParams } from 'shared-ui/router';
import { StickyAction } from 'shared-ui/work';
import { FormNotes } from '../../common/forms/form-notes';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { packageKeys } from '../package-keys';
import { NotFound, RecordState } from '../record-state';
import { usePackageTypes } from '../use-package-types';
import { fieldNameOf } from './field-name';
import { messages } from './messages';
import { PackageSections } from './package-sections';
import { copiedValues, emptyPackage, packageBody } from './package-values';
import { PricePanel } from './price-panel';
import { recordFields } from './record-fields';
import { usePackage } from './use-package';

/** A package that does not exist yet: empty, or the copy of another (`?da=` its id). */
export function NewPackagePage() {
  const { type: code = '' } = useParams();
  const copied = useSearchParams()[0].get('da');
  const types = usePackageTypes();
  return (
    <RecordState query={types}>
      {(all) => {
        const type = all.find((known) => known.code === code);
        if (!type) return <NotFound />;
        return copied ? <CopiedPackage type={type} id={copied} /> : <NewPackage type={type} from={null} />;
      }}
    </RecordState>
  );
}

function CopiedPackage({ type, id }: { type: PackageType; id: string }) {
  return <RecordState query={usePackage(id)}>{(row) => <NewPackage type={type} from={row} />}</RecordState>;
}

function useNewPackage(type: PackageType, from: CarePackage | null) {
  const intl = useIntl();
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const navigate = useNavigate();
  return useNewRecordForm({
    first: from ? copiedValues(from) : emptyPackage,
    toBody: (values) => ({ ...packageBody(values), type: type.code }),
    schema: newPackage,
    fields: recordFields(intl),
    create: async (body, options) => (await packages.create({ body }, options)).data,
    onCreated(row) {
      client.setQueryData(packageKeys.record(row.id), row);
      void client.invalidateQueries({ queryKey: packageKeys.types });
      void client.invalidateQueries({ queryKey: packageKeys.list });
      navigate(paths.package(row.type, row.id), { replace: true });
    },
  });
}

function NewPackage({ type, from }: { type: PackageType; from: CarePackage | null }) {
  const intl = useIntl();
  const { form, submit, summary, failure, saving } = useNewPackage(type, from);
  const create = (
    <Button look="solid" loading={saving} onClick={() => void submit()}>
      <FormattedMessage {...messages.create} />
    </Button>
  );
  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[
          { label: intl.formatMessage(messages.crumb), to: paths.packages },
          { label: type.title, to: paths.packageType(type.code) },
          { label: intl.formatMessage(messages.newPackage) },
        ]}
        title={
          from ? (
            <FormattedMessage {...messages.copyOf} values={{ title: from.title }} />
          ) : (
            <FormattedMessage {...messages.newPackage} />
          )
        }
        actions={create}
      />
      <FormNotes
        summary={summary}
        failure={failure}
        onGo={(field) => {
          const name = fieldNameOf(field);
          if (name) form.setFocus(name);
        }}
      />
      <PageGrid columns="record">
        <form onSubmit={submit} noValidate>
          <PackageSections />
          <button type="submit" hidden />
        </form>
        <PricePanel />
      </PageGrid>
      <StickyAction>{create}</StickyAction>
    </FormProvider>
  );
}
