import { Icone } from '../../../ui/icones/icone.tsx'
import type { NomeDoIcone } from '../../../ui/icones/nomes.ts'
import type { ItemDoMenu } from '../../../ui/menu.tsx'

/** An action of a menu of the editor, with its drawing. */
export const comIcone = (icone: NomeDoIcone, rotulo: string, executar: () => void): ItemDoMenu => ({
  rotulo,
  desenho: (
    <>
      <Icone nome={icone} tamanho="pequeno" />
      {rotulo}
    </>
  ),
  executar,
})
