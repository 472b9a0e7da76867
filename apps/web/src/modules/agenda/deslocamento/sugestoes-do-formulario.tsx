import type { SugestaoDeHorario } from '@vetlume/dominio/deslocamento'
import { useWatch } from 'react-hook-form'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import type { Ligacao, Valores } from '../formulario/valores.ts'
import { HORARIO_ESCOLHIDO } from './palavras.ts'
import { pedidoDosValores } from './pedido.ts'
import { SugerirHorario } from './sugerir-horario.tsx'

export interface SugestoesDoFormularioProps {
  form: Ligacao
  /** The one that is being changed: its own place is free for it. */
  agendamento: string | null
  /** A specialist is suggested its own times only. */
  trocaEspecialista: boolean
  /** Its name, for the field that shows it; the form already has its key. */
  aoTrocarEspecialista: (especialista: { codigo: string; nome: string }) => void
}

/** Suggestions for what the form of an appointment says, which fill in time and specialist. */
export function SugestoesDoFormulario({
  form,
  agendamento,
  trocaEspecialista,
  aoTrocarEspecialista,
}: SugestoesDoFormularioProps) {
  const { control, getValues, setValue } = form
  const valores: Partial<Valores> = useWatch({ control })
  const escolher = ({ especialista, inicio, fim }: SugestaoDeHorario) => {
    const sujo = { shouldDirty: true, shouldValidate: true }
    setValue('especialista', especialista.codigo, sujo)
    setValue('inicio', inicio, sujo)
    // Left blank, the end goes on coming from the exams.
    if ((getValues('fim') ?? '') !== '') setValue('fim', fim, sujo)
    aoTrocarEspecialista({ codigo: especialista.codigo, nome: especialista.nome })
    const quando = quandoEmPalavras(inicio, fusoEmUso())
    avisar.informacao(`Horário escolhido: ${quando}, com ${especialista.nome}.`, undefined, HORARIO_ESCOLHIDO)
  }
  const pedido = pedidoDosValores(valores, agendamento)
  return <SugerirHorario pedido={pedido} deQualquerUm={trocaEspecialista} aoEscolher={escolher} />
}
