import { Button, Icon, QrIcon, SendIcon } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { Way } from '../form/values';
import { messages } from './messages';

interface MainButtonProps {
  way: Way;
  loading: boolean;
  size?: 'large';
}

/** The one solid button: it works always, and leads to what is missing. */
export function MainButton({ way, loading, size }: MainButtonProps) {
  return (
    <Button type="submit" look="solid" wide size={size} loading={loading} data-main>
      <Icon of={way === 'sms' ? SendIcon : QrIcon} />
      <FormattedMessage {...(way === 'sms' ? messages.sendSms : messages.openCounter)} />
    </Button>
  );
}
