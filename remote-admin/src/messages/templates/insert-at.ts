/** Puts a name in braces where the cursor stands, in place of what is chosen. */
export function insertAt(text: string, name: string, from: number, to: number): string {
  return `${text.slice(0, from)}{${name}}${text.slice(to)}`;
}
