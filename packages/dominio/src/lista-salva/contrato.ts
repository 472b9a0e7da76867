import * as z from 'zod/mini'
import { codigo, endpoint, texto, VAZIO } from '../contrato/index.ts'

/** Each person keeps at most so many of one list, in a company. */
export const MAXIMO_DE_LISTAS_SALVAS = 30
export const MAXIMO_DO_NOME_DA_LISTA = 60

/** The list of a screen, by the name that the screen gives it: `/cadastro/tutor/lista`. */
const lista = z.string().check(z.maxLength(60), z.regex(/^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/))
const nomes = z.readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(80)))

const conteudo = {
  nome: texto(MAXIMO_DO_NOME_DA_LISTA),
  /** As the address of the screen writes it: text, filters, order and page size. What the list no longer knows, it leaves out. */
  consulta: z
    .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(200)))
    .check(z.refine((consulta) => Object.keys(consulta).length <= 40, 'São filtros demais.')),
  /** Order of the columns, and those that are not shown; null where the list is as it was made. */
  colunas: z.nullable(z.object({ ordem: nomes, ocultas: nomes })),
}

export const listaSalva = z.object({ codigo, ...conteudo })
export type ListaSalva = z.infer<typeof listaSalva>

export const listaSalvaNova = z.object({ lista, ...conteudo })

const proprias = { permissao: 'autenticado', escopo: 'cliente' } as const

/** Of who asks, in the company where they are: nobody reads or changes another person's. */
export const contratoListaSalva = {
  'GET /lista-salva': endpoint({
    ...proprias,
    resumo: 'O que a pessoa salvou de uma lista, pelo nome',
    entrada: z.object({ lista }),
    resposta: z.array(listaSalva),
  }),
  'POST /lista-salva': endpoint({
    ...proprias,
    resumo: 'Salva uma lista com seus filtros, sua ordem e suas colunas',
    status: 201,
    idempotente: true,
    entrada: listaSalvaNova,
    resposta: listaSalva,
    erros: ['VALIDACAO'],
  }),
  'PUT /lista-salva/:codigo': endpoint({
    ...proprias,
    resumo: 'Troca o nome ou o que se salvou de uma lista',
    entrada: listaSalva,
    resposta: listaSalva,
    erros: ['NAO_ENCONTRADO', 'VALIDACAO'],
  }),
  'DELETE /lista-salva/:codigo': endpoint({
    ...proprias,
    resumo: 'Apaga uma lista salva',
    status: 204,
    entrada: z.object({ codigo }),
    resposta: VAZIO,
    erros: ['NAO_ENCONTRADO'],
  }),
}
