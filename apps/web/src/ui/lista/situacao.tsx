import { Etiqueta } from '../etiqueta.tsx'
import type { Coluna, Filtro, FiltroDeOpcoes, OpcaoDeFiltro } from './tipos.ts'

/** `{ A: 'Rótulo' }` as the options of a filter or of a select. */
export function opcoesDe(rotulos: Readonly<Record<string, string>>): OpcaoDeFiltro[] {
  return Object.entries(rotulos).map(([valor, rotulo]) => ({ valor, rotulo }))
}

export function EtiquetaDeSituacao({ ativo }: { ativo: boolean }) {
  return ativo ? (
    <Etiqueta tom="sucesso" rotulo="Ativo" icone="check-circle" />
  ) : (
    <Etiqueta tom="neutro" rotulo="Inativo" icone="do-not-disturb-on" />
  )
}

/** Last column of every registry. */
/** Somebody was asked and did not answer yet, or let the answer pass. */
export function EtiquetaDeConvite({ vencido, rotulo }: { vencido: boolean; rotulo: string }) {
  return <Etiqueta tom={vencido ? 'aviso' : 'info'} rotulo={rotulo} icone={vencido ? 'schedule' : 'mail-outline'} />
}

export const colunaDeSituacao: Coluna<{ ativo: boolean }> = {
  id: 'ativo',
  titulo: 'Situação',
  celula: ({ ativo }) => <EtiquetaDeSituacao ativo={ativo} />,
  texto: ({ ativo }) => (ativo ? 'Ativo' : 'Inativo'),
  noCartao: 'destaque',
  largura: '8rem',
}

export const filtroDeSituacao: FiltroDeOpcoes = {
  id: 'ativo',
  rotulo: 'Situação',
  tipo: 'opcoes',
  opcoes: opcoesDe({ true: 'Ativos', false: 'Inativos' }),
}

/** A filter over the fixed values of a column. */
export function filtroDeOpcoes(
  id: Filtro['id'],
  rotulo: string,
  rotulos: Readonly<Record<string, string>>,
): FiltroDeOpcoes {
  return { id, rotulo, tipo: 'opcoes', opcoes: opcoesDe(rotulos) }
}

/** What is missing reads as a dash, never as an empty cell. */
export const ouTraco = (texto: string | null | undefined): string =>
  texto === null || texto === undefined || texto === '' ? '–' : texto
