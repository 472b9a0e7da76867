import { zodResolver } from '@hookform/resolvers/zod'
import { useBlocker } from '@tanstack/react-router'
import { configurarMensagens } from '@vetlume/dominio/formatos'
import { useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ErroDeApi, foiCancelado, mensagemDoErro } from '../../lib/erro-de-api.ts'
import { confirmar } from '../confirmar.ts'
import { mesmoValor } from './mesclar-valores.ts'
import { reporValores } from './repor-valores.ts'
import { useConflito } from './use-conflito.ts'
import type { OpcoesDoConflito } from './tipos-do-conflito.ts'

// Here and not in the shell: screens without a form need neither the texts nor zod.
configurarMensagens()

export interface ErroGeral {
  mensagem: string
  /** Messages of the server for fields that this form does not show. */
  outros: readonly string[]
  conflito: boolean
  /** Some field shows its own message, and has the focus. */
  temCampo: boolean
}

export interface OpcoesDoFormulario<Valores extends FieldValues, Saida, Registro = unknown> {
  /** The schema of the contract: the server checks with the same one. */
  esquema: z.ZodMiniType<Saida, Valores>
  valores: DefaultValues<Valores>
  /** Receives what the schema gives back; what it throws is shown in the form. */
  aoEnviar: (dados: Saida) => Promise<unknown>
  /** Asks before leaving with changes. Off for dialogs, which ask as they close, and for sign-in; the browser's buttons are asked about in all. */
  protegerMudancas?: boolean
  /** What is typed while it is being saved stays to be saved next: the window does not close over it. Others take nothing meanwhile. */
  digitaSalvando?: boolean
  /** What to do when somebody saved the same record first. Without it the refusal is only told. */
  conflito?: OpcoesDoConflito<Valores, Registro> | undefined
}

export interface ElementoDoFormulario {
  fixarElemento: (elemento: HTMLFormElement | null) => void
  lerElemento: () => HTMLFormElement | null
}

function criarElemento(): ElementoDoFormulario {
  let atual: HTMLFormElement | null = null
  return {
    fixarElemento: (novo) => {
      atual = novo
    },
    lerElemento: () => atual,
  }
}

function campoExiste(elemento: HTMLFormElement | null, caminho: string): boolean {
  return elemento?.elements.namedItem(caminho) != null
}

/** The field that is wrong gets the focus. One that had it already, out of sight, moves nothing by that: it is brought back. */
function mostrarOFoco(elemento: HTMLFormElement | null): void {
  // After the focus was given, which is done when this turn ends.
  setTimeout(() => {
    const foco = document.activeElement
    if (elemento?.contains(foco) === true) foco?.scrollIntoView({ block: 'nearest' })
  })
}

/** Moves along the history that no link of a screen makes. */
const DO_NAVEGADOR: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO'])

/**
 * One form: the contract's schema, Portuguese messages on each field, the server's `campos` put on their fields,
 * a guard for unsaved changes. Give the result to `<Formulario>` and its `control` to the fields.
 */
export function useFormulario<Valores extends FieldValues, Saida, Registro = unknown>(
  opcoes: OpcoesDoFormulario<Valores, Saida, Registro>,
) {
  const { esquema, valores, aoEnviar, protegerMudancas = true, digitaSalvando = false } = opcoes
  const form = useForm<Valores, unknown, Saida>({
    resolver: zodResolver(esquema),
    defaultValues: valores,
    mode: 'onTouched',
  })
  const [erroGeral, definirErroGeral] = useState<ErroGeral | null>(null)
  const [elemento] = useState(criarElemento)
  const concluido = useRef(false)
  const enviado = useRef<Valores | null>(null)
  const { isDirty } = form.formState
  const { conflito, desfecho, abrirConflito, esquecerConflito } = useConflito(
    form,
    opcoes.conflito,
    elemento.lerElemento,
  )

  useBlocker({
    enableBeforeUnload: () => protegerMudancas && isDirty && !concluido.current,
    shouldBlockFn: async ({ current, next, action }) => {
      // The buttons of the browser go by no button of a window: what is typed in it asks for itself.
      const protege = protegerMudancas || DO_NAVEGADOR.has(action)
      const ficaNaTela =
        current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search)
      // Without a session there is nothing to stay for, and the login page must be reachable.
      if (!protege || !isDirty || concluido.current || ficaNaTela || next.pathname === '/login') return false
      const sair = await confirmar({
        titulo: 'Sair sem salvar?',
        texto: 'O que você mudou nesta tela será perdido.',
        confirmar: 'Sair sem salvar',
        cancelar: 'Continuar editando',
        perigo: true,
      })
      return !sair
    },
  })

  const mostrarFalha = async (erro: unknown) => {
    if (foiCancelado(erro) || (await abrirConflito(erro))) return
    const campos = erro instanceof ErroDeApi ? Object.entries(erro.campos) : []
    const conhecidos = campos.filter(([caminho]) => campoExiste(elemento.lerElemento(), caminho))
    conhecidos.forEach(([caminho, message], indice) =>
      form.setError(caminho as FieldPath<Valores>, { type: 'servidor', message }, { shouldFocus: indice === 0 }),
    )
    if (conhecidos.length > 0) mostrarOFoco(elemento.lerElemento())
    definirErroGeral({
      mensagem: mensagemDoErro(erro),
      outros: campos
        .filter(([caminho]) => !campoExiste(elemento.lerElemento(), caminho))
        .map(([, mensagem]) => mensagem),
      conflito: erro instanceof ErroDeApi && erro.codigo === 'CONFLITO_DE_VERSAO',
      temCampo: conhecidos.length > 0,
    })
  }

  /** What stands in the form that is not what `antes` has, by field. */
  const mudadosDesde = (antes: Valores): Record<string, unknown> =>
    Object.fromEntries(Object.entries(form.getValues()).filter(([campo, valor]) => !mesmoValor(valor, antes[campo])))

  /** What was saved is what the form shows from now on; what was typed since it was sent stays, and is not saved yet. */
  const assentar = (salvo: Valores) => {
    const mudados = mudadosDesde(enviado.current ?? salvo)
    enviado.current = null
    reporValores(form, salvo, mudados)
  }

  const salvar = async (dados: Saida) => {
    definirErroGeral(null)
    esquecerConflito()
    concluido.current = true
    enviado.current = structuredClone(form.getValues())
    try {
      await aoEnviar(dados)
      if (enviado.current !== null) assentar(enviado.current)
    } catch (erro) {
      await mostrarFalha(erro)
    }
    concluido.current = false
  }
  const enviar = (evento?: BaseSyntheticEvent) =>
    form.handleSubmit(salvar, () => mostrarOFoco(elemento.lerElemento()))(evento)

  /** The record is gone, or was left on purpose: what was typed is not missed. */
  const dispensarMudancas = () => {
    concluido.current = true
  }

  return {
    ...form,
    ...elemento,
    enviar,
    assentar,
    mudadosDesde,
    digitaSalvando,
    erroGeral,
    conflito,
    desfecho,
    dispensarMudancas,
  }
}
