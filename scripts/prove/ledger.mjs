const order = ['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED', 'PAID'];

/** What was acknowledged: how far each contract came, and the notes on it. */
export function createLedger() {
  const contracts = new Map();
  let writes = 0;
  const of = (uid) => {
    if (!contracts.has(uid)) contracts.set(uid, { status: 'DRAFT', notes: [] });
    return contracts.get(uid);
  };
  return {
    /** @param {string} uid @param {string} status where the answer said that it is now */
    reached(uid, status) {
      of(uid).status = status;
      writes += 1;
    },
    noted(uid, text) {
      of(uid).notes.push(text);
      writes += 1;
    },
    writes: () => writes,
    contracts,
  };
}

/**
 * Compares what was acknowledged with what the product has.
 * @param {ReturnType<typeof createLedger>} ledger
 * @param {(path: string) => Promise<any>} read the data of an admin's call, null where there is none
 * @returns {Promise<string[]>} a sentence for each thing that is missing, or there twice
 */
export async function compareLedger({ contracts }, read) {
  const faults = [];
  for (const [uid, known] of contracts) {
    const contract = await read(`/admin/contracts/${uid}`);
    if (contract === null) {
      faults.push(`contract ${uid} is missing`);
      continue;
    }
    if (order.indexOf(contract.status) < order.indexOf(known.status))
      faults.push(`contract ${uid} is ${contract.status}, ${known.status} was acknowledged`);
    if (known.notes.length > 0)
      faults.push(...missingNotes(uid, known.notes, await read(`/admin/contracts/${uid}/notes`)));
  }
  return faults;
}

function missingNotes(uid, texts, notes) {
  const times = (text) => (notes ?? []).filter((note) => note.text === text).length;
  return texts.flatMap((text) => (times(text) === 1 ? [] : [`note ${text} on ${uid} is there ${times(text)} times`]));
}
