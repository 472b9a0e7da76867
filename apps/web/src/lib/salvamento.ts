/** What the server has, or what was confirmed by it. */
export interface VersaoSalva<T> {
  dados: T
  versao: number
  alteradoEm: string
}

/** Unsent work as it is kept in the device: enough to send it later or to join it with what others wrote. */
export interface RascunhoLocal<T> {
  dados: T
  base: T
  versao: number
}

export type EstadoDoSalvamento<T> =
  | { tipo: 'salvo'; em: string }
  | { tipo: 'mudado' }
  | { tipo: 'salvando' }
  /** Not on the server; safe in this device, sent when the connection returns. */
  | { tipo: 'guardado' }
  /** The server refused it and would refuse it again. */
  | { tipo: 'recusado'; erro: unknown }
  | { tipo: 'conflito'; base: T; deles: VersaoSalva<T> }

export type Falha = 'conflito' | 'rede' | 'recusa'

export interface DependenciasDoSalvamento<T> {
  enviar: (dados: T, versao: number) => Promise<{ versao: number; alteradoEm: string }>
  buscar: () => Promise<VersaoSalva<T>>
  guardar: (rascunho: RascunhoLocal<T>) => Promise<void>
  descartar: () => Promise<void>
  classificar: (erro: unknown) => Falha
  iguais: (a: T, b: T) => boolean
  /** Runs after `ms`; the answer cancels. */
  agendar: (executar: () => void, ms: number) => () => void
}

/** Milliseconds. A pause in the writing sends; whoever never pauses is sent all the same. */
export const TEMPOS = {
  pausa: 2_000,
  maximo: 8_000,
  guardar: 600,
  primeiraTentativa: 3_000,
  ultimaTentativa: 60_000,
} as const

/**
 * Autosave of one record: one request at a time, the newest content wins, nothing is lost on the way. Every change is
 * first kept in the device, then sent; what was sent without an answer is recognised when it comes back as a conflict.
 */
export class Salvamento<T> {
  readonly #deps: DependenciasDoSalvamento<T>
  readonly #ouvintes = new Set<() => void>()
  #salva: VersaoSalva<T>
  #atual: T
  #estado: EstadoDoSalvamento<T>
  #envio: Promise<void> | null = null
  /** Contents sent whose answer never came: one of them may be what the server has. */
  #incertos: T[] = []
  #tentativas = 0
  #cancelarPausa: (() => void) | null = null
  #cancelarMaximo: (() => void) | null = null
  #cancelarGuarda: (() => void) | null = null
  #encerrado = false

  constructor(deps: DependenciasDoSalvamento<T>, inicial: VersaoSalva<T>) {
    this.#deps = deps
    this.#salva = inicial
    this.#atual = inicial.dados
    this.#estado = { tipo: 'salvo', em: inicial.alteradoEm }
  }

  readonly estado = (): EstadoDoSalvamento<T> => this.#estado
  readonly versao = (): number => this.#salva.versao
  readonly temPendente = (): boolean => this.#estado.tipo !== 'salvo'

  readonly assinar = (ouvinte: () => void): (() => void) => {
    this.#ouvintes.add(ouvinte)
    return () => this.#ouvintes.delete(ouvinte)
  }

  /** The person changed something: kept in the device at once, sent after a pause. */
  mudar(dados: T): void {
    this.#atual = dados
    this.#cancelarGuarda ??= this.#deps.agendar(() => this.#guardar(), TEMPOS.guardar)
    const { tipo } = this.#estado
    if (tipo === 'salvo' || tipo === 'recusado') this.#publicar({ tipo: 'mudado' })
    // Without a connection the next attempt is already scheduled; typing must not make it hurry.
    if (tipo !== 'conflito' && tipo !== 'guardado') this.#agendarEnvio()
  }

  /** Work found in the device from an earlier visit, written over the version that the server still has. */
  retomar(dados: T): void {
    this.#atual = dados
    this.#publicar({ tipo: 'mudado' })
    void this.salvar()
  }

  /** Work found in the device, written over a version that somebody has replaced since. */
  retomarEmConflito(rascunho: RascunhoLocal<T>): void {
    this.#atual = rascunho.dados
    this.#publicar({ tipo: 'conflito', base: rascunho.base, deles: this.#salva })
  }

