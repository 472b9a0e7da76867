import type { Perfil } from '@vetlume/dominio/menu'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '../../src/lib/query.ts'
import { cheio } from '../servidor/cheio.ts'
import { pedidosNovos, pedidosPendentes, servidor } from '../servidor/index.ts'
import { abrir, DA_CASCA } from '../tela.tsx'
import { alvosAoAlcance, camadaAberta, clicar, janelaAberta, ultimoDaJanela, type Alvo } from './alvos.ts'
import { assentar, PACIENCIA_MS, REPOUSO_MS } from './assentar.ts'
import { fecharTela } from './limpar.ts'
import { diferenca, mudanca, retrato, telaAMostra } from './retrato.ts'

export const AGORA = new Date('2026-11-20T15:00:00Z')
/** A list in a window, and what is told at the foot of the screen. */
const ESCAPES = 3
const PARADO = '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }'

export interface Tela {
  endereco: string
  /** Who opens it; nobody, for a public page. */
  perfil: Perfil | undefined
  /** Answers other than what the contract has room for. */
  preparar: () => void
}

/** Figures are asked for when they come near the screen: which ones are, when a step is read, is of the machine. */
const DE_FIGURAS: ReadonlySet<string> = new Set([
  'GET /laudo/:codigo/imagem/:arquivo',
  'POST /laudo-compartilhado/arquivo',
])

const ocupado = () =>
  document.querySelector('main:empty') !== null || pedidosPendentes().some((chave) => !DA_CASCA.has(chave))

/** The cursor goes into what opens, and back, a moment later: gone on before, it would land on what came next. */
async function cursorEm(onde: Element | undefined): Promise<void> {
  const chegou = () => String(onde?.contains(document.activeElement))
  await assentar(chegou, { ocupado, esperado: 'true', pacienciaMs: REPOUSO_MS })
}

/** What stands around the screen is not looked at, nothing slides, and nothing is waited for. */
function aquietar(): void {
  for (const parte of document.querySelectorAll<HTMLElement>(
    'nav[aria-label="Menu principal"], header:not(main header, [role=dialog] header)',
  ))
    parte.style.display = 'none'
  const estilo = document.createElement('style')
  estilo.textContent = PARADO
  document.querySelector('main')?.append(estilo)
}

/** Says the first line that is not so: a whole block is too long for a summary. */
function conferir(bloco: string, escrito: string): void {
  const lidas = bloco.split('\n')
  const escritas = escrito.split('\n')
  const diferente = lidas.findIndex((linha, i) => linha !== escritas[i])
  const onde = diferente === -1 ? lidas.length : diferente
  expect(bloco, `linha ${onde}: ${lidas[onde] ?? 'nada'}\nem vez de: ${escritas[onde] ?? 'nada'}\n`).toBe(escrito)
}

/** Opens a screen, clicks each thing in it, and writes down what each one asked of the server and what changed. */
export class Passeio {
  readonly #tela: Tela
  readonly #esperados: ReadonlyMap<string, string>
  readonly #conferindo: boolean
  /** How long what is expected is waited for. */
  readonly #paciencia: number
  readonly blocos: string[] = []
  /** As the screen was opened, and as it was before the last click. */
  #inicio: string[] = []
  #antes: string[] = []
  #feitos: string[] = []
  #deAbertura: ReadonlySet<string> = new Set()

  /**
   * `guardado` is what was written down last time; `conferindo` stops at the first thing that is not so any more. Who
   * writes it down again believes nothing of it: half of a change may look as the whole did.
   */
  constructor(tela: Tela, guardado: string, conferindo: boolean) {
    this.#tela = tela
    this.#conferindo = conferindo
    this.#paciencia = conferindo ? PACIENCIA_MS : 4 * REPOUSO_MS
    const blocos = conferindo ? guardado.trimEnd().split('\n\n') : []
    this.#esperados = new Map(blocos.map((bloco) => [bloco.replace(/\n.*/s, ''), bloco]))
  }

