import type { ListDefaults } from './list-address';

/** The rows a page that an account begins with (specification section 9): who never chose keeps each list's own. */
const usualRows = 12;

interface ListSettings {
  readonly density: 'comfortable' | 'compact';
  readonly per_page: number;
}

/** A list's defaults with what the person has chosen for all lists in their settings. */
export function ownDefaults(defaults: ListDefaults, settings: ListSettings | undefined): ListDefaults {
  if (!settings) return defaults;
  return {
    ...defaults,
    density: settings.density === 'compact' ? 'compact' : 'normal',
    perPage: settings.per_page === usualRows ? defaults.perPage : settings.per_page,
  };
}
