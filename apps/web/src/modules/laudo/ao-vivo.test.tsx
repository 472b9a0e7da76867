import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dizerAoVivo, esperarLigacao, prepararLigacao } from '../../../teste/ligacao-de-prova.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CLINICA = '01990000-0000-7000-8000-0000000000c1'
const avisada = () => dizerAoVivo({ tipo: 'avisos', especialista: null, parceiro: CLINICA })
const listados = (nome: string) =>
  exemplo('GET /laudo', { itens: [{ animal: { nome }, estado: 'ENTREGUE', assinadoEm: '2026-11-20T15:00:00Z' }] })

afterEach(() => vi.unstubAllGlobals())

it('o laudo que se entrega aparece na lista que a clínica tem aberta', async () => {
  prepararLigacao()
  servidor.responde('GET /laudo', listados('Amora'))
  await abrir('/laudo', 'PARCEIRO')
  await expect.element(page.getByText('Amora')).toBeVisible()
  await esperarLigacao()
  servidor.responde('GET /laudo', listados('Tobias'))
  // Who hears of it comes after the screen.
  await expect
    .poll(async () => {
      avisada()
      await new Promise((seguir) => setTimeout(seguir, 600))
      return page.getByText('Tobias').query()
    })
    .not.toBeNull()
})

it('o laudo que está sendo lido diz, sem recarregar, que foi retificado', async () => {
  prepararLigacao()
  const codigo = '01990000-0000-7000-8000-0000000000d1'
  const lido = exemplo('GET /laudo/:codigo', { codigo, estado: 'ENTREGUE', permissoes: { escrever: false } })
  servidor.responde('GET /laudo/:codigo', { ...lido, retificadoPor: null })
  await abrir(`/laudo/editar?codigo=${codigo}`, 'PARCEIRO')
  await expect.element(page.getByText('Entregue', { exact: true })).toBeVisible()
  await esperarLigacao()
  servidor.responde('GET /laudo/:codigo', {
    ...lido,
    estado: 'RETIFICADO',
    retificadoPor: '01990000-0000-7000-8000-0000000000d2',
  })
  await expect
    .poll(async () => {
      avisada()
      await new Promise((seguir) => setTimeout(seguir, 600))
      return page.getByText('Este laudo foi retificado e não vale mais.').query()
    })
    .not.toBeNull()
})
