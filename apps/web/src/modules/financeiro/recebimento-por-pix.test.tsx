import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BANCO, CAIXA, responderPelasContas } from '../../../teste/conta.ts'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'
import type { ConexaoDeRecebimento, Recebimento } from '@vetlume/dominio/financeiro'

const ENDERECO = 'https://vetlume.test/api/recebimento/aviso/abc'
const TOKEN = 'APP_USR-1234567890123456-abc'
const SEGREDO = 'segredo-dos-avisos-1234'

const com = (conexao: Parcial<ConexaoDeRecebimento> | null): Recebimento =>
  exemplo('GET /recebimento', {
    enderecoDosAvisos: ENDERECO,
    comTeste: false,
    pendencias: 0,
    conexao:
      conexao === null
        ? null
        : {
            provedor: 'MERCADO_PAGO',
            teste: false,
            estado: 'ATIVA',
            titular: 'CLINICA.AURORA',
            contaFinanceira: { codigo: BANCO, nome: 'Conta bancária' },
            versao: 3,
            ...conexao,
          },
  })

beforeEach(() => {
  responderPelasContas()
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
})

async function abrirRecebimento(recebimento: Recebimento) {
  servidor.responde('GET /recebimento', recebimento)
  await abrir('/financeiro/contas-receber', 'CLIENTE')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Recebimento por Pix' }).click()
  return page.getByRole('dialog', { name: 'Recebimento por Pix' })
}

it('conecta: diz o que fazer no provedor, e manda as credenciais e a conta', async () => {
  const dialogo = await abrirRecebimento(com(null))
  await dialogo.getByRole('button', { name: 'Conectar conta' }).click()
  await expect.element(dialogo.getByRole('group', { name: 'Endereço dos avisos' })).toHaveTextContent(ENDERECO)
  await expect.element(dialogo.getByRole('combobox', { name: 'Por onde receber' })).not.toBeInTheDocument()
  await dialogo.getByLabelText(/^Access Token/).fill(TOKEN)
  await dialogo.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect.element(dialogo.getByText('Informe a assinatura secreta dos webhooks.')).toBeVisible()
  await dialogo.getByLabelText(/^Assinatura secreta/).fill(SEGREDO)
  servidor.recusa('POST /recebimento', 'VALIDACAO', { campos: { token: 'O Mercado Pago não aceita.' } })
  await dialogo.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect.element(dialogo.getByText('O Mercado Pago não aceita.')).toBeVisible()
  servidor.responde('POST /recebimento', com({}))
  servidor.responde('GET /recebimento', com({}))
  await dialogo.getByLabelText(/^Access Token/).fill(`${TOKEN}-certo`)
  await dialogo.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect.element(dialogo.getByText('CLINICA.AURORA')).toBeVisible()
  expect(servidor.pedidos('POST /recebimento').at(-1)).toEqual({
    provedor: 'MERCADO_PAGO',
    token: `${TOKEN}-certo`,
    segredo: SEGREDO,
    contaFinanceira: BANCO,
    versao: null,
  })
})

it('muda a conta sem digitar de novo as credenciais', async () => {
  const dialogo = await abrirRecebimento(com({}))
  await dialogo.getByRole('button', { name: 'Mudar' }).click()
  servidor.responde('POST /recebimento', com({}))
  await dialogo.getByRole('button', { name: 'Testar e salvar' }).click()
  await expect.element(page.getByText('Recebimento salvo.')).toBeVisible()
  expect(servidor.pedidos('POST /recebimento')).toEqual([
    { provedor: 'MERCADO_PAGO', token: null, segredo: null, contaFinanceira: BANCO, versao: 3 },
  ])
})

it('testa, e diz quando as credenciais deixaram de valer', async () => {
  const dialogo = await abrirRecebimento(com({}))
  servidor.responde('POST /recebimento/conferencia', com({ estado: 'RECUSADA' }))
  servidor.responde('GET /recebimento', com({ estado: 'RECUSADA' }))
  await dialogo.getByRole('button', { name: 'Testar credenciais' }).click()
  await expect.element(dialogo.getByText(/não aceita mais as credenciais/)).toBeVisible()
})

