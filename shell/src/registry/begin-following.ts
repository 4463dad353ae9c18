import { loadReleases } from './load-releases';

const firstActs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Looks for new versions, and measures pages, from the first thing on that somebody does in the page. */
export function beginFollowing(): void {
  const begin = ({ target }: Event) =>
    void loadReleases().then(
      ({ followReleases, measurePages }) => {
        followReleases(target);
        measurePages();
      },
      () => {},
    );
  for (const act of firstActs) addEventListener(act, begin, { once: true, passive: true });
}
