import type { Store } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { SectionForm } from '../../common/forms/section-form';
import { PartFields } from '../form/part-fields';
import { type PartName, storeParts } from '../form/store-parts';
import { usePartForm } from './use-part-form';

/** One part of a dealer, saved on its own. */
export function PartSection({ store, part }: { store: Store; part: PartName }) {
  const { id, title, help, save } = storeParts[part];
  return (
    <SectionForm
      id={id}
      title={<FormattedMessage {...title} />}
      help={<FormattedMessage {...help} />}
      edit={usePartForm(store, part)}
      save={<FormattedMessage {...save} />}
    >
      <PartFields part={part} />
    </SectionForm>
  );
}
