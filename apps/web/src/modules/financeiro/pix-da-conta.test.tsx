import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

async function abrirComPix(valorCentavos: number) {
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  servidor.responde('GET /contas-receber/:codigo', contaCompleta({ pix: { valorCentavos, recebedor: 'Lumiar' } }))
  await abrir(`/financeiro/contas-receber?codigo=${CONTA.codigo}`, 'CLIENTE')
  return page.getByRole('region', { name: 'Pix' })
}

it('o Pix da conta vencida diz a multa e os juros que inclui, e a mensagem cobra o mesmo', async () => {
  const pix = await abrirComPix(10_270)
  await expect
    .poll(() => pix.element().textContent)
    .toMatch(/102,70 para .*Inclui R\$\s2,70 de multa e juros até hoje\./)
  const mensagem = pix.getByRole('link', { name: 'Enviar por WhatsApp' }).element().getAttribute('href') ?? ''
  expect(decodeURIComponent(mensagem).replaceAll('\u00a0', ' ')).toContain('R$ 102,70')
})

it('o da que não venceu é do saldo, e não fala de multa', async () => {
  const pix = await abrirComPix(10_000)
  await expect.poll(() => pix.element().textContent).toMatch(/100,00 para /)
  expect(pix.element().textContent).not.toContain('multa')
})