  /** Sends now whatever is unsent, also what is written meanwhile. Answers whether everything is on the server. */
  async salvar(): Promise<boolean> {
    do {
      this.#cancelarEspera()
      if (!this.temPendente()) return true
      if (this.#estado.tipo === 'conflito') return false
      await this.#enviarUmaVez()
    } while (this.#estado.tipo === 'mudado')
    return !this.temPendente()
  }

  /** The person decided what stays after a conflict: it goes over what the server has now. */
  resolver(dados: T, sobre: VersaoSalva<T>): Promise<boolean> {
    this.#salva = sobre
    this.#incertos = []
    this.#atual = dados
    if (this.#deps.iguais(dados, sobre.dados)) {
      this.#confirmado(dados, sobre)
      return Promise.resolve(true)
    }
    this.#publicar({ tipo: 'mudado' })
    return this.salvar()
  }

  /** Keeps the last change in the device without waiting: the page is going away. */
  guardarAgora(): void {
    if (this.temPendente()) this.#guardar()
  }

  /** The screen is gone. What was not sent stays in the device. */
  encerrar(): void {
    this.guardarAgora()
    this.#encerrado = true
    this.#cancelarEspera()
    this.#cancelarGuarda?.()
  }

  #enviarUmaVez(): Promise<void> {
    this.#envio ??= this.#enviar().finally(() => {
      this.#envio = null
    })
    return this.#envio
  }

  async #enviar(): Promise<void> {
    const dados = this.#atual
    this.#publicar({ tipo: 'salvando' })
    try {
      const { versao, alteradoEm } = await this.#deps.enviar(dados, this.#salva.versao)
      this.#confirmado(dados, { dados, versao, alteradoEm })
    } catch (erro) {
      await this.#tratarFalha(erro, dados)
    }
  }

  async #tratarFalha(erro: unknown, enviado: T): Promise<void> {
    const falha = this.#deps.classificar(erro)
    if (falha === 'recusa') return this.#publicar({ tipo: 'recusado', erro })
    if (falha === 'rede') {
      this.#incertos.push(enviado)
      return this.#esperarConexao()
    }
    try {
      const deles = await this.#deps.buscar()
      const meu = [...this.#incertos, enviado].find((dados) => this.#deps.iguais(dados, deles.dados))
      if (meu !== undefined) return this.#confirmado(meu, deles)
      this.#publicar({ tipo: 'conflito', base: this.#salva.dados, deles })
    } catch {
      this.#esperarConexao()
    }
  }

  #confirmado(dados: T, salva: VersaoSalva<T>): void {
    this.#salva = salva
    this.#incertos = []
    this.#tentativas = 0
    if (dados !== this.#atual && !this.#deps.iguais(dados, this.#atual)) {
      // What is kept in the device must know that its base is newer now.
      this.#guardar()
      this.#agendarEnvio()
      return this.#publicar({ tipo: 'mudado' })
    }
    this.#cancelarGuarda?.()
    this.#cancelarGuarda = null
    this.#cancelarEspera()
    void this.#deps.descartar().catch(() => undefined)
    this.#publicar({ tipo: 'salvo', em: salva.alteradoEm })
  }

  #agendarEnvio(): void {
    if (this.#encerrado) return
    // A request on its way schedules the next one when it ends.
    const enviar = () => {
      this.#cancelarEspera()
      if (this.#envio === null) void this.#enviarUmaVez()
    }
    this.#cancelarPausa?.()
    this.#cancelarPausa = this.#deps.agendar(enviar, TEMPOS.pausa)
    this.#cancelarMaximo ??= this.#deps.agendar(enviar, TEMPOS.maximo)
  }

  #esperarConexao(): void {
    this.#guardar()
    this.#publicar({ tipo: 'guardado' })
    this.#cancelarEspera()
    if (this.#encerrado) return
    const ms = Math.min(TEMPOS.primeiraTentativa * 2 ** this.#tentativas, TEMPOS.ultimaTentativa)
    this.#tentativas += 1
    this.#cancelarPausa = this.#deps.agendar(() => void this.salvar(), ms)
  }

  #guardar(): void {
    this.#cancelarGuarda?.()
    this.#cancelarGuarda = null
    const { dados: base, versao } = this.#salva
    // A device without room is no reason to stop writing: the server still gets everything.
    void this.#deps.guardar({ dados: this.#atual, base, versao }).catch(() => undefined)
  }

  #cancelarEspera(): void {
    this.#cancelarPausa?.()
    this.#cancelarMaximo?.()
    this.#cancelarPausa = null
    this.#cancelarMaximo = null
  }

  #publicar(estado: EstadoDoSalvamento<T>): void {
    this.#estado = estado
    for (const ouvinte of this.#ouvintes) ouvinte()
  }
}
