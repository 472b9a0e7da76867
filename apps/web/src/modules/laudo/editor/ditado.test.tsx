import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

interface Dito {
  isFinal: boolean
  0: { transcript: string }
}

/** A browser's recogniser under the hand of the test. */
class Reconhecedor {
  static vivos: Reconhecedor[] = []
  lang = ''
  continuous = false
  interimResults = false
  ligado = false
  onresult: ((evento: { resultIndex: number; results: Dito[] }) => void) | null = null
  onerror: ((evento: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    Reconhecedor.vivos.push(this)
  }
  start() {
    this.ligado = true
  }
  stop() {
    this.ligado = false
    this.onend?.()
  }
  abort() {
    this.stop()
  }
  diz(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] })
  }
}
const ultimo = (): Reconhecedor => {
  const vivo = Reconhecedor.vivos.at(-1)
  if (vivo === undefined) throw new Error('ninguém ouve')
  return vivo
}

const CODIGO = '01990000-0000-7000-8000-0000000000d1'
const RASCUNHO = exemplo('GET /laudo/:codigo', {
  codigo: CODIGO,
  estado: 'RASCUNHO',
  versao: 3,
  conteudo: {
    secoes: [
      {
        id: 'figado',
        titulo: 'Fígado',
        orgao: 'FIGADO',
        situacao: 'NORMAL',
        texto: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hoje.' }] }] },
        medidas: [],
      },
    ],
    imagensPorPagina: 4,
  },
})
const campo = () => page.getByRole('textbox', { name: 'Texto de Fígado' })
const ditado = () => page.getByRole('region', { name: 'Ditado' })

const nomes = ['SpeechRecognition', 'webkitSpeechRecognition'] as const
const originais = nomes.map((nome) => [nome, Reflect.get(globalThis, nome)] as const)
const trocar = (nome: string, classe: unknown) =>
  classe === undefined
    ? Reflect.deleteProperty(globalThis, nome)
    : Object.defineProperty(globalThis, nome, { value: classe, configurable: true, writable: true })

async function abrirMenu(): Promise<void> {
  await expect.element(campo()).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações do laudo' }).click()
}

async function ligar(): Promise<void> {
  await abrirMenu()
  await page.getByRole('menuitem', { name: 'Ditar os textos' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Ligar o ditado neste aparelho?' })
  await expect.element(pergunta.getByText(/pode enviar o áudio ao fabricante/)).toBeVisible()
  await pergunta.getByRole('button', { name: 'Ligar o ditado' }).click()
  await expect.element(ditado()).toBeVisible()
}

describe('ditado', () => {
  beforeEach(() => {
    let versao = 3
    Reconhecedor.vivos = []
    for (const chave of Object.keys(localStorage)) if (chave.startsWith('ditado:')) localStorage.removeItem(chave)
    trocar('webkitSpeechRecognition', undefined)
    trocar('SpeechRecognition', Reconhecedor)
    servidor.responde('GET /laudo/:codigo', { ...RASCUNHO, codigo: crypto.randomUUID() })
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    servidor.responde('PUT /laudo/:codigo', () => ({ versao: ++versao, alteradoEm: '2026-11-20T12:00:00Z' }))
  })
  afterEach(() => {
    for (const [nome, classe] of originais) trocar(nome, classe)
  })

  it('vem desligado; ligado, só ouve quando se pede, e escreve onde está o cursor', async () => {
    await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
    await expect.element(campo()).toBeVisible()
    await expect.element(ditado()).not.toBeInTheDocument()
    await ligar()
    expect(Reconhecedor.vivos).toEqual([])
    expect(document.querySelector('.le-ditado-provisorio')).toBeNull()
    await campo().click()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await ditado().getByRole('button', { name: 'Ditar' }).click()
    await expect
      .element(ditado().getByRole('button', { name: 'Parar de ditar' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(ditado().getByText('Ouvindo…')).toBeVisible()
    expect(ultimo()).toMatchObject({ lang: 'pt-BR', interimResults: true, ligado: true })
    ultimo().diz('contornos regu', false)
    await expect.element(ditado().getByText('contornos regu')).toBeVisible()
    await expect.element(campo()).toHaveTextContent('Hoje.')
    ultimo().diz('contornos regulares vírgula sem nódulos ponto final', true)
    await expect.element(campo()).toHaveTextContent('Hoje. Contornos regulares, sem nódulos.')
    await expect
      .poll(() => JSON.stringify(servidor.pedidos('PUT /laudo/:codigo').at(-1)?.conteudo))
      .toContain('Hoje. Contornos regulares, sem nódulos.')
    await ditado().getByRole('button', { name: 'Parar de ditar' }).click()
    expect(ultimo().ligado).toBe(false)
  })

  it('Alt+V liga e para; depois de um silêncio continua, e desligado não volta', async () => {
    await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
    await ligar()
    await campo().click()
    await userEvent.keyboard('{Alt>}v{/Alt}')
    await expect.element(ditado().getByText('Ouvindo…')).toBeVisible()
    ultimo().ligado = false
    ultimo().onend?.()
    expect(ultimo().ligado).toBe(true)
    await userEvent.keyboard('{Alt>}v{/Alt}')
    await expect.element(ditado().getByRole('button', { name: 'Ditar' })).toBeVisible()
    expect(ultimo().ligado).toBe(false)
    await ditado().getByRole('button', { name: 'Desligar' }).click()
    await expect.element(ditado()).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((chave) => chave.startsWith('ditado:'))).toEqual([])
  })

  it('diz por que não ouve, e para', async () => {
    await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
    await ligar()
    await ditado().getByRole('button', { name: 'Ditar' }).click()
    ultimo().onerror?.({ error: 'not-allowed' })
    await expect.element(page.getByText(/O navegador não deixou usar o microfone/)).toBeVisible()
    await expect.element(ditado().getByRole('button', { name: 'Ditar' })).toBeVisible()
  })

  it('onde o navegador não oferece, não aparece', async () => {
    trocar('SpeechRecognition', undefined)
    await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
    await abrirMenu()
    await expect.element(page.getByRole('menuitem', { name: 'Minhas abreviaturas' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Ditar os textos' })).not.toBeInTheDocument()
  })
})
