import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { followUncaughtErrors } from '../boot/follow-errors';
import { noticeStore } from '../notifications/notice-store';
import { AreaBoundary } from './area-boundary';

const broken = new Error('undefined is not a function');

function Drawing(): never {
  throw broken;
}
function Effect() {
  useEffect(() => {
    throw broken;
  }, []);
  return 'intatta';
}
function Loop() {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => setCount(count + 1));
  return count;
}

let reports: string[];
beforeEach(() => {
  reports = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'fetch').mockImplementation(async (request) => {
    if (request instanceof Request) reports.push(await request.text());
    return new Response();
  });
});

function show(area: ReactNode) {
  renderWithHost(
    <>
      <p>cornice</p>
      <AreaBoundary area={{ name: 'public', version: '1.0.0' }} failure={({ reference }) => <p>rotta {reference}</p>}>
        {area}
      </AreaBoundary>
    </>,
  );
}

test.each([
  ['while it is drawn', <Drawing key="drawing" />],
  ['in an effect', <Effect key="effect" />],
  ['by drawing itself for ever', <Loop key="loop" />],
])('an area that breaks %s leaves the frame, and says by which reference it was reported', async (_, area) => {
  show(area);
  expect(await screen.findByText(/^rotta public-[0-9a-f]{8}$/)).toBeVisible();
  expect(screen.getByText('cornice')).toBeVisible();
  expect(reports).toEqual([expect.stringContaining('"kind":"draw"')]);
});

describe('what no boundary catches', () => {
  const told = () => noticeStore.getState().shown.map(({ text }) => text);
  beforeAll(() => followUncaughtErrors(() => 'Interrotto.'));
  beforeEach(() => noticeStore.setState({ shown: [] }));

  const fail = async (error: unknown) => {
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    });
  };

  test('an area that breaks in a handler stays as it was; it is reported, and the person is told', async () => {
    const press = () => window.dispatchEvent(new ErrorEvent('error', { error: broken }));
    show(
      <button type="button" onClick={press}>
        salva
      </button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'salva' }));
    expect(screen.getByRole('button', { name: 'salva' })).toBeVisible();
    expect(reports).toEqual([expect.stringContaining('undefined is not a function')]);
    expect(told()).toEqual(['Interrotto.']);
  });

  test('a promise that nobody waits for is told as well', async () => {
    await fail(new Error('nobody waits'));
    expect(reports).toHaveLength(1);
    expect(told()).toEqual(['Interrotto.']);
  });

  test('a refused call is not told twice: the client has said why', async () => {
    await fail(refusal('unavailable', 'Riprova tra poco.'));
    expect(reports).toHaveLength(1);
    expect(told()).toEqual([]);
  });
});
