import { useState } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { moneyToCents } from 'shared-ui/format';
import type { Selection } from 'shared-ui/table';

interface Chosen {
  /** Which list they were chosen in. */
  readonly list: string;
  readonly rows: readonly ContractRow[];
}

/**
 * The rows that were ticked, over several pages of one list. Another search, filter or dealer begins anew: nobody
 * should delete what they no longer see.
 * @param list what tells one list from another
 * @param present the rows of the page
 * @param most so many can be chosen: what can be done with them takes no more
 */
export function useChosenRows(list: string, present: readonly ContractRow[], most: number) {
  const [chosen, setChosen] = useState<Chosen>({ list, rows: [] });
  const now = new Map(present.map((row) => [row.contract_uid, row]));
  // A row of another page stands as it was when it was ticked.
  const rows = chosen.list === list ? chosen.rows.map((row) => now.get(row.contract_uid) ?? row) : [];
  const ids = rows.map(({ contract_uid }) => contract_uid);

  const selection: Selection = {
    ids,
    onChange(next) {
      const known = new Map([...rows, ...present].map((row) => [row.contract_uid, row]));
      setChosen({ list, rows: next.flatMap((id) => known.get(id) ?? []).slice(0, most) });
    },
  };

  const drop = (id: string) => selection.onChange(ids.filter((other) => other !== id));

  return {
    rows,
    selection,
    /** In integer cents. */
    sum: rows.reduce((sum, { total }) => sum + moneyToCents(total), 0),
    choose: (these: readonly ContractRow[]) => setChosen({ list, rows: these }),
    clear: () => setChosen({ list, rows: [] }),
    drop,
    toggle: (id: string) => (ids.includes(id) ? drop(id) : selection.onChange([...ids, id])),
  };
}
