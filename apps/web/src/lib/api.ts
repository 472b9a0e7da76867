import type { BINARIO, Endpoint, EntradaDe, Metodo, RespostaDe } from '@vetlume/dominio/contrato'
import { assinaturaDoEnvio } from './envios.ts'
import type { Envios } from './envios.ts'
import type { Contratos } from './contratos.ts'
import type { Http, Parametros, Pedido } from './http.ts'

/** An endpoint without fields takes nothing, not "any key of no value". */
type CamposDe<E extends Endpoint> = EntradaDe<E> extends Record<string, never> ? unknown : EntradaDe<E>
type EntradaComArquivo<E extends Endpoint> = E extends { multipart: true }
  ? CamposDe<E> & { arquivo: Blob } & (E extends { emDisco: true } ? { capa?: Blob } : unknown)
  : EntradaDe<E>
type Definicoes = Record<string, Endpoint>
type Chave<C> = keyof C & `${Metodo} /${string}`

/** What the caller gets: the contract's reply, and a Blob where the contract says bytes. */
export type Resposta<E extends Endpoint> = E['resposta'] extends typeof BINARIO ? Blob : RespostaDe<E>
export type EntradaDaApi<K extends Chave<Contratos>> = EntradaComArquivo<Contratos[K]>
export type RespostaDaApi<K extends Chave<Contratos>> = Resposta<Contratos[K]>

export type OpcoesDaChamada = Pick<Pedido, 'sinal' | 'prazoMs' | 'aoProgredir' | 'publico' | 'catalogo'> & {
  /** Nothing that a person submits: asked for again while the first is on its way, it is another. */
  avulso?: boolean
}
type Argumentos<E extends Endpoint> =
  Record<never, never> extends EntradaComArquivo<E>
    ? [entrada?: EntradaComArquivo<E>, opcoes?: OpcoesDaChamada]
    : [entrada: EntradaComArquivo<E>, opcoes?: OpcoesDaChamada]

export type ClienteDaApi<C extends Definicoes> = <K extends Chave<C>>(
  chave: K,
  ...argumentos: Argumentos<C[K]>
) => Promise<Resposta<C[K]>>

/** Moves `:params` from the input into the path; what is left goes in the query or in the body. */
function repartir(modelo: string, entrada: Parametros): { caminho: string; resto: Parametros } {
  const resto = { ...entrada }
  const caminho = modelo.replace(/:(\w+)/g, (_, nome: string) => {
    const valor = resto[nome]
    delete resto[nome]
    if (valor === undefined || valor === null || valor === '') throw new Error(`Falta ${nome} em ${modelo}`)
    return encodeURIComponent(valor as string | number)
  })
  return { caminho, resto }
}

function comoFormulario(campos: Parametros): FormData {
  const formulario = new FormData()
  // Fields go before the file, so that the server knows what it is before the bytes arrive.
  const entradas = Object.entries(campos).sort(([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob))
  for (const [nome, valor] of entradas) {
    if (valor === null || valor === undefined) continue
    if (valor instanceof Blob) formulario.append(nome, valor)
    else
      formulario.append(
        nome,
        typeof valor === 'object' ? JSON.stringify(valor) : `${valor as string | number | boolean}`,
      )
  }
  return formulario
}

function montarPedido(metodo: Metodo, caminho: string, resto: Parametros, opcoes: OpcoesDaChamada): Pedido {
  if (metodo === 'GET' || metodo === 'DELETE') return { ...opcoes, metodo, caminho, parametros: resto }
  const temArquivo = Object.values(resto).some((valor) => valor instanceof Blob)
  return { ...opcoes, metodo, caminho, corpo: temArquivo ? comoFormulario(resto) : resto }
}

/** `api('GET /animal', { busca })`: the contract's keys, inputs and replies, on top of the one HTTP client. */
export function criarApi<C extends Definicoes = Contratos>(http: Http, envios: Envios): ClienteDaApi<C> {
  return (chave, ...[entrada = {}, { avulso = false, ...opcoes } = {}]) => {
    const [metodo, modelo] = chave.split(' ') as [Metodo, string]
    const { caminho, resto } = repartir(modelo, entrada as Parametros)
    const pedido = montarPedido(metodo, caminho, resto, opcoes)
    const chamar = (chaveDeIdempotencia?: string) => http({ ...pedido, chaveDeIdempotencia }) as Promise<never>
    if (metodo !== 'POST' || avulso) return chamar()
    return envios.executar(assinaturaDoEnvio(chave, entrada as Parametros), chamar)
  }
}
