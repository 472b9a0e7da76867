import type { Perfil } from '@vetlume/dominio/menu'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '../../src/lib/query.ts'
import { cheio } from '../servidor/cheio.ts'
import { pedidosNovos, pedidosPendentes, servidor } from '../servidor/index.ts'
import { abrir, DA_CASCA } from '../tela.tsx'
import { alvosAoAlcance, clicar, ultimoDaJanela, type Alvo } from './alvos.ts'
import { assentar, PACIENCIA_MS, REPOUSO_MS } from './assentar.ts'
import { fecharTela } from './limpar.ts'
import { mudanca, retrato, telaAMostra } from './retrato.ts'

const ESCAPE_MS = 300
const PARADO = '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }'

export interface Tela {
  endereco: string
  /** Who opens it; nobody, for a public page. */
  perfil: Perfil | undefined
  /** Answers other than what the contract has room for. */
  preparar: () => void
}

const ocupado = () =>
  document.querySelector('main:empty') !== null || pedidosPendentes().some((chave) => !DA_CASCA.has(chave))

/** What stands around the screen is not looked at, nothing slides, and nothing is waited for. */
function aquietar(): void {
  for (const parte of document.querySelectorAll<HTMLElement>(
    'nav[aria-label="Menu principal"], header:not(main header)',
  ))
    parte.style.display = 'none'
  const estilo = document.createElement('style')
  estilo.textContent = PARADO
  document.querySelector('main')?.append(estilo)
}

function conferir(bloco: string, escrito: string): void {
  expect(bloco).toBe(escrito)
}

/** Opens a screen, clicks each thing in it, and writes down what each one asked of the server and what changed. */
export class Passeio {
  readonly #tela: Tela
  readonly #esperados: ReadonlyMap<string, string>
  readonly #conferindo: boolean
  /** How long what is written is waited for: what is written down again may be meant to differ. */
  readonly #paciencia: number
  readonly blocos: string[] = []
  /** As the screen was opened, and as it was before the last click. */
  #inicio: string[] = []
  #antes: string[] = []
  #feitos: string[] = []

  /** `guardado` is what was written down last time; `conferindo` stops at the first thing that is not so any more. */
  constructor(tela: Tela, guardado: string, conferindo: boolean) {
    this.#tela = tela
    this.#conferindo = conferindo
    this.#paciencia = conferindo ? PACIENCIA_MS : 4 * REPOUSO_MS
    const blocos = guardado.trimEnd().split('\n\n')
    this.#esperados = new Map(blocos.filter(Boolean).map((bloco) => [bloco.replace(/\n.*/s, ''), bloco]))
  }

  #mudouDeLugar(): boolean {
    return location.pathname + location.search !== this.#tela.endereco.replace(/#.*/, '')
  }

  #ler(titulo: string): string {
    const novos = pedidosNovos().filter(({ chave }) => !DA_CASCA.has(chave))
    // Which of two that leave together is first, and whether one is asked again meanwhile, is of the machine.
    const ditos = [...this.#feitos, ...novos.map(({ chave, pedido }) => `> ${chave} ${JSON.stringify(pedido)}`)]
    this.#feitos = [...new Set(ditos)].toSorted()
    const agora = retrato()
    if (agora.some((linha) => linha.includes('Algo deu errado nesta tela')))
      throw new Error(`${titulo}: a tela quebrou`)
    const dito = this.#mudouDeLugar()
      ? [`= ${location.pathname}${location.search}`]
      : mudanca(telaAMostra(agora) ? this.#inicio : this.#antes, agora)
    return [titulo, ...this.#feitos, ...dito].join('\n')
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
    const guardado = this.#esperados.get(titulo) ?? (this.#esperados.size > 0 ? titulo : undefined)
    await this.#abrir()
    const ler = () => [titulo, ...mudanca(this.#inicio, retrato())].join('\n')
    const lido = await assentar(ler, { ocupado, esperado: guardado, pacienciaMs: this.#paciencia })
    if (lido !== titulo) this.#escrever(titulo, lido)
    this.#inicio = this.#antes = retrato()
    pedidosNovos()
  }

  /** As it was when it was opened: closed by the key that closes things, or opened again. */
  async #voltar({ nome }: Alvo): Promise<void> {
    const inicio = this.#inicio.join('\n')
    const ler = () => retrato().join('\n')
    const voltou = (lido: string) => lido === inicio && !this.#mudouDeLugar()
    if (voltou(ler())) return
    if (!this.#mudouDeLugar()) {
      await userEvent.keyboard('{Escape}')
      const lido = await assentar(ler, { ocupado, esperado: inicio, pacienciaMs: ESCAPE_MS })
      // As if it had been opened again: what only the window asked for is asked for again.
      queryClient.removeQueries({ type: 'inactive' })
      pedidosNovos()
      if (voltou(lido)) {
        this.#antes = this.#inicio
        return
      }
    }
    await this.#reabrir(`## ${nome} < de volta`)
  }

  async abrir(): Promise<void> {
    await this.#abrir()
    await this.#anotar('# aberta')
    this.#inicio = this.#antes
  }

  /** What the last screen still says to the server is answered before the test ends. */
  async fechar(): Promise<void> {
    await fecharTela()
    await assentar(() => '', { ocupado, esperado: '', pacienciaMs: REPOUSO_MS })
  }

  async clicarEmTudo(): Promise<void> {
    const janelas = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length
    for (const alvo of alvosAoAlcance()) {
      const antes = janelas()
      clicar(alvo)
      await this.#anotar(`# ${alvo.nome}`)
      const ultimo = janelas() > antes ? ultimoDaJanela() : null
      if (ultimo !== null && !this.#mudouDeLugar()) {
        clicar(ultimo)
        await this.#anotar(`## ${alvo.nome} > ${ultimo.nome}`)
      }
      await this.#voltar(alvo)
    }
  }
}
