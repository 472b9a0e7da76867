import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../teste/tela.tsx'
import { CreditoDaClinica } from '../parceiro/index.ts'
import { useAtualizarDinheiro } from './api.ts'

const usados = (usadoCentavos: number) =>
  servidor.responde(
    'GET /fechamento/credito',
    exemplo('GET /fechamento/credito', { limiteCentavos: 400_000, usadoCentavos }),
  )

function Receber() {
  const atualizar = useAtualizarDinheiro()
  return (
    <button type="button" onClick={() => void atualizar()}>
      Receber
    </button>
  )
}

it('depois que dinheiro se move, o crédito usado pela clínica é perguntado de novo', async () => {
  usados(400_000)
  entrarComo('CLIENTE')
  await desenhar(
    <>
      <CreditoDaClinica parceiro="01990000-0000-7000-8000-0000000000b1" />
      <Receber />
    </>,
  )
  await expect.element(page.getByText(/^R\$\s4\.000,00 de R\$\s4\.000,00 usados do limite$/)).toBeVisible()
  usados(100_000)
  await page.getByRole('button', { name: 'Receber' }).click()
  await expect.element(page.getByText(/^R\$\s1\.000,00 de R\$\s4\.000,00 usados do limite$/)).toBeVisible()
})
