import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from '../router';
import { buttonRecipe } from './button-recipe';

const Base = chakra(Link, buttonRecipe);

/** A link to another page that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Base>) {
  return <Base {...props} />;
}
