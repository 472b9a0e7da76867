/** How many figures each page has: in as few pages as hold them, as even as they can be, the fuller ones first. */
export function paginasDeImagens(quantidade: number, porPagina: number): number[] {
  const paginas = Math.ceil(quantidade / porPagina)
  return Array.from({ length: paginas }, (_, pagina) => Math.ceil((quantidade - pagina) / paginas))
}

/** How it was before: each page filled, and what is left over on the last one. */
export const paginasCheias = (quantidade: number, porPagina: number): number[] =>
  Array.from({ length: Math.ceil(quantidade / porPagina) }, (_, pagina) =>
    Math.min(porPagina, quantidade - pagina * porPagina),
  )
