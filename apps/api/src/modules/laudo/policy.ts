import { podeTransitar, type EstadoDoLaudo, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { permite, restringir } from '@vetlume/dominio/permissoes'
import type { Ator } from '../../infra/token.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'

/** What the rules look at. The row was already found within the person's view. */
export interface Situacao {
  estado: EstadoDoLaudo
  especialista: string
  revisor: string | null
  exige_revisao: boolean
  critico: boolean
  entregue_em: string | null
  critico_confirmado_em: string | null
}

const EM_VIGOR: ReadonlySet<EstadoDoLaudo> = new Set(['ASSINADO', 'ENTREGUE', 'VISUALIZADO'])

/** Links are given to what is signed and not replaced; a partner clinic only ever sees what was delivered to it. */
export const podeCompartilhar = (estado: EstadoDoLaudo): boolean => EM_VIGOR.has(estado)

type Pessoa = Pick<Ator, 'especialista'>

/** Signing is personal: only who is the author's specialist signs, whatever other profiles there are. */
export const ehAutor = ({ especialista }: Pessoa, laudo: Pick<Situacao, 'especialista'>): boolean =>
  especialista === laudo.especialista

export const ehRevisor = ({ especialista }: Pessoa, laudo: Pick<Situacao, 'revisor'>): boolean =>
  especialista !== null && especialista === laudo.revisor

/** In review it is the reviewer's, who corrects it; until then the author's, and the company's that types for the author. */
export function podeEscrever(ator: Ator, laudo: Pick<Situacao, 'estado' | 'especialista' | 'revisor'>): boolean {
  if (laudo.estado === 'EM_REVISAO') return ehRevisor(ator, laudo)
  return podeTransitar('escrever', laudo.estado) && (visaoDe(ator).tipo === 'EMPRESA' || ehAutor(ator, laudo))
}

/** The key of the specialist whose signature the laudo waits for. */
export const quemAssina = ({ estado, especialista, revisor }: Pick<Situacao, 'estado' | 'especialista' | 'revisor'>) =>
  estado === 'EM_REVISAO' && revisor !== null ? revisor : especialista

/** Whether the laudo still has to go to a reviewer before anybody signs it. */
export const faltaRevisao = ({ estado, exige_revisao }: Pick<Situacao, 'estado' | 'exige_revisao'>): boolean =>
  exige_revisao && podeTransitar('enviar', estado)

/** A partner clinic confirms that it has read a critical finding. */
export const podeConfirmar = (visao: Visao, { critico, entregue_em, critico_confirmado_em }: Situacao): boolean =>
  visao.tipo === 'PARCEIRO' && critico && entregue_em !== null && critico_confirmado_em === null

export function permissoesDe(ator: Ator, laudo: Situacao): LaudoCompleto['permissoes'] {
  const visao = visaoDe(ator)
  const escreve = visao.tipo !== 'PARCEIRO'
  const { estado } = laudo
  return {
    ...restringir(ator, 'laudo:escrever', {
      escrever: escreve && podeEscrever(ator, laudo),
      enviar: ehAutor(ator, laudo) && podeTransitar('enviar', estado),
      devolver: escreve && !ehAutor(ator, laudo) && podeTransitar('devolver', estado),
      retomar: ehAutor(ator, laudo) && podeTransitar('devolver', estado),
      assinar: ator.especialista === quemAssina(laudo) && podeTransitar('assinar', estado) && !faltaRevisao(laudo),
      entregar: escreve && podeTransitar('entregar', estado),
      retificar: escreve && podeTransitar('substituir', estado),
      cancelar: escreve && podeTransitar('cancelar', estado),
    }),
    compartilhar: permite(ator, 'laudo:compartilhar') && podeCompartilhar(estado),
    confirmar: podeConfirmar(visao, laudo),
  }
}
