let lastEmail = '';

/** The address of the last try to sign in, so that the page of a disabled account need not ask for it. */
export function rememberEmail(email: string): void {
  lastEmail = email;
}

export function rememberedEmail(): string {
  return lastEmail;
}
