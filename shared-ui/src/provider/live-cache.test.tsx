import { render, screen } from '@testing-library/react';
import { Text } from '../text';
import { createLiveCache } from './live-cache';
import { UiProvider } from './ui-provider';

afterEach(() => {
  document.head.replaceChildren();
});

describe('createLiveCache, where sheets cannot be adopted', () => {
  it('marks its style elements with the page’s nonce', () => {
    document.head.innerHTML = '<meta property="csp-nonce" nonce="abc123">';
    render(
      <UiProvider cache={createLiveCache()}>
        <Text>Ciao</Text>
      </UiProvider>,
    );
    const styles = [...document.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(style.nonce || style.getAttribute('nonce')).toBe('abc123');
  });

  it('writes nothing twice that the prerendered page brought', () => {
    const first = createLiveCache();
    const { unmount } = render(
      <UiProvider cache={first}>
        <Text>Ciao</Text>
      </UiProvider>,
    );
    const ids = Object.keys(first.inserted);
    expect(ids.length).toBeGreaterThan(0);
    unmount();

    document.head.replaceChildren();
    render(
      <UiProvider cache={createLiveCache(ids)}>
        <Text>Ciao</Text>
      </UiProvider>,
    );
    expect(screen.getByText('Ciao')).toBeVisible();
    expect(document.querySelector('style[data-emotion="cc"]')).toBeNull();
  });
});
