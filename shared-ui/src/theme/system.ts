import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints';
import { byIdentity } from './by-identity';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

/**
 * Chakra's engine with our tokens and none of its recipes. The components bring their look as a recipe of their own, so
 * that a page pays only for what it shows. Nothing may come from '@chakra-ui/react/theme': one local import drags in all
 * its recipes.
 */
export const system = byIdentity(
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: 'cc',
      globalCss,
      theme: {
        breakpoints,
        tokens,
        textStyles,
        keyframes,
      },
    }),
  ),
);
