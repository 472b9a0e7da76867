import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Perfil } from '@vetlume/dominio/menu'
import { Suspense, useEffect, useState } from 'react'
import { quandoOcioso } from '../../lib/quando-ocioso.ts'
import { BotaoSemDica } from '../../ui/botao-de-icone.tsx'
import { Dica } from '../../ui/dica.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { parte } from '../../ui/parte.tsx'
import estilos from './botao-de-busca.module.css'

const importarDialogo = () => import('./busca-dialogo.tsx')
const Dialogo = parte(async () => (await importarDialogo()).BuscaDialogo)

const ehAtalho = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

const comoCampo = {
  display: { xs: 'none', lg: 'inline-flex' },
  gap: 2,
  minHeight: 38,
  px: 2.5,
  mr: 1,
  color: 'text.secondary',
  font: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--vl-raio)',
  '&:hover': { borderColor: 'text.secondary' },
} as const

const tecla = {
  font: 'inherit',
  fontSize: 'var(--vl-texto-micro)',
  px: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--vl-raio-menor)',
  bgcolor: 'var(--vl-superficie-2)',
} as const

/** Search of the top bar: Ctrl+K from anywhere. */
export function BotaoDeBusca({ perfis }: { perfis: readonly Perfil[] }) {
  const [aberta, definirAberta] = useState(false)
  const abrir = () => definirAberta(true)
  // Who types right after Ctrl+K must not lose the first letters to a download.
  useEffect(() => quandoOcioso(() => void importarDialogo().catch(() => undefined)), [])
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      if (!ehAtalho(evento)) return
      evento.preventDefault()
      definirAberta(true)
    }
    addEventListener('keydown', aoTeclar)
    return () => removeEventListener('keydown', aoTeclar)
  }, [])
  return (
    <>
      <ButtonBase onClick={abrir} aria-haspopup="dialog" aria-keyshortcuts="Control+K" sx={comoCampo}>
        <Icone nome="search" tamanho={19} />
        Buscar
        <Box component="kbd" aria-hidden sx={tecla}>
          Ctrl K
        </Box>
      </ButtonBase>
      <Dica texto="Buscar">
        <BotaoSemDica onClick={abrir} aria-label="Buscar" aria-haspopup="dialog" className={estilos.soIcone}>
          <Icone nome="search" />
        </BotaoSemDica>
      </Dica>
      {aberta && (
        <Suspense fallback={null}>
          <Dialogo perfis={perfis} aoFechar={() => definirAberta(false)} />
        </Suspense>
      )}
    </>
  )
}
