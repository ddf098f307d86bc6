/** The Chakra system: its style properties and scales, the recipes in use, and our theme. What no screen uses is left out, which keeps the first script small. */
import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints, buttonRecipe, cssVarsPrefix, cssVarsRoot, inputRecipe, textStyles, tokens } from '@chakra-ui/react/theme';
import { inBaseLayer } from './base-layer.ts';
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

const unlayered = createSystem(defaultBaseConfig, stock, config, { disableLayers: true });

/**
 * In a layer are only the rules that stand on the page from its beginning. Chakra has one for the looks of buttons and inputs as well, each of which comes
 * with the first that is drawn; but for a rule that comes in a layer Chromium lays out the whole page anew.
 */
export const system = { ...unlayered, _global: [inBaseLayer(unlayered._global)] };
