import { LOCALE } from '@vetlume/dominio/constantes'
import {
  LINHAS_DO_DRE,
  PLANO_DE_CONTAS,
  ROTULOS_DA_DIMENSAO,
  ROTULOS_DO_RECORTE,
  ROTULOS_DO_TITULO,
} from '@vetlume/dominio/financeiro'
import { normalizarBusca } from '@vetlume/dominio/formatos'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Filtro, FiltroDeReferencia } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro, procurarNoCadastro } from '../cadastros/index.ts'

const porExtenso = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const MESES_ATRAS = 36
const MES = /^\d{4}-(0[1-9]|1[0-2])$/

const nomeDoMes = (mes: string) => (MES.test(mes) ? porExtenso.format(new Date(`${mes}-01T00:00:00Z`)) : mes)
const contem = (nome: string, texto: string) => normalizarBusca(nome).includes(normalizarBusca(texto))

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

const porClinica = filtroDoCadastro('parceiro', 'Clínica', 'parceiro')
export const FILTROS_A_RECEBER: readonly Filtro[] = [
  ...FILTROS_DE_CONTAS,
  porClinica,
  filtroDeOpcoes('nota', 'Nota fiscal', { SEM: 'Sem nota', COM: 'Com nota', A_CANCELAR: 'Nota a cancelar' }),
  { ...filtroDeOpcoes('assinatura', 'Origem', { sim: 'Assinaturas' }), soPorElo: true },
]

const ROTULOS_DA_LINHA = Object.fromEntries(LINHAS_DO_DRE.map(({ linha, rotulo }) => [linha, rotulo]))

/** Groups that come from what was charged and paid; the others are those that expenses are registered in. */
const GRUPOS_PROPRIOS = [
  'Atendimentos',
  'Comissões de clínicas',
  'Outras receitas',
  'Descontos concedidos',
  'Descontos obtidos',
  'Juros e multas',
  'Repasses',
  'Sem classificação',
  'Taxas de cartão e de banco',
  'Transferências',
]
const procurarGrupos = procurarNoCadastro('grupo-despesa', {})

const filtroDoGrupo: FiltroDeReferencia = {
  id: 'grupo',
  rotulo: 'Grupo',
  tipo: 'referencia',
  procurar: async (texto, sinal) => {
    const cadastrados = (await procurarGrupos(texto, sinal)).map(({ nome }) => nome)
    const proprios = GRUPOS_PROPRIOS.filter((nome) => contem(nome, texto))
    return [...new Set([...proprios, ...cadastrados])].map((nome) => ({ valor: nome, rotulo: nome }))
  },
  rotuloDe: (valor) => Promise.resolve(valor),
}

export const FILTROS_DE_LANCAMENTOS: readonly Filtro[] = [
  filtroDeOpcoes('regime', 'Regime', { COMPETENCIA: 'Competência', CAIXA: 'Caixa' }),
  filtroDeOpcoes('linha', 'Linha', ROTULOS_DA_LINHA),
  filtroDoGrupo,
  ...FILTROS_DO_PERIODO,
  filtroDeOpcoes('sentido', 'Sentido', { ENTRADA: 'Só entradas', SAIDA: 'Só saídas' }),
  filtroDeOpcoes('previsto', 'Movimento', { nao: 'Só realizado', sim: 'Só previsto' }),
  porClinica,
  filtroDoCadastro('contaFinanceira', 'Conta financeira', 'conta-financeira'),
  filtroDeOpcoes('parcela', 'Contribuição', ROTULOS_DO_RECORTE),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
  filtroDoCadastro('servico', 'Serviço', 'servico'),
  filtroDeOpcoes('semVinculo', 'Sem vínculo com', ROTULOS_DA_DIMENSAO),
]

const NOMES_DAS_CONTAS = Object.fromEntries(PLANO_DE_CONTAS.map(({ codigo, nome }) => [codigo, `${codigo} ${nome}`]))

export const FILTROS_DO_RAZAO: readonly Filtro[] = [
  ...FILTROS_DO_PERIODO,
  filtroDeOpcoes('conta', 'Conta contábil', NOMES_DAS_CONTAS),
  filtroDoCadastro('contaFinanceira', 'Conta financeira', 'conta-financeira'),
  filtroDoCadastro('tipoDespesa', 'Tipo de despesa', 'tipo-despesa'),
  filtroDeOpcoes('lado', 'Lado', { DEBITO: 'Só débitos', CREDITO: 'Só créditos' }),
]
