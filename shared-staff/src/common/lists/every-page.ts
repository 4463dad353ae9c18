interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly last_page: number };
}

/** Every row of a list, page after page: the first says how many there are. */
export async function everyPage<Row>(ask: (page: number) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const { data, meta } = await ask(1);
  const others = await Promise.all(Array.from({ length: meta.last_page - 1 }, (_, index) => ask(index + 2)));
  return [data, ...others.map((answer) => answer.data)].flat();
}
