import { emailInHash } from 'shared-api/entities';
import { useLocation } from 'shared-ui/router';
import { AskForLink } from './ask-for-link';
import { AuthSkeleton } from './auth-skeleton';
import { ChoosePassword, DeadPasswordLink } from './choose-password';
import { useLinkUsable } from './use-link-usable';

/**
 * `/forgot-password` asks for a link; `/forgot-password?token=`, where the link leads, chooses the new password, or with
 * `invited` the first one.
 */
export function ForgotPasswordPage() {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const email = emailInHash(hash);
  return token ? (
    <PasswordLink token={token} invited={query.has('invited')} email={email} />
  ) : (
    <AskForLink email={email} />
  );
}

interface PasswordLinkProps {
  token: string;
  email: string | null;
  invited: boolean;
}

/** A link that was used or is too old says so before anybody thinks of a password. */
function PasswordLink(link: PasswordLinkProps) {
  const usable = useLinkUsable(link.token);
  if (usable === undefined) return <AuthSkeleton fields={1} />;
  return usable ? <ChoosePassword {...link} /> : <DeadPasswordLink email={link.email} />;
}
