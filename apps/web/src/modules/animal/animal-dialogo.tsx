import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { Dialogo } from '../../ui/dialogo.tsx'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormularioDoRegistro } from '../cadastros/index.ts'
import { CamposDeIdentificacao } from './campos-do-animal.tsx'
import { FORMULARIO_DO_ANIMAL } from './valores.ts'

export interface AnimalDialogoProps {
  /** Name typed in the search that found nobody. */
  digitado?: string
  /** Tutor already chosen on the screen behind. */
  tutor?: OpcaoDeBusca | null
  aoSalvar: (animal: AnimalCompleto) => void
  aoFechar: () => void
}

/** Registers an animal, and its tutor when needed, without leaving the screen. */
export function AnimalDialogo({ digitado = '', tutor = null, aoSalvar, aoFechar }: AnimalDialogoProps) {
  const inicial = { nome: digitado, tutor: tutor?.codigo ?? '' }
  const form = useFormularioDoRegistro(FORMULARIO_DO_ANIMAL, { inicial, aoSalvar, aoFechar })
  return (
    <Dialogo
      aberto
      aoFechar={form.largar}
      titulo="Novo paciente"
      descricao="O restante da ficha pode ser completado depois."
      largura="md"
    >
      <Formulario
        form={form}
        rotulo="Dados do paciente"
        rotuloDeSalvar={form.aberta === undefined ? 'Cadastrar paciente' : 'Salvar paciente'}
        aoCancelar={form.largar}
      >
        <CamposDeIdentificacao controle={form.control} form={form} ficha={undefined} tutor={tutor} focar />
      </Formulario>
    </Dialogo>
  )
}