  #mudouDeLugar(): boolean {
    return location.pathname + location.search !== this.#tela.endereco.replace(/#.*/, '')
  }

  /**
   * What the server is asked. Which of two that leave together is first, and whether one is asked again meanwhile, is of the
   * machine; and so is, while nothing is written, when the screen asks again for what it opened with.
   */
  #pedir(): string[] {
    const novos = pedidosNovos().filter(({ chave }) => !DA_CASCA.has(chave) && !DE_FIGURAS.has(chave))
    const ditos = novos.map(({ chave, pedido }) => `> ${chave} ${JSON.stringify(pedido)}`)
    this.#feitos = [...new Set([...this.#feitos, ...ditos])].toSorted()
    const daqui = this.#feitos.filter((dito) => !this.#deAbertura.has(dito))
    return daqui.every((dito) => dito.startsWith('> GET ')) ? daqui : this.#feitos
  }

  #ler(titulo: string): string {
    // Left aside, the window keeps what it tells at its foot.
    dispatchEvent(new Event('blur'))
    const pedidos = this.#pedir()
    const agora = retrato()
    if (agora.some((linha) => linha.includes('Algo deu errado nesta tela')))
      throw new Error(`${titulo}: a tela quebrou`)
    const dito = this.#mudouDeLugar()
      ? [`= ${location.pathname}${location.search}`]
      : mudanca(telaAMostra(agora) ? this.#inicio : this.#antes, agora)
    return [titulo, ...pedidos, ...dito].join('\n')
  }

  #escrever(titulo: string, bloco: string): void {
    if (this.#conferindo) conferir(bloco, this.#esperados.get(titulo) ?? '')
    this.blocos.push(bloco)
  }

  /** Writes down what came of something. */
  async #anotar(titulo: string): Promise<void> {
    this.#feitos = []
    const lido = await assentar(() => this.#ler(titulo), {
      ocupado,
      esperado: this.#esperados.get(titulo),
      pacienciaMs: this.#paciencia,
    })
    this.#escrever(titulo, lido)
    this.#antes = retrato()
  }

  async #abrir(): Promise<void> {
    await fecharTela()
    servidor.respondeAoResto(cheio)
    this.#tela.preparar()
    await abrir(this.#tela.endereco, this.#tela.perfil)
    aquietar()
  }

  /** Opened again; what a person chose and the product keeps, as the height of an hour, is written down. */
  async #reabrir(titulo: string): Promise<void> {
    const guardado = this.#esperados.get(titulo) ?? (this.#conferindo ? titulo : undefined)
    await this.#abrir()
    this.#feitos = []
    const ler = () => {
      this.#pedir()
      // What is still to come is a difference too, under a window as well.
      return [titulo, ...diferenca(this.#inicio, retrato())].join('\n')
    }
    // Under a window that covers it, a list that is still to be asked for shows no difference.
    const porPedir = () => !this.#deAbertura.isSubsetOf(new Set(this.#feitos))
    const lido = await assentar(ler, {
      ocupado: () => ocupado() || porPedir(),
      esperado: guardado,
      pacienciaMs: this.#paciencia,
    })
    if (lido !== titulo) this.#escrever(titulo, lido)
    this.#inicio = this.#antes = retrato()
    pedidosNovos()
  }

  #comoNoInicio(): boolean {
    return !this.#mudouDeLugar() && retrato().join('\n') === this.#inicio.join('\n')
  }

  /** Whether the key that closes things, pressed for each thing that is open, leaves the screen as it was opened. */
  async #fecharComEscape(titulo: string, clicado: Element | undefined): Promise<boolean> {
    if (this.#mudouDeLugar() || (this.#conferindo && !this.#esperados.has(titulo))) return false
    await cursorEm(camadaAberta())
    for (let vez = 0; vez < ESCAPES && !this.#comoNoInicio(); vez += 1) {
      await userEvent.keyboard('{Escape}')
      // While a key is being pressed the runner moves a false clock on: how far is of the machine.
      vi.setSystemTime(AGORA)
      await assentar(() => String(this.#comoNoInicio()), { ocupado, esperado: 'true', pacienciaMs: REPOUSO_MS })
    }
    await cursorEm(clicado)
    return this.#comoNoInicio()
  }

  /**
   * As it was when it was opened: by Escape, or opened again. Which of them is written down, so
   * that what a step finds asked before it does not depend on how fast a window closed.
   */
  async #voltar({ nome }: Alvo, clicado: Element | undefined): Promise<void> {
    if (this.#comoNoInicio()) return
    const titulo = `## ${nome} < Escape`
    if (!(await this.#fecharComEscape(titulo, clicado))) {
      await this.#reabrir(`## ${nome} < de volta`)
      return
    }
    this.#escrever(titulo, titulo)
    // As if it had been opened again: what only the window asked for is asked for again.
    queryClient.removeQueries({ type: 'inactive' })
    pedidosNovos()
    this.#antes = this.#inicio
  }

  async abrir(): Promise<void> {
    await this.#abrir()
    await this.#anotar('# aberta')
    this.#inicio = this.#antes
    this.#deAbertura = new Set(this.#feitos)
  }

  /** What the last screen still says to the server is answered before the test ends. */
  async fechar(): Promise<void> {
    await fecharTela()
    await assentar(() => '', { ocupado, esperado: '', pacienciaMs: REPOUSO_MS })
  }

  /** Does what the window was opened for. */
  async #concluir({ nome }: Alvo): Promise<void> {
    await cursorEm(janelaAberta())
    const ultimo = ultimoDaJanela()
    if (ultimo === null) return
    clicar(ultimo)
    await this.#anotar(`## ${nome} > ${ultimo.nome}`)
  }

  async clicarEmTudo(): Promise<void> {
    const janelas = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length
    for (const alvo of alvosAoAlcance()) {
      const antes = janelas()
      const clicado = clicar(alvo)
      await this.#anotar(`# ${alvo.nome}`)
      if (janelas() > antes && !this.#mudouDeLugar()) await this.#concluir(alvo)
      await this.#voltar(alvo, clicado)
    }
  }
}
