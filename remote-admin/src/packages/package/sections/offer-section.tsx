import { FormattedMessage } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from '../messages';
import { PackageLines, PackageText } from '../package-fields';

/** What the package is called and what is in it. */
export function OfferSection() {
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
          <PackageLines name="included" optional />
        </FormCell>
        <FormCell span={3}>
          <PackageLines name="excluded" optional />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}
