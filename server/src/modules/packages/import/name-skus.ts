/** How many SKUs a sentence names. */
const named = 5;

/** SKUs for a sentence that counts them and names the first of them. */
export function toName(skus: readonly string[]) {
  return { count: skus.length, skus: skus.slice(0, named).join(', ') + (skus.length > named ? '…' : '') };
}
