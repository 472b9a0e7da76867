import type { FichaComum } from '@vetlume/dominio/cadastro'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { avisar } from '../../../ui/avisar.ts'
import { fusoEmUso } from '../../../lib/fuso.ts'
import type { LeituraDosCampos } from '../../../ui/formulario/tipos-do-conflito.ts'
import { reporValores } from '../../../ui/formulario/repor-valores.ts'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { rotuloDoCampo, textoDoValor, type CamposDoFormulario, type CamposDoHistorico } from '../../historico/index.ts'
import { useGravacao } from './api.ts'
import { passarAoRegistro, receberNoRegistro } from './passagem.ts'

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
  /** Of a form in a window, which is left by this: it asks as it closes, and stays open over what was typed while it was being saved. */
  aoFechar?: () => void
  /** The page of the record follows: what is typed while a new one is created goes on there. */
  segueNoRegistro?: boolean
}

interface Salvo<V> {
  codigo: string
  valores: V
}
type FormularioComPassagem<V extends FieldValues, S> = Pick<
  ReturnType<typeof useFormulario<V, S>>,
  'lerElemento' | 'mudadosDesde' | 'reset' | 'setValue'
>

/** Hands over, as the form of a new record goes away, what was typed since it was sent; and takes it, as the form of that record opens. */
function usePassagem<V extends FieldValues, S>(
  form: FormularioComPassagem<V, S>,
  criada: RefObject<Salvo<V> | null>,
  aberto: Salvo<V> | null,
): void {
  const atual = useRef({ form, aberto })
  useLayoutEffect(() => {
    atual.current = { form, aberto }
  })
  // As the page is taken away, and not after: by then nothing has the cursor.
  useLayoutEffect(
    () => () => {
      const { lerElemento, mudadosDesde } = atual.current.form
      if (criada.current === null) return
      const { codigo, valores } = criada.current
      const digitado = mudadosDesde(valores)
      const foco = document.activeElement
      const campo = lerElemento()?.contains(foco) === true ? (foco?.getAttribute('name') ?? null) : null
      if (Object.keys(digitado).length > 0) passarAoRegistro({ codigo, digitado, campo })
    },
    [criada],
  )
  useEffect(() => {
    const { aberto: este, form: dele } = atual.current
    const passagem = este === null ? null : receberNoRegistro(este.codigo)
    if (este === null || passagem === null) return
    reporValores(dele, este.valores, passagem.digitado)
    // By the page: the form forgets its fields while it is reset.
    const campo = passagem.campo === null ? null : dele.lerElemento()?.elements.namedItem(passagem.campo)
    if (campo instanceof HTMLElement) campo.focus()
  }, [])
}

/**
 * The form of a record: creates or changes it, and settles a save that was refused because somebody saved first.
 * `aberta` is the version being edited, until it is saved.
 */
export function useFormularioDoRegistro<F extends FichaComum, V extends FieldValues, S extends object, Inicial>(
  definicao: FormularioDoRegistro<F, V, S, Inicial>,
  { ficha, inicial, aoSalvar, aoFechar, segueNoRegistro = false }: OpcoesDoRegistro<F, Inicial>,
) {
  const { caminho, valores, campos, tambem } = definicao
  const [aberta, definirAberta] = useState(ficha)
  const [esquema] = useState(() => (typeof definicao.esquema === 'function' ? definicao.esquema() : definicao.esquema))
  const { criar, alterar } = useGravacao<F>(caminho, tambem)
  const criada = useRef<{ codigo: string; valores: V } | null>(null)
  const leitura = useMemo(() => leituraDosCampos(campos), [campos])
  const form = useFormulario<V, S, F>({
    esquema,
    valores: valores(ficha, inicial) as DefaultValues<V>,
    protegerMudancas: aoFechar === undefined,
    digitaSalvando: true,
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
      if (segueNoRegistro) criada.current = { codigo: salva.codigo, valores: valores(salva) }
      const faltaSalvar = Object.keys(form.mudadosDesde(valores(salva))).length > 0
      if (aoFechar !== undefined && faltaSalvar)
        avisar.sucesso('Salvo, menos o que você digitou depois: salve outra vez.')
      else aoSalvar(salva)
    },
  })
  usePassagem(form, criada, ficha === undefined ? null : { codigo: ficha.codigo, valores: valores(ficha) })
  /** Left with a record that was saved, and what was typed since on purpose lost: it is there all the same. */
  const largar = () => {
    if (aberta === undefined || aberta === ficha) aoFechar?.()
    else aoSalvar(aberta)
  }
  return { ...form, aberta, definirAberta, largar }
}
