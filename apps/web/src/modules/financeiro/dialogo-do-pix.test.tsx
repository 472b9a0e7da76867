import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const OUTRA = { ...CONTA, codigo: '01990000-0000-7000-8000-0000000000e2', numero: 43 }
const PIX = {
  pix: {
    copiaECola: '0002PIX',
    recebedor: 'Imagem Vet',
    valorCentavos: 20_000,
    qr: { lado: 29, tracado: 'M4 4h1v1h-1z' },
  },
  semPix: null,
  totalCentavos: 20_000,
  contas: [CONTA, OUTRA].map(({ codigo, numero, descricao, saldoCentavos }) => ({
    codigo,
    numero,
    descricao,
    saldoCentavos,
  })),
}

function responder(livro: 'contas-pagar' | 'contas-receber', vencido: number) {
  servidor.responde(`GET /${livro}`, exemplo('GET /contas-receber', { itens: [CONTA, OUTRA] }))
  const alvo = { rota: `/financeiro/${livro}` as const, filtros: { vencido: 'sim' } }
  servidor.responde(
    `GET /${livro}/resumo`,
    exemplo('GET /contas-receber/resumo', { vencido: { centavos: vencido, quantidade: 2, alvo } }),
  )
}

it('a clínica paga tudo o que venceu com um Pix, e vê o que ele paga', async () => {
  responder('contas-pagar', 20_000)
  servidor.responde('POST /contas-pagar/pix', exemplo('POST /contas-pagar/pix', PIX))
  await abrir('/financeiro/contas-pagar', 'PARCEIRO')
  await page.getByRole('button', { name: /R\$\s200,00 vencidos: pagar tudo/ }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar tudo o que venceu' })
  await expect.element(dialogo.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
  await expect.element(dialogo.getByText('nº 43, Ultrassom da Amora')).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  await expect.element(dialogo.getByRole('link', { name: 'Enviar por WhatsApp' })).not.toBeInTheDocument()
  expect(servidor.pedidos('POST /contas-pagar/pix')).toEqual([{}])
})

it('a clínica sem nada vencido escolhe as contas que paga', async () => {
  responder('contas-pagar', 0)
  servidor.responde('POST /contas-pagar/pix', exemplo('POST /contas-pagar/pix', PIX))
  await abrir('/financeiro/contas-pagar', 'PARCEIRO')
  await page.getByRole('checkbox', { name: /Marcar todas/ }).click()
  await expect.element(page.getByRole('button', { name: /pagar tudo/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Gerar Pix' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Um Pix para todas' })).toBeVisible()
  expect(servidor.pedidos('POST /contas-pagar/pix')).toEqual([{ titulos: [CONTA.codigo, OUTRA.codigo] }])
})

it('a empresa manda o Pix das marcadas; o que é de pessoas diferentes é dito', async () => {
  responder('contas-receber', 0)
  servidor.recusa('POST /contas-receber/pix', 'TRANSICAO_INVALIDA', {
    mensagem: 'As contas são de pessoas diferentes.',
  })
  await abrir('/financeiro/contas-receber', 'CLIENTE')
  await page.getByRole('checkbox', { name: /Marcar todas/ }).click()
  await page.getByRole('button', { name: 'Gerar Pix' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Um Pix para todas' })
  await expect.element(dialogo.getByText('As contas são de pessoas diferentes.')).toBeVisible()
  servidor.responde('POST /contas-receber/pix', exemplo('POST /contas-receber/pix', PIX))
  await dialogo.getByRole('button', { name: 'Tentar de novo' }).click()
  const link = dialogo.getByRole('link', { name: 'Enviar por WhatsApp' })
  await expect.element(link).toBeVisible()
  const texto = new URL((link.element() as HTMLAnchorElement).href).searchParams.get('text') ?? ''
  expect(texto.replaceAll('\u00a0', ' ')).toBe(
    [
      'Olá! Aqui é da Imagem Vet. Segue o Pix de R$ 200,00, de 2 contas:',
      '• nº 42, Ultrassom da Amora: R$ 100,00',
      '• nº 43, Ultrassom da Amora: R$ 100,00',
      '',
      'Pix copia e cola:',
      '0002PIX',
    ].join('\n'),
  )
})

it('a conta aberta tem o seu Pix para mandar, e só à empresa', async () => {
  responder('contas-receber', 0)
  servidor.responde('GET /contas-receber/:codigo', contaCompleta({ pix: PIX.pix, semPix: null }))
  await abrir(`/financeiro/contas-receber?codigo=${CONTA.codigo}`, 'CLIENTE')
  const link = page.getByRole('region', { name: 'Pix' }).getByRole('link', { name: 'Enviar por WhatsApp' })
  await expect.element(link).toBeVisible()
  expect((link.element() as HTMLAnchorElement).href).toContain(encodeURIComponent('• nº 42, Ultrassom da Amora'))
})
