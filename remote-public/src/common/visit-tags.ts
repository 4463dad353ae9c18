import { utmFields } from 'shared-api/entities';

/** PostgreSQL keeps no text with a zero byte in it, and the server refuses what holds one. */
const isKept = (value: string) => !value.includes('\0');

/**
 * The visit's `utm` parameters as a part of a call's body, nothing where there are none. The address of an advertisement
 * may hold anything: what the server would refuse is left out, or nobody who came by it could have a contract.
 */
export function visitTags(utms: Readonly<Record<string, string>>): { readonly utms?: Record<string, string> } {
  const tags = Object.entries(utms).filter(
    ([name, value]) => isKept(value) && utmFields.safeParse({ [name]: value }).success,
  );
  return tags.length > 0 ? { utms: Object.fromEntries(tags) } : {};
}
