import { useHost } from 'shared-api/react';
import { fromLocalTime } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import type { NotificationValues } from '../form/notification-values';
import { PreviewPanel } from './preview-panel';

/** What is being written, as people will read it. */
export function LivePreview() {
  const now = new Date(useHost().now()).toISOString();
  const values = useFormContext<NotificationValues>().watch();
  const at = fromLocalTime(values.visible_at) ?? now;
  return <PreviewPanel notice={{ ...values, at }} onStorePage={values.audience.stores.length > 0} />;
}
