const kept = 50;
const isTelling = /^(id|uid|k|sku|type|code|sha256|vin|\w+_(uid|id|vin|type|code|method))$/;

/** Identifiers that answers have shown, by the name of their field: what a caller sends again. */
export function createKnownValues() {
  const byName = new Map();

  function learn(value) {
    if (value === null || typeof value !== 'object') return;
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'string' && isTelling.test(name)) keep(name, one);
      learn(one);
    }
  }

  function keep(name, value) {
    const list = byName.get(name) ?? [];
    if (list.includes(value)) return;
    byName.set(name, [value, ...list].slice(0, kept));
  }

  return {
    learn,
    /** One that is known by this name, most of the time; undefined where there is none. */
    get(name, random) {
      const list = byName.get(name);
      return list === undefined || random() < 0.1 ? undefined : list[Math.floor(random() * list.length)];
    },
  };
}
