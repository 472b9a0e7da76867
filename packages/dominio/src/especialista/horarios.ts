import * as z from 'zod/mini'
import { linha, linhaOpcional } from '../cadastro/index.ts'
import { data, opcional } from '../contrato/index.ts'
import { faixaDe, horaDe } from '../disponibilidade/index.ts'
import { DIAS_DA_SEMANA, MOTIVOS_DE_EXCECAO, TIPOS_DE_EXCECAO } from './rotulos.ts'

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/
// Rules over several fields are not asked about an hour that is none.
const inicio = z.string().check(z.regex(HORA, { error: 'Informe a hora, como 08:00.', abort: true }))
const fim = z
  .string()
  .check(z.refine((hora) => hora === '24:00' || HORA.test(hora), { error: 'Informe a hora, como 18:00.', abort: true }))
const diaSemana = z.int().check(z.minimum(0), z.maximum(6))

const emOrdem = (campo: string) =>
  z.refine<{ inicio: string; fim: string }>((faixa) => faixa.inicio < faixa.fim, {
    path: [campo],
    error: 'O fim vem depois do começo. O que passa da meia-noite é cadastrado em dois dias.',
  })

/** A window of a weekday, with its lunch or without. */
export const janelaDaSemana = z
  .object({ diaSemana, inicio, fim, almocoInicio: opcional(inicio), almocoFim: opcional(inicio) })
  .check(
    emOrdem('fim'),
    z.refine(({ almocoInicio, almocoFim }) => (almocoInicio === null) === (almocoFim === null), {
      path: ['almocoFim'],
      error: 'Informe o começo e o fim do almoço.',
    }),
    z.refine(
      (j) =>
        j.almocoInicio === null ||
        j.almocoFim === null ||
        (j.inicio < j.almocoInicio && j.almocoInicio < j.almocoFim && j.almocoFim < j.fim),
      { path: ['almocoInicio'], error: 'O almoço fica dentro da faixa de atendimento.' },
    ),
  )
export type JanelaDoEspecialista = z.output<typeof janelaDaSemana>

export const bloqueioDaSemana = z
  .object({ diaSemana, inicio, fim, motivo: linha(80), de: opcional(data), ate: opcional(data) })
  .check(
    emOrdem('fim'),
    z.refine(({ de, ate }) => de === null || ate === null || de <= ate, {
      path: ['ate'],
      error: 'A última data vem depois da primeira.',
    }),
  )
export type BloqueioDoEspecialista = z.output<typeof bloqueioDaSemana>

interface ComDia {
  diaSemana: number
  inicio: string
  fim: string
}
type ComPeriodo = ComDia & { de?: string | null; ate?: string | null }

const coincidem = (a: ComPeriodo, b: ComPeriodo): boolean =>
  a.diaSemana === b.diaSemana &&
  a.inicio < b.fim &&
  b.inicio < a.fim &&
  (a.de ?? '') <= (b.ate ?? '9999') &&
  (b.de ?? '') <= (a.ate ?? '9999')

/** Says which row overlaps an earlier one; the database guarantees the same. */
function semSobreposicao<T extends ComPeriodo>(nome: string): z.core.CheckFn<T[]> {
  return ({ value: linhas, issues }) => {
    linhas.forEach((atual, i) => {
      const outra = linhas.slice(0, i).find((anterior) => coincidem(anterior, atual))
      if (outra === undefined) return
      const message = `${DIAS_DA_SEMANA[atual.diaSemana]}: ${nome} já vai de ${outra.inicio} a ${outra.fim}.`
      issues.push({ code: 'custom', message, path: [i, 'inicio'], input: linhas })
    })
  }
}

/** The week as its form holds it: it is written whole. */
export const semanaDoEspecialista = z.object({
  janelas: z.array(janelaDaSemana).check(z.maxLength(42), semSobreposicao('outra faixa')),
  bloqueios: z.array(bloqueioDaSemana).check(z.maxLength(42), semSobreposicao('outro bloqueio')),
})
export type SemanaDoEspecialista = z.output<typeof semanaDoEspecialista>

/** Longest exception: a year and a day. */
const MAXIMO_DE_DIAS = 366
const diasEntre = (de: string, ate: string) => (Date.parse(ate) - Date.parse(de)) / 86_400_000 + 1

/** What the form of an exception holds. */
export const camposDaExcecao = z.object({
  tipo: z.enum(TIPOS_DE_EXCECAO),
  motivo: z.enum(MOTIVOS_DE_EXCECAO),
  de: data,
  ate: data,
  /** Without hours, a FOLGA takes the whole day. */
  inicio: opcional(inicio),
  fim: opcional(fim),
  observacao: linhaOpcional(200),
})
export type DadosDaExcecao = z.output<typeof camposDaExcecao>

const regra = (path: string, error: string, vale: (excecao: DadosDaExcecao) => boolean) =>
  z.refine<DadosDaExcecao>(vale, { path: [path], error })

export const REGRAS_DA_EXCECAO = [
  regra('ate', 'A última data vem depois da primeira.', ({ de, ate }) => de <= ate),
  regra('ate', 'Uma exceção dura até um ano.', ({ de, ate }) => diasEntre(de, ate) <= MAXIMO_DE_DIAS),
  regra('inicio', 'Informe o horário em que atende a mais.', (e) => e.tipo === 'FOLGA' || e.inicio !== null),
  regra('fim', 'Informe o começo e o fim do horário.', (e) => (e.inicio === null) === (e.fim === null)),
  regra('fim', 'O fim vem depois do começo.', (e) => e.inicio === null || e.fim === null || e.inicio < e.fim),
] as const

export const dadosDaExcecao = camposDaExcecao.check(...REGRAS_DA_EXCECAO)

/** The lunch that a window usually gets: an hour in the middle, on the half hour; null in a window of less than five hours. */
export function almocoSugerido(janela: { inicio: string; fim: string }): { inicio: string; fim: string } | null {
  const { inicio: abre, fim: fecha } = faixaDe(janela.inicio, janela.fim)
  if (fecha - abre < 300) return null
  const comeco = Math.floor(((abre + fecha) / 2 - 30) / 30) * 30
  return { inicio: horaDe(comeco), fim: horaDe(comeco + 60) }
}
