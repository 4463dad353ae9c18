import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { useScrollRules } from './scroll-rules';

function Page({ late = false }) {
  useScrollRules();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/altra">Altra</Link>
      <Link to="/#domande">Domande</Link>
      <Link to="/?page=2">Pagina 2</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Indietro
      </button>
      {!late && <h2 id="domande">Domande</h2>}
    </>
  );
}

const scrollTo = jest.fn((_left: number, top: number) => Reflect.set(window, 'scrollY', top));
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  Reflect.set(window, 'scrollTo', scrollTo);
  Reflect.set(window, 'scrollY', 0);
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => jest.useRealTimers());

function setUp() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithHost(<Page />);
  return user;
}

function scrollBy(top: number) {
  Reflect.set(window, 'scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

test('a new page begins at the top, and Back restores the place', async () => {
  const user = setUp();
  scrollBy(640);

  await user.click(screen.getByText('Altra'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);

  await user.click(screen.getByText('Indietro'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

describe('a page whose list comes late', () => {
  /** The window scrolls no further than the page is high. */
  function pageOf(height: number) {
    scrollTo.mockImplementation((_left, top) => Reflect.set(window, 'scrollY', Math.min(top, height)));
  }

  afterEach(() => pageOf(Number.POSITIVE_INFINITY));

  async function comeBack() {
    const user = setUp();
    scrollBy(640);
    await user.click(screen.getByText('Altra'));
    pageOf(100);
    await user.click(screen.getByText('Indietro'));
    expect(window.scrollY).toBe(100);
    return user;
  }

  test('is put back to its place when the list is there', async () => {
    await comeBack();
    act(() => jest.advanceTimersByTime(4000));

    pageOf(2000);
    act(() => jest.advanceTimersByTime(50));

    expect(window.scrollY).toBe(640);
  });

  test('stays where the person has moved it meanwhile', async () => {
    await comeBack();

    act(() => void window.dispatchEvent(new WheelEvent('wheel')));
    pageOf(2000);
    act(() => jest.advanceTimersByTime(50));

    expect(window.scrollY).toBe(100);
  });
});

test('a hash target is reached smoothly after 200 ms', async () => {
  const user = setUp();
  await user.click(screen.getByText('Domande', { selector: 'a' }));

  act(() => jest.advanceTimersByTime(199));
  expect(scrollIntoView).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(1));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
});

test('a hash target is reached at once by whoever asked for less motion', async () => {
  const media = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...media(query), matches: query === '(prefers-reduced-motion: reduce)' }));
  const user = setUp();
  await user.click(screen.getByText('Domande', { selector: 'a' }));
  act(() => jest.advanceTimersByTime(200));

  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
});

test('a hash that is no encoded text is looked for as it stands', () => {
  renderWithHost(
    <>
      <Page />
      <h2 id="sconto-10%">Sconto</h2>
    </>,
    { route: '/#sconto-10%' },
  );
  act(() => jest.advanceTimersByTime(200));

  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Sconto')]);
});

describe('a page that is loaded with a hash', () => {
  function load() {
    const page = renderWithHost(<Page late />, { route: '/#domande' });
    act(() => jest.advanceTimersByTime(4000));
    expect(scrollIntoView).not.toHaveBeenCalled();
    return page;
  }

  test('goes to its target once that is there', () => {
    const { rerender } = load();
    rerender(<Page />);
    act(() => jest.advanceTimersByTime(50));
    act(() => jest.advanceTimersByTime(4000));

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('stays where the person has moved it meanwhile', () => {
    const { rerender } = load();
    act(() => void window.dispatchEvent(new WheelEvent('wheel')));
    rerender(<Page />);
    act(() => jest.advanceTimersByTime(50));

    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

test('a change of the query leaves the page where it is', async () => {
  const user = setUp();
  scrollBy(640);

  await user.click(screen.getByText('Pagina 2'));

  expect(scrollTo).not.toHaveBeenCalled();
});
