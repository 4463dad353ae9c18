import { swapWhenReady } from './swap-when-ready';

const failed = '<main id="content"><section role="alert"><h1>Non si è caricata</h1></section></main>';
const page = '<main id="content"><h1>Garanzia</h1></main>';

function pages() {
  document.body.innerHTML = '<div id="root" data-prerendered>ferma</div>';
  const [still] = document.querySelectorAll<HTMLElement>('#root');
  const live = document.createElement('div');
  const retry = jest.fn();
  if (still) swapWhenReady(still, live, retry);
  const show = async (html: string) => {
    live.innerHTML = html;
    await Promise.resolve();
  };
  return { show, retry };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

test('the prerendered page stays while the live one loads, and goes when its heading is there', async () => {
  const { show } = pages();
  await show('<main id="content"><div role="status">Caricamento</div></main>');
  expect(document.body).toHaveTextContent('ferma');

  await show(page);
  expect(document.body.textContent).toBe('Garanzia');
});

test('an area that does not come is asked for again, ever more seldom, under the prerendered page', async () => {
  const { show, retry } = pages();
  await show(failed);
  jest.advanceTimersByTime(5_000);
  expect(retry).toHaveBeenCalledTimes(1);

  await show(failed);
  jest.advanceTimersByTime(9_999);
  expect(retry).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(2);
  expect(document.body).toHaveTextContent('ferma');

  await show(page);
  expect(document.body.textContent).toBe('Garanzia');
});
