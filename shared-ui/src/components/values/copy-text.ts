/** Puts a text into the clipboard, and tells whether the browser let it: it may be forbidden, or have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
