import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cobranca, COBRANCA, cotacao, ESSENCIAL, planos, PROVEDOR, REDE } from '../../../../teste/assinatura.ts'
import { provarTela } from '../../../../teste/provar-tela.tsx'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const BILHETE = 'b'.repeat(43)
const OUTRO = 'c'.repeat(43)
const ENDERECO = `/realizar-assinatura?plano=${ESSENCIAL.codigo}&ciclo=ANUAL`

const empresas = (...quais: [bilhete: string, nome: string][]) => ({
  empresas: quais.map(([bilhete, nome]) => ({
    ...exemplo('POST /assinatura/publica/bilhete', { empresas: [{}] }).empresas[0],
    bilhete,
    nome,
    situacao: { estado: 'TESTE' as const, plano: null, ciclo: null, testeAte: '2026-12-01' },
  })),
})

function responder(): void {
  servidor.responde('GET /plano/publico', planos)
  servidor.responde('GET /assinatura/publica/provedor', PROVEDOR)
  servidor.responde('POST /assinatura/publica/cotacao', cotacao())
  servidor.responde('POST /assinatura/publica/ao-vivo', () => new Promise(() => undefined))
  servidor.responde('POST /assinatura/publica/dados-fiscais', { faltam: [] })
}

async function identificar(): Promise<void> {
  await page.getByLabelText('E-mail ou CPF').fill('ana@lumiar.vet')
  await page.getByLabelText('Senha', { exact: true }).fill('segredo-da-ana')
  await page.getByRole('button', { name: 'Continuar' }).click()
}

provarTela(ENDERECO, {
  tambem: responder,
  leitura: null,
  acao: {
    chave: 'POST /assinatura/publica/bilhete',
    preenche: async () => {
      await page.getByLabelText('E-mail ou CPF').fill('ana@lumiar.vet')
      await page.getByLabelText('Senha', { exact: true }).fill('segredo-da-ana')
    },
    botao: 'Continuar',
    pede: { identificador: 'ana@lumiar.vet', senha: 'segredo-da-ana' },
    resposta: empresas([BILHETE, 'Lumiar']) as never,
    depois: 'Assinar: Lumiar',
    recusa: 'CREDENCIAIS_INVALIDAS',
  },
})

beforeEach(() => {
  responder()
  servidor.responde('POST /assinatura/publica/bilhete', empresas([BILHETE, 'Lumiar']) as never)
})

it('paga com Pix pelo bilhete, muda de ideia e paga com cartão a mesma cobrança', async () => {
  servidor.responde('POST /assinatura/publica/pagamento', cobranca())
  servidor.responde('POST /assinatura/publica/cobranca/pagamento', cobranca({ estado: 'PAGA', versao: 3 }))
  await abrir(ENDERECO)
  await identificar()
  await expect.element(page.getByRole('radio', { name: /^Essencial/ })).toBeChecked()
  await page.getByRole('button', { name: 'Pagar com Pix' }).click()
  await expect.element(page.getByText(/000201PIX/)).toBeVisible()
  expect(servidor.pedidos('POST /assinatura/publica/pagamento')).toMatchObject([
    { bilhete: BILHETE, plano: ESSENCIAL.codigo, ciclo: 'ANUAL', meio: 'PIX', cupom: null },
  ])
  await page.getByRole('button', { name: 'Pagar de outro jeito' }).click()
  await page.getByRole('button', { name: 'Pagar com cartão' }).click()
  await expect.element(page.getByText('Pagamento confirmado.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Entrar para usar' })).toHaveAttribute('href', '/login')
  expect(servidor.pedidos('POST /assinatura/publica/cobranca/pagamento')).toMatchObject([
    { bilhete: BILHETE, codigo: COBRANCA, meio: 'CARTAO', token: expect.stringMatching(/^teste:APROVADO:/) },
  ])
})

it('depois de paga pede o endereço que falta para a nota, sem estar no caminho', async () => {
  servidor.responde('POST /assinatura/publica/pagamento', cobranca({ estado: 'PAGA', versao: 3 }))
  servidor.responde('POST /assinatura/publica/dados-fiscais', { faltam: ['o CEP', 'o bairro'] })
  await abrir(ENDERECO)
  await identificar()
  await expect.element(page.getByRole('button', { name: 'Pagar com Pix' })).toBeVisible()
  expect(servidor.pedidos('POST /assinatura/publica/dados-fiscais')).toEqual([])
  await page.getByRole('button', { name: 'Pagar com Pix' }).click()
  await expect.element(page.getByText(/falta o CEP e o bairro\. Sem ele a nota é emitida sem endereço/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Entrar para usar' })).toBeVisible()
  await page.getByLabelText(/^CEP/).fill('99999-999')
  await page.getByLabelText(/^Rua ou avenida/).fill('Av. Brasil')
  await page.getByLabelText(/^Bairro/).fill('Jardins')
  servidor.recusa('POST /assinatura/publica/endereco', 'VALIDACAO', {
    campos: { cep: 'Não achamos a cidade deste CEP.' },
  })
  await page.getByRole('button', { name: 'Guardar o endereço' }).click()
  await expect.element(page.getByText('Não achamos a cidade deste CEP.')).toBeVisible()
  servidor.responde('POST /assinatura/publica/endereco', { faltam: [] })
  await page.getByLabelText(/^CEP/).fill('01430-001')
  await page.getByRole('button', { name: 'Guardar o endereço' }).click()
  await expect.element(page.getByText('Endereço guardado: ele vai na nota fiscal.')).toBeVisible()
  await expect.element(page.getByLabelText(/^CEP/)).not.toBeInTheDocument()
  expect(servidor.pedidos('POST /assinatura/publica/endereco').at(-1)).toMatchObject({
    bilhete: BILHETE,
    cep: '01430001',
    logradouro: 'Av. Brasil',
    bairro: 'Jardins',
  })
})

it('a cotação é a do bilhete, com o cupom e o plano que se trocam ali', async () => {
  await abrir(ENDERECO)
  await identificar()
  await page.getByRole('radio', { name: /^Rede/ }).click()
  await page.getByLabelText('Cupom').fill('lume10')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect
    .poll(() => servidor.pedidos('POST /assinatura/publica/cotacao').at(-1))
    .toEqual({ bilhete: BILHETE, plano: REDE.codigo, ciclo: 'ANUAL', cupom: 'LUME10' })
})

it('quem responde por duas empresas diz por qual', async () => {
  servidor.responde('POST /assinatura/publica/bilhete', empresas([BILHETE, 'Lumiar'], [OUTRO, 'Aurora']) as never)
  await abrir(ENDERECO)
  await identificar()
  await page.getByRole('button', { name: 'Aurora' }).click()
  await expect.element(page.getByRole('heading', { name: 'Assinar: Aurora' })).toBeVisible()
  await expect.poll(() => servidor.pedidos('POST /assinatura/publica/cotacao').at(-1)?.bilhete).toBe(OUTRO)
})

it('quem não responde por nenhuma empresa fica a saber', async () => {
  servidor.responde('POST /assinatura/publica/bilhete', { empresas: [] })
  await abrir(ENDERECO)
  await identificar()
  await expect.element(page.getByText(/não responde por nenhuma empresa/)).toBeVisible()
})

it('volta aos planos, e quem não tem conta segue para o teste com o plano escolhido', async () => {
  await abrir(ENDERECO)
  await expect
    .element(page.getByRole('link', { name: 'Comece pelo teste grátis' }))
    .toHaveAttribute('href', `/teste-gratis?plano=${ESSENCIAL.codigo}&ciclo=ANUAL`)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Planos e preços' })).toBeVisible()
})
