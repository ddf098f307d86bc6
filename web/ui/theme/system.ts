/** The Chakra system: its style properties and scales, the recipes in use, and our theme. What no screen uses is left out, which keeps the first script small. */
import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints, buttonRecipe, cssVarsPrefix, cssVarsRoot, inputRecipe, textStyles, tokens } from '@chakra-ui/react/theme';
import { config } from './config.ts';

const { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing, zIndex } = tokens;

const stock = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  theme: {
    breakpoints,
    tokens: { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing, zIndex },
    recipes: { button: buttonRecipe, input: inputRecipe },
    textStyles,
  },
});

export const system = createSystem(defaultBaseConfig, stock, config);
