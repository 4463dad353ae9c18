/** The entry point of server state (react-query). Every page needs it, so it names only what pages use. */
export {
  focusManager,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
