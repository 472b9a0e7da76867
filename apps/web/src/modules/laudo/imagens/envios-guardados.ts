import { bancoDeArquivos, MAXIMO_GUARDADO } from '../../../lib/arquivos-guardados.ts'
import type { FilaDeEnvios, Resguardo } from '../../../lib/fila-de-envios.ts'
import { sessao } from '../../../lib/navegador.ts'
import type { BancoDeRascunhos } from '../../../lib/rascunho.ts'
import { donoDosRascunhos } from '../../../lib/use-rascunho.ts'
import { avisar } from '../../../ui/avisar.ts'

const DE_ANTES = 'Estava guardada neste aparelho.'
const NAO_COUBE = 'Não coube neste aparelho: não feche esta tela até que seja enviada.'

/** A file in the device that this tab, and no other, sends. */
interface Posse {
  nome: string
  soltar: () => void
}

export interface EnviosGuardados extends Resguardo {
  /** The screen is gone: what was not sent stays, for who opens it next. */
  encerrar: () => void
}

/** The lock of a file, held until `soltar`; null when another tab has it and it is not to be waited for. */
const tomar = (nome: string, opcoes: LockOptions): Promise<Posse | null> =>
  new Promise((resolver, rejeitar) => {
    const segurar = (trava: Lock | null) =>
      trava === null ? resolver(null) : new Promise<void>((soltar) => resolver({ nome, soltar }))
    navigator.locks.request(`vetlume:arquivo:${nome}`, opcoes, segurar).catch(rejeitar)
  })

const tamanhoDe = (arquivo: unknown): number => (arquivo instanceof Blob ? arquivo.size : 0)

const recado = (quantas: number) =>
  quantas === 1
    ? 'Uma imagem que esperava neste aparelho voltou à fila de envio.'
    : `${quantas} imagens que esperavam neste aparelho voltaram à fila de envio.`

interface Lugar {
  banco: BancoDeRascunhos
  /** What the names of these files begin with: whose they are and for what. */
  prefixo: string
}

type Envios = Parameters<Resguardo['guardar']>[0]

/** Writes what is chosen in this tab, each under a lock that was taken first. */
function criarEscrita({ banco, prefixo }: Lugar, aoGravar: (id: number) => void) {
  const nomes = new Set<string>()
  /** Names sort as the files were chosen. */
  const novoNome = () => {
    const ordem = String(nomes.size).padStart(6, '0')
    const nome = `${prefixo}${String(Date.now()).padStart(15, '0')}-${ordem}-${crypto.randomUUID()}`
    nomes.add(nome)
    return nome
  }

  async function gravar(arquivo: File): Promise<Posse | null> {
    const posse = await tomar(novoNome(), {})
    if (posse === null) return null
    try {
      await banco.gravar(posse.nome, { dados: arquivo, guardadoEm: new Date().toISOString() })
      return posse
    } catch {
      posse.soltar()
      return null
    }
  }

  async function gravarTodos(envios: Envios): Promise<ReadonlyMap<number, Posse>> {
    const feitas = new Map<number, Posse>()
    // Without a session there is nobody to keep it for.
    if (!sessao.autenticada()) return feitas
    let total = (await banco.todos()).reduce((soma, [, { dados }]) => soma + tamanhoDe(dados), 0)
    for (const { id, arquivo } of envios) {
      if (total + arquivo.size > MAXIMO_GUARDADO) continue
      const posse = await gravar(arquivo)
      if (posse === null) continue
      total += arquivo.size
      feitas.set(id, posse)
      aoGravar(id)
    }
    return feitas
  }
  return { gravarTodos, ehDaqui: (nome: string) => nomes.has(nome) }
}

interface Volta {
  posse: Posse
  arquivo: File
}

/** Takes what other tabs left behind, now and whenever one of them closes. */
async function retomar(
  { banco, prefixo }: Lugar,
  {
    ehDaqui,
    sinal,
    aoVoltar,
  }: { ehDaqui: (nome: string) => boolean; sinal: AbortSignal; aoVoltar: (v: Volta[]) => void },
): Promise<void> {
  /** What a lock that was just taken is of, unless who had it before ended with it. */
  const conferir = async (posse: Posse | null): Promise<Volta[]> => {
    if (posse === null) return []
    const guardado = await banco.ler(posse.nome)
    if (!sinal.aborted && guardado?.dados instanceof File) return [{ posse, arquivo: guardado.dados }]
    posse.soltar()
    return []
  }
  const nomes = (await banco.todos()).map(([nome]) => nome)
  const voltam: Volta[] = []
  for (const nome of nomes.filter((um) => um.startsWith(prefixo) && !ehDaqui(um))) {
    const posse = await tomar(nome, { ifAvailable: true })
    voltam.push(...(await conferir(posse)))
    if (posse === null)
      void tomar(nome, { signal: sinal })
        .then(conferir)
        .then(aoVoltar)
        .catch(() => undefined)
  }
  aoVoltar(voltam)
}

/**
 * The files of a queue in the device, from when they are chosen until the server has them or they are taken out. Each has
 * a lock, so that of two tabs only one sends it; a tab that dies leaves its files to the next.
 */
export function guardarEnvios(
  chave: string,
  fila: FilaDeEnvios,
  banco: BancoDeRascunhos = bancoDeArquivos,
): EnviosGuardados {
  const lugar = { banco, prefixo: `${donoDosRascunhos()}:${chave}:` }
  const fim = new AbortController()
  const posses = new Map<number, Promise<Posse | null>>()
  const nenhuma: ReadonlyMap<number, Posse> = new Map()
  const { gravarTodos, ehDaqui } = criarEscrita(lugar, (id) => fila.anotar(id, true))
  let ultima = Promise.resolve(nenhuma)

  const aoVoltar = (voltam: Volta[]) => {
    if (fim.signal.aborted) for (const { posse } of voltam) posse.soltar()
    if (fim.signal.aborted || voltam.length === 0) return
    const arquivos = voltam.map(({ arquivo }) => arquivo)
    for (const [i, id] of fila.retomar(arquivos, DE_ANTES).entries())
      posses.set(id, Promise.resolve(voltam[i]?.posse ?? null))
    avisar.informacao(recado(voltam.length))
  }

  void retomar(lugar, { ehDaqui, sinal: fim.signal, aoVoltar }).catch(() => undefined)
  addEventListener('online', fila.repetirTodas, { signal: fim.signal })
  return {
    guardar(envios) {
      const feitas = ultima.then(() => gravarTodos(envios)).catch(() => nenhuma)
      ultima = feitas
      for (const { id } of envios)
        posses.set(
          id,
          feitas.then((todas) => {
            const posse = todas.get(id) ?? null
            if (posse === null) fila.anotar(id, false, NAO_COUBE)
            return posse
          }),
        )
    },
    esquecer(id) {
      const posse = posses.get(id)
      posses.delete(id)
      void posse?.then(async (uma) => {
        if (uma === null) return
        // Only then may another tab look whether it is still there.
        await banco.apagar(uma.nome).catch(() => undefined)
        uma.soltar()
      })
    },
    encerrar() {
      fim.abort()
      for (const posse of posses.values()) void posse.then((uma) => uma?.soltar())
    },
  }
}
