import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

/** Router links that look like our components: typed `to` and `search`, real `href`, middle click works. */
export const Elo = createLink(Link)
export const BotaoElo = createLink(Button)
export const BotaoIconeElo = createLink(IconButton)
