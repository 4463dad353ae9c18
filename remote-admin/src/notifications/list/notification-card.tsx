import type { ReactNode } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { RowCard } from 'shared-ui/work';
import { audienceText } from '../../common/audience/audience-text';
import { paths } from '../../common/paths';
import { AutomaticTag, MarketingTag, StateTag } from '../labels/state-tag';
import { TypeTag } from '../labels/type-tag';

interface NotificationCardProps {
  notification: InAppNotification;
  storeNames: ReadonlyMap<string, string>;
  menu: ReactNode;
}

/** A notification on a phone. */
export function NotificationCard({ notification, storeNames, menu }: NotificationCardProps) {
  const intl = useIntl();
  const { id, title, type, audience, automatic, marketing } = notification;
  return (
    <RowCard
      top={
        <>
          <TypeTag type={type} /> {automatic && <AutomaticTag />}
          {marketing && <MarketingTag />}
        </>
      }
      topEnd={<StateTag notification={notification} />}
      title={<TextLink to={paths.notification(id)}>{title}</TextLink>}
      foot={<Cut quiet text={audienceText(audience, storeNames, intl)} />}
      footEnd={menu}
    />
  );
}
