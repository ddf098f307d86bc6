/** The Chakra system: style properties and scales, the recipes in use, and the theme. Unused parts are left out, which keeps the first script small. */
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

/** Puts rules into a layer, so the class of an element with its own styles overrides them at any specificity. */
export const inBaseLayer = <Rules>(rules: Rules) => ({ '@layer base': rules });

/**
 * Only rules that exist when the page starts are in a layer. Chakra would also layer the variants of buttons and inputs, and adds each variant on its first
 * render. Chromium lays out the whole page again whenever a rule is added to a layer.
 */
export const system = { ...unlayered, _global: [inBaseLayer(unlayered._global)] };
