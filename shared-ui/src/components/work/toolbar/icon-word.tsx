import { chakra } from 'shared-ui/chakra';

/** What a button says beside its icon. On a phone the icon is enough; a screen reader still gets the word. */
export const IconWord = chakra('span', { base: { srOnly: { base: true, sm: false } } });
