import { noteLeaving } from '../api/page-leave';
import { forgetFailedScripts } from './failed-scripts';

beforeAll(() => {
  noteLeaving();
  forgetFailedScripts();
});

/** A script that did not come. */
function failing() {
  const script = document.createElement('script');
  const heard = jest.fn();
  script.onerror = heard;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  return { script, heard };
}

test('a script that did not come is taken out of the page, and whoever waits for it hears of it', () => {
  const { script, heard } = failing();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(script.isConnected).toBe(false);
});

test('one that Firefox broke off because the page leaves is told only if the page stays', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  const { heard } = failing();
  expect(heard).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('pageshow'));
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});
