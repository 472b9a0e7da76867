import { contar } from '@vetlume/dominio/formatos'
import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { numero } from '../../lib/numero.ts'

type Copias = NonNullable<PainelDaPlataforma['copias']>

export interface SituacaoDaCopia {
  tom: TomDeEtiqueta
  rotulo: string
}

/** The state of the copies in a word. A failure counts even while the copy before it is still recent. */
export function situacaoDaCopia({ boa, atrasada, tentativa }: Copias): SituacaoDaCopia {
  if (atrasada) return { tom: 'erro', rotulo: boa === null ? 'Nenhuma cópia' : 'Atrasada' }
  if (tentativa !== null && tentativa.falha !== null) return { tom: 'aviso', rotulo: 'A última falhou' }
  return boa === null ? { tom: 'neutro', rotulo: 'Na próxima noite' } : { tom: 'sucesso', rotulo: 'Conferida' }
}

/** What the newest copy holds: "164 MB, 12.345 linhas e 87 arquivos". */
export function conteudoDaCopia({ bytes, linhas, arquivos }: NonNullable<Copias['boa']>): string {
  const mega = numero(Math.max(1, Math.round(bytes / 1_000_000)))
  return `${mega} MB, ${contar(linhas, 'linha', 'linhas')} e ${contar(arquivos, 'arquivo', 'arquivos')}`
}
