import type { EspecialistaAAcertar } from '@vetlume/dominio/acerto'
import { Dialogo } from '../../ui/dialogo.tsx'
import { DiasDeDeslocamento } from './dias-de-deslocamento.tsx'
import { deslocamentoEmPalavras } from './palavras.ts'

interface DialogoDosDiasProps {
  linha: EspecialistaAAcertar
  aoFechar: () => void
}

/** How the displacement of a specialist came about, before it is settled. */
export function DialogoDosDias({ linha, aoFechar }: DialogoDosDiasProps) {
  return (
    <Dialogo
      aberto
      soTexto
      aoFechar={aoFechar}
      titulo="Deslocamento no acerto"
      descricao={`${linha.especialista.nome}: ${deslocamentoEmPalavras(linha)}, pelas visitas realizadas na agenda.`}
    >
      <DiasDeDeslocamento dias={linha.dias} />
    </Dialogo>
  )
}
