import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { useDepoisDaTela } from '../../lib/use-depois-da-tela.ts'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { usePode } from '../cadastros/index.ts'
import { classes } from '../../ui/classes.ts'
import faixa from '../../ui/faixa.module.css'
import estilos from './acoes-da-agenda.module.css'
import { especialistasDe, filtrar } from './calculo/montar.ts'
import { FeedDaAgenda } from './feed/feed-da-agenda.tsx'
import type { UsoDaVista } from './use-vista.ts'
import { parte } from '../../ui/parte.tsx'

const BotaoDePlanejar = parte(async () => (await import('./deslocamento/botao-de-planejar.tsx')).BotaoDePlanejar)
const BotaoDaRota = parte(async () => (await import('./impressao/botao-da-rota.tsx')).BotaoDaRota)

export interface AcoesDaAgendaProps {
  uso: UsoDaVista
  periodo: PeriodoDaAgenda | undefined
  aoCriar: () => void
}

/** What is done with the agenda as a whole, and a new appointment. */
export function AcoesDaAgenda({ uso, periodo, aoCriar }: AcoesDaAgendaProps) {
  const { vista, papel, comEspera, alternarEspera } = uso
  const podeEsperar = usePode('lista-espera:ler')
  const podeMarcar = usePode('agenda:escrever')
  const depois = useDepoisDaTela()
  if (papel === 'PARCEIRO' || !podeMarcar) return null
  const emGrade = vista.visao === 'dia' || vista.visao === 'semana'
  return (
    <div className={classes(faixa.faixa, estilos.faixa)}>
      {podeEsperar && emGrade && (
        <Botao
          variant="outlined"
          startIcon={<Icone nome="hourglass-empty" />}
          aria-pressed={comEspera}
          onClick={alternarEspera}
        >
          Lista de espera
        </Botao>
      )}
      {depois && periodo !== undefined && vista.visao === 'dia' && (
        <>
          <BotaoDePlanejar dia={vista.dia} especialistas={especialistasDe(periodo)} />
          <BotaoDaRota dia={vista.dia} itens={filtrar(periodo.itens, vista)} />
        </>
      )}
      <FeedDaAgenda />
      <Botao variant="contained" startIcon={<Icone nome="add" />} onClick={aoCriar}>
        Novo agendamento
      </Botao>
    </div>
  )
}
