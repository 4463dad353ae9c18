/** The tables whose rows are told apart by who asks. `server/src/scope` has a condition for each. */
export type ScopedTable = 'contracts' | 'stores' | 'documents' | 'dealer_tasks' | 'contract_counts';
