import { chakra } from 'shared-ui/chakra';

const Image = chakra('img', { base: { height: '32px', objectFit: 'cover', bg: 'bg.muted' } });

/** An asset's small picture: `url.thumbnail`, named by its title. */
export function Picture({ asset }: { asset: Readonly<Record<string, unknown>> }) {
  const { url, title } = asset;
  const source = typeof url === 'object' && url !== null && 'thumbnail' in url ? url.thumbnail : null;
  if (typeof source !== 'string') return null;
  return <Image src={source} alt={typeof title === 'string' ? title : ''} width="48px" loading="lazy" />;
}
