import type { TutorCompleto } from '@vetlume/dominio/tutor'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { CamposDeEndereco, useFormularioDoRegistro } from '../cadastros/index.ts'
import { CamposDeContato } from './campos-do-tutor.tsx'
import { CpfExistente } from './cpf-existente.tsx'
import { FORMULARIO_DO_TUTOR } from './valores.ts'

/** A tutor as a choice: what was registered, or somebody who was already there. */
export type TutorEscolhido = Pick<TutorCompleto, 'codigo' | 'nome' | 'cpf' | 'telefone'>

export interface TutorDialogoProps {
  /** What was typed in the search that found nobody. */
  digitado?: string
  aoEscolher: (tutor: TutorEscolhido) => void
  aoFechar: () => void
}

/** Registers a tutor without leaving the screen; a CPF that is already there offers its record instead. */
export function TutorDialogo({ digitado, aoEscolher, aoFechar }: TutorDialogoProps) {
  const [comEndereco, definirComEndereco] = useState(false)
  const form = useFormularioDoRegistro(FORMULARIO_DO_TUTOR, {
    inicial: { digitado },
    aoSalvar: aoEscolher,
    aoFechar,
  })
  const cpf = useWatch({ control: form.control, name: 'cpf' })
  return (
    <Dialogo aberto aoFechar={form.largar} titulo="Novo tutor" descricao="Responsável pelo animal." largura="md">
      <Formulario
        form={form}
        rotulo="Dados do tutor"
        rotuloDeSalvar={form.aberta === undefined ? 'Cadastrar tutor' : 'Salvar tutor'}
        aoCancelar={form.largar}
        outrasAcoes={
          !comEndereco && (
            <Botao color="secondary" startIcon={<Icone nome="expand-more" />} onClick={() => definirComEndereco(true)}>
              Incluir endereço
            </Botao>
          )
        }
      >
        <CamposDeContato controle={form.control} form={form} focar />
        <CpfExistente cpf={cpf} exceto={form.aberta?.codigo} rotuloDeUsar="Usar este cadastro" aoUsar={aoEscolher} />
        {comEndereco && (
          <Grade>
            <CamposDeEndereco controle={form.control} cidade={null} />
          </Grade>
        )}
      </Formulario>
    </Dialogo>
  )
}
