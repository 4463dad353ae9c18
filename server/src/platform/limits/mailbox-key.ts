/** A mailbox as limits count it: what stands after a plus is a label of the same one. */
export const mailboxKey = (email: string): string => email.replace(/\+[^@]*(?=@)/, '').toLowerCase();
