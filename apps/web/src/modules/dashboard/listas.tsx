import type { LaudoDevido, LaudoEntregue, PedidoRecente } from '@vetlume/dominio/dashboard'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { useAgora } from '../../lib/use-agora.ts'
import { BotaoElo, Elo } from '../../ui/elo.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { EtiquetaDoAtendimento, EtiquetaUrgente } from '../atendimento/index.ts'
import { prazoEmPalavras } from './prazo.ts'

/** Laudos owed, the most urgent first, each with its clock and the way to write it. */
export function LaudosDevidos({
  devidos,
  comEspecialista,
}: {
  devidos: readonly LaudoDevido[]
  comEspecialista: boolean
}) {
  const agoraMs = useAgora()
  return (
    <ul className="ls">
      {devidos.map(({ codigo, numero, laudo, exame, animal, parceiro, especialista, prioridade, prazoEm, alvo }) => {
        const { texto, tom } = prazoEmPalavras(prazoEm, agoraMs)
        return (
          <li key={codigo} className="ls-quebra">
            <div style={{ minWidth: 0 }}>
              <div className="ls-titulo">
                {animal}, {exame}
              </div>
              <div className="ls-apoio">{juntar(`nº ${numero}`, parceiro, comEspecialista ? especialista : null)}</div>
            </div>
            <div className="ls-lado">
              {prioridade === 'URGENTE' && <EtiquetaUrgente />}
              <Etiqueta tom={tom} rotulo={texto} {...(tom === 'neutro' ? {} : { icone: 'alarm' })} />
              <BotaoElo
                to={alvo.rota}
                search={alvo.filtros}
                size="small"
                variant="outlined"
                aria-label={`${laudo === null ? 'Escrever' : 'Continuar'} o laudo de ${animal}`}
              >
                {laudo === null ? 'Escrever' : 'Continuar'}
              </BotaoElo>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Latest exam requests. */
export function Pedidos({ pedidos, comParceiro }: { pedidos: readonly PedidoRecente[]; comParceiro: boolean }) {
  return (
    <ul className="ls">
      {pedidos.map(({ codigo, numero, estado, animal, parceiro, exames, criadoEm }) => (
        <li key={codigo}>
          <div style={{ minWidth: 0 }}>
            <Elo to="/atendimento" search={{ codigo }} color="inherit" className="ls-titulo">
              {animal}, {exames.join(', ')}
            </Elo>
            <div className="ls-apoio">
              {juntar(`nº ${numero}`, comParceiro ? (parceiro ?? 'Atendimento próprio') : null)}
              {PONTO_ENTRE_PARTES}
              <DataHora instante={criadoEm} formato="relativo" />
            </div>
          </div>
          <EtiquetaDoAtendimento estado={estado} />
        </li>
      ))}
    </ul>
  )
}

/** Delivered laudos, each one opening. */
export function LaudosEntregues({ laudos, comParceiro }: { laudos: readonly LaudoEntregue[]; comParceiro: boolean }) {
  return (
    <ul className="ls">
      {laudos.map(({ codigo, numero, titulo, critico, animal, parceiro, entregueEm }) => (
        <li key={codigo}>
          <div style={{ minWidth: 0 }}>
            <Elo to="/laudo/editar" search={{ codigo }} color="inherit" className="ls-titulo">
              {animal}, {titulo}
            </Elo>
            <div className="ls-apoio">
              {juntar(`nº ${numero}`, comParceiro ? parceiro : null)}
              {PONTO_ENTRE_PARTES}
              <DataHora instante={entregueEm} formato="relativo" />
            </div>
          </div>
          {critico && <Etiqueta tom="erro" rotulo="Achado crítico" icone="priority-high" />}
        </li>
      ))}
    </ul>
  )
}
