import { adminPackages } from 'shared-api/contracts';
import { isOnLine, packageReadiness } from 'shared-api/domain';
import { type CarePackage, packageFields, packageTogether } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { PageHeader } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { useRecordForm } from 'shared-ui/work';
import { RecordFrame } from '../../common/forms/record-frame';
import { paths } from '../../common/paths';
import { packageNeeds } from '../../common/readiness/need.messages';
import { ReadinessPanel } from '../../common/readiness/readiness-panel';
import { packageKeys, useLowestTotal, usePackage, usePackageTypes } from '../package-calls';
import { PackageTag } from '../package-tag';
import { RecordState } from '../record-state';
import { messages } from './messages';
import { PackagePreview } from './package-preview';
import { PackageSections } from './package-sections';
import { packageBody, packageChanges, packageRules, packageValues } from './package-values';
import { PricePanel } from './price-panel';
import { recordFields } from './record-fields';
import { VersionsPanel } from './versions-panel';

/** A package at its address. */
export function PackagePage() {
  const { package_id = '' } = useParams();
  return (
    <RecordState query={usePackage(package_id)} title={messages.page}>
      {(row) => <PackageView key={row.id} row={row} />}
    </RecordState>
  );
}

function PackageView({ row }: { row: CarePackage }) {
  const intl = useIntl();
  const types = usePackageTypes();
  const type = types.data?.find(({ code }) => code === row.type);
  return (
    <RecordFrame
      edit={usePackageForm(row)}
      head={(actions) => (
        <PageHeader
          crumbs={[
            { label: intl.formatMessage(messages.crumb), to: paths.packages },
            { label: type?.title ?? row.type, to: paths.packageType(row.type) },
            { label: row.sku },
          ]}
          title={row.title}
          chip={<PackageTag row={row} />}
          actions={actions}
        />
      )}
      copyTo={`${paths.newPackage(row.type)}?da=${row.id}`}
      fields={<PackageSections type={type} />}
    >
      <PricePanel />
      <PackagePreview type={type} />
      <PackageReadiness row={row} />
      <VersionsPanel id={row.id} />
    </RecordFrame>
  );
}

const formRules = packageRules(packageFields);

/** A package as a form; who saved first is compared field by field. */
function usePackageForm(row: CarePackage) {
  const intl = useIntl();
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const params = { id: row.id };
  return useRecordForm({
    record: row,
    valuesOf: packageValues,
    changes: packageChanges,
    schema: formRules,
    together: (values) => packageTogether.safeParse(packageBody(values)),
    fields: recordFields(intl),
    save: async (body, options) => (await packages.update({ params, body }, options)).data,
    fetchTheirs: async () => (await packages.get({ params }, { quiet: true })).data,
    async whoSaved() {
      const { data } = await packages.listVersions({ params }, { quiet: true });
      const last = data.toSorted((a, b) => b.version - a.version)[0];
      return last ? { who: last.by, savedAt: last.at } : null;
    },
    onSaved(saved) {
      client.setQueryData(packageKeys.record(row.id), saved);
      void client.invalidateQueries({ queryKey: packageKeys.list });
      void client.invalidateQueries({ queryKey: packageKeys.versions(row.id) });
    },
  });
}

/** What a saved package lacks, measured by the lowest total that the operator set; nothing until that is known. */
function PackageReadiness({ row }: { row: CarePackage }) {
  const floorCents = useLowestTotal();
  if (floorCents === undefined) return null;
  return (
    <ReadinessPanel
      requirements={packageReadiness(row, floorCents)}
      needs={packageNeeds}
      values={{ floor: formatMoney(floorCents) }}
      onLine={isOnLine(row)}
    />
  );
}
