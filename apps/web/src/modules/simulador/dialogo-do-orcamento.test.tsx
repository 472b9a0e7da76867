import { CENARIO_DE_EXEMPLO, type Cenario } from '@vetlume/dominio/simulador'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000e1'
const ROTA = 'GET /simulacao/:codigo/orcamento'
const CENARIOS = [
  { ...CENARIO_DE_EXEMPLO, nome: 'Na clínica', precoCentavos: 23_000 },
  { ...CENARIO_DE_EXEMPLO, nome: 'Em casa', servico: 'Ultrassom em casa', precoCentavos: 31_000 },
]

async function abrirOrcamento(cenarios: Cenario[] = CENARIOS) {
  servidor.responde(
    'GET /simulacao/:codigo',
    exemplo('GET /simulacao/:codigo', { codigo: CODIGO, nome: 'Ultrassom', versao: 3, cenarios }),
  )
  await abrir(`/utilitario/simulador-custo-exame?codigo=${CODIGO}`, 'CLIENTE_BASE')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Orçamento em PDF' }).click()
  return page.getByRole('dialog', { name: 'Orçamento em PDF' })
}

it('pede o orçamento do cenário escolhido, com o preço dele, e o abre', async () => {
  servidor.responde(ROTA, new Blob(['%PDF-'], { type: 'application/pdf' }))
  const abrirAba = vi.spyOn(window, 'open').mockReturnValue(window)
  onTestFinished(() => abrirAba.mockRestore())
  const dialogo = await abrirOrcamento()
  const preco = dialogo.getByRole('textbox', { name: 'Preço' })
  await expect.element(preco).toHaveValue('230,00')
  await dialogo.getByRole('combobox', { name: 'Cenário' }).click()
  await page.getByRole('option', { name: 'Em casa: Ultrassom em casa' }).click()
  await expect.element(preco).toHaveValue('310,00')
  await dialogo.getByRole('button', { name: 'Gerar PDF' }).click()
  expect(servidor.pedidos(ROTA)).toEqual([])
  await dialogo.getByRole('textbox', { name: 'Para' }).fill('Ana Lima')
  await dialogo.getByRole('textbox', { name: 'Condições' }).fill('Jejum de 8 h.')
  await dialogo.getByRole('button', { name: 'Gerar PDF' }).click()
  await expect.poll(() => abrirAba.mock.calls.length).toBe(1)
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(ROTA)).toEqual([
    {
      codigo: CODIGO,
      cenario: 1,
      para: 'Ana Lima',
      precoCentavos: 31_000,
      validadeDias: 15,
      condicoes: 'Jejum de 8 h.',
    },
  ])
})

it('recusado, diz por quê e guarda o que foi escrito', async () => {
  servidor.recusa(ROTA, 'NAO_ENCONTRADO', { mensagem: 'Esta simulação não existe mais.' })
  const dialogo = await abrirOrcamento([CENARIO_DE_EXEMPLO])
  expect(dialogo.getByRole('combobox', { name: 'Cenário' }).query()).toBeNull()
  await dialogo.getByRole('textbox', { name: 'Para' }).fill('Ana Lima')
  await dialogo.getByRole('button', { name: 'Gerar PDF' }).click()
  await expect.element(dialogo.getByText('Esta simulação não existe mais.')).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'Para' })).toHaveValue('Ana Lima')
})
