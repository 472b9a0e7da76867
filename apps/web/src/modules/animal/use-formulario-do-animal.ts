import { esquemaDoAnimal, type AnimalCompleto } from '@vetlume/dominio/animal'
import { useState } from 'react'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { useSalvarAnimal } from './api.ts'
import { hojeNoFuso } from './campo-nascimento.tsx'
import { valoresDoAnimal } from './valores.ts'

interface Opcoes {
  /** Record to edit; a new one without it. */
  ficha?: AnimalCompleto | undefined
  /** What a new record starts with. */
  inicial?: { nome?: string; tutor?: string }
  aoSalvar: (ficha: AnimalCompleto) => void
  protegerMudancas?: boolean
}

/** The form of an animal, on a page or in a dialog: same fields, same schema, same call. */
export function useFormularioDoAnimal({ ficha, inicial, aoSalvar, protegerMudancas = true }: Opcoes) {
  const [esquema] = useState(() => esquemaDoAnimal(hojeNoFuso()))
  const { mutateAsync: salvar } = useSalvarAnimal(ficha)
  const form = useFormulario({
    esquema,
    valores: valoresDoAnimal(ficha, inicial),
    protegerMudancas,
    aoEnviar: async (dados) => {
      const salvo = await salvar(dados)
      form.reset(valoresDoAnimal(salvo))
      aoSalvar(salvo)
    },
  })
  return form
}
