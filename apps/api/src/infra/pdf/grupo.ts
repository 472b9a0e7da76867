import type { Worker } from 'node:worker_threads'
import { ErroDeImpressao } from './erro-de-impressao.ts'

export type OpcoesDoGrupo = {
  criarTrabalhador: () => Worker
  trabalhadores: number
  /** Milliseconds that one request may take once a worker has it. */
  limiteMs: number
  /** Milliseconds without work after which a worker gives its memory back. */
  ociosoMs: number
}

export type Grupo<Pedido, Resposta> = { executar(pedido: Pedido): Promise<Resposta>; encerrar(): Promise<void> }

type Tarefa<Pedido, Resposta> = {
  pedido: Pedido
  resolver: (resposta: Resposta) => void
  rejeitar: (erro: ErroDeImpressao) => void
}
type Vaga<Pedido, Resposta> = {
  trabalhador: Worker
  tarefa: Tarefa<Pedido, Resposta> | null
  relogio: NodeJS.Timeout | undefined
}

const encerrado = () => new ErroDeImpressao('ENCERRADO', 'a impressão foi encerrada')
const demorado = () => new ErroDeImpressao('TEMPO_ESGOTADO', 'a impressão demorou demais')
const interrompido = (causa?: unknown) =>
  new ErroDeImpressao('INTERROMPIDO', 'a impressão foi interrompida', { cause: causa })

/**
 * Few workers, one request at a time in each, in order of arrival. Workers are born with the first request, do not keep the
 * process alive while idle, and are replaced when they die or take too long; the request they had is rejected, never repeated.
 */
class GrupoDeTrabalhadores<Pedido, Resposta> implements Grupo<Pedido, Resposta> {
  readonly #opcoes: OpcoesDoGrupo
  readonly #fila: Tarefa<Pedido, Resposta>[] = []
  readonly #vagas = new Set<Vaga<Pedido, Resposta>>()
  #encerrado = false

  constructor(opcoes: OpcoesDoGrupo) {
    this.#opcoes = opcoes
  }

  executar(pedido: Pedido): Promise<Resposta> {
    if (this.#encerrado) return Promise.reject(encerrado())
    return new Promise((resolver, rejeitar) => {
      this.#fila.push({ pedido, resolver, rejeitar })
      this.#distribuir()
    })
  }

  async encerrar(): Promise<void> {
    this.#encerrado = true
    for (const tarefa of this.#fila.splice(0)) tarefa.rejeitar(encerrado())
    const trabalhadores = [...this.#vagas].map((vaga) => vaga.trabalhador)
    for (const vaga of this.#vagas) this.#abandonar(vaga, encerrado())
    await Promise.all(trabalhadores.map((trabalhador) => trabalhador.terminate()))
  }

  #distribuir(): void {
    while (this.#fila.length > 0) {
      const vaga = [...this.#vagas].find((candidata) => candidata.tarefa === null) ?? this.#abrirVaga()
      const tarefa = vaga && this.#fila.shift()
      if (!vaga || !tarefa) return
      this.#entregar(vaga, tarefa)
    }
  }

  #abrirVaga(): Vaga<Pedido, Resposta> | null {
    if (this.#vagas.size >= this.#opcoes.trabalhadores) return null
    const vaga: Vaga<Pedido, Resposta> = {
      trabalhador: this.#opcoes.criarTrabalhador(),
      tarefa: null,
      relogio: undefined,
    }
    vaga.trabalhador.on('message', (resposta: Resposta) => this.#concluir(vaga, resposta))
    vaga.trabalhador.on('error', (causa) => this.#abandonar(vaga, interrompido(causa)))
    vaga.trabalhador.on('messageerror', (causa) => this.#abandonar(vaga, interrompido(causa)))
    vaga.trabalhador.on('exit', () => this.#abandonar(vaga, interrompido()))
    this.#vagas.add(vaga)
    return vaga
  }

  #entregar(vaga: Vaga<Pedido, Resposta>, tarefa: Tarefa<Pedido, Resposta>): void {
    clearTimeout(vaga.relogio)
    vaga.tarefa = tarefa
    vaga.trabalhador.ref()
    vaga.relogio = setTimeout(() => this.#abandonar(vaga, demorado()), this.#opcoes.limiteMs)
    try {
      vaga.trabalhador.postMessage(tarefa.pedido)
    } catch (causa) {
      this.#abandonar(vaga, interrompido(causa))
    }
  }

  #concluir(vaga: Vaga<Pedido, Resposta>, resposta: Resposta): void {
    const { tarefa } = vaga
    if (!tarefa) return
    clearTimeout(vaga.relogio)
    vaga.tarefa = null
    vaga.trabalhador.unref()
    vaga.relogio = setTimeout(() => this.#abandonar(vaga, interrompido()), this.#opcoes.ociosoMs).unref()
    tarefa.resolver(resposta)
    this.#distribuir()
  }

  #abandonar(vaga: Vaga<Pedido, Resposta>, erro: ErroDeImpressao): void {
    clearTimeout(vaga.relogio)
    this.#vagas.delete(vaga)
    vaga.trabalhador.unref()
    void vaga.trabalhador.terminate()
    vaga.tarefa?.rejeitar(erro)
    vaga.tarefa = null
    this.#distribuir()
  }
}

export function criarGrupo<Pedido, Resposta>(opcoes: OpcoesDoGrupo): Grupo<Pedido, Resposta> {
  return new GrupoDeTrabalhadores(opcoes)
}
