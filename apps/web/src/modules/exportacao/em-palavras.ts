import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import type { EstadoDaExportacao, EtapaDaExportacao, Exportacao } from '@vetlume/dominio/exportacao'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { numero } from '../../lib/numero.ts'

const comCasas = escritorDeNumeros({ maximumFractionDigits: 1 })
const UNIDADES = [
  ['GB', 1_000_000_000],
  ['MB', 1_000_000],
  ['kB', 1_000],
] as const

/** Bytes as people weigh a file. */
export function emBytes(bytes: number): string {
  const [unidade, valor] = UNIDADES.find(([, minimo]) => bytes >= minimo) ?? ['kB', 1_000]
  return `${comCasas(bytes / valor)} ${unidade}`
}

export const ESTADOS: Readonly<Record<EstadoDaExportacao, { rotulo: string; tom: TomDeEtiqueta }>> = {
  PEDIDA: { rotulo: 'Na fila', tom: 'info' },
  FAZENDO: { rotulo: 'Preparando', tom: 'info' },
  PRONTA: { rotulo: 'Pronta', tom: 'sucesso' },
  FALHOU: { rotulo: 'Não foi feita', tom: 'erro' },
  CANCELADA: { rotulo: 'Cancelada', tom: 'neutro' },
  EXPIRADA: { rotulo: 'Apagada', tom: 'neutro' },
}

const ETAPAS: Readonly<Record<EtapaDaExportacao, { texto: string; coisa: string }>> = {
  TABELAS: { texto: 'Lendo os registros', coisa: 'tabela' },
  PLANILHAS: { texto: 'Escrevendo as planilhas', coisa: 'planilha' },
  ARQUIVOS: { texto: 'Copiando laudos, imagens e anexos', coisa: 'arquivo' },
  DOCUMENTOS: { texto: 'Imprimindo os documentos', coisa: 'documento' },
  CONFERENCIA: { texto: 'Somando e assinando', coisa: '' },
}

/** What is being done, and how much of it is. */
export function andamentoDe({ estado, andamento }: Exportacao): { texto: string; fracao: number | null } {
  if (estado === 'PEDIDA') return { texto: 'Na fila: começa em instantes.', fracao: null }
  if (andamento === null) return { texto: 'Começando...', fracao: null }
  const { etapa, feitas, total } = andamento
  const { texto, coisa } = ETAPAS[etapa]
  if (coisa === '' || total === 0) return { texto: `${texto}...`, fracao: null }
  return { texto: `${texto}: ${coisa} ${numero(feitas + 1)} de ${numero(total)}`, fracao: feitas / total }
}
