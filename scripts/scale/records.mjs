import pg from 'pg';

/** Looks straight into the database of an installation: what counts is what was written. */
export async function openRecords(url) {
  const client = new pg.Client(url);
  await client.connect();
  const count = async (what, values = []) =>
    (await client.query(`select count(*)::int as count from ${what}`, values)).rows[0].count;
  return {
    contracts: () => count('contracts'),
    signedContracts: () => count(`contracts where status = 'SIGNED'`),
    existing: (uids) => count('contracts where contract_uid = any($1)', [uids]),
    deleted: (uids) => count('contracts where contract_uid = any($1) and deleted_at is not null', [uids]),
    deletions: (uids) =>
      count(
        `contract_events join contracts on contracts.id = contract_id
          where contract_uid = any($1) and contract_events.type = 'deleted'`,
        [uids],
      ),
    messages: () => count(`messages where channel = 'sms'`),
    unsentMessages: () => count(`messages where channel = 'sms' and status <> 'sent'`),
    unsentEmails: () => count(`messages where channel = 'email' and status <> 'sent'`),
    /** Years whose contracts are not numbered from 1 without a gap. */
    missingNumbers: async () =>
      (
        await client.query(`select counters.year from contract_code_counters as counters
          where last_number <> (select count(*) from contracts where code like 'CC-' || counters.year || '-%')`)
      ).rows,
    /** Whether jobs have begun since then. */
    jobsRanSince: async (at) =>
      (
        await client.query(`select bool_and(last_started_at > $1) as ran from jobs where name = any($2)`, [
          at,
          ['expire-contracts', 'sweep-limits'],
        ])
      ).rows[0].ran,
    /** Makes every job due. */
    hurryJobs: () => client.query('update jobs set next_run_at = null'),
    /** Makes contracts so old that they are to be deleted, at the next look for such. */
    async age(uids) {
      await client.query(
        `update contracts set created_at = created_at - interval '21 days' where contract_uid = any($1)`,
        [uids],
      );
      await client.query(`update jobs set next_run_at = null where name = 'expire-contracts'`);
    },
    /** Gives aged contracts back the moment that their histories tell. */
    rejuvenate: (uids) =>
      client.query(`update contracts set created_at = created_at + interval '21 days' where contract_uid = any($1)`, [
        uids,
      ]),
    close: () => client.end(),
  };
}
