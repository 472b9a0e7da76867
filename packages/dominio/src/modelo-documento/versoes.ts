import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import { codigo, endpoint, instante, opcional, porCodigo, VAZIO, versao } from '../contrato/index.ts'
import type { Salto } from '../estado/index.ts'
import { estruturaDoModelo } from '../laudo/index.ts'
import { estruturaDeTexto } from './estrutura-de-texto.ts'

export const ESTADOS_DA_VERSAO = ['RASCUNHO', 'PUBLICADA'] as const
export type EstadoDaVersao = (typeof ESTADOS_DA_VERSAO)[number]

/** The one table of transitions. */
export const TRANSICOES_DA_VERSAO = {
  publicar: { de: ['RASCUNHO'], para: 'PUBLICADA' },
} as const satisfies Record<string, Salto<EstadoDaVersao>>

const autoria = {
  criadaEm: z.nullable(instante),
  criadaPor: z.nullable(z.string()),
  alteradaEm: z.nullable(instante),
  alteradaPor: z.nullable(z.string()),
  publicadaEm: z.nullable(instante),
  publicadaPor: z.nullable(z.string()),
}

export const itemDeVersao = z.object({
  codigo,
  numero: z.int(),
  estado: z.enum(ESTADOS_DA_VERSAO),
  ...autoria,
  /** Number of the version that it was copied from. */
  origem: z.nullable(z.int()),
  /** The published version that new documents start from. */
  emUso: z.boolean(),
  /** Documents made from it. */
  documentos: z.int(),
})
export type ItemDeVersao = z.infer<typeof itemDeVersao>

/** A structure is of a laudo or of a text, as the model is. */
const conteudo = { laudo: z.nullable(estruturaDoModelo), texto: z.nullable(estruturaDeTexto) }

export const versaoDoModelo = z.object({
  ...itemDeVersao.shape,
  ...conteudo,
  /** Counts the saves of a draft. */
  revisao: z.int(),
})
export type VersaoDoModelo = z.infer<typeof versaoDoModelo>

const revisao = versao
const porVersao = z.object({ codigo, versao: codigo })

/** What an autosave sends: the whole draft each time, guarded by its revision. */
export const rascunhoDoModelo = z.object({ codigo, revisao, ...conteudo })
export type RascunhoDoModelo = z.infer<typeof rascunhoDoModelo>

export const contratoDasVersoes = {
  'GET /modelo-documento/:codigo/versoes': endpoint({
    resumo: 'Versões de um modelo, a mais nova primeiro',
    permissao: 'modelo-documento:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.array(itemDeVersao),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /modelo-documento/:codigo/versoes/:versao': endpoint({
    resumo: 'Uma versão inteira',
    permissao: 'modelo-documento:ler',
    escopo: 'cliente',
    entrada: porVersao,
    resposta: versaoDoModelo,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /modelo-documento/:codigo/rascunho': endpoint({
    resumo: 'Abre o rascunho, copiado da versão em uso ou da que for dada; se já houver um, responde qual',
    permissao: 'modelo-documento:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({ codigo, origem: opcional(codigo) }),
    resposta: z.object({ versao: codigo }),
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE'],
  }),
  'PUT /modelo-documento/:codigo/rascunho': endpoint({
    resumo: 'Salva o rascunho',
    permissao: 'modelo-documento:escrever',
    escopo: 'cliente',
    entrada: rascunhoDoModelo,
    resposta: z.object({ revisao, alteradaEm: instante }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'DELETE /modelo-documento/:codigo/rascunho': endpoint({
    resumo: 'Descarta o rascunho; o que está publicado continua',
    permissao: 'modelo-documento:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /modelo-documento/:codigo/publicar': endpoint({
    resumo: 'Publica o rascunho: os novos documentos passam a partir dele, os que já existem não mudam',
    permissao: 'modelo-documento:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, revisao }),
    resposta: z.object({ versao: codigo, numero: z.int() }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /modelo-documento/:codigo/duplicar': endpoint({
    resumo: 'Outro modelo, com um rascunho igual a este',
    permissao: 'modelo-documento:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({ codigo, nome: linha(120) }),
    resposta: z.object({ codigo }),
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE'],
  }),
}
