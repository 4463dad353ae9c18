import { useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { messages as apiMessages } from '../api/messages';
import { answerIdentity, useIsIdentityAsked } from '../auth/prove-identity';
import { closeDialog, useDialogRequest } from '../dialog/dialog-store';
import { askPlainly, useIsLeaveAsked } from '../navigation/leave-page';
import { messages as leaveMessages } from '../navigation/messages';
import { useWentBack } from '../navigation/use-went-back';
import { notify, useNotices } from '../notifications/notice-store';
import { loadPalette } from '../palette/load-palette';
import { closePalette, usePaletteOpen } from '../palette/palette-store';
import { useRegistry } from '../registry/use-registry';
import { closeSignInOver, useSignInOver } from '../session/sign-in-over';
import { LatePart } from './late-part';
import { useWarmOverlays } from './use-warm-overlays';

const loadToasts = async () => (await import('./ready-overlays')).Toasts;
const loadDialog = async () => (await import('./ready-overlays')).DialogHost;
const loadSignIn = async () => (await import('../auth/dialogs')).SignInDialog;
const loadIdentity = async () => (await import('../auth/dialogs')).IdentityDialog;
const loadLeave = async () => (await import('./ready-overlays')).LeaveDialog;
const loadOverrides = async () => (await import('../overrides/overrides')).Overrides;

/** Dialogs and messages over the page. Their scripts load only when the person begins to work on it. */
export function Overlays() {
  useWarmOverlays();
  useWentBack(() => {
    closeDialog();
    closePalette();
    answerIdentity(false);
  });
  const newest = useNotices(({ past }) => past[0]?.id);
  const hasDialog = useDialogRequest() !== null;
  const identityAsked = useIsIdentityAsked();
  const signInOver = useSignInOver().open;
  const paletteOpen = usePaletteOpen();
  const leaveAsked = useIsLeaveAsked();
  const site = useRegistry();
  const { search } = useLocation();
  const { formatMessage } = useIntl();
  const hasOverrides =
    /(override|preview)=/.test(search) || site.areas.some(({ override, preview }) => override || preview);
  /** Closes an overlay that failed to load, and says so; opening it again requests its script again. */
  const missing = (close: () => void) => () => {
    close();
    notify({ text: formatMessage(apiMessages.interrupted), type: 'error' });
  };
  return (
    <>
      {(newest || site.newShell || site.urged) && <LatePart load={loadToasts} retryOn={newest} />}
      {hasDialog && <LatePart load={loadDialog} onBroken={missing(closeDialog)} />}
      {signInOver && <LatePart load={loadSignIn} onBroken={missing(closeSignInOver)} />}
      {identityAsked && <LatePart load={loadIdentity} onBroken={missing(() => answerIdentity(false))} />}
      {paletteOpen && <LatePart load={loadPalette} onBroken={missing(closePalette)} />}
      {leaveAsked && <LatePart load={loadLeave} onBroken={() => askPlainly(formatMessage(leaveMessages.leaveText))} />}
      {hasOverrides && <LatePart load={loadOverrides} />}
    </>
  );
}
