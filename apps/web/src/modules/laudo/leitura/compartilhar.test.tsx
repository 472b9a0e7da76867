import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { Compartilhar } from './compartilhar.tsx'

const codigo = '01990000-0000-7000-8000-0000000000d1'
const paciente = exemplo('GET /laudo/:codigo', { paciente: { nome: 'Amora' } }).paciente
const documento = exemplo('POST /laudo-compartilhado', { documento: { animal: { nome: 'Amora' } } }).documento
const naoFecha = () => undefined

beforeEach(() => {
  entrarComo('ESPECIALISTA')
  servidor.responde('GET /laudo/:codigo/compartilhamentos', [])
})

it('quem compartilha vê antes o resumo que vai com o laudo', async () => {
  await desenhar(<Compartilhar laudo={{ codigo, titulo: 'Abdômen', paciente, documento }} aoFechar={naoFecha} />)
  await page.getByText('Em palavras simples').click()
  await expect.element(page.getByText('O que vale é o laudo.')).toBeVisible()
})

it('sem documento assinado não há resumo a mostrar', async () => {
  await desenhar(<Compartilhar laudo={{ codigo, titulo: 'Abdômen', paciente, documento: null }} aoFechar={naoFecha} />)
  await expect.element(page.getByRole('button', { name: 'Criar link' })).toBeVisible()
  expect(page.getByText('Em palavras simples').query()).toBeNull()
})
