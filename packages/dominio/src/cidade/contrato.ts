import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { ZONA_PADRAO } from '../constantes/index.ts'
import { centavos, endpoint, type RespostaDe } from '../contrato/index.ts'
import { esquemaCep, esquemaUf, UFS } from '../formatos/index.ts'
import { codigoIbge, PREFIXO_IBGE_DA_UF } from './codigo-ibge.ts'
import { esquemaFuso } from './esquema-do-fuso.ts'
import { cartaoDaCidade } from './cartao.ts'

const ficha = {
  nome: z.string(),
  uf: z.enum(UFS),
  /** IANA zone. */
  fuso: z.string(),
  deslocamentoCentavos: centavos,
}

export const itemDeCidade = z.object({ ...linhaDeCadastro, codigo: codigoIbge, ...ficha })
export type ItemDeCidade = z.infer<typeof itemDeCidade>

/** A municipality as records show it. */
export const cidadeDoEndereco = z.object({ codigo: codigoIbge, nome: z.string(), uf: z.enum(UFS) })

/** What the form of a municipality holds; its IBGE code is its key, and stays. */
export const dadosDaCidade = z.object({
  codigo: z.string().check(z.trim(), z.regex(/^[1-5]\d{6}$/, 'Informe o código do IBGE: são 7 números.')),
  nome: linha(80),
  uf: esquemaUf,
  fuso: z._default(esquemaFuso, ZONA_PADRAO),
  deslocamentoCentavos: z._default(centavos.check(z.minimum(0), z.maximum(10_000_000)), 0),
})
export type DadosDaCidade = z.output<typeof dadosDaCidade>

const codigoDaUf = z.refine<DadosDaCidade>(({ codigo, uf }) => codigo.startsWith(PREFIXO_IBGE_DA_UF[uf]), {
  path: ['codigo'],
  error: 'Este código do IBGE é de outro estado.',
})
export const REGRAS_DA_CIDADE = [codigoDaUf] as const

/** The city of a CEP, with its clock; null when no municipality has it. */
const cidadeDoCep = z.object({ ...cidadeDoEndereco.shape, fuso: z.string() })

export const contratoCidade = {
  'GET /cep/:cep': endpoint({
    resumo: 'Município de um CEP, pelas faixas de cada um',
    permissao: 'base:ler',
    escopo: 'plataforma',
    entrada: z.object({ cep: esquemaCep }),
    resposta: z.object({ cidade: z.nullable(cidadeDoCep) }),
  }),
  ...rotasDoCadastro({
    caminho: cartaoDaCidade.caminho,
    nome: cartaoDaCidade.nomes[0],
    ler: cartaoDaCidade.ler,
    escrever: cartaoDaCidade.escrever,
    escopo: 'plataforma',
    lista: listaDeCadastro({
      resumo: 'Municípios do IBGE, com a taxa de deslocamento',
      permissao: 'base:ler',
      escopo: 'plataforma',
      ordens: ['nome', 'uf', 'deslocamento'],
      padrao: cartaoDaCidade.ordem,
      chave: codigoIbge,
      filtros: { ...filtroDeAtivos, uf: z.optional(esquemaUf) },
      item: itemDeCidade,
    }),
    campos: dadosDaCidade,
    regras: REGRAS_DA_CIDADE,
    chave: codigoIbge,
    ficha,
  }),
}
export type Cidade = RespostaDe<(typeof contratoCidade)['GET /cidade/:codigo']>
