// Without a schema: pages that only read a laudo do not download what checks one.

/** What a section may hold beside text and measures, or instead of them. */
export const TIPOS_DE_CORPO = ['MEDIDAS', 'LESOES', 'ESCORE', 'TRACADO'] as const
export type TipoDeCorpo = (typeof TIPOS_DE_CORPO)[number]

/** Every kind of section: the two that have only text and measures, and those with a body of their own. */
export const TIPOS_DE_SECAO = ['ORGAO', 'LIVRE', ...TIPOS_DE_CORPO] as const
export type TipoDeSecao = (typeof TIPOS_DE_SECAO)[number]

export function tipoDaSecao({
  orgao,
  corpo,
}: {
  readonly orgao: string | null
  readonly corpo?: { readonly tipo: TipoDeCorpo } | undefined
}): TipoDeSecao {
  return corpo?.tipo ?? (orgao === null ? 'LIVRE' : 'ORGAO')
}
