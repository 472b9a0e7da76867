import pacote from '../../../../../package.json' with { type: 'json' }

/** Of the product, as whoever made it says. */
export const VERSAO_DO_PRODUTO: string = pacote.version
