import { escritorDeDatas } from '@vetlume/dominio/constantes'
import { ROTULOS_DO_TITULO } from '@vetlume/dominio/financeiro'
import { normalizarBusca } from '@vetlume/dominio/formatos'
import { agoraNoFuso } from '../../lib/fuso.ts'
import type { Filtro, FiltroDeReferencia } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'

const porExtenso = escritorDeDatas({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const MESES_ATRAS = 36
const MES = /^\d{4}-(0[1-9]|1[0-2])$/

const nomeDoMes = (mes: string) => (MES.test(mes) ? porExtenso(new Date(`${mes}-01T00:00:00Z`)) : mes)
export const contem = (nome: string, texto: string) => normalizarBusca(nome).includes(normalizarBusca(texto))

/** The month of the service, `AAAA-MM`: the last three years, found by name. */
const filtroDaCompetencia: FiltroDeReferencia = {
  id: 'competencia',
  rotulo: 'Competência',
  tipo: 'referencia',
  procurar: (texto) => {
    const este = agoraNoFuso().toPlainDate().toPlainYearMonth()
    const meses = Array.from({ length: MESES_ATRAS }, (_, n) => este.subtract({ months: n }).toString())
    const opcoes = meses.map((valor) => ({ valor, rotulo: nomeDoMes(valor) }))
    return Promise.resolve(opcoes.filter(({ rotulo }) => contem(rotulo, texto)))
  },
  rotuloDe: (valor) => Promise.resolve(nomeDoMes(valor)),
}

/** Those of one series, which the account that was opened leads to. */
const filtroDaSerie: FiltroDeReferencia = {
  id: 'serie',
  rotulo: 'Repetição',
  soPorElo: true,
  tipo: 'referencia',
  procurar: () => Promise.resolve([]),
  rotuloDe: () => Promise.resolve('As que se repetem juntas'),
}

export const FILTROS_DE_CONTAS: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_TITULO),
  filtroDeOpcoes('aberto', 'Pagamento', { sim: 'Só em aberto' }),
  filtroDeOpcoes('vencido', 'Prazo', { sim: 'Só vencidas' }),
  filtroDeOpcoes('valendo', 'Canceladas', { sim: 'Não mostrar' }),
  { id: 'de', rotulo: 'Vence de', tipo: 'data' },
  { id: 'ate', rotulo: 'Vence até', tipo: 'data' },
  filtroDaCompetencia,
  filtroDaSerie,
]

export const porClinica = filtroDoCadastro('parceiro', 'Clínica', 'parceiro')
export const FILTROS_A_RECEBER: readonly Filtro[] = [
  ...FILTROS_DE_CONTAS,
  porClinica,
  filtroDeOpcoes('nota', 'Nota fiscal', { SEM: 'Sem nota', COM: 'Com nota', A_CANCELAR: 'Nota a cancelar' }),
  { ...filtroDeOpcoes('assinatura', 'Origem', { sim: 'Assinaturas' }), soPorElo: true },
]
