import { ErroDeApi, mensagemDoErro } from './erro-de-api.ts'

export interface Envio {
  id: number
  nome: string
  /** Share already sent, 0 to 1. */
  fracao: number
  /** Why it failed; null while it waits or goes. */
  erro: string | null
  /** Whether trying again may help: a file of the wrong kind will not change, a network may. */
  repetivel: boolean
  /** What else there is to know of it, in words. */
  nota?: string | undefined
}

/** Keeps what was chosen until it needs not be kept. */
export interface Resguardo {
  guardar: (envios: readonly { id: number; arquivo: File }[]) => void
  esquecer: (id: number) => void
}

export interface ArquivosAceitos {
  tipos: readonly string[]
  /** DICOM too: the browser knows no type for it, and machines write it without an extension. */
  dicom?: true
  /** MP4 and AVI too, whose types browsers and systems name in many ways. */
  clipes?: true
  /** What to send instead of something else. */
  recusa: string
}

export interface DependenciasDoEnvio<I> {
  /** What is taken in; anything else is refused before a byte goes. */
  aceitos: ArquivosAceitos
  enviar: (arquivo: File, aoProgredir: (fracao: number) => void, sinal: AbortSignal) => Promise<I>
  /** One file at a time, in the order in which they were chosen. */
  aoConcluir: (guardado: I, arquivo: File) => void
  aoMudar: (envios: readonly Envio[]) => void
  resguardo?: Resguardo
}

interface Tarefa<I> extends Envio {
  arquivo: File
  cancelamento: AbortController
  situacao: 'espera' | 'indo' | 'pronta' | 'falhou'
  guardado?: I
  /** Whether it outlives this tab. */
  segura?: boolean
}

const SIMULTANEOS = 3
const MEGABYTE = 1024 * 1024
const TAMANHO_MAXIMO_MB = 10
const DICOM_MAXIMO_MB = 60
const CLIPE_MAXIMO_MB = 100

export const IMAGENS: ArquivosAceitos = {
  tipos: ['image/jpeg', 'image/png', 'image/webp'],
  recusa: 'Só imagens JPEG, PNG ou WebP.',
}

export const IMAGENS_DO_EXAME: ArquivosAceitos = {
  ...IMAGENS,
  dicom: true,
  clipes: true,
  recusa: 'Só imagens JPEG, PNG, WebP ou DICOM, e clipes MP4 ou AVI.',
}

const SEM_TIPO: ReadonlySet<string> = new Set(['', 'application/octet-stream'])
/** Named as machines name them: without an extension, or by a number. */
const NOME_DE_DICOM = /^[^.]+$|\.(?:dcm|dicom|ima)$|\.\d+$/i

const pareceDicom = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === 'application/dicom' || (SEM_TIPO.has(type) && NOME_DE_DICOM.test(name))

const TIPO_DE_CLIPE = /^video\/(?:mp4|avi|msvideo|x-msvideo|vnd\.avi)$/
const NOME_DE_CLIPE = /\.(?:mp4|avi)$/i

const pareceClipe = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  TIPO_DE_CLIPE.test(type) || (SEM_TIPO.has(type) && NOME_DE_CLIPE.test(name))

/** Most that it may have, in MB; null of what is not taken in. */
function maximoDe(arquivo: Pick<File, 'type' | 'name'>, { tipos, dicom, clipes }: ArquivosAceitos): number | null {
  if (dicom === true && pareceDicom(arquivo)) return DICOM_MAXIMO_MB
  if (clipes === true && pareceClipe(arquivo)) return CLIPE_MAXIMO_MB
  return tipos.includes(arquivo.type) ? TAMANHO_MAXIMO_MB : null
}

/** Why a file cannot be sent, before any byte goes; null when it can. */
export function recusaDoArquivo(
  arquivo: Pick<File, 'type' | 'size' | 'name'>,
  aceitos: ArquivosAceitos,
): string | null {
  const maximo = maximoDe(arquivo, aceitos)
  if (maximo === null) return aceitos.recusa
  if (arquivo.size === 0) return 'O arquivo está vazio.'
  return arquivo.size > maximo * MEGABYTE ? `O arquivo passa de ${maximo} MB.` : null
}

/** Nobody answered, or the server was in trouble or in a hurry; what it refused it will refuse again. */
const valeRepetir = (erro: unknown): boolean =>
  !(erro instanceof ErroDeApi) || erro.resultadoDesconhecido || erro.status === 429

/** The laudo is gone, or the file will never do; a refusal of who asks, or of now, is no reason to lose it. */
const SEM_VOLTA: ReadonlySet<number> = new Set([404, 413, 415, 422])

const semVolta = (erro: unknown): boolean => erro instanceof ErroDeApi && SEM_VOLTA.has(erro.status)

/** `imagem2` comes before `imagem10`: the order of the machine that made them. */
export function emOrdemNatural(arquivos: readonly File[]): File[] {
  return arquivos.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }))
}

