import type { FichaComum } from '@vetlume/dominio/cadastro'
import { useMemo, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fusoEmUso } from '../../../lib/fuso.ts'
import type { LeituraDosCampos } from '../../../ui/formulario/tipos-do-conflito.ts'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { rotuloDoCampo, textoDoValor, type CamposDoFormulario, type CamposDoHistorico } from '../../historico/index.ts'
import { useGravacao } from './api.ts'

/** Every field of a form, what may be left out too: one that does not start from the record is erased by the next save. */
export type ValoresInteiros<V> = { [C in keyof V]-?: V[C] }

/** What the form of a registry is made of, on a page or in a dialog. */
export interface FormularioDoRegistro<
  F extends FichaComum,
  V extends FieldValues,
  S extends object,
  Inicial = unknown,
> {
  caminho: string
  /** The schema of the contract; a function when it depends on today. */
  esquema: z.ZodMiniType<S, V> | (() => z.ZodMiniType<S, V>)
  /** Values of a record, or of a new one, which may start from something: a search, another record. */
  valores: (ficha: F | undefined, inicial?: Inicial) => ValoresInteiros<V>
  /** How fields read in the history, in the comparison of versions, and to who may not edit. */
  campos: CamposDoFormulario<V>
  /** Other caches that show these records: they are read again after a change. */
  tambem?: readonly string[]
}

export function leituraDosCampos(campos: CamposDoHistorico): LeituraDosCampos {
  return {
    rotulo: (campo) => rotuloDoCampo(campos, campo),
    texto: (campo, valor) => textoDoValor(campos[campo], valor, fusoEmUso()),
  }
}

export interface OpcoesDoRegistro<F, Inicial> {
  /** Record to edit; a new one without it. */
  ficha?: F | undefined
  inicial?: Inicial | undefined
  aoSalvar: (ficha: F) => void
  protegerMudancas?: boolean
}

/**
 * The form of a record: creates or changes it, and settles a save that was refused because somebody saved first.
 * `aberta` is the version being edited, until it is saved.
 */
export function useFormularioDoRegistro<F extends FichaComum, V extends FieldValues, S extends object, Inicial>(
  definicao: FormularioDoRegistro<F, V, S, Inicial>,
  { ficha, inicial, aoSalvar, protegerMudancas = true }: OpcoesDoRegistro<F, Inicial>,
) {
  const { caminho, valores, campos, tambem } = definicao
  const [aberta, definirAberta] = useState(ficha)
  const [esquema] = useState(() => (typeof definicao.esquema === 'function' ? definicao.esquema() : definicao.esquema))
  const { criar, alterar } = useGravacao<F>(caminho, tambem)
  const leitura = useMemo(() => leituraDosCampos(campos), [campos])
  const form = useFormulario<V, S, F>({
    esquema,
    valores: valores(ficha, inicial) as DefaultValues<V>,
    protegerMudancas,
    conflito:
      aberta === undefined
        ? undefined
        : {
            aberto: aberta,
            valores,
            leitura,
            // What a refusal brings does not say what this person may do; that has not changed.
            aoAdotar: (atual) => definirAberta({ ...aberta, ...atual }),
          },
    aoEnviar: async (dados) => {
      const salva = await (aberta === undefined ? criar(dados) : alterar(aberta, dados))
      form.assentar(valores(salva))
      definirAberta(salva)
      aoSalvar(salva)
    },
  })
  return { ...form, aberta, definirAberta }
}
