/** Facts that all cards of a batch share, shown once above the cards. Different facts are shown on each card. Pure. */

/** Facts that cards may share. */
export interface Facts {
  createdAt: string | null;
  productName: string | null;
  packageSize: string | null;
  expiryDate: string | null;
  points: number | null;
}

/** Returns the known facts that are equal on every card. */
export function sharedFacts([first, ...others]: readonly Facts[]): Partial<Facts> {
  if (first === undefined) return {};
  const isShared = (name: keyof Facts) => first[name] !== null && others.every((other) => other[name] === first[name]);
  return {
    ...(isShared('productName') && { productName: first.productName }),
    ...(isShared('packageSize') && { packageSize: first.packageSize }),
    ...(isShared('points') && { points: first.points }),
    ...(isShared('createdAt') && { createdAt: first.createdAt }),
    ...(isShared('expiryDate') && { expiryDate: first.expiryDate }),
  };
}
