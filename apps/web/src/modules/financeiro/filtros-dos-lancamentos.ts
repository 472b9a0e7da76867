import { LINHAS_DO_DRE, PLANO_DE_CONTAS, ROTULOS_DA_DIMENSAO, ROTULOS_DO_RECORTE } from '@vetlume/dominio/financeiro'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Filtro, FiltroDeReferencia } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro, procurarNoCadastro } from '../cadastros/index.ts'
import { contem, porClinica } from './filtros.ts'

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
