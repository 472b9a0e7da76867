import Box from '@mui/material/Box'
import * as z from 'zod/mini'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import type { PerguntaDoPlano } from './perguntas.ts'

const esquema = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, 'Diga por que marcar mesmo assim.'), z.maxLength(300)),
})

/** What the health plan refuses, and the way on in spite of it: a reason, which is recorded. */
export function DialogoDoPlano({ pergunta: { motivos, responder } }: { pergunta: PerguntaDoPlano }) {
  const desistir = () => responder(null)
  const form = useFormulario({
    esquema,
    valores: { motivo: '' },
    protegerMudancas: false,
    aoEnviar: async ({ motivo }) => responder(motivo),
  })
  return (
    <Dialogo aberto aoFechar={desistir} titulo="O plano de saúde pode não pagar" largura="xs">
      <Box component="ul" sx={{ mt: 0, mb: 4, pl: 4 }}>
        {motivos.map((motivo) => (
          <li key={motivo}>{motivo}</li>
        ))}
      </Box>
      <Formulario form={form} rotulo="Marcar apesar do plano" rotuloDeSalvar="Marcar mesmo assim" aoCancelar={desistir}>
        <CampoTexto
          controle={form.control}
          nome="motivo"
          rotulo="Por que marcar mesmo assim"
          ajuda="Fica na linha do tempo do agendamento."
          obrigatorio
          linhas={2}
          maximo={300}
          focar
        />
      </Formulario>
    </Dialogo>
  )
}
