import { DIAS_DA_SEMANA, ROTULOS_DO_TIPO_DE_HORARIO, type ItemDeHorario } from '@vetlume/dominio/horario-atendimento'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, formatarPercentual } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeHorario>[] = [
  { id: 'dia', titulo: 'Dia', celula: ({ diaSemana }) => DIAS_DA_SEMANA[diaSemana], ordem: 'diaSemana' },
  { id: 'faixa', titulo: 'Horário', celula: ({ inicio, fim }) => `${inicio} às ${fim}` },
  { id: 'tipo', titulo: 'Tipo', celula: ({ tipo }) => ROTULOS_DO_TIPO_DE_HORARIO[tipo] },
  {
    id: 'acrescimo',
    titulo: 'Acréscimo',
    celula: ({ acrescimoBp }) => (acrescimoBp === 0 ? 'Sem acréscimo' : formatarPercentual(acrescimoBp)),
    ordem: 'acrescimo',
    alinhar: 'direita',
  },
  colunaDeSituacao,
]

const filtros = [
  filtroDeOpcoes('diaSemana', 'Dia', Object.fromEntries(DIAS_DA_SEMANA.entries())),
  filtroDeOpcoes('tipo', 'Tipo', ROTULOS_DO_TIPO_DE_HORARIO),
  filtroDeSituacao,
]
const buscar = listar<ItemDeHorario>('horario-atendimento')

export function HorarioAtendimentoPage() {
  return (
    <Pagina
      titulo="Horários de atendimento"
      descricao="Faixas da semana. Fora das normais, o exame é de plantão e tem acréscimo."
      migalhas={[{ rotulo: 'Configuração' }]}
    >
      <Lista
        nomes={['horário', 'horários']}
        chave={['horario-atendimento', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        dicaDaBusca={null}
        ordemPadrao="diaSemana"
        vazio={{ titulo: 'Nenhum horário', texto: 'Os horários de partida são carregados com o sistema.' }}
      />
    </Pagina>
  )
}
