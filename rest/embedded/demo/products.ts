/** Products: invented brands of real kinds in several package sizes. */
import type { products as productTable, productVariants, warehouses as warehouseTable } from '../database/tables/qr.ts';

const catalogue = {
  'Imidasure 17.8 SL': ['100 ml', '250 ml', '500 ml', '1 l'],
  'Mancoguard 75 WP': ['250 g', '500 g', '1 kg'],
  'Chlorashield 18.5 SC': ['60 ml', '150 ml', '300 ml'],
  'Glyphoclear 41 SL': ['1 l', '5 l'],
  'Poshan 19:19:19': ['1 kg', '25 kg'],
  'Humi Boost': ['500 ml', '1 l', '5 l'],
  'Sagar Seaweed Extract': ['250 ml', '500 ml'],
  'Jasta Zinc Sulphate': ['1 kg', '10 kg'],
  'Kapus Gold Hybrid Cotton Seed': ['475 g'],
  'Soya Vijay Soybean Seed': ['20 kg', '30 kg'],
  'Neemraj 1500 ppm': ['250 ml', '500 ml', '1 l'],
  'Phulora Growth Regulator': ['50 ml', '100 ml', '250 ml'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export const products: readonly (typeof productTable.$inferInsert & { id: string })[] = Object.keys(catalogue).map((name, index) => ({
  id: String(index + 1),
  name,
}));

export const variants: readonly (typeof productVariants.$inferInsert & { id: string })[] = Object.entries(catalogue)
  .flatMap(([name, sizes]) => sizes.map((packageSize) => ({ product: name, packageSize })))
  .map(({ product, packageSize }, index) => ({
    id: String(index + 1),
    productId: String(Object.keys(catalogue).indexOf(product) + 1),
    variantName: `${product} ${packageSize}`,
    packageSize,
  }));

export const warehouses: readonly (typeof warehouseTable.$inferInsert & { id: string })[] = [
  'Pune Central Warehouse',
  'Nashik Road Depot',
  'Akola Depot',
  'Latur MIDC Depot',
].map((name, index) => ({ id: String(index + 1), name }));
