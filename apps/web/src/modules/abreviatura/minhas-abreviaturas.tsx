import { usePode } from '../../lib/use-pode.ts'
import { Secao } from '../../ui/pagina.tsx'
import { AbreviaturasLentas } from './abreviaturas-lentas.tsx'

/** In the person's account, of who writes laudos. */
export function MinhasAbreviaturas() {
  const escreve = usePode('laudo:escrever')
  if (!escreve) return null
  return (
    <Secao
      titulo="Abreviaturas"
      descricao="No laudo, digite ; e a abreviatura: o espaço ou o Tab põem o texto no lugar. Só você as vê."
    >
      <AbreviaturasLentas />
    </Secao>
  )
}
