/** The middle value; of an even number the lower of the two, so that no value is made up. */
export function middle(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
