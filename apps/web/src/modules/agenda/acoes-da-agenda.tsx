import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { usePode } from '../cadastros/index.ts'
import { classes } from '../../ui/classes.ts'
import faixa from '../../ui/faixa.module.css'
import estilos from './acoes-da-agenda.module.css'
import { especialistasDe, filtrar } from './calculo/montar.ts'
import { BotaoDePlanejar } from './deslocamento/botao-de-planejar.tsx'
import { FeedDaAgenda } from './feed/feed-da-agenda.tsx'
import { BotaoDaRota } from './impressao/botao-da-rota.tsx'
import type { UsoDaVista } from './use-vista.ts'
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
      {vista.visao === 'dia' && (
        <>
          <BotaoDePlanejar dia={vista.dia} especialistas={periodo && especialistasDe(periodo)} />
          <BotaoDaRota dia={vista.dia} itens={periodo && filtrar(periodo.itens, vista)} />
        </>
      )}
      <FeedDaAgenda />
      <Botao variant="contained" startIcon={<Icone nome="add" />} onClick={aoCriar}>
        Novo agendamento
      </Botao>
    </div>
  )
}
