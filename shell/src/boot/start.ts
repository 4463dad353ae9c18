import { provideHost } from 'shared-api/host';
import { setCurrentPage } from '../api/current-page';
import { messages } from '../api/messages';
import { shellPages } from '../app/shell-pages';
import { endSession } from '../auth/end-session';
import { eraseDraftsAfterSignOut } from '../auth/erase-drafts';
import { resumePage } from '../auth/resume-page';
import { intl } from '../i18n/intl';
import { saveUtms } from '../navigation/utms';
import { closedNotifications } from '../notifications/closed-notifications';
import { beginFollowing } from '../registry/begin-following';
import { registryStore, shellVersion } from '../registry/registry-store';
import { accessAt } from '../registry/route-access';
import { followAccount, followPerson } from '../session/account-store';
import { followOtherTabs } from '../session/session-store';
import { chosenStore } from '../store/chosen-store';
import { followUncaughtErrors } from './follow-errors';
import { createHostServices } from './host-services';
import { noteVersion } from './note-version';
import { readPageData } from './page-data';
import { render } from './render';

function logVersion(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line in the log.
  console.info(text);
}

/** Starts the shell, one step after the other. What throws here leads to the fatal page. */
export function start(): void {
  followUncaughtErrors(() => intl.formatMessage(messages.interrupted));
  noteVersion(__APP_VERSION__, logVersion);
  saveUtms(window.location.search);

  const { config, ...released } = readPageData();
  registryStore.setState({ ...released, pages: shellPages(config.stage), stage: config.stage });
  setCurrentPage({ area: 'shell', version: shellVersion(), pattern: '/' });
  const isProtected = () =>
    !['anybody', 'signed-out'].includes(accessAt(registryStore.getState(), window.location.pathname));

  const services = createHostServices(isProtected);
  provideHost(services);
  followOtherTabs(() => {
    // Only the sign-in page that it leads to says so: the person did it themselves, or was told in the other tab.
    endSession(intl.formatMessage(messages.endedInOtherTab), { isProtected, show: () => undefined });
  });
  chosenStore.follow();
  closedNotifications.follow();
  eraseDraftsAfterSignOut();
  followAccount(() => services.api.account.get().then(({ data }) => data));
  followPerson(({ uid }) => resumePage(uid));

  beginFollowing();
  render();
}
