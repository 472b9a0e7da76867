import * as z from 'zod/mini'
import { codigo, data, endpoint, instante, permissoes, VAZIO, versao } from '../contrato/index.ts'
import { comChaves } from './com-chaves.ts'
import { camposDaExcecao, REGRAS_DA_EXCECAO, semanaDoEspecialista } from './horarios.ts'
import { MOTIVOS_DE_EXCECAO, TIPOS_DE_EXCECAO } from './rotulos.ts'

const hora = z.string()
const escopo = 'cliente' as const

const excecao = z.object({
  codigo,
  tipo: z.enum(TIPOS_DE_EXCECAO),
  motivo: z.enum(MOTIVOS_DE_EXCECAO),
  de: data,
  ate: data,
  inicio: z.nullable(hora),
  fim: z.nullable(hora),
  observacao: z.nullable(z.string()),
  versao,
})
export type ExcecaoDoEspecialista = z.infer<typeof excecao>

const janela = z.object({
  diaSemana: z.int(),
  inicio: hora,
  fim: hora,
  almocoInicio: z.nullable(hora),
  almocoFim: z.nullable(hora),
})

const horarios = z.object({
  /** Of the week; exceptions have their own. */
  versao,
  /** IANA zone that the hours are in. */
  fuso: z.string(),
  janelas: z.array(janela),
  bloqueios: z.array(
    z.object({
      diaSemana: z.int(),
      inicio: hora,
      fim: hora,
      motivo: z.string(),
      de: z.nullable(data),
      ate: z.nullable(data),
    }),
  ),
  /** Those to come, and those of the last three months, in order. */
  excecoes: z.array(excecao),
  /** The company's windows, which hold while the specialist has none. */
  padrao: z.array(janela),
  permissoes: permissoes(['editar']),
})
export type HorariosDoEspecialista = z.infer<typeof horarios>

/** Most days asked for at once. */
export const MAXIMO_DE_DIAS_DE_JANELAS = 62

const periodo = z.object({ codigo, de: data, ate: data }).check(
  z.refine(({ de, ate }) => de <= ate, { path: ['ate'], error: 'A última data vem depois da primeira.' }),
  z.refine(({ de, ate }) => (Date.parse(ate) - Date.parse(de)) / 86_400_000 < MAXIMO_DE_DIAS_DE_JANELAS, {
    path: ['ate'],
    error: `Peça até ${MAXIMO_DE_DIAS_DE_JANELAS} dias.`,
  }),
)

const diaDeTrabalho = z.object({
  dia: data,
  janelas: z.array(z.object({ inicio: instante, fim: instante })),
  /** Name of the holiday that closes the day, or would. */
  feriado: z.nullable(z.string()),
  excecoes: z.array(codigo),
})
export type DiaDeTrabalho = z.infer<typeof diaDeTrabalho>

export const rotasDosHorarios = {
  'GET /especialista/:codigo/horarios': endpoint({
    resumo: 'Semana de trabalho, bloqueios e exceções de um especialista',
    permissao: 'especialista:partes',
    escopo,
    entrada: z.object({ codigo }),
    resposta: horarios,
    erros: ['NAO_ENCONTRADO'],
  }),
  'PUT /especialista/:codigo/horarios': endpoint({
    resumo: 'Grava a semana de trabalho, inteira',
    permissao: 'especialista:escrever',
    escopo,
    entrada: z.extend(semanaDoEspecialista, { codigo, versao }),
    resposta: horarios,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO'],
  }),
  'POST /especialista/:codigo/excecoes': endpoint({
    resumo: 'Cadastra uma folga ou um horário extra',
    permissao: 'especialista:escrever',
    escopo,
    entrada: comChaves(camposDaExcecao, REGRAS_DA_EXCECAO, { codigo }),
    resposta: excecao,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE'],
  }),
  'PUT /especialista/:codigo/excecoes/:excecao': endpoint({
    resumo: 'Altera uma folga ou um horário extra',
    permissao: 'especialista:escrever',
    escopo,
    entrada: comChaves(camposDaExcecao, REGRAS_DA_EXCECAO, { codigo, excecao: codigo, versao }),
    resposta: excecao,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'JA_EXISTE'],
  }),
  'DELETE /especialista/:codigo/excecoes/:excecao': endpoint({
    resumo: 'Exclui uma folga ou um horário extra',
    permissao: 'especialista:escrever',
    escopo,
    entrada: z.object({ codigo, excecao: codigo }),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /especialista/:codigo/janelas': endpoint({
    resumo: 'Janelas de trabalho de cada dia, em UTC, com feriados e exceções aplicados',
    permissao: 'especialista:partes',
    escopo,
    entrada: periodo,
    resposta: z.object({ fuso: z.string(), dias: z.array(diaDeTrabalho) }),
    erros: ['NAO_ENCONTRADO'],
  }),
}
