const media = window.matchMedia;

/** Until the test ends, the window is so many px wide for whoever asks by `useBelow` or `useFrom`. */
export function inWindow(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = Number(/\((?:min|max)-width: ([\d.]+)px\)/.exec(query)?.[1]);
    return { ...media(query), matches: query.startsWith('(min') ? width >= limit : width <= limit };
  });
}
