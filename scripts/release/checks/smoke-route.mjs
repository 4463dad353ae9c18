/** What names a record in an address: a number, or a long name that has a digit or a capital in it. */
const recordName = /^(\d+|(?=.*[\dA-Z])[\w-]{16,})$/;

/** The route of an address: the pages of two records have the same. */
export function patternOf(address) {
  return address
    .split('/')
    .map((part) => (recordName.test(part) ? '*' : part))
    .join('/');
}
