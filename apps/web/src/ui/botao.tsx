import Button from '@mui/material/Button'

/** A button: `contained` for the one that the screen is for, `outlined` for the others. */
export const Botao = Button
