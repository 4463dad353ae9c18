import { type ApiClient, createApiClient } from 'shared-api/client';
import { type ApiError, isApiError } from 'shared-api/errors';
import type { HostServices } from 'shared-api/host';
import { createSend } from '../api/create-send';
import { currentPage } from '../api/current-page';
import { messages } from '../api/messages';
import { reportError } from '../api/report-error';
import { serverNow } from '../api/server-clock';
import { endRefusedSession } from '../auth/end-session';
import { proveIdentity } from '../auth/prove-identity';
import { freshToken } from '../auth/renew-token';
import { createSessionService } from '../auth/session-service';
import { closeDialog, openDialog } from '../dialog/dialog-store';
import type { ReferenceState } from '../errors/reference-state';
import { intl } from '../i18n/intl';
import { themeService } from '../layout/theme-choice';
import { renderSlot } from '../loader/render-slot';
import { askToLeave, leaveUnasked } from '../navigation/leave-page';
import { goTo } from '../navigation/navigator';
import { readUtms } from '../navigation/utms';
import { closedNoticesService } from '../notifications/closed-notifications';
import { notify } from '../notifications/notice-store';
import { notifyUntilSignedIn } from '../notifications/notify-until-signed-in';
import { personService } from '../session/account-store';
import { rememberRefusal, sessionStore } from '../session/session-store';
import { holdUnsaved } from '../session/unsaved-input';
import { storeService } from '../store/chosen-store';

function refused(failure: ApiError): ReferenceState {
  return { reference: failure.failure.request_id };
}

/** "ApiError 503", or what kept an answer away. */
function nameOf(error: Error): string {
  return isApiError(error) ? `${error.name} ${error.status}` : error.name;
}

/** The typed client over the shell's own way to the server. */
function createApi(isProtected: () => boolean): ApiClient {
  const api: ApiClient = createApiClient(
    createSend({
      notify,
      remember: rememberRefusal,
      forceSignOut: (message, call) => endRefusedSession(message, call, { isProtected, show: notifyUntilSignedIn }),
      goTo: (path, failure) => goTo(path, { state: refused(failure), unasked: true }),
      token: async ({ path }) =>
        // What a renewal and the question whose a token is wait for cannot wait for them.
        ['/account', '/account/refresh-token'].includes(path)
          ? sessionStore.getState().token
          : freshToken(() => api.account.refreshToken()),
      proveIdentity,
      connectionText: (error) => intl.formatMessage(messages.noConnection, { error: String(error) }),
      unreadableText: () => intl.formatMessage(messages.unreadable),
      report: ({ method, path }, error) =>
        reportError({ error, area: currentPage().area, message: `${nameOf(error)}: ${method} ${path}` }),
    }),
  );
  return api;
}

/** What every area may ask of the shell.
 * @param isProtected whether the page that is open needs a sign-in
 */
export function createHostServices(isProtected: () => boolean): HostServices {
  const api = createApi(isProtected);
  return {
    api,
    session: createSessionService(api),
    person: personService,
    notify,
    dialog: { open: openDialog, close: closeDialog },
    store: storeService,
    closedNotices: closedNoticesService,
    theme: themeService,
    renderSlot,
    holdUnsaved,
    beforeLeaving: (go) => askToLeave(() => go(leaveUnasked)),
    report: ({ error, area }) => reportError({ error, area }),
    now: serverNow,
    utms: readUtms,
  };
}
