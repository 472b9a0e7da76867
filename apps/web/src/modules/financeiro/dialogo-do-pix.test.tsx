import type { contratoDoPix } from '@vetlume/dominio/financeiro'
import type { RespostaDe } from '@vetlume/dominio/contrato'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

type RespostaDoPix = RespostaDe<(typeof contratoDoPix)['POST /contas-receber/pix']>

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
    encargosCentavos: 0,
  })),
  cobranca: null,
  aviso: null,
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

const COBRANCA = {
  codigo: '01990000-0000-7000-8000-0000000000c1',
  estado: 'PENDENTE',
  valorCentavos: 10_233,
  expiraEm: '2099-01-01T03:00:00.000Z',
  teste: false,
} as const
const DO_PROVEDOR = {
  pix: { ...PIX.pix, valorCentavos: 10_233 },
  semPix: null,
  cobranca: COBRANCA,
  aviso: null,
  totalCentavos: 10_233,
  contas: [
    {
      codigo: CONTA.codigo,
      numero: CONTA.numero,
      descricao: CONTA.descricao,
      saldoCentavos: 10_000,
      encargosCentavos: 233,
    },
  ],
}

async function abrirDoProvedor(pix: Parcial<RespostaDoPix> = {}, papel?: 'LEITURA') {
  responder('contas-receber', 0)
  servidor.responde('GET /contas-receber/:codigo', contaCompleta({ pixDoProvedor: true }))
  servidor.responde('POST /contas-receber/pix', exemplo('POST /contas-receber/pix', { ...DO_PROVEDOR, ...pix }))
  await abrir(`/financeiro/contas-receber?codigo=${CONTA.codigo}`, 'CLIENTE', papel)
  return page.getByRole('region', { name: 'Pix' })
}

it('a conta de quem recebe por provedor tem o Pix de hoje, com multa e juros, e fica paga sozinha', async () => {
  const parte = await abrirDoProvedor({ cobranca: { ...COBRANCA, teste: true } })
  await expect.element(parte.getByText(/Com\s*R\$\s2,33\s*de multa e juros/)).toBeVisible()
  await expect.element(parte.getByText(/A tela avisa sozinha/)).toBeVisible()
  await expect.element(parte.getByText('Pix de teste: nenhum banco o paga.')).toBeVisible()
  const link = parte.getByRole('link', { name: 'Enviar por WhatsApp' }).element() as HTMLAnchorElement
  expect(new URL(link.href).searchParams.get('text')?.replaceAll('\u00a0', ' ')).toContain('R$ 102,33')
  expect(servidor.pedidos('POST /contas-receber/pix')).toEqual([{ titulos: [CONTA.codigo] }])
  servidor.responde('POST /contas-receber/pix/:codigo/teste', { ...COBRANCA, estado: 'APROVADA' })
  servidor.responde('GET /contas-receber/pix/:codigo', { ...COBRANCA, estado: 'APROVADA' })
  servidor.responde(
    'GET /contas-receber/:codigo',
    contaCompleta({ estado: 'PAGO', saldoCentavos: 0, pixDoProvedor: false }),
  )
  await parte.getByRole('button', { name: 'Simular que foi pago' }).click()
  await expect.element(parte).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog').getByText('Pago', { exact: true })).toBeVisible()
})

it('o que deixou de valer é pedido de novo; sem o provedor, o da chave, e é dito por quê', async () => {
  const parte = await abrirDoProvedor({ cobranca: { ...COBRANCA, estado: 'CANCELADA' } })
  await expect.element(parte.getByText(/não vale mais/)).toBeVisible()
  await expect.element(parte.getByRole('img', { name: 'QR code do Pix' })).not.toBeInTheDocument()
  servidor.responde(
    'POST /contas-receber/pix',
    exemplo('POST /contas-receber/pix', { ...DO_PROVEDOR, cobranca: null, aviso: 'O Mercado Pago não respondeu.' }),
  )
  await parte.getByRole('button', { name: 'Gerar outro' }).click()
  await expect.element(parte.getByText('O Mercado Pago não respondeu.')).toBeVisible()
  await expect.element(parte.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
})

it('um Pix de várias diz os encargos de cada uma, e que foi pago', async () => {
  responder('contas-pagar', 20_000)
  servidor.responde('POST /contas-pagar/pix', exemplo('POST /contas-pagar/pix', DO_PROVEDOR))
  await abrir('/financeiro/contas-pagar', 'PARCEIRO')
  await page.getByRole('button', { name: /pagar tudo/ }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar tudo o que venceu' })
  await expect.element(dialogo.getByText(/nº 42, Ultrassom da Amora, com R\$\s2,33 de multa e juros/)).toBeVisible()
  servidor.responde('GET /contas-pagar/pix/:codigo', { ...COBRANCA, estado: 'APROVADA' })
  await expect.element(dialogo.getByText(/recebidos por Pix/), { timeout: 15_000 }).toBeVisible()
})

it('quem só lê as contas não gera cobrança no provedor', async () => {
  const parte = await abrirDoProvedor({}, 'LEITURA')
  await expect.element(parte.getByText('O Pix é gerado por quem recebe pela empresa.')).toBeVisible()
  expect(servidor.pedidos('POST /contas-receber/pix')).toEqual([])
})