it('desconecta depois de perguntar', async () => {
  const dialogo = await abrirRecebimento(com({}))
  servidor.responde('DELETE /recebimento', undefined)
  await dialogo.getByRole('button', { name: 'Desconectar' }).click()
  servidor.responde('GET /recebimento', com(null))
  await page.getByRole('dialog', { name: 'Desconectar a conta?' }).getByRole('button', { name: 'Desconectar' }).click()
  await expect.element(dialogo.getByRole('button', { name: 'Conectar conta' })).toBeVisible()
  expect(servidor.pedidos('DELETE /recebimento')).toHaveLength(1)
})

it('numa instalação de teste escolhe o ambiente de teste, que não pede credenciais', async () => {
  const dialogo = await abrirRecebimento({ ...com(null), comTeste: true })
  await dialogo.getByRole('button', { name: 'Conectar conta' }).click()
  await dialogo.getByRole('combobox', { name: 'Por onde receber' }).click()
  await page.getByRole('option', { name: 'Ambiente de teste' }).click()
  await expect.element(dialogo.getByLabelText(/^Access Token/)).not.toBeInTheDocument()
  const deTeste = com({ provedor: 'SANDBOX', teste: true })
  servidor.responde('POST /recebimento', deTeste)
  servidor.responde('GET /recebimento', deTeste)
  await dialogo.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect.element(dialogo.getByText('De teste')).toBeVisible()
  expect(servidor.pedidos('POST /recebimento')).toMatchObject([{ provedor: 'SANDBOX', token: null, segredo: null }])
})

it('o que espera por alguém é devolvido ou resolvido, e o aviso leva até aqui', async () => {
  const pix = (codigo: string, podeDevolver: boolean) => ({
    codigo,
    valorCentavos: 10_000,
    pendencia: 'O Pix foi pago e não deu baixa. Título nº 42: Esta conta já foi paga por inteiro.',
    podeDevolver,
    contas: [{ codigo: CAIXA, numero: 42, descricao: 'Exames' }],
  })
  const [um, dois] = ['01990000-0000-7000-8000-0000000000c1', '01990000-0000-7000-8000-0000000000c2']
  servidor.responde('GET /recebimento', { ...com({}), pendencias: 2 })
  const listar = (itens: ReturnType<typeof pix>[]) =>
    servidor.responde('GET /recebimento/pendencia', exemplo('GET /recebimento/pendencia', { itens }))
  listar([pix(um, true), pix(dois, false)])
  await abrir('/financeiro/contas-receber?recebimento=sim', 'CLIENTE')
  const dialogo = page.getByRole('dialog', { name: 'Recebimento por Pix' })
  const lista = dialogo.getByRole('list', { name: 'Pix à espera de alguém' })
  await expect.element(lista.getByText(/já foi paga por inteiro/).first()).toBeVisible()
  servidor.responde('POST /recebimento/pendencia/:codigo/devolucao', undefined)
  listar([pix(dois, false)])
  await lista.getByRole('button', { name: 'Devolver' }).click()
  await page.getByRole('dialog', { name: 'Devolver este Pix?' }).getByRole('button', { name: 'Devolver' }).click()
  await expect.element(page.getByText('Pix devolvido.')).toBeVisible()
  expect(servidor.pedidos('POST /recebimento/pendencia/:codigo/devolucao')).toEqual([{ codigo: um }])
  servidor.responde('POST /recebimento/pendencia/:codigo/resolucao', undefined)
  await lista.getByRole('button', { name: 'Já resolvi' }).click()
  const motivo = page.getByRole('dialog', { name: 'O que foi feito com este Pix?' })
  await motivo.getByRole('textbox').fill('Adiantamento da clínica')
  servidor.responde('GET /recebimento', com({}))
  await motivo.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(lista).not.toBeInTheDocument()
  expect(servidor.pedidos('POST /recebimento/pendencia/:codigo/resolucao')).toEqual([
    { codigo: dois, resolucao: 'Adiantamento da clínica' },
  ])
})
