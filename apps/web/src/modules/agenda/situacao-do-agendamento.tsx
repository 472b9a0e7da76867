import { ROTULOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { desenhoDoIcone } from '../../ui/icones/icone.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'

const APARENCIA: Readonly<Record<EstadoDoAgendamento, { tom: TomDeEtiqueta; icone: NomeDoIcone }>> = {
  SOLICITADO: { tom: 'lume', icone: 'inbox' },
  RESERVADO: { tom: 'neutro', icone: 'schedule' },
  AGENDADO: { tom: 'info', icone: 'event' },
  CONFIRMADO: { tom: 'marca', icone: 'thumb-up' },
  EM_DESLOCAMENTO: { tom: 'aviso', icone: 'directions-car' },
  EM_ATENDIMENTO: { tom: 'aviso', icone: 'play-circle' },
  REALIZADO: { tom: 'sucesso', icone: 'check-circle' },
  CANCELADO: { tom: 'neutro', icone: 'block' },
  FALTOU: { tom: 'erro', icone: 'person-off' },
}

export function EtiquetaDoAgendamento({ estado }: { estado: EstadoDoAgendamento }) {
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_AGENDAMENTO[estado]} />
}

export const EtiquetaDePlantao = () => <Etiqueta tom="lume" rotulo="Plantão" icone="nights-stay" />
export const EtiquetaDeUrgencia = () => <Etiqueta tom="lume" rotulo="Urgente" icone="bolt" />

const SINAIS = {
  RECUSA: 'phone-missed',
  URGENTE: 'bolt',
  PLANTAO: 'nights-stay',
  INALCANCAVEL: 'wrong-location',
} as const
type NomeDeSimbolo = EstadoDoAgendamento | keyof typeof SINAIS

const desenhoDe = (nome: NomeDeSimbolo): NomeDoIcone =>
  nome in SINAIS ? SINAIS[nome as keyof typeof SINAIS] : APARENCIA[nome as EstadoDoAgendamento].icone

/** What a box of the grid says by a drawing. With `titulo` it is said as well as shown. */
export function Simbolo({ nome, titulo }: { nome: NomeDeSimbolo; titulo?: string }) {
  return (
    <>
      <svg className="ag-simbolo" aria-hidden focusable="false">
        <use href={desenhoDoIcone(desenhoDe(nome))} />
      </svg>
      {titulo !== undefined && <span className="so-leitor">{titulo} </span>}
    </>
  )
}
