/** The application's name in titles, to the letter. */
const appName = 'CarCare';

/** The app name, plus a slug if there is one: `CarCare | Pacchetti`. */
export function pageTitle(slug?: string): string {
  return slug ? `${appName} | ${slug}` : appName;
}
