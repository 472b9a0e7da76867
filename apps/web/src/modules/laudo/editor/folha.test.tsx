import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000d1'
const ORGAOS = Array.from({ length: 24 }, (_, i) => `Órgão ${i + 1}`)
const ULTIMO = 'Órgão 24'
const secoes = ORGAOS.map((titulo) => ({ id: titulo, titulo, orgao: null, situacao: null, medidas: [] }))
const regiao = (titulo: string) => page.getByRole('region', { name: titulo, exact: true })

beforeEach(() => {
  servidor.responde(
    'GET /laudo/:codigo',
    exemplo('GET /laudo/:codigo', { codigo: CODIGO, estado: 'RASCUNHO', conteudo: { secoes } }),
  )
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
})

const lugar = (titulo: string) => document.getElementById(`lugar-${titulo}`)
const ondeEstaOCursor = () => document.activeElement?.closest('[data-lugar]')?.getAttribute('data-lugar')

/** Runs as soon as this section is there. They are drawn two at a time, in their order. */
const aoChegar = (titulo: string, executar: () => void) =>
  new MutationObserver((_, observador) => {
    if (lugar(titulo) === null || document.querySelector('.le-trilho') === null) return
    observador.disconnect()
    executar()
  }).observe(document.body, { childList: true, subtree: true })

function apertarNoTrilho(titulo: string): void {
  const itens = [...document.querySelectorAll<HTMLElement>('.le-trilho button')]
  itens.find(({ textContent }) => textContent.startsWith(titulo))?.click()
}

it('a seção que se escolhe antes de estar na página recebe o cursor quando chega', async () => {
  let antes: HTMLElement | null | undefined
  aoChegar('Órgão 1', () => {
    antes = lugar(ULTIMO)
    apertarNoTrilho(ULTIMO)
  })
  await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
  await expect.poll(ondeEstaOCursor).toBe(ULTIMO)
  await expect.element(regiao(ULTIMO)).toBeInViewport()
  expect(antes).toBeNull()
})

it('quem nesse meio tempo começa a escrever noutra seção fica nela', async () => {
  let antes: HTMLElement | null | undefined
  aoChegar('Órgão 1', () => apertarNoTrilho(ULTIMO))
  aoChegar('Órgão 7', () => {
    antes = lugar(ULTIMO)
    lugar('Órgão 5')?.querySelector('textarea')?.focus()
  })
  await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
  await expect.element(page.getByRole('region', { name: 'Impressão diagnóstica' })).toBeInTheDocument()
  expect(antes).toBeNull()
  expect(ondeEstaOCursor()).toBe('Órgão 5')
})
