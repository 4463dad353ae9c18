import { prerenderSlot } from 'shared-api/release';
import { SkipLink } from 'shared-ui';
import { prerenderPage } from 'shared-ui/prerender';
import { LoadingBar } from './layout/loading-bar';
import { OfflineBanner } from './layout/offline-banner';
import { PublicFrame } from './layout/public-frame';
import { Announcer } from './navigation/announcer';

/** The window of a public page, as `Root` builds it, with a place for the page. */
function Window() {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <OfflineBanner />
      <PublicFrame>
        <div id={prerenderSlot} />
      </PublicFrame>
      <Announcer />
    </>
  );
}

/** Draws the shell's part of the prerendered pages: the frame of the first page, and that of every other one (`*`). */
export async function prerenderPages() {
  const draw = (pathname: string) => prerenderPage(<Window />, { pathname, idPrefix: 's' });
  return { '/': await draw('/'), '*': await draw('/privacy') };
}
