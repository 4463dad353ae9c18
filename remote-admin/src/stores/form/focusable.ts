import { pointNames, type StoreFieldName, textNames } from './store-values';

/** A field that can take the focus, by its name in a summary of errors. */
export function focusableField(name: string): StoreFieldName | undefined {
  return [...textNames, ...pointNames].find((known) => known === name);
}
