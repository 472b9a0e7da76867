import { JanelaDeEspera } from '../../ui/sobrepostos/janela-de-espera.tsx'
import type { BuscaDialogoProps } from './busca-dialogo.tsx'
import { CampoDaBusca } from './campo-da-busca.tsx'

/** Takes what is typed until the code of the window comes. */
export function EsperaDaBusca({ texto, aoDigitar, aoFechar }: Omit<BuscaDialogoProps, 'perfis'>) {
  return (
    <JanelaDeEspera rotulo="Buscar" aoFechar={aoFechar}>
      {/* The browser gives it the focus as it opens: taken before that, the focus would have nowhere to go back to. */}
      <CampoDaBusca texto={texto} aoDigitar={aoDigitar} autoFocus={false} />
    </JanelaDeEspera>
  )
}
