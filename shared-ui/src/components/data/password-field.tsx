import { useState } from 'react';
import { IconButton } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { TextField, type TextFieldProps } from '../field';
import { EyeIcon, EyeOffIcon } from '../icons';
import { messages } from './messages';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const { formatMessage } = useIntl();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={visible ? EyeOffIcon : EyeIcon}
          size="control"
          label={formatMessage(visible ? messages.hidePassword : messages.showPassword)}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
