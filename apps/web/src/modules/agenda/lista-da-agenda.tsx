import { useNavigate, useSearch } from '@tanstack/react-router'
import { ROTULOS_DO_AGENDAMENTO, type ItemDaAgenda } from '@vetlume/dominio/agenda'
import { escritorDeDatas } from '@vetlume/dominio/constantes'
import { diaNaZona, formatarHora } from '@vetlume/dominio/tempo'
import { agoraNoFuso, fusoEmUso } from '../../lib/fuso.ts'
import { listar } from '../../lib/listar.ts'
import { momento } from '../../lib/planilha/valores.ts'
import { Botao } from '../../ui/botao.tsx'
import { Fila } from '../../ui/disposicao.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { ouTraco } from '../cadastros/index.ts'
import { FILTROS_DA_AGENDA, FILTROS_DA_CLINICA } from './filtros-da-lista.ts'
import { mesmoPeriodo, periodosUsuais } from './dias.ts'
import estilos from './lista-da-agenda.module.css'
import { lugarEmPalavras, nomeNaAgenda, servicosEmLinha } from './nomes.ts'
import { EtiquetaDePlantao, EtiquetaDeUrgencia, EtiquetaDoAgendamento } from './situacao-do-agendamento.tsx'

const diaCurto = escritorDeDatas({ weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' })

function Quando({ inicio, fim, estado }: ItemDaAgenda) {
  const fuso = fusoEmUso()
  return (
    <span className={estilos.quando}>
      {estado === 'SOLICITADO' ? (
        'A combinar'
      ) : (
        <time dateTime={inicio}>
          {formatarHora(inicio, fuso)} às {formatarHora(fim, fuso)}
        </time>
      )}
      <span className={estilos.detalhe}>{diaCurto(Date.parse(`${diaNaZona(inicio, fuso)}T12:00:00Z`))}</span>
    </span>
  )
}

function Paciente(item: ItemDaAgenda) {
  return (
    <span className={estilos.paciente}>
      {nomeNaAgenda(item)}
      {item.tutor !== null && <span className={estilos.detalhe}>{item.tutor}</span>}
    </span>
  )
}

function Situacao({ estado, plantao, prioridade }: ItemDaAgenda) {
  return (
    <span className={estilos.situacao}>
      <EtiquetaDoAgendamento estado={estado} />
      {prioridade === 'URGENTE' && <EtiquetaDeUrgencia />}
      {plantao && <EtiquetaDePlantao />}
    </span>
  )
}

const colunas: readonly Coluna<ItemDaAgenda>[] = [
  {
    id: 'inicio',
    titulo: 'Horário',
    celula: Quando,
    texto: ({ inicio, estado }) => (estado === 'SOLICITADO' ? 'A combinar' : momento(inicio)),
    ordem: 'inicio',
    largura: '9.5rem',
  },
  { id: 'animal', titulo: 'Paciente', celula: Paciente, texto: nomeNaAgenda },
  { id: 'servicos', titulo: 'Exames', celula: (item) => ouTraco(servicosEmLinha(item)) },
  { id: 'especialista', titulo: 'Especialista', celula: ({ especialista }) => especialista?.nome ?? 'A definir' },
  { id: 'local', titulo: 'Local', celula: lugarEmPalavras },
  {
    id: 'atendimento',
    titulo: 'Atendimento',
    celula: ({ atendimento }) => (atendimento === null ? '–' : `nº ${atendimento.numero}`),
    largura: '8rem',
  },
  {
    id: 'observacoes',
    titulo: 'Observações',
    celula: ({ motivo, observacoes }) => ouTraco(motivo ?? observacoes),
    oculta: true,
  },
  {
    id: 'estado',
    titulo: 'Situação',
    celula: Situacao,
    texto: ({ estado }) => ROTULOS_DO_AGENDAMENTO[estado],
    noCartao: 'destaque',
    largura: '12rem',
  },
]

const buscar = listar('agendamento')

/** One click to the periods that people look at most; the address keeps the choice. */
function Atalhos() {
  const busca = useSearch({ from: '/casca/agenda/agenda-atendimento' })
  const navegar = useNavigate()
  return (
    <Fila espaco={1} alinhar="tudo" role="group" aria-label="Período">
      {periodosUsuais(agoraNoFuso().toPlainDate()).map(({ rotulo, periodo }) => {
        const ativo = mesmoPeriodo(periodo, busca)
        return (
          <Botao
            key={rotulo}
            size="small"
            variant={ativo ? 'contained' : 'outlined'}
            aria-pressed={ativo}
            onClick={() =>
              void navegar({
                to: '.',
                search: (atual) => ({ ...atual, ...periodo, visao: 'lista', cursor: undefined }),
                replace: true,
                resetScroll: false,
              })
            }
          >
            {rotulo}
          </Botao>
        )
      })}
    </Fila>
  )
}

/** Appointments as a list, from today on unless another period is chosen. */
export function ListaDaAgenda({ daClinica }: { daClinica: boolean }) {
  const busca = useSearch({ from: '/casca/agenda/agenda-atendimento' })
  return (
    <>
      <Atalhos />
      <Lista
        nomes={['agendamento', 'agendamentos']}
        chave={['agenda', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={daClinica ? FILTROS_DA_CLINICA : FILTROS_DA_AGENDA}
        dicaDaBusca="Buscar paciente ou tutor"
        ordemPadrao="inicio"
        abrir={({ codigo }) => ({
          to: '/agenda/agenda-atendimento',
          search: { ...busca, visao: 'lista', agendamento: codigo },
        })}
        vazio={{
          titulo: 'Agenda livre',
          texto: 'Os horários marcados aparecem aqui, do mais próximo ao mais distante.',
        }}
      />
    </>
  )
}
