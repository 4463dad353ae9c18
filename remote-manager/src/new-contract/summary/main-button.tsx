import { Button } from 'shared-ui';
import { Icon, QrIcon, SendIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import type { Way } from '../form/values';
import { messages } from './messages';
import { missingTextId } from './missing-text';

interface MainButtonProps {
  way: Way;
  loading: boolean;
  size?: 'large';
}

/** The one solid button: it works always, and leads to what is missing. */
export function MainButton({ way, loading, size }: MainButtonProps) {
  return (
    <Button type="submit" look="solid" wide size={size} loading={loading} aria-describedby={missingTextId} data-main>
      <Icon of={way === 'sms' ? SendIcon : QrIcon} />
      <FormattedMessage {...(way === 'sms' ? messages.sendSms : messages.openCounter)} />
    </Button>
  );
}
