import { type ChegadaDoAgendamento } from '@vetlume/dominio/deslocamento'
import { MAXIMO_DE_MINUTOS } from '@vetlume/dominio/agenda'
import * as z from 'zod/mini'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoNumero } from '../../../ui/formulario/campo-numero.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { useAtualizarAgenda } from '../api.ts'
import { chegadaEmPalavras } from './chegada.ts'

const RECUSA = `Informe os minutos, de 1 a ${MAXIMO_DE_MINUTOS}.`

/** Blank goes back to the estimate. */
const esquema = z.object({
  minutos: z.nullable(z.int(RECUSA).check(z.minimum(1, RECUSA), z.maximum(MAXIMO_DE_MINUTOS, RECUSA))),
})

export interface CorrigirTempoProps {
  /** The appointment that one goes to. */
  codigo: string
  chegada: ChegadaDoAgendamento
  aoFechar: () => void
}

/** How long the way really takes, as who drives it knows; it holds for these two places from now on. */
export function CorrigirTempo({ codigo, chegada, aoFechar }: CorrigirTempoProps) {
  const atualizar = useAtualizarAgenda()
  const { anterior, caminho } = chegada
  const form = useFormulario({
    esquema,
    valores: { minutos: caminho?.minutos ?? null },
    protegerMudancas: false,
    aoEnviar: async ({ minutos }) => {
      await api('PUT /agendamento/:codigo/deslocamento', { codigo, anterior, minutos })
      void atualizar()
      aoFechar()
      avisar.sucesso(minutos === null ? 'O tempo volta a ser o estimado.' : 'Tempo de deslocamento corrigido.')
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="xs"
      titulo="Corrigir o tempo de deslocamento"
      descricao={`Hoje: ${chegadaEmPalavras(chegada)}.`}
    >
      <Formulario form={form} rotulo="Corrigir o tempo" rotuloDeSalvar="Salvar" aoCancelar={aoFechar}>
        <CampoNumero
          controle={form.control}
          nome="minutos"
          rotulo="Tempo de porta a porta"
          sufixo="min"
          ajuda="Vale entre estes dois lugares, na ida e na volta, em toda a agenda. Em branco, volta ao estimado."
        />
      </Formulario>
    </Dialogo>
  )
}
