import { useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { answerIdentity, useIsIdentityAsked } from '../auth/prove-identity';
import { closeSignInOver, useSignInOver } from '../auth/sign-in-over';
import { closeDialog, useDialogRequest } from '../dialog/dialog-store';
import { askPlainly, useIsLeaveAsked } from '../navigation/leave-page';
import { messages as leaveMessages } from '../navigation/messages';
import { notify, useNotices } from '../notifications/notice-store';
import { loadPalette } from '../palette/load-palette';
import { closePalette, usePaletteOpen } from '../palette/palette-store';
import { useRegistry } from '../registry/use-registry';
import { LateOverlay, lateScript } from './late-overlay';
import { messages } from './messages';
import { OverlayBoundary } from './overlay-boundary';
import { useWarmOverlays } from './use-warm-overlays';

const toasts = lateScript(async () => (await import('../notifications/toasts')).Toasts);
const dialogHost = lateScript(async () => (await import('../dialog/dialog-host')).DialogHost);
const signInDialog = lateScript(async () => (await import('../auth/sign-in-dialog')).SignInDialog);
const identityDialog = lateScript(async () => (await import('../auth/identity-dialog')).IdentityDialog);
const leaveDialog = lateScript(async () => (await import('../navigation/leave-dialog')).LeaveDialog);
const overrides = lateScript(async () => (await import('../overrides/overrides')).Overrides);
const palette = lateScript(loadPalette);

/** What may stand over a page. None of it is loaded before somebody begins to work there. */
export function Overlays() {
  useWarmOverlays();
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
  /** It counts as closed, which is said; who opens it again asks for its script again. */
  const missing = (close: () => void) => () => {
    close();
    notify({ text: formatMessage(messages.overlayMissing), type: 'error' });
  };
  return (
    <>
      <OverlayBoundary retryOn={newest}>
        {(newest || site.newShell || site.urged) && <LateOverlay script={toasts} />}
      </OverlayBoundary>
      {hasDialog && (
        <OverlayBoundary onBroken={missing(closeDialog)}>
          <LateOverlay script={dialogHost} />
        </OverlayBoundary>
      )}
      {signInOver && (
        <OverlayBoundary onBroken={missing(closeSignInOver)}>
          <LateOverlay script={signInDialog} />
        </OverlayBoundary>
      )}
      {identityAsked && (
        <OverlayBoundary onBroken={missing(() => answerIdentity(false))}>
          <LateOverlay script={identityDialog} />
        </OverlayBoundary>
      )}
      {paletteOpen && (
        <OverlayBoundary onBroken={missing(closePalette)}>
          <LateOverlay script={palette} />
        </OverlayBoundary>
      )}
      {leaveAsked && (
        <OverlayBoundary onBroken={() => askPlainly(formatMessage(leaveMessages.leaveText))}>
          <LateOverlay script={leaveDialog} />
        </OverlayBoundary>
      )}
      {hasOverrides && (
        <OverlayBoundary>
          <LateOverlay script={overrides} />
        </OverlayBoundary>
      )}
    </>
  );
}
