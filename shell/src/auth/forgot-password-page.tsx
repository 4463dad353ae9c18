import { useLocation } from 'shared-ui/router';
import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';

/**
 * `/forgot-password` asks for a link; `/forgot-password?token=`, where the link leads, chooses the new password, or with
 * `invited` the first one.
 */
export function ForgotPasswordPage() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token');
  return token ? <ChoosePassword token={token} invited={query.has('invited')} /> : <AskForLink />;
}
