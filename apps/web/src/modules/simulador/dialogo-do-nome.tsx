import * as z from 'zod/mini'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

const esquema = z.object({ nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) })

export interface DialogoDoNomeProps {
  titulo: string
  confirmar: string
  sugestao: string
  aoConfirmar: (nome: string) => Promise<unknown>
  aoFechar: () => void
}

/** Asks how a simulation is called; what goes wrong after is told where it went wrong. */
export function DialogoDoNome({ titulo, confirmar, sugestao, aoConfirmar, aoFechar }: DialogoDoNomeProps) {
  const form = useFormulario({
    esquema,
    valores: { nome: sugestao.slice(0, 120) },
    protegerMudancas: false,
    aoEnviar: async ({ nome }) => {
      await aoConfirmar(nome)
      aoFechar()
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} largura="xs">
      <Formulario form={form} rotulo={titulo} rotuloDeSalvar={confirmar} aoCancelar={aoFechar}>
        <CampoTexto controle={form.control} nome="nome" rotulo="Nome da simulação" obrigatorio maximo={120} focar />
      </Formulario>
    </Dialogo>
  )
}
