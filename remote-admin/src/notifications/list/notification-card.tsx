import type { ReactNode } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Cut } from 'shared-ui/pieces';
import { RowCard } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { audienceText } from '../words/audience-text';
import { AutomaticTag, StateTag } from '../words/state-tag';
import { TypeTag } from '../words/type-tag';

interface NotificationCardProps {
  notification: InAppNotification;
  storeNames: ReadonlyMap<string, string>;
  menu: ReactNode;
}

/** A notification on a phone. */
export function NotificationCard({ notification, storeNames, menu }: NotificationCardProps) {
  const intl = useIntl();
  const { id, title, type, audience, automatic } = notification;
  return (
    <RowCard
      top={
        <>
          <TypeTag type={type} /> {automatic && <AutomaticTag />}
        </>
      }
      topEnd={<StateTag notification={notification} />}
      title={<TextLink to={paths.notification(id)}>{title}</TextLink>}
      foot={<Cut quiet text={audienceText(audience, storeNames, intl)} />}
      footEnd={menu}
    />
  );
}
