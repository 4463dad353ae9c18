import type { ReactNode } from 'react';
import { retentionRecord } from 'shared-api/domain';
import { PublicContainer, Skeleton } from 'shared-ui';
import { createItalianIntl, type MessageDescriptor } from 'shared-ui/intl';
import { prerenderSkeletons as drawSkeletons, PageSkeleton, prerenderPage } from 'shared-ui/prerender';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { messages } from './app/prerender/messages';
import { frequentQuestions, organization } from './app/prerender/structured-data';
import { routes } from './app/routes';
import { emptyFunnel } from './common/funnel/funnel-state';
import { PrivacyNotice } from './legal/privacy-notice';
import { VehicleSkeleton } from './vehicle/vehicle-skeleton';

const intl = createItalianIntl();

/** The notice with places for the operator's terms, which the server fills in (`settingPlace` of shared-api/release). */
const privacyNotice = <PrivacyNotice kept={retentionRecord((term) => <data key={term} value={term} />)} />;

interface PrerenderedRoute {
  /** Undefined of the first page, as in the route table. */
  readonly path: string | undefined;
  readonly description: MessageDescriptor;
  readonly structured: readonly object[];
  /** Where the page itself would ask the server first. */
  readonly element?: ReactNode;
}

/** The pages that are the same for everybody; those of them that are not here begin with the shell's script. */
const prerendered: readonly PrerenderedRoute[] = [
  { path: undefined, description: messages.landing, structured: [organization, frequentQuestions(intl)] },
  { path: 'privacy', description: messages.privacy, structured: [], element: privacyNotice },
  { path: 'condizioni', description: messages.terms, structured: [] },
  { path: 'condizioni/noleggio', description: messages.rentalTerms, structured: [] },
  { path: 'accessibilita', description: messages.accessibility, structured: [] },
];

async function drawPage({ path, description, structured, element }: PrerenderedRoute) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path}`);
  const pathname = `/${path ?? ''}`;
  const page = <QueryClientProvider client={new QueryClient()}>{element ?? route.element}</QueryClientProvider>;
  const drawing = await prerenderPage(page, { pathname, idPrefix: 'p' });
  const title = route.title ? `CarCare | ${route.title}` : 'CarCare';
  return [pathname, { ...drawing, title, description: intl.formatMessage(description), structured }] as const;
}

/** Draws the area's prerendered pages, by their address. There is no shell then: nothing of these pages may ask it while it renders. */
export async function prerenderPages() {
  return Object.fromEntries(await Promise.all(prerendered.map(drawPage)));
}

/** Of the car's page all that does not depend on the car, or on what it is wanted for. */
const vehicle = <VehicleSkeleton state={emptyFunnel} title={<Skeleton width={280} height={32} />} />;

const page = (
  <PublicContainer paddingTop={{ base: '24px', md: '40px' }}>
    <PageSkeleton />
  </PublicContainer>
);

/** What stands for the area's other pages until scripts draw them. */
export function prerenderSkeletons() {
  const known = prerendered.map(({ path }) => path);
  const others = routes.filter(({ path }) => !known.includes(path));
  return drawSkeletons('/', others, ({ path }) => (path === 'ricerca/:vin' ? vehicle : page));
}
