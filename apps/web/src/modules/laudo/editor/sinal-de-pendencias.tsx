import { contar } from '@vetlume/dominio/formatos'
import { Dica } from '../../../ui/dica.tsx'
import { useBancada } from './bancada.ts'
import { abrirPainel } from './painel-aberto.ts'
import { Icone } from '../../../ui/icones/icone.tsx'

/** How many findings of the check are about one place; opens the list of them. */
export function SinalDePendencias({ lugar }: { lugar: string }) {
  const bancada = useBancada()
  const minhas = (bancada.pendencias.usar() ?? []).filter(({ secao }) => secao === lugar)
  if (minhas.length === 0) return null
  const grave = minhas.some(({ gravidade }) => gravidade === 'ERRO')
  const icone = grave ? 'error-outline' : 'warning-amber'
  return (
    <Dica texto={minhas.map(({ mensagem }) => mensagem).join(' ')}>
      <button
        type="button"
        className="le-sinal"
        data-grave={grave}
        aria-label={`${contar(minhas.length, 'pendência', 'pendências')}: ver conferência`}
        onClick={() => abrirPainel(bancada, 'conferencia')}
      >
        <Icone nome={icone} tamanho={16} />
        {minhas.length}
      </button>
    </Dica>
  )
}
