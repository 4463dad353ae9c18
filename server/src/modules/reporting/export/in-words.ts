import { contractStatusLabels, lastDayOf, withdrawalEndsAt } from 'shared-api/domain';
import { fuelNames } from 'shared-api/messages';
import { type Text, t } from '../../../platform/i18n';
import { dayColumn, type SheetColumn, textColumn } from '../../../platform/spreadsheet';
import type { ExportedContract } from '../../contracts';
import { methodMessages } from '../../documents';
import { headingMessages } from './heading.messages';
import { kindMessages, sourceMessages } from './value.messages';

type Column = SheetColumn<ExportedContract>;
type Names = ReadonlyMap<string, string>;

/** What a person wants to know otherwise than a program. */
const otherwise: Readonly<Record<string, Column>> = {
  // A program is told the instant, midnight; a person the last day on which one may.
  withdrawal_ends_at: dayColumn('', ({ signed_at }) => signed_at && lastDayOf(withdrawalEndsAt(signed_at))),
  utms: textColumn('', ({ utms }) =>
    utms === null
      ? null
      : Object.entries(utms)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', '),
  ),
};

/**
 * Makes a column one that people read: headed by what they call it, with names in the place of codes.
 * @param typeTitles of the package types, by their codes
 */
export function inWords(typeTitles: Names): (column: Column) => Column {
  const names: Readonly<Record<string, Names>> = {
    status: new Map(Object.entries(contractStatusLabels)),
    type: typeTitles,
    kind: translated(kindMessages),
    source: translated(sourceMessages),
    payment_method: translated(methodMessages),
    car_fuel: translated(fuelNames),
  };
  return ({ heading, cell }) => {
    const words = headingMessages[heading];
    const named = names[heading];
    return {
      heading: words === undefined ? heading : t(words),
      cell: otherwise[heading]?.cell ?? (named === undefined ? cell : (row) => nameOf(cell(row), named)),
    };
  };
}

const translated = (texts: Readonly<Record<string, Text>>): Names =>
  new Map(Object.entries(texts).map(([code, text]) => [code, t(text)]));

function nameOf(cell: ReturnType<Column['cell']>, names: Names): ReturnType<Column['cell']> {
  return cell?.kind === 'text' ? { ...cell, value: names.get(cell.value) ?? cell.value } : cell;
}
