import { utmFields } from 'shared-api/entities';

/**
 * The visit's `utm` parameters as a part of a call's body, nothing where there are none. The address of an advertisement
 * may hold anything: what the server would refuse is left out, or nobody who came by it could have a contract. That is a
 * zero byte, too, which PostgreSQL keeps in no text.
 */
export function visitTags(utms: Readonly<Record<string, string>>): { readonly utms?: Record<string, string> } {
  const tags = Object.entries(utms).filter(
    ([name, value]) => !value.includes('\0') && utmFields.safeParse({ [name]: value }).success,
  );
  return tags[0] ? { utms: Object.fromEntries(tags) } : {};
}
