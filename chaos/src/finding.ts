/** One promise of the product, what was seen of it during or after a fault, and whether it was kept. */
export type Finding = { promised: string; seen: string; kept: boolean };
