/** Recipes of dialogs and of the drawer. They load with these components because the first page does not need them. */
import { defineConfig, mergeConfigs } from '@chakra-ui/react';
import { dialogSlotRecipe, drawerSlotRecipe } from '@chakra-ui/react/theme';

/** The stock recipes put dialogs on the layer of popovers, but popovers open from dialogs and belong above them. */
const layer = { '--dialog-z-index': 'zIndex.modal', '--drawer-z-index': 'zIndex.modal' } as const;

const stock = defineConfig({ theme: { slotRecipes: { dialog: dialogSlotRecipe, drawer: drawerSlotRecipe } } });

const config = defineConfig({
  theme: {
    slotRecipes: {
      drawer: {
        slots: ['backdrop', 'positioner', 'content'],
        base: {
          backdrop: { ...layer, bg: 'rgb(0 0 0 / .45)', _open: { animationDuration: '120ms' } },
          positioner: layer,
          content: { ...layer, _open: { animationName: 'fade-in', animationDuration: '120ms' } },
        },
      },
      dialog: {
        // All slots, because these replace Chakra's own.
        slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
        base: {
          backdrop: { ...layer, bg: 'rgb(0 0 0 / .45)', _open: { animationDuration: '120ms' } },
          positioner: layer,
          content: {
            ...layer,
            maxH: 'calc(100dvh - 24px)',
            boxShadow: 'md',
            textStyle: 'body',
            _open: { animationName: 'fade-in', animationDuration: '120ms' },
          },
          header: { alignItems: 'center', justifyContent: 'space-between', ps: '5', pe: '3', pt: '3', pb: '0' },
          title: { textStyle: 'dialogTitle', fontWeight: '600' },
          body: { px: '5', pt: '2', pb: '4', overflowY: 'auto' },
          footer: { gap: '2', px: '5', py: '3', borderTopWidth: '1px', flexWrap: 'wrap' },
        },
      },
    },
  },
});

const recipes = mergeConfigs(stock, config).theme?.slotRecipes;

export const dialogRecipe = recipes?.['dialog'];
export const drawerRecipe = recipes?.['drawer'];
