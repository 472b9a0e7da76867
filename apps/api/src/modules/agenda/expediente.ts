import { cabeNasJanelas, MAXIMO_DE_DIAS_A_FRENTE, type ForaDoHorario } from '@vetlume/dominio/agenda'
import type { Janela } from '@vetlume/dominio/disponibilidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, fimDoDia, formatarData, formatarTrecho, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { calendarioDe } from '../especialista/index.ts'

const invalido = (inicio: string) => new ErroDeDominio('VALIDACAO', { campos: { inicio } })

/**
 * A time to book is of today or later: what is being registered now may have begun an hour ago, but what was done on
 * another day is an atendimento, which has its own form.
 */
export function conferirQuando({ agora, ator }: Pick<CtxCliente, 'agora' | 'ator'>, inicio: string): void {
  const hoje = diaNaZona(agora.toString(), ator.fuso)
  if (inicio < inicioDoDia(hoje, ator.fuso))
    throw invalido('Este dia já passou. Para registrar um exame já feito, abra um atendimento.')
  const ultimo = Temporal.PlainDate.from(hoje).add({ days: MAXIMO_DE_DIAS_A_FRENTE }).toString()
  if (inicio >= fimDoDia(ultimo, ator.fuso)) throw invalido('Confira o ano: só se agenda até dois anos à frente.')
}

interface Trabalho {
  especialista: { codigo: string; nome: string; fuso: string }
  inicio: string
  fim: string
  /** The version of the company's calendar, for who read it already. */
  calendario?: number
}

const faixas = (janelas: readonly Janela[], fuso: string, dia: string): string =>
  janelas.map((janela) => formatarTrecho(janela, fuso, dia)).join(' e ')

function explicar(
  { especialista: { nome } }: Trabalho,
  { dia, ate = dia, fuso, janelas, feriado }: ForaDoHorario,
): string {
  const data = formatarData(dia)
  if (janelas.length > 0) return `${nome} atende em ${data} ${faixas(janelas, fuso, dia)}. Confirme se é um plantão.`
  const dias = ate === dia ? data : `${data} nem em ${formatarData(ate)}`
  return feriado === null
    ? `${nome} não atende em ${dias}. Confirme se é um plantão.`
    : `${data} é feriado (${feriado}) e ${nome} não atende. Confirme se é um plantão.`
}

/**
 * Whether it is on-call work: outside the specialist's working hours, lunch, exceptions and holidays applied. Throws
 * FORA_DO_HORARIO, with the windows of the day, until somebody confirms it.
 */
export async function conferirExpediente(
  ctx: Pick<CtxCliente, 'tx' | 'cliente'>,
  trabalho: Trabalho,
  confirmado: boolean,
): Promise<boolean> {
  const { especialista, inicio, fim } = trabalho
  const { fuso } = especialista
  const ultimo = new Date(Date.parse(fim) - 1).toISOString()
  const periodo = { de: diaNaZona(inicio, fuso), ate: diaNaZona(ultimo, fuso) }
  const dias = (await calendarioDe(ctx, periodo, trabalho.calendario)).jornada(especialista.codigo)
  const janelas = dias.flatMap((dia) => dia.janelas)
  if (cabeNasJanelas(inicio, fim, janelas)) return false
  if (confirmado) return true
  const detalhes: ForaDoHorario = {
    dia: periodo.de,
    ate: periodo.ate,
    fuso,
    janelas,
    feriado: dias[0]?.feriado ?? null,
  }
  throw new ErroDeDominio('FORA_DO_HORARIO', { mensagem: explicar(trabalho, detalhes), detalhes })
}
