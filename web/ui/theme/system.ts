/** The Chakra system: its style properties and scales, the recipes in use, and our theme. Recipes that no screen uses are left out, which keeps the first script small. */
import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  alertSlotRecipe,
  animationStyles,
  breakpoints,
  buttonRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  inputRecipe,
  keyframes,
  layerStyles,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { config } from './config.ts';

const { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing, zIndex } = tokens;

const stock = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing, zIndex },
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { alert: alertSlotRecipe },
    textStyles,
    layerStyles,
    animationStyles,
  },
});

export const system = createSystem(defaultBaseConfig, stock, config);
