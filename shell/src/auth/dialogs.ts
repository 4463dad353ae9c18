/** What asks, over any page, who somebody is: in one script, which comes with the person's first interaction. */
export { IdentityDialog } from './identity-dialog';
export { SignInDialog } from './sign-in-dialog';
