/** How somebody is called: by name, and by e-mail while none is known, as of the first admin. */
export function nameOrEmail({
  firstname,
  lastname,
  email,
}: {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}): string {
  return `${firstname} ${lastname}`.trim() || email;
}
