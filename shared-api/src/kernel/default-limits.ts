/**
 * What a call may carry at most where its schema says nothing: characters of a text, elements of a list, fields of a
 * record. No entry is without a limit because somebody forgot one (decisions.md, Amendments).
 */
export const defaultLimits = { characters: 191, items: 100 } as const;
