import * as z from 'zod/mini'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import estilos from './dialogo-com-motivo.module.css'
import type { PerguntaComMotivo } from './perguntas.ts'

const esquema = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, 'Diga por que continuar mesmo assim.'), z.maxLength(300)),
})

/** What speaks against it, and the way on in spite of that: a reason, which is recorded. */
export function DialogoComMotivo({
  pergunta: { titulo, motivos, rotulo, responder },
}: {
  pergunta: PerguntaComMotivo
}) {
  const desistir = () => responder(null)
  const form = useFormulario({
    esquema,
    valores: { motivo: '' },
    protegerMudancas: false,
    aoEnviar: async ({ motivo }) => responder(motivo),
  })
  return (
    <Dialogo aberto aoFechar={desistir} titulo={titulo} largura="xs">
      <ul className={estilos.lista}>
        {motivos.map((motivo) => (
          <li key={motivo}>{motivo}</li>
        ))}
      </ul>
      <Formulario form={form} rotulo={titulo} rotuloDeSalvar="Continuar mesmo assim" aoCancelar={desistir}>
        <CampoTexto
          controle={form.control}
          nome="motivo"
          rotulo={rotulo}
          ajuda="Fica na linha do tempo e no histórico."
          obrigatorio
          linhas={2}
          maximo={300}
          focar
        />
      </Formulario>
    </Dialogo>
  )
}
