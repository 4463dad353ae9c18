import { act, screen } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import type { Outgoing } from 'shared-api/client';
import type { Role } from 'shared-api/domain';
import type { HostServices } from 'shared-api/host';
import { provideTestHost } from 'shared-api/testing';
import { Navigate, Route, Routes, useLocation } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { emptyFunnel, type FunnelState } from '../funnel/funnel-state';
import { journey } from '../funnel/use-funnel';
import type { noticeState } from '../journey/use-notice';

/** The server's answers by call: `POST /public/vin-service`. */
type Answers = Readonly<Record<string, (call: Outgoing) => unknown>>;

interface PageOptions extends Partial<HostServices> {
  readonly element: ReactElement;
  /** As the area's route table has it: `/ricerca/:vin`. */
  readonly path: string;
  readonly at: string;
  readonly answers?: Answers;
  /** What was chosen on the pages before. */
  readonly state?: Partial<FunnelState>;
  readonly roles?: readonly Role[];
  /** What the page before said on the way here. */
  readonly arrival?: ReturnType<typeof noticeState>;
}

/** Every page that is not the one under test, with what it was told on the way. */
function OtherPage() {
  const { pathname, search, state } = useLocation();
  const notice: unknown = state;
  return (
    <main aria-label="Altra pagina">
      {pathname}
      {search} {JSON.stringify(notice)}
    </main>
  );
}

/** One page of the area at its address, with the journey so far and a server that gives these answers. */
export async function openPage({ element, path, at, answers = {}, state = {}, arrival, ...host }: PageOptions) {
  const { sent, notices } = provideTestHost((call) => {
    if (call.path === '/public/events') return {};
    const answer = answers[`${call.entry.method} ${call.path}`];
    if (!answer) throw new Error(`Nobody answers ${call.entry.method} ${call.path}`);
    return answer(call);
  }, host);
  journey().update(() => ({ ...emptyFunnel, ...state }));
  const view = await act(async () =>
    renderWithHost(
      <Suspense>
        <Routes>
          <Route path={path} element={element} />
          {arrival && <Route path="/prima" element={<Navigate to={at} state={arrival} replace />} />}
          <Route path="*" element={<OtherPage />} />
        </Routes>
      </Suspense>,
      { route: arrival ? '/prima' : at },
    ),
  );
  return {
    view,
    notices,
    /** The calls of this kind, in their order. */
    calls: (method: string, to: string) =>
      sent.filter(({ entry, path: asked }) => entry.method === method && asked === to),
  };
}

/** Where the person was led to. */
export const otherPage = () => screen.findByRole('main', { name: 'Altra pagina' });
