import { loadReleases } from './load-releases';

const firstActs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Starts looking for new releases and measuring pages, at the person's first interaction with the page. */
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
