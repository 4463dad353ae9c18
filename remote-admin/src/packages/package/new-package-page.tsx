import { adminPackages } from 'shared-api/contracts';
import { type CarePackage, newPackage, type PackageType, packageTogether } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { PageHeader } from 'shared-ui';
import { judgedTogether } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useNavigate, useParams, useSearchParams } from 'shared-ui/router';
import { NewRecordFrame } from '../../common/forms/new-record-frame';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { packageKeys, usePackage, usePackageTypes } from '../package-calls';
import { NotFound, RecordState } from '../record-state';
import { messages } from './messages';
import { PackagePreview } from './package-preview';
import { PackageSections } from './package-sections';
import { copiedValues, emptyPackage, packageBody, packageRules } from './package-values';
import { PricePanel } from './price-panel';
import { recordFields } from './record-fields';

/** A package that does not exist yet: empty, or the copy of another (`?da=` its id). */
export function NewPackagePage() {
  const { type: code = '' } = useParams();
  const copied = useSearchParams()[0].get('da');
  const types = usePackageTypes();
  return (
    <RecordState query={types} title={messages.newPackage}>
      {(all) => {
        const type = all.find((known) => known.code === code);
        if (!type) return <NotFound />;
        return copied ? <CopiedPackage type={type} id={copied} /> : <NewPackage type={type} from={null} />;
      }}
    </RecordState>
  );
}

function CopiedPackage({ type, id }: { type: PackageType; id: string }) {
  return (
    <RecordState query={usePackage(id)} title={messages.newPackage}>
      {(row) => <NewPackage type={type} from={row} />}
    </RecordState>
  );
}

const formRules = judgedTogether(packageRules(newPackage), packageTogether);

function useNewPackage(type: PackageType, from: CarePackage | null) {
  const intl = useIntl();
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const navigate = useNavigate();
  return useNewRecordForm({
    first: from ? copiedValues(from) : emptyPackage,
    toBody: (values) => ({ ...packageBody(values), type: type.code }),
    schema: formRules,
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
  const newWord = intl.formatMessage(messages.newPackage);
  return (
    <NewRecordFrame
      edit={useNewPackage(type, from)}
      head={(actions) => (
        <PageHeader
          crumbs={[
            { label: intl.formatMessage(messages.crumb), to: paths.packages },
            { label: type.title, to: paths.packageType(type.code) },
            { label: newWord },
          ]}
          title={from ? intl.formatMessage(messages.copyOf, { title: from.title }) : newWord}
          actions={actions}
        />
      )}
      create={<FormattedMessage {...messages.create} />}
      fields={<PackageSections type={type} />}
    >
      <PricePanel />
      <PackagePreview type={type} />
    </NewRecordFrame>
  );
}
