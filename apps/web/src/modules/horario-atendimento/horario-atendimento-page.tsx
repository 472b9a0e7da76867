import {
  cartaoDoHorario,
  DIAS_DA_SEMANA,
  ROTULOS_DO_TIPO_DE_HORARIO,
  type ItemDeHorario,
} from '@vetlume/dominio/horario-atendimento'
import { useSearch } from '@tanstack/react-router'
import { percentual } from '../../lib/planilha/valores.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  formatarPercentual,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'
import { TelaDeFeriados } from './feriados.tsx'
import { DOS_FERIADOS } from './rota.ts'
import { VISTAS } from './vistas.ts'

const colunas: readonly Coluna<ItemDeHorario>[] = [
  { id: 'dia', titulo: 'Dia', celula: ({ diaSemana }) => DIAS_DA_SEMANA[diaSemana], ordem: 'diaSemana' },
  { id: 'faixa', titulo: 'Horário', celula: ({ inicio, fim }) => `${inicio} às ${fim}` },
  { id: 'tipo', titulo: 'Tipo', celula: ({ tipo }) => ROTULOS_DO_TIPO_DE_HORARIO[tipo] },
  {
    id: 'acrescimo',
    titulo: 'Acréscimo',
    celula: ({ acrescimoBp }) => (acrescimoBp === 0 ? 'Sem acréscimo' : formatarPercentual(acrescimoBp)),
    texto: ({ acrescimoBp }) => percentual(acrescimoBp),
    ordem: 'acrescimo',
    alinhar: 'direita',
  },
  colunaDeSituacao,
]

const TelaDeHorarios = telaDeCadastro({
  ...doCartao(cartaoDoHorario),
  genero: 'a',
  titulo: 'Horários de atendimento',
  descricao: 'Faixas da semana. Fora das normais, o exame é de plantão e tem acréscimo.',
  vistas: VISTAS,
  colunas,
  filtros: [
    filtroDeOpcoes('diaSemana', 'Dia', Object.fromEntries(DIAS_DA_SEMANA.entries())),
    filtroDeOpcoes('tipo', 'Tipo', ROTULOS_DO_TIPO_DE_HORARIO),
    filtroDeSituacao,
  ],
  dicaDaBusca: null,
  vazio: { titulo: 'Nenhuma faixa', texto: 'Cadastre as faixas em que se atende em cada dia da semana.' },
  registro: async () => (await import('./horario-registro.tsx')).registroDeHorario,
})

export function HorarioAtendimentoPage() {
  const { aba } = useSearch({ from: '/casca/configuracao/horario-atendimento' })
  return aba === DOS_FERIADOS.aba ? <TelaDeFeriados /> : <TelaDeHorarios />
}
