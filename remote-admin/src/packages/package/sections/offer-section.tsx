import type { PackageType } from 'shared-api/entities';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { LinesOfPackage } from '../../lines/lines-of-package';
import { messages } from '../messages';
import { PackageText } from '../package-fields';

/** What the package is called and what is in it. */
export function OfferSection({ type }: { type: PackageType | undefined }) {
  return (
    <Panel title={<FormattedMessage {...messages.offer} />}>
      <FormGrid>
        <FormCell span={2}>
          <PackageText name="sku" required mono maxLength={32} hint={<FormattedMessage {...messages.skuHint} />} />
        </FormCell>
        <FormCell span={4}>
          <PackageText name="title" required maxLength={80} />
        </FormCell>
        <FormCell span={6}>
          <PackageText name="excerpt" optional maxLength={160} />
        </FormCell>
        <FormCell span={3}>
          <LinesOfPackage name="included" type={type} />
        </FormCell>
        <FormCell span={3}>
          <LinesOfPackage name="excluded" type={type} />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}
