import { useEffect } from 'react';
import type { PageConfig } from 'shared-api/host';
import { useNotify } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useLocation, useNavigate } from 'shared-ui/router';
import { homeOf } from '../session/access';
import { signInPath } from '../session/next-address';
import { type Session, sessionStore, useSessionStore } from '../session/session-store';
import { askedOverrides, asksForOverride, asksForVersionsOnly, withoutOverrides } from './asked-overrides';
import { messages } from './messages';
import { OverrideQuestion } from './override-question';

/**
 * What becomes of a request for an override: it is put to the person, leads to sign-in first, is refused, or counts
 * for nothing, as in production.
 */
type Verdict = 'ask' | 'sign-in' | 'not-staff' | 'ignore';

/** Whether the address is still that of the page: while a page's guard leads elsewhere, its address is there first. */
function isAddress(here: string): boolean {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}` === here;
}

/** What is said where versions of ours alone are asked for. */
const ofVersions = {
  signInFirst: messages.signInToPreview,
  notStaff: messages.previewNotStaff,
  unreadable: messages.previewUnreadable,
};

interface RequestProps {
  stage: PageConfig['stage'];
}

/** `?override=` or `?preview=` in the address only asks: the person decides, and who may not is told why. */
export function OverrideRequest({ stage }: RequestProps) {
  const { search } = useLocation();
  return asksForOverride(search) ? <Request stage={stage} /> : null;
}

function Request({ stage }: RequestProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { formatMessage } = useIntl();
  const session = useSessionStore((known) => known);
  const asked = askedOverrides(search);
  const isOurs = asksForVersionsOnly(search);
  const verdict = checkRequest(stage, session, isOurs);
  const sentences = isOurs ? ofVersions : messages;
  const here = `${pathname}${search}${hash}`;
  const clean = `${pathname}${withoutOverrides(search)}${hash}`;
  const isAsked = verdict === 'ask' && asked !== null;

  useEffect(() => {
    if (isAsked || !isAddress(here)) return;
    if (verdict === 'sign-in') {
      sessionStore.setState({ signInMessage: formatMessage(sentences.signInFirst) });
      navigate(signInPath(here), { replace: true });
      return;
    }
    if (verdict !== 'ignore') {
      const { notStaff, unreadable } = sentences;
      const text = formatMessage(verdict === 'not-staff' ? notStaff : unreadable);
      notify({ text, type: 'warning' });
    }
    navigate(clean, { replace: true });
  }, [isAsked, sentences, verdict, here, clean, navigate, notify, formatMessage]);

  return isAsked ? (
    <OverrideQuestion asked={asked} address={clean} onCancel={() => navigate(clean, { replace: true })} />
  ) : null;
}

/**
 * Signed-in staff; from another origin in demonstration and staging only. The server decides again.
 * @param isOurs whether only versions of the release store are asked for
 */
function checkRequest(
  stage: PageConfig['stage'],
  session: Pick<Session, 'authenticated' | 'roles'>,
  isOurs: boolean,
): Verdict {
  if (!isOurs && stage !== 'demo' && stage !== 'staging') return 'ignore';
  if (!session.authenticated) return 'sign-in';
  return homeOf(session) === '/cms' ? 'ask' : 'not-staff';
}
