import type { AreaRecord } from 'shared-api/host';

function loadStyle(address: string, hash: string | undefined): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    if (hash !== undefined) Object.assign(link, { integrity: hash, crossOrigin: 'anonymous' });
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('A style sheet of the area did not load.'));
    };
    document.head.append(link);
  });
}

/** The style sheets of an area, each once. */
export async function loadStyles(area: AreaRecord): Promise<void> {
  await Promise.all(area.styles.map((file) => loadStyle(`${area.base}${file}`, area.integrity[file])));
}
