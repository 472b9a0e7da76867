import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { BotaoDeIcone } from './botao-de-icone.tsx'
import { Icone } from './icones/icone.tsx'

/** A button: `contained` for the one that the screen is for, `outlined` for the others, `text` for what is small. */
export const Botao = Button

/** Adds a row to a list in a form. */
export function BotaoDeIncluir({ aoClicar, children }: { aoClicar: () => void; children: ReactNode }) {
  return (
    <Button size="small" startIcon={<Icone nome="add" />} onClick={aoClicar} sx={{ justifySelf: 'start' }}>
      {children}
    </Button>
  )
}

/** Takes a row out of a list in a form: "Retirar o insumo 2". */
export function BotaoDeRetirar({ rotulo, aoClicar }: { rotulo: string; aoClicar: () => void }) {
  return (
    <BotaoDeIcone size="small" rotulo={rotulo} onClick={aoClicar}>
      <Icone nome="delete-outline" tamanho="pequeno" />
    </BotaoDeIcone>
  )
}
