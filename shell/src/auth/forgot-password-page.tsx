import { useLocation } from 'shared-ui/router';
import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';

/** `/forgot-password` asks for a link; `/forgot-password?token=`, where the link leads, chooses the new password. */
export function ForgotPasswordPage() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return token ? <ChoosePassword token={token} /> : <AskForLink />;
}
