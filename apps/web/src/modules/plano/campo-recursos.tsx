import type { DadosDoPlano, dadosDoPlano } from '@vetlume/dominio/plano'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { AreaDeTexto } from '../../ui/formulario/area-de-texto.tsx'

export type ValoresDoPlano = z.input<typeof dadosDoPlano>

const linhasDe = (texto: string) =>
  texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')

/** What a plan offers, one line for each. */
export function CampoRecursos({ controle }: { controle: Control<ValoresDoPlano, unknown, DadosDoPlano> }) {
  const { field, fieldState } = useController({ control: controle, name: 'recursos' })
  const guardado = (field.value ?? []).join('\n')
  const [escrito, definirEscrito] = useState(guardado)
  // The lines as typed, blank ones too, unless the value changed by other means.
  const texto = linhasDe(escrito).join('\n') === guardado ? escrito : guardado
  const { error } = fieldState
  const mensagem = error?.message ?? (Array.isArray(error) ? 'Escreva até 120 caracteres em cada linha.' : undefined)
  return (
    <AreaDeTexto
      rotulo="Recursos"
      linhas={4}
      value={texto}
      name={field.name}
      referencia={field.ref}
      erro={mensagem !== undefined}
      ajuda={mensagem ?? 'Um por linha, como aparecem para quem escolhe o plano'}
      onChange={({ target }) => {
        definirEscrito(target.value)
        field.onChange(linhasDe(target.value))
      }}
      onBlur={field.onBlur}
    />
  )
}
