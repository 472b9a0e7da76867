import { situacaoDoPrazo, type Relogio } from '@vetlume/dominio/atendimento'
import type { SituacaoDoLaudo } from '@vetlume/dominio/laudo'
import { useAgora } from '../../lib/use-agora.ts'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import { Texto } from '../../ui/texto.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { distanciaDoPrazo } from './prazo.ts'
import { ROTULO_DO_ESTADO } from './rotulos.ts'
import estilos from './etiquetas.module.css'

const ASPECTO: Readonly<Record<SituacaoDoLaudo, { tom: TomDeEtiqueta; icone: NomeDoIcone }>> = {
  A_INICIAR: { tom: 'aviso', icone: 'play-circle' },
  RASCUNHO: { tom: 'neutro', icone: 'edit-note' },
  EM_REVISAO: { tom: 'info', icone: 'edit-note' },
  ASSINADO: { tom: 'marca', icone: 'draw' },
  ENTREGUE: { tom: 'sucesso', icone: 'mark-email-read' },
  VISUALIZADO: { tom: 'sucesso', icone: 'visibility' },
  RETIFICADO: { tom: 'aviso', icone: 'published-with-changes' },
  CANCELADO: { tom: 'neutro', icone: 'block' },
}

export function EtiquetaDoEstado({ estado }: { estado: SituacaoDoLaudo }) {
  return <Etiqueta {...ASPECTO[estado]} rotulo={ROTULO_DO_ESTADO[estado]} />
}

export function EtiquetaCritica() {
  return <Etiqueta tom="erro" icone="notification-important" rotulo="Crítico" />
}

/** When it is due; a word and a colour while it is late or about to be. */
export function Prazo({ prazoEm, prazoCorre }: Relogio) {
  const agoraMs = useAgora()
  const situacao = situacaoDoPrazo({ prazoEm, prazoCorre }, agoraMs)
  if (prazoEm === null || situacao === null || situacao === 'EM_DIA') return <DataHora instante={prazoEm} />
  const atrasado = situacao === 'ATRASADO'
  return (
    <span className={estilos.prazo}>
      <Etiqueta
        tom={atrasado ? 'erro' : 'lume'}
        icone={atrasado ? 'error-outline' : 'schedule'}
        rotulo={`${atrasado ? 'Atrasado' : 'Vence'} ${distanciaDoPrazo(prazoEm, agoraMs)}`}
      />
      <Texto como="span" tamanho="micro" secundario>
        <DataHora instante={prazoEm} />
      </Texto>
    </span>
  )
}
