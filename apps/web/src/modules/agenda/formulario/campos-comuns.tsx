import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { opcoesDe } from '../../cadastros/index.ts'

interface CampoComumProps<V extends FieldValues, S> {
  controle: Control<V, unknown, S>
}

// What is said of an appointment is said of who waits for one: the form has these fields, by these names.

export const CampoPrioridade = <V extends FieldValues, S>({ controle }: CampoComumProps<V, S>) => (
  <CampoSelecao
    controle={controle}
    nome={'prioridade' as FieldPath<V>}
    rotulo="Prioridade"
    obrigatorio
    opcoes={opcoesDe({ ROTINA: 'Rotina', URGENTE: 'Urgente' })}
  />
)

export const CampoObservacoes = <V extends FieldValues, S>({ controle }: CampoComumProps<V, S>) => (
  <CampoTexto
    controle={controle}
    nome={'observacoes' as FieldPath<V>}
    rotulo="Observações"
    linhas={2}
    maximo={2_000}
    className="inteiro"
  />
)
