import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Dialogo } from '../dialogo.tsx'
import { CampoTexto } from './campo-texto.tsx'
import { Formulario } from './formulario.tsx'
import { useFormulario } from './use-formulario.ts'

const esquema = z.object({ motivo: z.string().check(z.trim(), z.minLength(1, 'Informe o motivo.'), z.maxLength(300)) })

export interface DialogoDeMotivoProps {
  titulo: string
  descricao: string
  /** The verb of the button. */
  confirmar: string
  aoConfirmar: (motivo: string) => Promise<unknown>
  aoFechar: () => void
  /** What is good to know before answering. */
  children?: ReactNode
}

/** Something that cannot be done without saying why. Closes once it is done; a refusal is shown inside. */
export function DialogoDeMotivo({
  titulo,
  descricao,
  confirmar,
  aoConfirmar,
  aoFechar,
  children,
}: DialogoDeMotivoProps) {
  const form = useFormulario({
    esquema,
    valores: { motivo: '' },
    protegerMudancas: false,
    aoEnviar: async ({ motivo }) => {
      await aoConfirmar(motivo)
      aoFechar()
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} descricao={descricao} largura="xs">
      <Formulario
        form={form}
        rotulo={titulo}
        rotuloDeSalvar={confirmar}
        aoCancelar={aoFechar}
        rotuloDeCancelar="Voltar"
      >
        {children}
        <CampoTexto controle={form.control} nome="motivo" rotulo="Motivo" obrigatorio linhas={2} maximo={300} focar />
      </Formulario>
    </Dialogo>
  )
}
