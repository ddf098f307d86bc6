/** The Chakra system: its style properties and scales, the recipes in use, and our theme. What no screen uses is left out, which keeps the first script small. */
import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints, buttonRecipe, cssVarsPrefix, cssVarsRoot, inputRecipe, textStyles, tokens } from '@chakra-ui/react/theme';
import { config } from './config.ts';

const { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing } = tokens;

const stock = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  theme: {
    breakpoints,
    tokens: { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing },
    recipes: { button: buttonRecipe, input: inputRecipe },
    textStyles,
  },
});

const unlayered = createSystem(defaultBaseConfig, stock, config, { disableLayers: true });

/** Puts rules into a layer: the class of an element with styles of its own stands above them, however specific they are. */
export const inBaseLayer = <Rules>(rules: Rules) => ({ '@layer base': rules });

/**
 * Only rules that the page has from its beginning are in a layer. Chakra would also put the looks of buttons and inputs into one, and adds each look when
 * it is first drawn. Whenever a rule is added in a layer, Chromium lays out the whole page again.
 */
export const system = { ...unlayered, _global: [inBaseLayer(unlayered._global)] };
