import type { Jornada, PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { unir } from '@vetlume/dominio/disponibilidade'
import { ROTULOS_DO_MOTIVO } from '@vetlume/dominio/especialista'
import type { Caixa, ColunaDaGrade, EspecialistaDaGrade, Fundo, ItemDaGrade } from '../tipos.ts'
import { diasEntre, periodoDa, type Vista } from '../vista.ts'
import { criarEixo, minutoDe, type Eixo } from './eixo.ts'
import { repartir, type Bloco } from './leito.ts'

const COR_SEM_ESPECIALISTA = '#4A5560'

type DiaDaJornada = Jornada['dias'][number]
type Trecho = { inicio: string; fim: string }

const blocoDe = (eixo: Eixo, { inicio, fim }: Trecho): Bloco => ({
  inicio: minutoDe(eixo, Date.parse(inicio)),
  fim: minutoDe(eixo, Date.parse(fim)),
})

/** The hole between two windows of one person that nothing else explains: lunch, mostly. */
function intervalos(janelas: readonly Bloco[], ocupados: readonly Bloco[]): Fundo[] {
  return janelas.slice(1).flatMap((janela, anterior): Fundo[] => {
    const inicio = janelas[anterior]?.fim ?? janela.inicio
    const explicado = ocupados.some((outro) => outro.inicio < janela.inicio && inicio < outro.fim)
    return explicado ? [] : [{ tipo: 'intervalo', inicio, fim: janela.inicio, texto: 'Intervalo' }]
  })
}

/** Behind the boxes of one specialist: when they work, and why not when they do not. */
export function fundosDoDia(eixo: Eixo, { janelas, excecoes, bloqueios }: DiaDaJornada): Fundo[] {
  const abertas = janelas.map((janela) => blocoDe(eixo, janela))
  const deExcecao = excecoes.map((excecao): Fundo => ({
    ...blocoDe(eixo, excecao),
    tipo: excecao.tipo === 'FOLGA' ? 'folga' : 'extra',
    texto: excecao.observacao ?? ROTULOS_DO_MOTIVO[excecao.motivo],
  }))
  const deBloqueio = bloqueios.map((bloqueio): Fundo => ({
    ...blocoDe(eixo, bloqueio),
    tipo: 'bloqueio',
    texto: bloqueio.motivo,
  }))
  const fora = [...deExcecao.filter(({ tipo }) => tipo === 'folga'), ...deBloqueio]
  return [
    ...abertas.map((bloco): Fundo => ({ ...bloco, tipo: 'aberto', texto: null })),
    ...intervalos(abertas, fora),
    ...deExcecao,
    ...deBloqueio,
  ]
}

/** In a day that many share it is open while anybody works; the rest is not told. */
function fundosDeTodos(eixo: Eixo, dias: readonly DiaDaJornada[]): Fundo[] {
  const abertas = dias.flatMap(({ janelas }) => janelas.map((janela) => blocoDe(eixo, janela)))
  return unir(abertas).map((bloco): Fundo => ({ ...bloco, tipo: 'aberto', texto: null }))
}

/** How the hours are drawn: minutes that the shortest box is drawn with, and the height of an hour, in rem. */
export interface Escala {
  minimo: number
  rem: number
}

interface Desenho extends Escala {
  corDe: (item: ItemDaGrade) => string
}

/** As it is, for who counts and does not draw. */
const REAL: Escala = { minimo: 0, rem: 0 }

const DUAS_LINHAS_REM = 2.3
const TRES_LINHAS_REM = 3.8

function linhasEm(minutos: number, rem: number): Caixa['linhas'] {
  const altura = (minutos / 60) * rem
  return altura >= TRES_LINHAS_REM ? 3 : altura >= DUAS_LINHAS_REM ? 2 : 1
}

function caixasDoDia(eixo: Eixo, itens: readonly ItemDaGrade[], { corDe, minimo, rem }: Desenho): Caixa[] {
  const doDia = itens.filter(({ inicio, fim }) => Date.parse(inicio) < eixo.fimMs && Date.parse(fim) > eixo.inicioMs)
  const blocos = doDia.map((item) => blocoDe(eixo, item))
  const ates = blocos.map(({ inicio, fim }) => Math.max(fim, inicio + minimo))
  const lugares = repartir(blocos.map(({ inicio }, i) => ({ inicio, fim: ates[i] ?? inicio })))
  return doDia.flatMap((item, i) => {
    const [bloco, ate, lugar] = [blocos[i], ates[i], lugares[i]]
    return bloco === undefined || ate === undefined || lugar === undefined
      ? []
      : [{ item, ...bloco, ate, linhas: linhasEm(ate - bloco.inicio, rem), lugar, cor: corDe(item) }]
  })
}

const feriadoDe = (dias: readonly DiaDaJornada[]): string | null =>
  dias.find(({ feriado }) => feriado !== null)?.feriado ?? null

/** What the filters leave. The state filter of the server already brought the cancelled ones when they were asked for. */
export function filtrar(itens: readonly ItemDaGrade[], { especialistas, estados }: Vista): ItemDaGrade[] {
  return itens.filter(
    ({ especialista, estado }) =>
      (especialistas.length === 0 || (especialista !== null && especialistas.includes(especialista.codigo))) &&
      (estados.length === 0 ? estado !== 'CANCELADO' : estados.includes(estado)),
  )
}

/** A request takes no place until somebody gives it one: it stands over the calendar, not in it. */
export const semPedidos = (itens: readonly ItemDaGrade[]): ItemDaGrade[] =>
  itens.filter(({ estado }) => estado !== 'SOLICITADO')

/** The requests among what is on screen, the urgent first, in the order in which they were asked for. */
export const pedidosDe = (itens: readonly ItemDaGrade[]): ItemDaGrade[] =>
  itens
    .filter(({ estado }) => estado === 'SOLICITADO')
    .toSorted((a, b) => Number(b.prioridade === 'URGENTE') - Number(a.prioridade === 'URGENTE'))

export const especialistasDe = ({ jornadas }: Pick<PeriodoDaAgenda, 'jornadas'>): EspecialistaDaGrade[] =>
  jornadas.map(({ especialista }) => especialista)

/** Who has a column: the chosen ones, or all; and whoever has appointments but is not active any more. */
function donos(periodo: PeriodoDaAgenda, itens: readonly ItemDaGrade[], vista: Vista): (EspecialistaDaGrade | null)[] {
  const { especialistas } = vista
  const ativos = especialistasDe(periodo).filter(
    ({ codigo }) => especialistas.length === 0 || especialistas.includes(codigo),
  )
  const antigos = new Map<string, EspecialistaDaGrade>()
  for (const { especialista } of itens) {
    if (especialista !== null && !ativos.some(({ codigo }) => codigo === especialista.codigo))
      antigos.set(especialista.codigo, { ...especialista, cor: COR_SEM_ESPECIALISTA })
  }
  const semDono = itens.some(({ especialista }) => especialista === null)
  return [...ativos, ...antigos.values(), ...(semDono ? [null] : [])]
}

/** The columns of the day view, one for each specialist; of the week, one for each day. */
export function montarColunas(periodo: PeriodoDaAgenda, vista: Vista, escala: Escala = REAL): ColunaDaGrade[] {
  const { fuso, jornadas } = periodo
  const cores = new Map(jornadas.map(({ especialista: { codigo, cor } }) => [codigo, cor]))
  const corDe = ({ especialista }: ItemDaGrade) => cores.get(especialista?.codigo ?? '') ?? COR_SEM_ESPECIALISTA
  const desenho = { corDe, ...escala }
  const itens = semPedidos(filtrar(periodo.itens, vista))
  const visiveis = jornadas.filter(
    ({ especialista: { codigo } }) => vista.especialistas.length === 0 || vista.especialistas.includes(codigo),
  )
  const diasDe = (dia: string, de = visiveis) => de.flatMap(({ dias }) => dias.filter((outro) => outro.dia === dia))
  if (vista.visao === 'semana') {
    return diasEntre(periodoDa(vista)).map((dia) => {
      const eixo = criarEixo(dia, fuso)
      const dias = diasDe(dia)
      const unica = visiveis.length === 1 ? dias[0] : undefined
      return {
        chave: dia,
        especialista: visiveis.length === 1 ? (visiveis[0]?.especialista ?? null) : null,
        eixo,
        fundos:
          visiveis.length === 0 ? null : unica === undefined ? fundosDeTodos(eixo, dias) : fundosDoDia(eixo, unica),
        feriado: feriadoDe(dias),
        caixas: caixasDoDia(eixo, itens, desenho),
      }
    })
  }
  const eixo = criarEixo(vista.dia, fuso)
  return donos(periodo, itens, vista).map((especialista) => {
    const [jornada] = diasDe(
      vista.dia,
      visiveis.filter((uma) => uma.especialista.codigo === especialista?.codigo),
    )
    return {
      chave: especialista?.codigo ?? 'ninguem',
      especialista,
      eixo,
      fundos: jornada === undefined ? null : fundosDoDia(eixo, jornada),
      feriado: jornada?.feriado ?? null,
      caixas: caixasDoDia(
        eixo,
        itens.filter((item) => (item.especialista?.codigo ?? null) === (especialista?.codigo ?? null)),
        desenho,
      ),
    }
  })
}
