import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import type { ComparedField } from 'shared-ui/work';
import { useContractCache } from '../../common/contract/use-contract-cache';
import { useDesk } from '../../common/desk/desk-provider';
import { fieldLabel } from '../fields/field-labels';
import { type EditField, type EditValues, editFields, valuesOf } from './edit-values';
import { messages } from './messages';

export interface Conflict {
  /** What stands on the server now. */
  readonly theirs: StaffContract;
  readonly who: string | null;
  readonly savedAt: string | null;
}

/** Two people corrected the same contract: what the other saved, and who it was. */
export function useConflict(uid: string) {
  const intl = useIntl();
  const { calls } = useDesk();
  const cache = useContractCache();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const params = { contract_uid: uid };

  /** Asks who saved before; the history's answer is welcome, not needed. */
  async function meet() {
    const { data: theirs } = await calls.get({ params }, { quiet: true });
    const events = await calls.listEvents({ params }, { quiet: true }).catch(() => null);
    const last = events?.data.findLast(({ type }) => type === 'edited' || type === 'sent');
    const named = typeof last?.data.by === 'string' ? last.data.by : null;
    const who = last?.actor === 'customer' ? intl.formatMessage(messages.theCustomer) : named;
    cache.put(theirs);
    setConflict({ theirs, who, savedAt: last?.at ?? theirs.updated_at });
  }

  return { conflict, meet, forget: () => setConflict(null) };
}

/** The fields of both versions side by side, as texts to read. */
export function comparedFields(
  base: EditValues,
  theirs: EditValues,
  mine: EditValues,
  read: (field: EditField, value: string) => string,
  intl: ReturnType<typeof useIntl>,
): ComparedField[] {
  return editFields.map((field) => ({
    key: field,
    label: fieldLabel(field, intl),
    base: read(field, base[field].trim()),
    theirs: read(field, theirs[field].trim()),
    mine: read(field, mine[field].trim()),
  }));
}

/** The values that the person chose: theirs or one's own, field by field. */
export function mergedValues(
  theirs: StaffContract,
  mine: EditValues,
  kept: Readonly<Record<string, 'theirs' | 'mine'>>,
): EditValues {
  const merged = { ...valuesOf(theirs), phone_confirmed: mine.phone_confirmed };
  for (const field of editFields) if (kept[field] === 'mine') merged[field] = mine[field];
  return merged;
}
