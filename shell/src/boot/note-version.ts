import { localValues } from '../storage/browser-storage';

const versionKey = 'version';

/** Keeps the build's version under its key and logs when another one stood there. */
export function noteVersion(version: string, log: (text: string) => void): void {
  const known = localValues.get(versionKey);
  if (known !== null && known !== version) {
    log('new version detected');
  }
  localValues.set(versionKey, version);
}
