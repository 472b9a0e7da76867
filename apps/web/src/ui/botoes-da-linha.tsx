import type { ReactNode } from 'react'
import { BotaoDeIcone } from './botao-de-icone.tsx'
import { Botao } from './botao.tsx'
import estilos from './botoes-da-linha.module.css'
import { Icone } from './icones/icone.tsx'

/** Adds a row to a list in a form. */
export function BotaoDeIncluir({ aoClicar, children }: { aoClicar: () => void; children: ReactNode }) {
  return (
    <Botao size="small" startIcon={<Icone nome="add" />} onClick={aoClicar} className={estilos.incluir}>
      {children}
    </Botao>
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
