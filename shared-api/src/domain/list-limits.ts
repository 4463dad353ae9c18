/** How many conditions a list takes at once (decisions.md section 7). */
export const mostWheres = 10;
