import { PONTO_ENTRE_PARTES, contar, juntar } from '@vetlume/dominio/formatos'
import type { LaudoAAssinar } from '@vetlume/dominio/laudo'
import { Elo } from '../../../ui/elo.tsx'
import type { LinhaDoLote } from '../../../ui/escolha-em-lote.tsx'
import { DataHora } from '../../../ui/valores.tsx'

/** Why it is signed by itself and not in a lot; null when nothing stands in the way. */
export function impedimento({ erros, avisos, lido, autor }: LaudoAAssinar): string | null {
  if (erros > 0) return `${contar(erros, 'erro', 'erros')} na conferência: abra para corrigir.`
  if (avisos > 0) return `${contar(avisos, 'aviso', 'avisos')} na conferência: abra para ler e responder.`
  if (lido) return null
  return autor === null ? 'Mudou desde que você o abriu: abra para ler.' : 'Você ainda não o abriu: abra para revisar.'
}

/** One laudo of the lot: who it is of, and what stands in the way. */
export function linhaDoLaudo(laudo: LaudoAAssinar, marcada: boolean): LinhaDoLote {
  const { codigo, animal, tutor, titulo, numero, edicao, parceiro, autor, critico, prazoEm } = laudo
  const motivo = impedimento(laudo)
  return {
    chave: codigo,
    nome: `${animal}, de ${tutor}`,
    detalhe: (
      <>
        {juntar(
          `${titulo}, nº ${numero}${edicao > 1 ? `, ${edicao}ª edição` : ''}`,
          parceiro,
          autor !== null && `escrito por ${autor}`,
          critico && 'achado crítico',
        )}
        {prazoEm !== null && (
          <>
            {PONTO_ENTRE_PARTES}
            prazo <DataHora instante={prazoEm} />
          </>
        )}
      </>
    ),
    avisos: motivo === null ? [] : [motivo],
    acoes: (
      <Elo to="/laudo/editar" search={{ codigo }}>
        Abrir o laudo
      </Elo>
    ),
    marcada,
    fora: motivo !== null,
  }
}
