import { type FormEvent, useState } from 'react';
import type { Setting } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useUnsaved } from 'shared-api/react';
import { failureText } from 'shared-ui/data';
import { formatNumber } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import type { Side } from 'shared-ui/work';
import type { Conflict } from '../common/forms/conflict-dialog';
import { messages as words } from './messages';
import { changedSettings, movedSettings, readValue, type Typed } from './typed-values';
import { useSaveSettings } from './use-settings';

/** All settings, as they were known at one time. */
interface Seen {
  readonly data: readonly Setting[];
  readonly version: number;
}

/**
 * Settings of one kind as a form. It is saved against the values that stood there when the typing began; when somebody
 * else changed the same ones meanwhile, both values are put side by side and nothing that was typed is lost.
 * @param present what is known of the server now
 */
export function useSettingsForm(settings: readonly Setting[], version: number) {
  const intl = useIntl();
  const present: Seen = { data: settings, version };
  const [typed, setTyped] = useState<Typed>({});
  const [begun, setBegun] = useState(present);
  const [theirs, setTheirs] = useState<Seen | null>(null);
  const [sent, setSent] = useState(false);
  const { save, fetchTheirs } = useSaveSettings();
  const base = Object.keys(typed).length === 0 ? present : begun;
  const changed = changedSettings(base.data, typed);
  useUnsaved(changed.length > 0);
  const refusals = isApiError(save.error) ? save.error.fields : {};
  const isStale = isApiError(save.error) && save.error.status === 412;

  function change(key: string, text: string) {
    save.reset();
    setBegun(base);
    setTyped((before) => ({ ...before, [key]: text }));
  }

  function undo() {
    save.reset();
    setSent(false);
    setTheirs(null);
    setTyped({});
  }

  function send(from: readonly Setting[], next: Typed, seen: number) {
    const values = changedSettings(from, next).map((one) => [one.key, readValue(one, next[one.key] ?? '')] as const);
    const wrong = values.find(([, value]) => value === null);
    if (wrong) {
      setTheirs(null);
      document.getElementById(`setting-${wrong[0]}`)?.focus();
      return;
    }
    const body = Object.fromEntries(values.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
    save.mutate(
      { values: body, version: seen },
      { onSuccess: undo, onError: (error) => void (isApiError(error) && error.status === 412 && meet(from, next)) },
    );
  }

  /** Somebody else saved first: other settings than these are no conflict. */
  async function meet(from: readonly Setting[], next: Typed) {
    const fresh = await fetchTheirs();
    if (movedSettings(changedSettings(from, next), fresh.data).length > 0) setTheirs(fresh);
    else send(from, next, fresh.version);
  }

  function saveChosen(kept: Readonly<Record<string, Side>>) {
    if (!theirs) return;
    const mine = Object.fromEntries(Object.entries(typed).filter(([key]) => kept[key] !== 'theirs'));
    setBegun(theirs);
    setTyped(mine);
    if (changedSettings(theirs.data, mine).length === 0) undo();
    else send(theirs.data, mine, theirs.version);
  }

  const conflict: Conflict | null = theirs && {
    saver: null,
    fields: changed.map((setting) => ({
      key: setting.key,
      label: setting.title,
      base: String(setting.value),
      theirs: String(theirs.data.find(({ key }) => key === setting.key)?.value ?? setting.value),
      mine: typed[setting.key] ?? '',
    })),
    back: () => setTheirs(null),
    keepTheirs: undo,
    saveChosen,
  };

  return {
    textOf: (setting: Setting) => typed[setting.key] ?? String(setting.value),
    change,
    undo,
    changed,
    conflict,
    saving: save.isPending,
    /** A refusal that no field speaks of. */
    failure: save.error && !isStale && Object.keys(refusals).length === 0 ? failureText(save.error, intl) : null,
    errorOf(key: string): string | undefined {
      const wrong = sent && changed.find((one) => one.key === key && readValue(one, typed[key] ?? '') === null);
      if (wrong) {
        return intl.formatMessage(words.whole, { min: formatNumber(wrong.min), max: formatNumber(wrong.max) });
      }
      return refusals[`values.${key}`]?.[0];
    },
    submit(event: FormEvent) {
      event.preventDefault();
      setSent(true);
      // A version in which nothing of this form has changed (another part of the page was saved) is no conflict.
      send(base.data, typed, movedSettings(changed, settings).length === 0 ? version : base.version);
    },
  };
}
