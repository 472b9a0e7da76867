import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ROTULOS_DO_AGENDAMENTO, type ItemDaAgenda } from '@vetlume/dominio/agenda'
import { LOCALE } from '@vetlume/dominio/constantes'
import { formatarHora } from '@vetlume/dominio/tempo'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { agoraNoFuso, fusoEmUso } from '../../lib/fuso.ts'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { filtroDeOpcoes, filtroDoCadastro, ouTraco } from '../cadastros/index.ts'
import { mesmoPeriodo, periodosUsuais } from './dias.ts'
import { EtiquetaDoAgendamento } from './situacao-do-agendamento.tsx'

const detalhe = { color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)', fontWeight: 400 } as const

function Quando({ inicio, fim }: ItemDaAgenda) {
  const fuso = fusoEmUso()
  const dia = new Intl.DateTimeFormat(LOCALE, { timeZone: fuso, weekday: 'short', day: '2-digit', month: '2-digit' })
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.25, fontVariantNumeric: 'tabular-nums' }}>
      <time dateTime={inicio}>
        {formatarHora(inicio, fuso)} às {formatarHora(fim, fuso)}
      </time>
      <Box component="span" sx={detalhe}>
        {dia.format(new Date(inicio))}
      </Box>
    </Box>
  )
}

function Paciente({ animal, tutor }: ItemDaAgenda) {
  if (animal === null) return 'A definir'
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.25 }}>
      {animal.nome}
      <Box component="span" sx={detalhe}>
        {ouTraco(tutor)}
      </Box>
    </Box>
  )
}

const colunas: readonly Coluna<ItemDaAgenda>[] = [
  { id: 'inicio', titulo: 'Horário', celula: Quando, ordem: 'inicio', largura: '9.5rem' },
  { id: 'animal', titulo: 'Paciente', celula: Paciente },
  { id: 'servico', titulo: 'Exame', celula: ({ servico }) => ouTraco(servico?.nome) },
  { id: 'especialista', titulo: 'Especialista', celula: ({ especialista }) => especialista.nome },
  { id: 'parceiro', titulo: 'Local', celula: ({ parceiro }) => parceiro?.nome ?? 'Endereço próprio' },
  {
    id: 'atendimento',
    titulo: 'Atendimento',
    celula: ({ atendimento }) => (atendimento === null ? '–' : `nº ${atendimento.numero}`),
    largura: '8rem',
  },
  { id: 'observacoes', titulo: 'Observações', celula: ({ motivo, observacoes }) => ouTraco(motivo ?? observacoes) },
  { id: 'estado', titulo: 'Situação', celula: EtiquetaDoAgendamento, noCartao: 'destaque', largura: '11rem' },
]

const filtros: readonly Filtro[] = [
  { id: 'de', rotulo: 'De', tipo: 'data' },
  { id: 'ate', rotulo: 'Até', tipo: 'data' },
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_AGENDAMENTO),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
  filtroDoCadastro('parceiro', 'Clínica', 'parceiro'),
]
const daAgenda = listar<ItemDaAgenda>('agendamento')

/** Without a period the agenda looks ahead: what passed is found by its dates. */
const buscar: typeof daAgenda = (consulta, sinal) => {
  const comPeriodo = consulta['de'] !== undefined || consulta['ate'] !== undefined
  return daAgenda(comPeriodo ? consulta : { ...consulta, de: agoraNoFuso().toPlainDate().toString() }, sinal)
}

const PERDIDOS: ReadonlySet<string> = new Set(['CANCELADO', 'FALTOU'])

/** To the atendimento that it became, to the form of a new one, or to what else the patient has. */
function destinoDe({ codigo, atendimento, estado, animal }: ItemDaAgenda) {
  const to = '/atendimento'
  if (atendimento !== null) return { to, search: { codigo: atendimento.codigo } }
  if (!PERDIDOS.has(estado)) return { to, search: { novo: '1', agendamento: codigo } }
  return { to, search: animal === null ? {} : { animal: animal.codigo } }
}

/** One click to the periods that people look at most; the address keeps the choice. */
function Atalhos() {
  const busca: BuscaNaUrl = useSearch({ strict: false })
  const navegar = useNavigate()
  return (
    <Box role="group" aria-label="Período" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {periodosUsuais(agoraNoFuso().toPlainDate()).map(({ rotulo, periodo }) => {
        const ativo = mesmoPeriodo(periodo, busca)
        return (
          <Button
            key={rotulo}
            size="small"
            variant={ativo ? 'contained' : 'outlined'}
            aria-pressed={ativo}
            onClick={() =>
              void navegar({
                to: '.',
                search: (atual: BuscaNaUrl) => ({ ...atual, ...periodo, cursor: undefined }),
                replace: true,
              })
            }
          >
            {rotulo}
          </Button>
        )
      })}
    </Box>
  )
}

export function AgendaAtendimentoPage() {
  return (
    <Pagina titulo="Agenda" descricao="De hoje em diante, se nenhum período for escolhido." acoes={<Atalhos />}>
      <Lista
        nomes={['agendamento', 'agendamentos']}
        chave={['agenda', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        dicaDaBusca="Buscar paciente ou tutor"
        ordemPadrao="inicio"
        abrir={destinoDe}
        vazio={{
          titulo: 'Agenda livre',
          texto: 'Os horários marcados aparecem aqui, do mais próximo ao mais distante.',
        }}
      />
    </Pagina>
  )
}
