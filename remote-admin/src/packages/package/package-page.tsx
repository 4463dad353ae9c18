import type { CarePackage } from 'shared-api/entities';
import { PageHeader } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { RecordFrame } from '../../common/forms/record-frame';
import { paths } from '../../common/paths';
import { PackageTag } from '../package-tag';
import { RecordState } from '../record-state';
import { usePackageTypes } from '../use-package-types';
import { messages } from './messages';
import { PackagePreview } from './package-preview';
import { PackageReadiness } from './package-readiness';
import { PackageSections } from './package-sections';
import { PricePanel } from './price-panel';
import { usePackage } from './use-package';
import { usePackageForm } from './use-package-form';
import { VersionsPanel } from './versions-panel';

/** A package at its address. */
export function PackagePage() {
  const { package_id = '' } = useParams();
  return <RecordState query={usePackage(package_id)}>{(row) => <PackageView key={row.id} row={row} />}</RecordState>;
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
