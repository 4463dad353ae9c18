import { prerenderSlot, skeletonFrameOf } from 'shared-api/release';
import { SkipLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { prerenderPage, prerenderSkeleton } from 'shared-ui/prerender';
import { AuthSkeleton } from './auth/auth-skeleton';
import { messages as authMessages } from './auth/messages';
import { HomeSkeleton } from './home/home-skeleton';
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

/** Those of the shell's own pages that most visits begin with. */
const ownPages = {
  '/login': (
    <PublicSkeletonFrame>
      <AuthSkeleton
        title={<FormattedMessage {...authMessages.title} />}
        lead={<FormattedMessage {...authMessages.lead} />}
        fields={2}
      />
    </PublicSkeletonFrame>
  ),
  '/forgot-password': (
    <PublicSkeletonFrame>
      <AuthSkeleton fields={1} />
    </PublicSkeletonFrame>
  ),
  '/cms': (
    <StaffSkeletonFrame hasTool={false}>
      <HomeSkeleton />
    </StaffSkeletonFrame>
  ),
};

/**
 * Draws what stands for pages until their scripts draw them: the frames around those of areas, by the name under which
 * the server asks for one, and the shell's own pages whole, by their address.
 */
export async function prerenderSkeletons() {
  const nameOf = (frame: 'public' | 'account' | 'staff', slots: string[] = []) => skeletonFrameOf({ frame, slots });
  const own = Object.entries(ownPages).map(
    async ([pathname, page]) => [pathname, await prerenderSkeleton(page, pathname)] as const,
  );
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
    ...Object.fromEntries(await Promise.all(own)),
  };
}
