import { createLink } from '@tanstack/react-router'
import { Ancora } from './ancora.tsx'
import { AncoraDeIcone } from './botao-sem-dica.tsx'
import { BotaoAncora } from './botao.tsx'

/** Router links that look like our components: typed `to` and `search`, real `href`, middle click works. */
export const Elo = createLink(Ancora)
export const BotaoElo = createLink(BotaoAncora)
export const BotaoIconeElo = createLink(AncoraDeIcone)
