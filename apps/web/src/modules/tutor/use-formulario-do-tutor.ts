import { dadosDoTutor, type TutorCompleto } from '@vetlume/dominio/tutor'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { useSalvarTutor } from './api.ts'
import { valoresDoTutor } from './valores.ts'

interface Opcoes {
  /** Record to edit; a new one without it. */
  ficha?: TutorCompleto | undefined
  /** What was typed in the search that found nobody. */
  digitado?: string | undefined
  aoSalvar: (ficha: TutorCompleto) => void
  protegerMudancas?: boolean
}

/** The form of a tutor, on a page or in a dialog: same fields, same schema, same call. */
export function useFormularioDoTutor({ ficha, digitado, aoSalvar, protegerMudancas = true }: Opcoes) {
  const { mutateAsync: salvar } = useSalvarTutor(ficha)
  const form = useFormulario({
    esquema: dadosDoTutor,
    valores: valoresDoTutor(ficha, digitado),
    protegerMudancas,
    aoEnviar: async (dados) => {
      const salva = await salvar(dados)
      form.reset(valoresDoTutor(salva))
      aoSalvar(salva)
    },
  })
  return form
}
