import { email } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { useLocation } from 'shared-ui/router';
import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';

/**
 * `/forgot-password` asks for a link; `/forgot-password?token=`, where the link leads, chooses the new password, or with
 * `invited` the first one.
 */
export function ForgotPasswordPage() {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const token = query.get('token');
  return token ? <ChoosePassword token={token} invited={query.has('invited')} email={emailIn(hash)} /> : <AskForLink />;
}

/** Whose account the link is for; a link that says nothing readable is one of before. */
function emailIn(hash: string): string | null {
  const parsed = z.safeParse(email, new URLSearchParams(hash.slice(1)).get('email'));
  return parsed.success ? parsed.data : null;
}
