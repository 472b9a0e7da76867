import { diaPorExtenso } from '@vetlume/dominio/tempo'
import { Icone } from '../../ui/icones/icone.tsx'
import './painel.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Painel } from '@vetlume/dominio/dashboard'
import { PERFIL_PADRAO } from '@vetlume/dominio/menu'
import { Suspense, useEffect, useRef } from 'react'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api, sessao } from '../../lib/navegador.ts'
import { queryClient } from '../../lib/query.ts'
import { usePode } from '../../lib/use-pode.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { useTempoReal } from '../../lib/use-tempo-real.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { EstadoDeErro } from '../../ui/estados.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { EsqueletoDoPainel } from './esqueleto.tsx'
import { PainelDoPerfil, trazerPainel } from './painel-do-perfil.tsx'
import { comPassos } from './passos-da-empresa.ts'

const ATUALIZAR_MS = 60_000
/** What a morning of work changes comes in many messages. */
const JUNTAR_MS = 1_000

function saudacao(hora: number): string {
  if (hora < 5 || hora >= 18) return 'Boa noite'
  return hora < 12 ? 'Bom dia' : 'Boa tarde'
}

/** "Helena" of "Helena Prado", and "Dra. Helena" of "Dra. Helena Prado". */
function tratamento(nome: string): string {
  const [primeiro = '', segundo = ''] = nome.split(' ')
  return primeiro.endsWith('.') ? `${primeiro} ${segundo}` : primeiro
}

/** What each profile comes here to begin, of what a papel lets it. */
function Acoes({ perfil }: { perfil: Painel['perfil'] }) {
  const vePorDia = usePode('agenda:ler')
  const podeAbrir = usePode('atendimento:escrever')
  if (perfil === 'ADMIN' || perfil === 'CLIENTE_BASE') return null
  return (
    <>
      {vePorDia && (
        <BotaoElo to="/agenda/agenda-atendimento" variant="outlined" startIcon={<Icone nome="calendar-month" />}>
          Agenda
        </BotaoElo>
      )}
      {podeAbrir && perfil !== 'ESPECIALISTA' && (
        <BotaoElo to="/atendimento" search={{ novo: '1' }} variant="contained" startIcon={<Icone nome="add" />}>
          {perfil === 'PARCEIRO' ? 'Pedir exame' : 'Novo atendimento'}
        </BotaoElo>
      )}
    </>
  )
}

const CONSULTA = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => comPassos(await api('GET /dashboard', {}, { sinal: signal })),
})

/** The panel, asked again when something changed elsewhere, and every minute for what the clock changes. */
function usePainel() {
  const consulta = useQuery({ ...CONSULTA, refetchInterval: ATUALIZAR_MS })
  const { refetch, dataUpdatedAt } = consulta
  const junta = useRef<ReturnType<typeof setTimeout>>(undefined)
  useTempoReal(({ tipo }) => {
    // Heard when the connection is made, also for the first time: what has just been read is fresh.
    if (tipo === 'pronto' && Date.now() - dataUpdatedAt < JUNTAR_MS) return
    clearTimeout(junta.current)
    junta.current = setTimeout(() => void refetch(), JUNTAR_MS)
  })
  useEffect(() => () => clearTimeout(junta.current), [])
  return consulta
}

/** Home of everybody: the panel of the profile in use, kept fresh while it is on screen. */
export function DashboardPage() {
  const { usuario } = useSessao()
  const principal = usuario?.perfis[0] ?? PERFIL_PADRAO
  // The panel's code and its figures come at the same time.
  useEffect(() => void trazerPainel(principal), [principal])
  const { data, error, refetch } = usePainel()
  const agora = agoraNoFuso()
  return (
    <Pagina
      titulo={`${saudacao(agora.hour)}, ${tratamento(usuario?.nome ?? '')}`}
      descricao={diaPorExtenso(agora.toPlainDate().toString())}
      acoes={<Acoes perfil={data?.perfil ?? principal} />}
    >
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      <div className="pn-caixa" aria-busy={data === undefined && error === null}>
        {data === undefined && error === null && <EsqueletoDoPainel />}
        {data !== undefined && (
          <Suspense fallback={<EsqueletoDoPainel />}>
            <PainelDoPerfil painel={data} />
          </Suspense>
        )}
      </div>
    </Pagina>
  )
}

DashboardPage.carregar = () =>
  Promise.all([trazerPainel(sessao.estado().usuario?.perfis[0] ?? PERFIL_PADRAO), queryClient.prefetchQuery(CONSULTA)])
