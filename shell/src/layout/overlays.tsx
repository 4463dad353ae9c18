import { lazy, Suspense } from 'react';
import { useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { answerIdentity, useIsIdentityAsked } from '../auth/prove-identity';
import { useSignInOver } from '../auth/sign-in-over';
import { useDialogRequest } from '../dialog/dialog-store';
import { askPlainly, useIsLeaveAsked } from '../navigation/leave-page';
import { messages as leaveMessages } from '../navigation/messages';
import { useNotices } from '../notifications/notice-store';
import { loadPalette } from '../palette/load-palette';
import { closePalette, usePaletteOpen } from '../palette/palette-store';
import { useRegistry } from '../registry/use-registry';
import { OverlayBoundary } from './overlay-boundary';
import { useWarmOverlays } from './use-warm-overlays';

const Toasts = lazy(() => import('../notifications/toasts').then(({ Toasts }) => ({ default: Toasts })));
const DialogHost = lazy(() => import('../dialog/dialog-host').then(({ DialogHost }) => ({ default: DialogHost })));
const SignInDialog = lazy(() =>
  import('../auth/sign-in-dialog').then(({ SignInDialog }) => ({ default: SignInDialog })),
);
const IdentityDialog = lazy(() =>
  import('../auth/identity-dialog').then(({ IdentityDialog }) => ({ default: IdentityDialog })),
);
const LeaveDialog = lazy(() =>
  import('../navigation/leave-dialog').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);
const Overrides = lazy(() => import('../overrides/overrides').then(({ Overrides }) => ({ default: Overrides })));
const Palette = lazy(async () => ({ default: await loadPalette() }));

/** What may stand over a page. None of it is loaded before somebody begins to work there. */
export function Overlays() {
  useWarmOverlays();
  const hasNotices = useNotices((notices) => notices.past.length > 0);
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
  return (
    <Suspense fallback={null}>
      <OverlayBoundary>{(hasNotices || site.newShell || site.urged) && <Toasts />}</OverlayBoundary>
      <OverlayBoundary>{hasDialog && <DialogHost />}</OverlayBoundary>
      <OverlayBoundary>{signInOver && <SignInDialog />}</OverlayBoundary>
      <OverlayBoundary onBroken={() => answerIdentity(false)}>{identityAsked && <IdentityDialog />}</OverlayBoundary>
      <OverlayBoundary onBroken={closePalette}>{paletteOpen && <Palette />}</OverlayBoundary>
      {leaveAsked && (
        <OverlayBoundary onBroken={() => askPlainly(formatMessage(leaveMessages.leaveText))}>
          <LeaveDialog />
        </OverlayBoundary>
      )}
      <OverlayBoundary>{hasOverrides && <Overrides {...site} />}</OverlayBoundary>
    </Suspense>
  );
}
