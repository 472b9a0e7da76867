import type { Perfil } from '@vetlume/dominio/menu'
import { useEffect, useState } from 'react'
import { quandoOcioso } from '../../lib/quando-ocioso.ts'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Dica } from '../../ui/dica.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { parte } from '../../ui/parte.tsx'
import estilos from './botao-de-busca.module.css'
import { EsperaDaBusca } from './espera-da-busca.tsx'

const importarDialogo = () => import('./busca-dialogo.tsx')
const Dialogo = parte(async () => (await importarDialogo()).BuscaDialogo, EsperaDaBusca)

const ehAtalho = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Search of the top bar: Ctrl+K from anywhere. */
export function BotaoDeBusca({ perfis }: { perfis: readonly Perfil[] }) {
  /** What is typed; none while it is closed. */
  const [texto, definirTexto] = useState<string>()
  const abrir = () => definirTexto((antes = '') => antes)
  useEffect(() => quandoOcioso(() => void importarDialogo().catch(() => undefined)), [])
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      if (!ehAtalho(evento)) return
      evento.preventDefault()
      definirTexto((antes = '') => antes)
    }
    addEventListener('keydown', aoTeclar)
    return () => removeEventListener('keydown', aoTeclar)
  }, [])
  return (
    <>
      <button
        type="button"
        data-ondula=""
        onClick={abrir}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className={estilos.comoCampo}
      >
        <Icone nome="search" tamanho={19} />
        Buscar
        <kbd aria-hidden className={estilos.tecla}>
          Ctrl K
        </kbd>
      </button>
      <Dica texto="Buscar">
        <BotaoSemDica onClick={abrir} aria-label="Buscar" aria-haspopup="dialog" className={estilos.soIcone}>
          <Icone nome="search" />
        </BotaoSemDica>
      </Dica>
      {texto !== undefined && (
        <Dialogo perfis={perfis} texto={texto} aoDigitar={definirTexto} aoFechar={() => definirTexto(undefined)} />
      )}
    </>
  )
}
