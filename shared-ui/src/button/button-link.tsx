import { chakra } from '@chakra-ui/react';
import { Link } from '../router';
import { buttonRecipe } from './button-recipe';

/** A link to another page that looks like a button; like one it stays off the paper. */
export const ButtonLink = chakra(Link, buttonRecipe, { defaultProps: { 'data-frame': '' } });
