import { useState } from 'react'
import type { FormEvent } from 'react'
import type * as z from 'zod/mini'
import { sem } from '../../lib/sem.ts'
import { ErroDeApi, mensagemDoErro } from '../../lib/erro-de-api.ts'

export type ErrosDosCampos = Readonly<Record<string, string>>

export interface FormularioPublicoEmUso {
  erros: ErrosDosCampos
  erroGeral: string | null
  enviando: boolean
  aoEnviar: (evento: FormEvent<HTMLFormElement>) => void
  /** The person is mending a field: its message goes away. */
  aoDigitar: (evento: FormEvent<HTMLFormElement>) => void
}

interface Opcoes<Saida> {
  /** A function downloads it when the person begins to type, so that the page opens without zod. */
  esquema: z.ZodMiniType<Saida> | (() => Promise<z.ZodMiniType<Saida>>)
  aoEnviar: (dados: Saida) => Promise<unknown>
}

function lerCampos(formulario: HTMLFormElement): Record<string, unknown> {
  const marcas = [...formulario.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  return {
    ...Object.fromEntries(new FormData(formulario)),
    ...Object.fromEntries(marcas.map(({ name, checked }) => [name, checked])),
  }
}

function focarPrimeiro(formulario: HTMLFormElement, erros: ErrosDosCampos): void {
  const campos = [...formulario.elements].filter(
    (campo): campo is HTMLInputElement => campo instanceof HTMLInputElement,
  )
  campos.find(({ name }) => name in erros)?.focus()
}

/**
 * Form of a public page: native fields read on submit, the contract's schema, the first error focused. What was
 * typed stays when something fails, because nothing but the browser holds it.
 */
export function useFormularioPublico<Saida>({ esquema, aoEnviar }: Opcoes<Saida>): FormularioPublicoEmUso {
  const [erros, definirErros] = useState<ErrosDosCampos>({})
  const [erroGeral, definirErroGeral] = useState<string | null>(null)
  const [enviando, definirEnviando] = useState(false)

  const mostrar = (formulario: HTMLFormElement, novos: ErrosDosCampos) => {
    definirErros(novos)
    focarPrimeiro(formulario, novos)
  }

  const carregar = async () => (typeof esquema === 'function' ? esquema() : esquema)

  const validar = async (formulario: HTMLFormElement) => {
    const [carregado, { configurarMensagens }] = await Promise.all([carregar(), import('@vetlume/dominio/formatos')])
    configurarMensagens()
    return carregado.safeParse(lerCampos(formulario))
  }

  const enviar = async (formulario: HTMLFormElement) => {
    definirErroGeral(null)
    const lido = await validar(formulario)
    if (!lido.success) {
      // First message of each field: the later ones usually say the same with other words.
      const pares = lido.error.issues.map(({ path, message }) => [path.join('.'), message] as const).reverse()
      return mostrar(formulario, Object.fromEntries(pares))
    }
    definirErros({})
    await aoEnviar(lido.data)
  }

  const tentar = async (formulario: HTMLFormElement) => {
    definirEnviando(true)
    try {
      await enviar(formulario)
    } catch (erro) {
      definirErroGeral(mensagemDoErro(erro))
      if (erro instanceof ErroDeApi) mostrar(formulario, erro.campos)
    } finally {
      definirEnviando(false)
    }
  }

  return {
    erros,
    erroGeral,
    enviando,
    aoEnviar(evento) {
      evento.preventDefault()
      if (!enviando) void tentar(evento.currentTarget)
    },
    aoDigitar({ target }) {
      void carregar().catch(() => undefined)
      const { name } = target as HTMLInputElement
      if (name in erros) definirErros((atuais) => sem(atuais, name))
    },
  }
}
