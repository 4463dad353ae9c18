import { host } from 'shared-api/react';

type DealerQuery = NonNullable<Parameters<ReturnType<typeof host>['api']['public']['listDealers']>[0]>['query'];

/** The most that the API gives at once. */
const perPage = 100;

/** One page of the dealers that a query finds. */
export function askDealers(query: DealerQuery) {
  return host().api.public.listDealers({ query }, { quiet: true });
}

/** All of them: a longer list goes on beyond the first page. */
export async function askEveryDealer(query: DealerQuery) {
  const ask = (page: number) => askDealers({ ...query, per_page: perPage, page });
  const { data, meta } = await ask(1);
  const others = await Promise.all(Array.from({ length: meta.last_page - 1 }, (_, index) => ask(index + 2)));
  return { data: [data, ...others.map((page) => page.data)].flat(), meta };
}
