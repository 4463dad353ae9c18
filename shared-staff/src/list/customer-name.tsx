import type { ContractRow } from 'shared-api/entities';

type Named = Pick<ContractRow, 'fullname' | 'lastname'>;

/** A customer's name; where the list is in the order of surnames, the surname stands out: by it one looks down the column. */
export function CustomerName({ row: { fullname, lastname }, bySurname }: { row: Named; bySurname: boolean }) {
  if (!bySurname || lastname === '') return fullname;
  return (
    <>
      {fullname.slice(0, -lastname.length)}
      <b>{lastname}</b>
    </>
  );
}

/** Whether the API's `sort` is the order of surnames. */
export function isBySurname(sort: string): boolean {
  return sort === 'lastname' || sort === '-lastname';
}
