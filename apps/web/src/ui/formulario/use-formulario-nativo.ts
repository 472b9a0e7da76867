import { useState } from 'react'
import type { FormEvent } from 'react'
import type * as z from 'zod/mini'
import { sem } from '../../lib/sem.ts'
import { ErroDeApi, mensagemDoErro } from '../../lib/erro-de-api.ts'

export type ErrosDosCampos = Readonly<Record<string, string>>

export interface FormularioNativoEmUso {
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
  /** A form that is answered in steps; all its fields stay in the page, those of the other steps out of sight. */
  passos?: {
    /** Names of the fields of each step. */
    campos: readonly (readonly string[])[]
    atual: number
    ir: (passo: number) => void
  }
}

function lerCampos(formulario: HTMLFormElement): Record<string, unknown> {
  const marcas = [...formulario.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  return {
    ...Object.fromEntries(new FormData(formulario)),
    ...Object.fromEntries(marcas.map(({ name, checked }) => [name, checked])),
  }
}

const carregar = async <Saida>(esquema: Opcoes<Saida>['esquema']) =>
  typeof esquema === 'function' ? esquema() : esquema

/** What the fields hold, read by the schema, and the first message of each field: the later ones usually say the same with other words. */
async function validar<Saida>(esquema: Opcoes<Saida>['esquema'], formulario: HTMLFormElement) {
  const [carregado, { configurarMensagens }] = await Promise.all([
    carregar(esquema),
    import('./mensagens-do-contrato.ts'),
  ])
  configurarMensagens()
  const lido = carregado.safeParse(lerCampos(formulario))
  const pares = lido.error?.issues.map(({ path, message }) => [path.join('.'), message] as const).reverse() ?? []
  const problemas: ErrosDosCampos = Object.fromEntries(pares)
  return { lido, problemas }
}

function focarPrimeiro(formulario: HTMLFormElement, erros: ErrosDosCampos): void {
  const campos = [...formulario.elements].filter(
    (campo): campo is HTMLInputElement => campo instanceof HTMLInputElement,
  )
  campos.find(({ name }) => name in erros)?.focus()
}

/**
 * A form that the browser holds: native fields read on submit, the contract's schema, the first error focused. It
 * works with what was typed before the code came, and what was typed stays when something fails.
 */
export function useFormularioNativo<Saida>({ esquema, aoEnviar, passos }: Opcoes<Saida>): FormularioNativoEmUso {
  const [erros, definirErros] = useState<ErrosDosCampos>({})
  const [erroGeral, definirErroGeral] = useState<string | null>(null)
  const [enviando, definirEnviando] = useState(false)

  const mostrar = (formulario: HTMLFormElement, novos: ErrosDosCampos) => {
    definirErros(novos)
    const onde = passos?.campos.findIndex((nomes) => nomes.some((nome) => nome in novos)) ?? -1
    // Another step takes the focus when it is drawn.
    if (passos !== undefined && onde >= 0 && onde !== passos.atual) return passos.ir(onde)
    focarPrimeiro(formulario, novos)
  }

  /** Goes on to the next step unless something of this one is wrong; answers whether that was all there was to do. */
  const avancou = (formulario: HTMLFormElement, todos: ErrosDosCampos): boolean => {
    if (passos === undefined || passos.atual === passos.campos.length - 1) return false
    const doPasso = passos.campos[passos.atual] ?? []
    const daqui = Object.fromEntries(Object.entries(todos).filter(([nome]) => doPasso.includes(nome)))
    mostrar(formulario, daqui)
    if (Object.keys(daqui).length === 0) passos.ir(passos.atual + 1)
    return true
  }

  const enviar = async (formulario: HTMLFormElement) => {
    definirErroGeral(null)
    const { lido, problemas } = await validar(esquema, formulario)
    if (avancou(formulario, problemas)) return
    if (!lido.success) return mostrar(formulario, problemas)
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
      void carregar(esquema).catch(() => undefined)
      const { name } = target as HTMLInputElement
      if (name in erros) definirErros((atuais) => sem(atuais, name))
    },
  }
}
