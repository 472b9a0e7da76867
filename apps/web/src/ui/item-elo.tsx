import MenuItem from '@mui/material/MenuItem'
import { createLink } from '@tanstack/react-router'

/** A router link inside a menu. */
export const ItemElo = createLink(MenuItem)