function novaTarefa<I>(id: number, arquivo: File, aceitos: ArquivosAceitos): Tarefa<I> {
  const recusa = recusaDoArquivo(arquivo, aceitos)
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

const GUARDADA = 'Guardada neste aparelho até ser enviada.'

const comoEnvio = ({ id, nome, fracao, erro, repetivel, nota, segura }: Tarefa<unknown>): Envio => ({
  id,
  nome,
  fracao,
  erro,
  repetivel,
  nota: nota ?? (segura && repetivel && erro !== null ? GUARDADA : undefined),
})

const com = <I>(tarefas: readonly Tarefa<I>[], qual: Tarefa<I>['situacao']) =>
  tarefas.filter(({ situacao }) => situacao === qual)

/**
 * Sends files a few at a time. They arrive in the order chosen, whatever the network does: one that is ready waits for
 * those before it, unless they failed.
 */
export function criarFilaDeEnvios<I>({ aceitos, enviar, aoConcluir, aoMudar, resguardo }: DependenciasDoEnvio<I>) {
  let tarefas: Tarefa<I>[] = []
  let proximoId = 1

  const publicar = () => aoMudar(tarefas.map(comoEnvio))

  const entregarProntas = () => {
    for (;;) {
      const primeira = tarefas.find(({ situacao }) => situacao !== 'falhou')
      if (primeira?.situacao !== 'pronta' || primeira.guardado === undefined) return
      tarefas = tarefas.filter((tarefa) => tarefa !== primeira)
      aoConcluir(primeira.guardado, primeira.arquivo)
      resguardo?.esquecer(primeira.id)
    }
  }

  const rodar = async (tarefa: Tarefa<I>) => {
    tarefa.situacao = 'indo'
    try {
      const aoProgredir = (fracao: number) => {
        tarefa.fracao = fracao
        publicar()
      }
      tarefa.guardado = await enviar(tarefa.arquivo, aoProgredir, tarefa.cancelamento.signal)
      tarefa.situacao = 'pronta'
      tarefa.fracao = 1
    } catch (erro) {
      tarefa.situacao = 'falhou'
      tarefa.erro = mensagemDoErro(erro)
      tarefa.repetivel = valeRepetir(erro)
      if (semVolta(erro)) resguardo?.esquecer(tarefa.id)
    }
    andar()
  }

  const andar = () => {
    entregarProntas()
    const vagas = SIMULTANEOS - com(tarefas, 'indo').length
    for (const tarefa of com(tarefas, 'espera').slice(0, vagas)) void rodar(tarefa)
    publicar()
  }

  const entrar = (arquivos: readonly File[]) => {
    const novas = arquivos.map((arquivo) => novaTarefa<I>(proximoId++, arquivo, aceitos))
    tarefas = [...tarefas, ...novas]
    return novas
  }
  const reporEmEspera = (tarefa: Tarefa<I>) => Object.assign(tarefa, { situacao: 'espera', erro: null, fracao: 0 })
  const repetiveis = () => com(tarefas, 'falhou').filter(({ repetivel }) => repetivel)

  return {
    acrescentar(arquivos: readonly File[]) {
      const novas = entrar(emOrdemNatural(arquivos))
      resguardo?.guardar(com(novas, 'espera'))
      andar()
    },
    /** What was kept from before comes back in the order that it had. Answers how it is called now. */
    retomar(arquivos: readonly File[], nota: string): number[] {
      const novas = entrar(arquivos)
      for (const tarefa of novas) Object.assign(tarefa, { nota, segura: true })
      andar()
      return novas.map(({ id }) => id)
    },
    /** Whether it outlives this tab and, when there is something to say of that, what. */
    anotar(id: number, segura: boolean, nota?: string) {
      const tarefa = tarefas.find((uma) => uma.id === id)
      if (tarefa === undefined) return
      Object.assign(tarefa, { segura, nota })
      publicar()
    },
    repetir(id: number) {
      const tarefa = repetiveis().find((uma) => uma.id === id)
      if (tarefa === undefined) return
      reporEmEspera(tarefa)
      andar()
    },
    repetirTodas() {
      repetiveis().forEach(reporEmEspera)
      andar()
    },
    /** Stops it if it is going, and forgets it. */
    tirar(id: number) {
      tarefas.find((tarefa) => tarefa.id === id)?.cancelamento.abort()
      tarefas = tarefas.filter((tarefa) => tarefa.id !== id)
      resguardo?.esquecer(id)
      andar()
    },
    /** Whether leaving loses one that may still be sent. */
    soNestaAba: () =>
      tarefas.some(({ segura, situacao, repetivel }) => !segura && (situacao !== 'falhou' || repetivel)),
    emAndamento: () => tarefas.some(({ situacao }) => situacao !== 'falhou'),
    encerrar() {
      for (const { cancelamento } of tarefas) cancelamento.abort()
      tarefas = []
    },
  }
}

export type FilaDeEnvios = ReturnType<typeof criarFilaDeEnvios>
