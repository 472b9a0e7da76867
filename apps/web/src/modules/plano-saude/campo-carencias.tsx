import type { DadosDoPlanoDeSaude, dadosDoPlanoDeSaude } from '@vetlume/dominio/plano-saude'
import { MODALIDADES, ROTULOS_DA_MODALIDADE, type Modalidade } from '@vetlume/dominio/servico'
import { useController, useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Entrada } from '../../ui/formulario/entrada.tsx'
import { Texto } from '../../ui/texto.tsx'
import estilos from './campo-carencias.module.css'

export type ValoresDoPlanoDeSaude = z.input<typeof dadosDoPlanoDeSaude>
type Carencias = NonNullable<ValoresDoPlanoDeSaude['carencias']>

/** The list with `dias` for `modalidade`, in the order of the modalities; null takes it out. */
export function comCarencia(carencias: Carencias, modalidade: Modalidade, dias: number | null): Carencias {
  const outras = carencias.filter((carencia) => carencia.modalidade !== modalidade)
  const todas = dias === null ? outras : [...outras, { modalidade, dias }]
  return todas.toSorted((a, b) => MODALIDADES.indexOf(a.modalidade) - MODALIDADES.indexOf(b.modalidade))
}

/** Waiting days by modality: blank follows the general ones, which each field shows. */
export function CampoCarencias({
  controle,
}: {
  controle: Control<ValoresDoPlanoDeSaude, unknown, DadosDoPlanoDeSaude>
}) {
  const { field, fieldState } = useController({ control: controle, name: 'carencias' })
  const geral = useWatch({ control: controle, name: 'carenciaDias' })
  const carencias = field.value ?? []
  const mensagem = fieldState.error?.message ?? fieldState.error?.root?.message
  return (
    <>
      <div role="group" aria-label="Carência por modalidade" className={estilos.campoCarencias}>
        {MODALIDADES.map((modalidade) => {
          const dias = carencias.find((carencia) => carencia.modalidade === modalidade)?.dias
          const indice = carencias.findIndex((carencia) => carencia.modalidade === modalidade)
          const erro = Array.isArray(fieldState.error)
            ? (fieldState.error[indice] as { dias?: { message?: string } } | undefined)
            : undefined
          return (
            <Entrada
              key={modalidade}
              rotulo={ROTULOS_DA_MODALIDADE[modalidade]}
              value={dias ?? ''}
              placeholder={String(geral ?? 0)}
              erro={erro !== undefined}
              ajuda={erro?.dias?.message}
              onChange={({ target }) => {
                const digitos = target.value.replace(/\D/g, '').slice(0, 5)
                field.onChange(comCarencia(carencias, modalidade, digitos === '' ? null : Number(digitos)))
              }}
              onBlur={field.onBlur}
              inputMode="numeric"
              autoComplete="off"
              depois="dias"
            />
          )
        })}
      </div>
      {mensagem !== undefined && (
        <Texto tamanho="micro" erro>
          {mensagem}
        </Texto>
      )}
    </>
  )
}
