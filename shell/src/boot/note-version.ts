const versionKey = 'version';

/** Keeps the build's version under its key and logs when another one stood there. */
export function noteVersion(version: string, log: (text: string) => void): void {
  const known = localStorage.getItem(versionKey);
  if (known !== null && known !== version) {
    log('new version detected');
  }
  localStorage.setItem(versionKey, version);
}
