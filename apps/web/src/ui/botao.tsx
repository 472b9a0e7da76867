import AddIcon from '@mui/icons-material/AddOutlined'
import RetirarIcon from '@mui/icons-material/DeleteOutlineOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { BotaoDeIcone } from './botao-de-icone.tsx'

export interface BotaoProps {
  aoClicar: () => void
  /** `contorno` beside a main action; `texto` for what is small. */
  variante?: 'contorno' | 'texto'
  children: ReactNode
}

/** A button that is not the main one of its form: see `Formulario` for that one. */
export function Botao({ aoClicar, variante = 'contorno', children }: BotaoProps) {
  return (
    <Button variant={variante === 'contorno' ? 'outlined' : 'text'} onClick={aoClicar}>
      {children}
    </Button>
  )
}

/** Adds a row to a list in a form. */
export function BotaoDeIncluir({ aoClicar, children }: Pick<BotaoProps, 'aoClicar' | 'children'>) {
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={aoClicar} sx={{ justifySelf: 'start' }}>
      {children}
    </Button>
  )
}

/** Takes a row out of a list in a form: "Retirar o insumo 2". */
export function BotaoDeRetirar({ rotulo, aoClicar }: { rotulo: string; aoClicar: () => void }) {
  return (
    <BotaoDeIcone size="small" rotulo={rotulo} onClick={aoClicar}>
      <RetirarIcon fontSize="small" />
    </BotaoDeIcone>
  )
}
