/** The product's name and its slug, the only place where either is written. */
export const PRODUTO = { nome: 'Vetlume', slug: 'vetlume' } as const
