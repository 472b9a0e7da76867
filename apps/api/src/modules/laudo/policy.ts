import { podeTransitar, type EstadoDoLaudo, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { permite, restringir } from '@vetlume/dominio/permissoes'
import type { Ator } from '../../infra/token.ts'
import { visaoDe, type Visao } from '../agenda/index.ts'

/** What the rules look at. The row was already found within the person's view. */
export interface Situacao {
  estado: EstadoDoLaudo
  especialista: string
  critico: boolean
  entregue_em: string | null
  critico_confirmado_em: string | null
}

const EM_VIGOR: ReadonlySet<EstadoDoLaudo> = new Set(['ASSINADO', 'ENTREGUE', 'VISUALIZADO'])

/** Links are given to what is signed and not replaced; a partner clinic only ever sees what was delivered to it. */
export const podeCompartilhar = (estado: EstadoDoLaudo): boolean => EM_VIGOR.has(estado)

/** Signing is personal: only who is the author's specialist signs, whatever other profiles there are. */
export const ehAutor = ({ especialista }: Pick<Ator, 'especialista'>, laudo: Pick<Situacao, 'especialista'>): boolean =>
  especialista === laudo.especialista

/** A partner clinic confirms that it has read a critical finding. */
export const podeConfirmar = (visao: Visao, { critico, entregue_em, critico_confirmado_em }: Situacao): boolean =>
  visao.tipo === 'PARCEIRO' && critico && entregue_em !== null && critico_confirmado_em === null

export function permissoesDe(ator: Ator, laudo: Situacao): LaudoCompleto['permissoes'] {
  const visao = visaoDe(ator)
  const escreve = visao.tipo !== 'PARCEIRO'
  const { estado } = laudo
  return {
    ...restringir(ator, 'laudo:escrever', {
      escrever: escreve && podeTransitar('escrever', estado),
      assinar: ehAutor(ator, laudo) && podeTransitar('assinar', estado),
      entregar: escreve && podeTransitar('entregar', estado),
      retificar: escreve && podeTransitar('substituir', estado),
      cancelar: escreve && podeTransitar('cancelar', estado),
    }),
    compartilhar: permite(ator, 'laudo:compartilhar') && podeCompartilhar(estado),
    confirmar: podeConfirmar(visao, laudo),
  }
}
