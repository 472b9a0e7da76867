export interface EnvioDeImagem {
  id: number
  nome: string
  /** Share already sent, 0 to 1. */
  fracao: number
  /** Why it failed; null while it waits or goes. */
  erro: string | null
  /** Whether trying again may help: a file of the wrong kind will not change. */
  repetivel: boolean
}

export interface DependenciasDoEnvio<I> {
  enviar: (arquivo: File, aoProgredir: (fracao: number) => void, sinal: AbortSignal) => Promise<I>
  /** One image at a time, in the order in which the files were chosen. */
  aoConcluir: (imagem: I, arquivo: File) => void
  aoMudar: (envios: readonly EnvioDeImagem[]) => void
  mensagemDoErro: (erro: unknown) => string
}

interface Tarefa<I> extends EnvioDeImagem {
  arquivo: File
  cancelamento: AbortController
  situacao: 'espera' | 'indo' | 'pronta' | 'falhou'
  imagem?: I
}

const SIMULTANEOS = 3
const TIPOS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const TAMANHO_MAXIMO = 10 * 1024 * 1024

/** Why a file cannot be sent, before any byte goes; null when it can. */
export function recusaDoArquivo({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TIPOS.has(type)) return 'Só imagens JPEG, PNG ou WebP.'
  return size > TAMANHO_MAXIMO ? 'A imagem passa de 10 MB.' : null
}

/** `imagem2` comes before `imagem10`: the order of the machine that made them. */
export function emOrdemNatural(arquivos: readonly File[]): File[] {
  return arquivos.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }))
}

function novaTarefa<I>(id: number, arquivo: File): Tarefa<I> {
  const recusa = recusaDoArquivo(arquivo)
  return {
    id,
    nome: arquivo.name,
    fracao: 0,
    erro: recusa,
    repetivel: recusa === null,
    arquivo,
    cancelamento: new AbortController(),
    situacao: recusa === null ? 'espera' : 'falhou',
  }
}

const comoEnvio = ({ id, nome, fracao, erro, repetivel }: EnvioDeImagem): EnvioDeImagem => ({
  id,
  nome,
  fracao,
  erro,
  repetivel,
})

const com = <I>(tarefas: readonly Tarefa<I>[], qual: Tarefa<I>['situacao']) =>
  tarefas.filter(({ situacao }) => situacao === qual)

/**
 * Sends images a few at a time. They arrive in the order chosen, whatever the network does: one that is ready waits for
 * those before it, unless they failed.
 */
export function criarEnvioDeImagens<I>({ enviar, aoConcluir, aoMudar, mensagemDoErro }: DependenciasDoEnvio<I>) {
  let tarefas: Tarefa<I>[] = []
  let proximoId = 1

  const publicar = () => aoMudar(tarefas.map(comoEnvio))

  const entregarProntas = () => {
    for (;;) {
      const primeira = tarefas.find(({ situacao }) => situacao !== 'falhou')
      if (primeira?.situacao !== 'pronta' || primeira.imagem === undefined) return
      tarefas = tarefas.filter((tarefa) => tarefa !== primeira)
      aoConcluir(primeira.imagem, primeira.arquivo)
    }
  }

  const rodar = async (tarefa: Tarefa<I>) => {
    tarefa.situacao = 'indo'
    try {
      const aoProgredir = (fracao: number) => {
        tarefa.fracao = fracao
        publicar()
      }
      tarefa.imagem = await enviar(tarefa.arquivo, aoProgredir, tarefa.cancelamento.signal)
      tarefa.situacao = 'pronta'
      tarefa.fracao = 1
    } catch (erro) {
      tarefa.situacao = 'falhou'
      tarefa.erro = mensagemDoErro(erro)
    }
    andar()
  }

  const andar = () => {
    entregarProntas()
    const vagas = SIMULTANEOS - com(tarefas, 'indo').length
    for (const tarefa of com(tarefas, 'espera').slice(0, vagas)) void rodar(tarefa)
    publicar()
  }

  return {
    acrescentar(arquivos: readonly File[]) {
      tarefas = [...tarefas, ...emOrdemNatural(arquivos).map((arquivo) => novaTarefa<I>(proximoId++, arquivo))]
      andar()
    },
    repetir(id: number) {
      const tarefa = tarefas.find((uma) => uma.id === id && uma.situacao === 'falhou' && uma.repetivel)
      if (tarefa === undefined) return
      Object.assign(tarefa, { situacao: 'espera', erro: null, fracao: 0 })
      andar()
    },
    /** Stops it if it is going, and forgets it. */
    tirar(id: number) {
      tarefas.find((tarefa) => tarefa.id === id)?.cancelamento.abort()
      tarefas = tarefas.filter((tarefa) => tarefa.id !== id)
      andar()
    },
    emAndamento: () => tarefas.some(({ situacao }) => situacao !== 'falhou'),
    encerrar() {
      for (const { cancelamento } of tarefas) cancelamento.abort()
      tarefas = []
    },
  }
}

export type FilaDeImagens = ReturnType<typeof criarEnvioDeImagens>
