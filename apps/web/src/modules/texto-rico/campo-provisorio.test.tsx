import type { TextoRico } from '@vetlume/dominio/laudo'
import type { Editor } from '@tiptap/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../teste/tela.tsx'
import { criarLoja } from '../../lib/loja.ts'
import { CampoRico } from './campo-rico.tsx'
import { ContextoDaMesaDeTexto, type MesaDeTexto } from './mesa-de-texto.ts'
import { criarVezDoMotor, type VezDoMotor } from './vez-do-motor.ts'

const FRASE = { atalho: 'normal', titulo: 'Rim normal', texto: 'Rins simétricos.', situacao: null }
const campo = () => page.getByRole('textbox', { name: 'Texto de Rins' })
const doEditor = () => campo().element().classList.contains('tiptap')

const paragrafos = (...textos: string[]): TextoRico => ({
  type: 'doc',
  content: textos.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const mesa = (vezDoMotor: VezDoMotor): MesaDeTexto => ({
  vezDoMotor,
  campoAtivo: criarLoja<Editor | null>(null),
  campos: new Map(),
  desenhos: new Set(),
  valorDe: (nome) => (nome === 'medida' ? '42 mm' : null),
  rotuloDe: (nome) => (nome === 'medida.LOBO' ? 'Lobo caudado' : undefined),
  variaveis: () => [],
  aoReceberArquivos: () => undefined,
})

/** The code that edits was called already. */
function chamada(): VezDoMotor {
  const vez = criarVezDoMotor()
  vez.chamar()
  return vez
}

/** A field whose editor waits for its turn: until `chegar`, only the browser edits it. */
async function abrirCampo(inicial: TextoRico, vez = chamada()) {
  const aoMudar = vi.fn<(texto: TextoRico) => void>()
  await desenhar(
    <ContextoDaMesaDeTexto value={mesa(vez)}>
      <CampoRico id="rins" rotulo="Texto de Rins" dica="" inicial={inicial} frases={[FRASE]} aoMudar={aoMudar} />
    </ContextoDaMesaDeTexto>,
  )
  return aoMudar
}

const esperar = setTimeout
let espera: (() => void)[] = []

/** The turn of the editor comes. */
async function chegar(): Promise<void> {
  vi.unstubAllGlobals()
  for (const seguir of espera.splice(0)) seguir()
  await vi.waitUntil(doEditor)
}

beforeEach(async () => {
  await import('./motor.ts')
  // A turn is a timer of no time: those wait here, and no other does.
  const reter = (executar: () => void, ms?: number) =>
    ms === undefined ? espera.push(executar) : esperar(executar, ms)
  vi.stubGlobal('setTimeout', reter)
})
afterEach(() => {
  vi.unstubAllGlobals()
  espera = []
})

const noFim = () => userEvent.keyboard('{Control>}{End}{/Control}')

it('o texto está lá antes do código, e o que se digita continua de onde parou', async () => {
  const aoMudar = await abrirCampo(paragrafos('Rim esquerdo normal.'))
  await campo().click()
  await noFim()
  await userEvent.keyboard(' Direito')
  expect(doEditor()).toBe(false)
  await chegar()
  await userEvent.keyboard(' também.')
  await expect.element(campo()).toHaveTextContent('Rim esquerdo normal. Direito também.')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rim esquerdo normal. Direito também.'))
})

it('o cursor fica no meio do texto, no parágrafo em que estava', async () => {
  const aoMudar = await abrirCampo(paragrafos('Rins simétricos.', 'Pelve normal.'))
  await campo().click()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{Home}{ArrowRight>5}')
  await chegar()
  await userEvent.keyboard(' renal')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rins simétricos.', 'Pelve renal normal.'))
})

it('num campo vazio, parágrafos e negrito são os do documento', async () => {
  const aoMudar = await abrirCampo({ type: 'doc', content: [] })
  await campo().click()
  await userEvent.keyboard('Um{Enter}{Control>}b{/Control}dois')
  await chegar()
  await userEvent.keyboard('{Enter}três')
  expect(aoMudar).toHaveBeenLastCalledWith({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Um' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'dois', marks: [{ type: 'bold' }] }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'três', marks: [{ type: 'bold' }] }] },
    ],
  })
})

it('a barra digitada antes abre a lista de frases quando o código chega, e Enter escolhe', async () => {
  const aoMudar = await abrirCampo({ type: 'doc', content: [] })
  await campo().click()
  await userEvent.keyboard('/nor')
  await chegar()
  await expect.element(page.getByRole('option', { name: /Rim normal/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rins simétricos.'))
})

it('a barra no meio do texto também, onde foi digitada', async () => {
  const aoMudar = await abrirCampo(paragrafos('Baço normal.', 'Bexiga normal.'))
  await campo().click()
  await userEvent.keyboard('{Control>}{Home}{/Control}/nor')
  await chegar()
  await expect.element(page.getByRole('option', { name: /Rim normal/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rins simétricos.Baço normal.', 'Bexiga normal.'))
})

it('a frase de nome com espaço se escolhe pelo nome todo, e o texto que segue uma barra é só texto', async () => {
  const aoMudar = await abrirCampo({ type: 'doc', content: [] })
  await campo().click()
  await chegar()
  const opcao = page.getByRole('option', { name: /Rim normal/ })
  await userEvent.keyboard('/rim n')
  await expect.element(opcao).toBeVisible()
  await userEvent.keyboard('ada')
  await expect.poll(() => opcao.query()).toBeNull()
  await userEvent.keyboard('{Enter}fim')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('/rim nada', 'fim'))
})

it('a linha em branco em que se parou não é texto', async () => {
  const aoMudar = await abrirCampo(paragrafos('Baço normal.'))
  await campo().click()
  await noFim()
  await userEvent.keyboard('{Enter}')
  await chegar()
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Baço normal.'))
  await userEvent.keyboard('Bexiga normal.')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Baço normal.', 'Bexiga normal.'))
})

it('o que se escreveu antes pode ser desfeito', async () => {
  const aoMudar = await abrirCampo(paragrafos('Rim.'))
  await campo().click()
  await noFim()
  await userEvent.keyboard(' Baço.')
  await chegar()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rim.'))
})

it('o que ninguém mudou não é salvo, e o foco de quem só entrou fica onde estava', async () => {
  const aoMudar = await abrirCampo(paragrafos('Rim.'))
  await campo().click()
  await chegar()
  expect(aoMudar).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(campo().element())
})

it('uma barra que já estava no texto não abre nada: só a que se digita', async () => {
  await abrirCampo(paragrafos('Ver a lista /'))
  await campo().click()
  await noFim()
  await chegar()
  // A list would be drawn by then.
  await new Promise((seguir) => esperar(seguir, 150))
  expect(page.getByRole('option').elements()).toEqual([])
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('option', { name: /Rim normal/ })).toBeVisible()
})

it('com variáveis, que só o editor conhece, o texto só se lê até ele chegar', async () => {
  await abrirCampo(paragrafos('Rim de {{medida}}.'))
  expect(campo().query()).toBeNull()
  await chegar()
  await expect.element(campo()).toHaveTextContent('Rim de 42 mm.')
})

it('a variável sem valor diz o nome que as pessoas lhe dão', async () => {
  await abrirCampo(paragrafos('Lobo de {{medida.LOBO}} e {{medida.OUTRA}}.'))
  await chegar()
  await expect.element(campo()).toHaveTextContent('Lobo de Lobo caudado: sem valor e medida.OUTRA: sem valor.')
})

it('o que se cola antes vem como palavras', async () => {
  const aoMudar = await abrirCampo({ type: 'doc', content: [] })
  await campo().click()
  const dados = new DataTransfer()
  dados.setData('text/plain', 'Rim normal.')
  dados.setData('text/html', '<h1 style="color:red">Rim normal.</h1>')
  campo()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: dados, bubbles: true, cancelable: true }))
  await chegar()
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rim normal.'))
})

/** Whether a field asked for its editor: by then, its turn would be waiting. */
async function pedido(): Promise<boolean> {
  await new Promise((seguir) => esperar(seguir, 150))
  return espera.length > 0
}

it('enquanto a tela não chama o editor o texto está lá, e ninguém o pede', async () => {
  const vez = criarVezDoMotor()
  await abrirCampo(paragrafos('Rim.'), vez)
  await expect.element(campo()).toHaveTextContent('Rim.')
  expect(await pedido()).toBe(false)
  vez.chamar()
  expect(await pedido()).toBe(true)
  await chegar()
})

it.each([
  ['quem entra no campo', () => campo().click()],
  ['quem chega nele pelo teclado', () => userEvent.keyboard('{Tab}')],
])('%s chama o editor na hora, e o que escreve fica', async (_quem, entrar) => {
  const aoMudar = await abrirCampo(paragrafos('Rim.'), criarVezDoMotor())
  await entrar()
  await noFim()
  await userEvent.keyboard(' Baço.')
  expect(doEditor()).toBe(false)
  expect(await pedido()).toBe(true)
  await chegar()
  expect(aoMudar).toHaveBeenLastCalledWith(paragrafos('Rim. Baço.'))
})
