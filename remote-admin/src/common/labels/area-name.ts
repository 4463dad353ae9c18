import { areaOf } from 'shared-api/release';
import type { IntlShape } from 'shared-ui/intl';
import { areaNames } from './area-name.messages';

const names = new Map(Object.entries(areaNames));

/**
 * An area in a word: "Cliente" of `remote-account` or `account`; one that came later goes by its own title.
 * @param name of the area or of its folder
 * @param title what its build calls it, where it says so
 */
export function areaName(name: string, intl: IntlShape, title?: string): string {
  const known = names.get(areaOf(name));
  return known ? intl.formatMessage(known) : (title ?? name);
}
