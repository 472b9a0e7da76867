import type { Janela } from '@vetlume/dominio/imagem'
import type { QuadroLido } from './quadro-lido.ts'

interface JanelaPronta {
  rotulo: string
  janela: Janela
}

/** Hounsfield values mean the same in every machine: only of CT. */
const DA_TOMOGRAFIA: readonly JanelaPronta[] = [
  { rotulo: 'Partes moles', janela: { centro: 40, largura: 400 } },
  { rotulo: 'Pulmão', janela: { centro: -600, largura: 1500 } },
  { rotulo: 'Osso', janela: { centro: 400, largura: 1800 } },
  { rotulo: 'Encéfalo', janela: { centro: 40, largura: 80 } },
]

/** Windows to choose from for a frame: those of its file, those of what is in it and, in CT, those of each tissue. */
export function janelasProntas({ cinza }: QuadroLido, modalidade: string | null): JanelaPronta[] {
  if (cinza === null) return []
  const doArquivo = cinza.como.janelas.map((janela, i) => ({
    rotulo: i === 0 ? 'Original' : `Original ${i + 1}`,
    janela,
  }))
  return [
    ...doArquivo,
    { rotulo: 'Automática', janela: cinza.automatica },
    { rotulo: 'Faixa inteira', janela: cinza.inteira },
    ...(modalidade === 'CT' ? DA_TOMOGRAFIA : []),
  ]
}

export const mesmaJanela = (a: Janela, b: Janela): boolean => a.centro === b.centro && a.largura === b.largura
