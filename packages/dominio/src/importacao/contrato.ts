import * as z from 'zod/mini'
import { codigo, endpoint, instante, porCodigo, VAZIO } from '../contrato/index.ts'
import {
  ENTIDADES_IMPORTADAS,
  ESTADOS_DA_IMPORTACAO,
  MAXIMO_DE_COLUNAS,
  MODOS_DA_IMPORTACAO,
  TIPOS_DE_IMPORTACAO,
} from './tipos.ts'

const contagem = z.object({
  entidade: z.enum(ENTIDADES_IMPORTADAS),
  novos: z.int(),
  alterados: z.int(),
  iguais: z.int(),
})

const problema = z.object({
  /** As the spreadsheet numbers it. */
  linha: z.int(),
  /** Title of the column; null when the whole line is at fault. */
  coluna: z.nullable(z.string()),
  valor: z.string(),
  motivo: z.string(),
})
export type ProblemaDaImportacao = z.infer<typeof problema>

const resultado = z.object({
  /** What comes of the lines that can enter. */
  contagens: z.array(contagem),
  /** Lines that cannot: those at fault, and those that would be left without what they name. */
  recusadas: z.int(),
  /** The first ones, by line. */
  problemas: z.array(problema),
  totalDeProblemas: z.int(),
})
export type ResultadoDaImportacao = z.infer<typeof resultado>

export const importacaoCompleta = z.object({
  codigo,
  tipo: z.enum(TIPOS_DE_IMPORTACAO),
  arquivo: z.string(),
  estado: z.enum(ESTADOS_DA_IMPORTACAO),
  /** Sheets of the file, and the one that was read; a CSV has one without a name. */
  folhas: z.array(z.string()),
  folha: z.string(),
  /** Columns of the sheet: title, and the first values below it. */
  colunas: z.array(z.object({ titulo: z.string(), amostras: z.array(z.string()) })),
  linhas: z.int(),
  mapa: z.record(z.string(), z.int()),
  /** Lines that the work in course has gone through. */
  feitas: z.int(),
  resultado: z.nullable(resultado),
  /** Why the last attempt to save did not go through. */
  falha: z.nullable(z.string()),
  expiraEm: instante,
})
export type ImportacaoCompleta = z.infer<typeof importacaoCompleta>

const mapa = z.record(z.string().check(z.maxLength(60)), z.int().check(z.minimum(0), z.maximum(MAXIMO_DE_COLUNAS - 1)))

const comum = { permissao: 'importacao:escrever', escopo: 'nenhum', resposta: importacaoCompleta } as const

export const contratoImportacao = {
  'POST /importacao': endpoint({
    ...comum,
    resumo: 'Recebe uma planilha CSV ou XLSX e propõe o que cada coluna é; nada é cadastrado ainda',
    entrada: z.object({
      tipo: z.enum(TIPOS_DE_IMPORTACAO),
      /** Which sheet of the file; the first one without it. */
      folha: z.optional(z.string().check(z.maxLength(100))),
    }),
    multipart: true,
    status: 201,
  }),
  'GET /importacao/:codigo': endpoint({
    ...comum,
    resumo: 'Situação de uma importação, com o andamento',
    entrada: porCodigo,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /importacao/:codigo/conferir': endpoint({
    ...comum,
    resumo: 'Confere todas as linhas sem gravar: quantas são novas, alteradas, iguais e recusadas, e por quê',
    entrada: z.extend(porCodigo, { mapa }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /importacao/:codigo/aplicar': endpoint({
    ...comum,
    resumo: 'Grava tudo ou nada ou, a pedido, só as linhas boas; repetir a mesma planilha não duplica',
    entrada: z.extend(porCodigo, { modo: z._default(z.enum(MODOS_DA_IMPORTACAO), 'TUDO') }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'CONFLITO_DE_VERSAO', 'LIMITE_DO_PLANO', 'JA_EXISTE'],
  }),
  'GET /importacao/:codigo/recusadas': endpoint({
    ...comum,
    resumo: 'As linhas que não entram, como vieram, com o que corrigir em cada uma: a planilha que se importa de novo',
    entrada: porCodigo,
    resposta: z.object({ titulos: z.array(z.string()), linhas: z.array(z.array(z.string())) }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'DELETE /importacao/:codigo': endpoint({
    ...comum,
    resumo: 'Cancela: o que ainda não foi gravado não será',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
}
