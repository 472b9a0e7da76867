import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'
import { CONDICOES } from './colunas.tsx'

const VILA = { nome: 'Clínica Vila', documento: '11222333000181', limiteCreditoCentavos: 250_000 }

provarCadastro('/cadastro/parceiro', {
  perfil: 'CLIENTE',
  caminho: 'parceiro',
  linha: VILA,
  mostra: '11.222.333/0001-81',
  vazia: 'Nenhuma clínica parceira',
  novo: 'Nova clínica parceira',
  preenche: async () => {
    servidor.responde('GET /fechamento/credito', exemplo('GET /fechamento/credito', { limiteCentavos: 250_000 }))
    await escrever('Nome fantasia', 'Bicho Bom')
    await escrever('Razão social', 'Bicho Bom Ltda.')
    await escrever('CNPJ ou CPF', '11.222.333/0001-81')
    await escrever('E-mail', 'laudos@bichobom.com.br')
    await escrever('Dia do fechamento', '25')
    await escrever('Limite de crédito', '2.500,00')
    await escolher('Fuso horário', /Manaus/)
  },
  pede: {
    nome: 'Bicho Bom',
    razaoSocial: 'Bicho Bom Ltda.',
    documento: '11222333000181',
    modoCobranca: 'FATURADO',
    diaFechamento: 25,
    diaVencimento: 10,
    limiteCreditoCentavos: 250_000,
    comissaoBp: 0,
    fuso: 'America/Manaus',
  },
  ficha: { nome: 'Bicho Bom', documento: '11222333000181' },
  depois: 'Bicho Bom',
})

it('mostra as colunas que a pessoa escolheu neste navegador, na ordem em que as deixou', async () => {
  localStorage.setItem(
    'colunas:parceiro/lista',
    JSON.stringify({ ordem: ['nome', 'limite', 'documento'], ocultas: ['telefone'] }),
  )
  servidor.responde('GET /parceiro', exemplo('GET /parceiro', { itens: [VILA] }))
  await abrir('/cadastro/parceiro', 'CLIENTE')
  await expect.element(page.getByRole('cell', { name: 'R$ 2.500,00' })).toBeVisible()
  const titulos = page.getByRole('columnheader').elements()
  expect(titulos.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Clínica', 'Limite de crédito'])
})

it('à vista não tem dia de fechamento nem de vencimento', async () => {
  await abrir('/cadastro/parceiro?novo=1', 'CLIENTE')
  await escolher('Cobrança', 'À vista')
  await expect.element(page.getByRole('textbox', { name: 'Dia do fechamento' })).toBeDisabled()
  await expect.element(page.getByRole('textbox', { name: 'Dia do vencimento' })).toBeDisabled()
})

it('contatos são uma lista quando há um, e a entrega ao assinar é uma chave', async () => {
  await abrir('/cadastro/parceiro?novo=1', 'CLIENTE')
  const lista = page.getByRole('list', { name: 'Contatos' })
  await expect.element(page.getByRole('switch', { name: 'Entregar ao assinar' })).toBeVisible()
  await expect.element(lista).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Incluir contato' }).click()
  // Nothing was typed in the field that had the focus: what it says of that comes after the click, and moves the button from under nobody.
  await expect.element(lista.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Nome fantasia' })).toBeInvalid()
  await page.getByRole('button', { name: 'Retirar o contato 1' }).click()
  await expect.element(lista).not.toBeInTheDocument()
})

it('na planilha o limite é um valor, e quem não tem fica em branco', () => {
  const limite = CONDICOES.find(({ id }) => id === 'limite')
  const escrito = (centavos: number | null) =>
    limite?.texto?.({ limiteCreditoCentavos: centavos } as Parameters<NonNullable<typeof limite.texto>>[0])
  expect(escrito(null)).toBeNull()
  expect(escrito(250_000)).not.toBeNull()
})
