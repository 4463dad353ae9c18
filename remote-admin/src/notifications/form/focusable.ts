import { textNames } from './notification-values';

/** A field that can take the focus, by its name in a summary of errors. */
export function focusableField(name: string) {
  return textNames.find((known) => known === name);
}
