import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { ListaOrdenavel } from './lista-ordenavel.tsx'

const SECOES = ['Fígado', 'Baço', 'Rins']

function Secoes() {
  const [secoes, definir] = useState(SECOES)
  const aoMover = (de: number, para: number) => {
    const sem = secoes.filter((_, indice) => indice !== de)
    definir(sem.toSpliced(para, 0, secoes[de] ?? ''))
  }
  const itens = secoes.map((nome) => ({ chave: nome, nome, conteudo: nome }))
  return <ListaOrdenavel grupo="secoes" rotulo="Seções" itens={itens} aoMover={aoMover} />
}

const alca = (nome: string) => page.getByRole('button', { name: `Mover ${nome}: arraste, ou Alt e as setas` })
const ordem = () => [...document.querySelectorAll('[aria-label="Seções"] li')].map(({ textContent }) => textContent)
const emVoo = () => document.querySelector('[data-arrastando="true"]')?.textContent ?? null

const noMeio = (elemento: Element, tipo: string) => {
  const { x, y, width, height } = elemento.getBoundingClientRect()
  const onde = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, bubbles: true, cancelable: true }
  elemento.dispatchEvent(new PointerEvent(tipo, onde))
}

/** Presses the handle of one and takes it over the other, without letting go. */
async function levar(de: string, para: string): Promise<Element> {
  await desenhar(<Secoes />)
  await expect.element(alca(de)).toBeVisible()
  const destino = alca(para).element()
  noMeio(alca(de).element(), 'pointerdown')
  noMeio(destino, 'pointermove')
  await expect.poll(emVoo).toBe(de)
  return destino
}

describe('lista que se ordena', () => {
  it('arrastada pela alça, a seção cai onde é solta', async () => {
    noMeio(await levar('Fígado', 'Rins'), 'pointerup')
    await expect.poll(ordem).toEqual(['Baço', 'Rins', 'Fígado'])
    expect(emVoo()).toBeNull()
  })

  it('Esc no meio do caminho desiste: soltar depois não muda nada', async () => {
    const destino = await levar('Fígado', 'Rins')
    await userEvent.keyboard('{Escape}')
    await expect.poll(emVoo).toBeNull()
    noMeio(destino, 'pointerup')
    expect(ordem()).toEqual(SECOES)
  })

  it('outra tecla não desiste', async () => {
    const destino = await levar('Rins', 'Fígado')
    await userEvent.keyboard('a')
    noMeio(destino, 'pointerup')
    await expect.poll(ordem).toEqual(['Rins', 'Fígado', 'Baço'])
  })

  it('um toque que mal se move continua um toque', async () => {
    await desenhar(<Secoes />)
    await expect.element(alca('Baço')).toBeVisible()
    noMeio(alca('Baço').element(), 'pointerdown')
    noMeio(alca('Baço').element(), 'pointermove')
    expect(emVoo()).toBeNull()
    noMeio(alca('Baço').element(), 'pointerup')
    expect(ordem()).toEqual(SECOES)
  })

  it('Alt e as setas movem a seção da alça em foco, que continua em foco', async () => {
    await desenhar(<Secoes />)
    await expect.element(alca('Fígado')).toBeVisible()
    alca('Fígado').element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(ordem).toEqual(['Baço', 'Fígado', 'Rins'])
    await expect.element(alca('Fígado')).toHaveFocus()
  })
})
