import { stillSlot } from 'shared-api/release';
import { SkipLink } from 'shared-ui';
import { drawStill } from 'shared-ui/still';
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
        <div id={stillSlot} />
      </PublicFrame>
      <Announcer />
    </>
  );
}

/** Draws the shell's part of the still pages: the frame of the first page, and that of every other one (`*`). */
export async function drawStills() {
  const draw = (pathname: string) => drawStill(<Window />, { pathname, idPrefix: 's' });
  return { '/': await draw('/'), '*': await draw('/privacy') };
}
