import * as z from 'zod/mini'
import { listaDeCadastro } from '../cadastro/index.ts'
import { centavos, versao } from '../contrato/index.ts'
import { esquemaUf, UFS } from '../formatos/index.ts'
import { codigoIbge } from './codigo-ibge.ts'

export const itemDeCidade = z.object({
  codigo: codigoIbge,
  nome: z.string(),
  uf: z.enum(UFS),
  /** IANA zone. */
  fuso: z.string(),
  deslocamentoCentavos: centavos,
  versao,
})
export type ItemDeCidade = z.infer<typeof itemDeCidade>

/** A municipality as records show it. */
export const cidadeDoEndereco = z.object({ codigo: codigoIbge, nome: z.string(), uf: z.enum(UFS) })

export const contratoCidade = {
  'GET /cidade': listaDeCadastro({
    resumo: 'Municípios do IBGE, com a taxa de deslocamento',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome', 'uf', 'deslocamento'],
    padrao: 'nome',
    chave: codigoIbge,
    filtros: { uf: z.optional(esquemaUf) },
    item: itemDeCidade,
  }),
}
