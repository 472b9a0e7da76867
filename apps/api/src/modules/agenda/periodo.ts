import {
  ESTADOS_DO_AGENDAMENTO,
  MAXIMO_DO_PERIODO,
  ocupaHorario,
  type contratoAgenda,
  type ItemDoPeriodo,
  type PeriodoDaAgenda,
} from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { juntas } from '../../infra/banco/index.ts'
import { limitesDoDia } from '../../infra/limites-do-dia.ts'
import {
  calendarioDe,
  versaoDoCalendario,
  type Calendario,
  type EspecialistaDoCalendario,
} from '../especialista/index.ts'
import { caminhosDoPeriodo } from './deslocamento/caminhos.ts'
import { podeRemarcar } from './policy.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'
import { agendamentosDoPeriodo, type LinhaDoPeriodo } from './queries-periodo.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['GET /agendamento/periodo']>

/** Whether what the filters leave is everything that takes the time of the specialists in it. */
const semEsconder = ({ parceiro, estados }: Entrada): boolean =>
  parceiro === undefined &&
  (estados === undefined || ESTADOS_DO_AGENDAMENTO.every((estado) => !ocupaHorario(estado) || estados.includes(estado)))

/** Active specialists, by name, whose days somebody may see: none for a clinic. */
function donosDosDias({ especialistas }: Calendario, visao: Visao, codigos: readonly string[] | undefined) {
  if (visao.tipo === 'PARCEIRO') return []
  return [...especialistas.values()].filter(
    ({ ativo, codigo }) =>
      ativo &&
      (visao.tipo === 'EMPRESA' || codigo === visao.especialista) &&
      (codigos === undefined || codigos.includes(codigo)),
  )
}

const comNome = (nome: string | null) => (nome === null ? null : { nome })
const referencia = ({ codigo, nome }: EspecialistaDoCalendario) => ({ codigo, nome })

function itemDe(
  { especialista, parceiro, tipoLocal, endereco, animal, servicos, lugar: _lugar, ...resto }: LinhaDoPeriodo,
  { especialistas }: Calendario,
): Omit<ItemDoPeriodo, 'permissoes' | 'deslocamento'> {
  const quem = especialista === null ? undefined : especialistas.get(especialista)
  return {
    ...resto,
    especialista: quem === undefined ? null : referencia(quem),
    parceiro: comNome(parceiro),
    local: { tipo: tipoLocal, endereco: tipoLocal === 'DOMICILIO' ? endereco : null },
    animal: comNome(animal),
    servicos: servicos.map((nome) => ({ nome })),
  }
}

/** What the calendar draws: appointments that touch the days, and how each specialist works on them. */
export async function verPeriodo(ctx: CtxCliente, input: Entrada): Promise<PeriodoDaAgenda> {
  const { de, ate, ...filtro } = input
  const { cliente } = ctx
  const { fuso } = ctx.ator
  const visao = visaoDe(ctx.ator)
  const marca = permite(ctx.ator, 'agenda:escrever')
  const trecho = { de: limitesDoDia(de, fuso).inicio, ate: limitesDoDia(ate, fuso).fim }
  const [[calendarioAtual], linhas] = await juntas(ctx.tx, [
    versaoDoCalendario(cliente),
    agendamentosDoPeriodo(cliente, visao, { ...filtro, ...trecho }),
  ])
  const calendario = await calendarioDe(ctx, { de, ate }, calendarioAtual?.versao)
  const caminhos =
    visao.tipo === 'PARCEIRO'
      ? null
      : await caminhosDoPeriodo(ctx, linhas, { trecho, inteiro: semEsconder(input), calendario })
  return {
    fuso,
    itens: linhas.slice(0, MAXIMO_DO_PERIODO).map((linha) => ({
      ...itemDe(linha, calendario),
      permissoes: { mover: marca && podeRemarcar(visao, linha) },
      deslocamento: caminhos?.get(linha.codigo) ?? null,
    })),
    completo: linhas.length <= MAXIMO_DO_PERIODO,
    jornadas: donosDosDias(calendario, visao, filtro.especialistas).map(({ codigo, nome, cor, fuso: zona }) => ({
      especialista: { codigo, nome, cor },
      fuso: zona,
      dias: [...calendario.jornada(codigo)],
    })),
  }
}
