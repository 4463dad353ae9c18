import { prerenderSlot, skeletonFrameOf } from 'shared-api/release';
import { SkipLink } from 'shared-ui';
import { prerenderPage, prerenderSkeleton } from 'shared-ui/prerender';
import { LoadingBar } from './layout/loading-bar';
import { OfflineBanner } from './layout/offline-banner';
import { PublicFrame } from './layout/public-frame';
import { AccountSkeletonFrame, PublicSkeletonFrame, StaffSkeletonFrame } from './layout/skeleton-frames';
import { Announcer } from './navigation/announcer';

/** A place for the page. */
const slot = <div id={prerenderSlot} />;

/** The window of a public page, as `Root` builds it. */
function Window() {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <OfflineBanner />
      <PublicFrame>{slot}</PublicFrame>
      <Announcer />
    </>
  );
}

/** Draws the shell's part of the prerendered pages: the frame of the first page, and that of every other one (`*`). */
export async function prerenderPages() {
  const draw = (pathname: string) => prerenderPage(<Window />, { pathname, idPrefix: 's' });
  return { '/': await draw('/'), '*': await draw('/privacy') };
}

/** The frames that stand around other pages until their scripts draw them, by the name under which the server asks for one. */
export async function prerenderSkeletons() {
  const nameOf = (frame: 'public' | 'account' | 'staff', slots: string[] = []) => skeletonFrameOf({ frame, slots });
  return {
    [nameOf('public')]: await prerenderSkeleton(<PublicSkeletonFrame>{slot}</PublicSkeletonFrame>, '/ricerca'),
    [nameOf('account')]: await prerenderSkeleton(<AccountSkeletonFrame>{slot}</AccountSkeletonFrame>, '/account'),
    [nameOf('staff')]: await prerenderSkeleton(
      <StaffSkeletonFrame hasTool={false}>{slot}</StaffSkeletonFrame>,
      '/cms/admin',
    ),
    [nameOf('staff', ['barTool'])]: await prerenderSkeleton(
      <StaffSkeletonFrame hasTool>{slot}</StaffSkeletonFrame>,
      '/cms/manager',
    ),
  };
}
