import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, HOJE, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

type Livro = 'contas-pagar' | 'contas-receber'

async function abrirLivro(livro: Livro, codigo?: string) {
  servidor.responde(`GET /${livro}`, exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde(`GET /${livro}/resumo`, exemplo('GET /contas-receber/resumo'))
  await abrir(`/financeiro/${livro}${codigo === undefined ? '' : `?codigo=${codigo}`}`, 'CLIENTE')
}

it('lança uma conta a pagar em parcelas, e o servidor recebe o que foi digitado', async () => {
  const chave = 'POST /contas-pagar'
  servidor.responde(chave, exemplo(chave, { itens: [{ numero: 1 }, { numero: 2 }, { numero: 3 }] }))
  await abrirLivro('contas-pagar')
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova conta a pagar' })
  await expect.element(dialogo.getByRole('textbox', { name: 'Descrição' })).toHaveFocus()
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  expect(servidor.pedidos(chave)).toEqual([])
  await dialogo.getByRole('textbox', { name: 'Descrição' }).fill('Monitor')
  await dialogo.getByRole('textbox', { name: 'Para quem' }).fill('Loja')
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('1000,00')
  await dialogo.getByRole('textbox', { name: 'Parcelas' }).fill('3')
  await dialogo.getByRole('textbox', { name: 'Número do documento' }).fill('NF 77')
  await dialogo.getByRole('combobox', { name: 'Forma prevista' }).click()
  await page.getByRole('option', { name: 'Boleto' }).click()
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('3 contas lançadas.')).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  const hoje = HOJE.toString()
  expect(servidor.pedidos(chave)).toEqual([
    {
      descricao: 'Monitor',
      contraparte: 'Loja',
      tipoDespesa: null,
      valorCentavos: 100_000,
      numeroDocumento: 'NF 77',
      forma: 'BOLETO',
      repeticao: 'PARCELADA',
      vezes: 3,
      diaDeBanco: false,
      emissao: hoje,
      competencia: hoje,
      vencimento: hoje,
    },
  ])
})

it('a receber, quem deve é um só: sem ninguém, é dito no campo; recusada, guarda o que foi digitado', async () => {
  const chave = 'POST /contas-receber'
  servidor.recusa(chave, 'REFERENCIA_INEXISTENTE', { mensagem: 'Um dos itens escolhidos não existe mais.' })
  await abrirLivro('contas-receber')
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova conta a receber' })
  await dialogo.getByRole('textbox', { name: 'Descrição' }).fill('Aula')
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('50,00')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialogo.getByText('Informe uma clínica, um tutor ou um nome: só um deles.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Outra pessoa ou empresa' }).fill('Faculdade')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialogo.getByText('Um dos itens escolhidos não existe mais.')).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'Outra pessoa ou empresa' })).toHaveValue('Faculdade')
  expect(servidor.pedidos(chave)).toMatchObject([{ contraparte: 'Faculdade', parceiro: null, tutor: null }])
})

it('edita o que foi lançado à mão, com a versão que se viu; cancela só com o motivo', async () => {
  const [mudar, cancelar] = ['PUT /contas-receber/:codigo', 'POST /contas-receber/:codigo/cancelamento'] as const
  const conta = contaCompleta()
  servidor.responde('GET /contas-receber/:codigo', conta)
  servidor.responde(mudar, conta)
  servidor.responde(cancelar, contaCompleta({ estado: 'CANCELADO' }))
  await abrirLivro('contas-receber', CONTA.codigo)
  const gaveta = page.getByRole('dialog', { name: CONTA.descricao })
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Editar o título nº 42' })
  await expect.element(dialogo.getByRole('textbox', { name: 'Outra pessoa ou empresa' })).toHaveValue(CONTA.contraparte)
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('120,00')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Conta salva.')).toBeVisible()
  expect(servidor.pedidos(mudar)).toMatchObject([{ codigo: CONTA.codigo, versao: 3, valorCentavos: 12_000 }])
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar a conta' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Cancelar o título nº 42?' })
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Em dobro')
  await pergunta.getByRole('button', { name: 'Cancelar a conta' }).click()
  await expect.element(page.getByText('Conta cancelada.')).toBeVisible()
  expect(servidor.pedidos(cancelar)).toEqual([
    { codigo: CONTA.codigo, versao: 3, seguintes: false, motivo: 'Em dobro' },
  ])
})

it('todo mês: diz o que vai ser lançado antes de lançar, no dia em que o banco abre', async () => {
  const chave = 'POST /contas-pagar'
  servidor.responde(chave, exemplo(chave, { itens: [{ numero: 1 }, { numero: 2 }] }))
  await abrirLivro('contas-pagar')
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova conta a pagar' })
  await dialogo.getByRole('textbox', { name: 'Descrição' }).fill('Aluguel')
  await dialogo.getByRole('textbox', { name: 'Para quem' }).fill('Imobiliária')
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('3500,00')
  await dialogo.getByRole('combobox', { name: 'Repetição' }).click()
  await page.getByRole('option', { name: 'Todo mês' }).click()
  await dialogo.getByRole('textbox', { name: 'Meses' }).fill('2')
  await dialogo.getByRole('textbox', { name: 'Primeiro vencimento' }).fill('25/12/2027')
  await expect
    .element(dialogo.getByRole('status'))
    .toHaveTextContent('2 contas, de 25/12/2027 a 25/01/2028, que somam R$ 7.000,00.')
  await dialogo.getByRole('checkbox', { name: 'Vencer no próximo dia útil, se o banco não abrir' }).click()
  await expect
    .element(dialogo.getByRole('status'))
    .toHaveTextContent('2 contas, de 27/12/2027 a 25/01/2028, que somam R$ 7.000,00.')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('2 contas lançadas.')).toBeVisible()
  expect(servidor.pedidos(chave)).toMatchObject([
    {
      descricao: 'Aluguel',
      valorCentavos: 350_000,
      vencimento: '2027-12-25',
      repeticao: 'MENSAL',
      vezes: 2,
      diaDeBanco: true,
    },
  ])
})

it('a lista das que se repetem diz que é delas, e volta a ser de todas', async () => {
  servidor.responde('GET /contas-pagar', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-pagar/resumo', exemplo('GET /contas-receber/resumo'))
  await abrir('/financeiro/contas-pagar?serie=01990000-0000-7000-8000-0000000000f9', 'CLIENTE')
  await expect.element(page.getByRole('button', { name: /As que se repetem juntas/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remover filtro Repetição' }).click()
  await expect.poll(() => servidor.pedidos('GET /contas-pagar').at(-1)?.serie).toBeUndefined()
  await expect.element(page.getByRole('button', { name: /Repetição/ })).not.toBeInTheDocument()
})

it('da que se repete, edita e cancela com as seguintes, e leva à lista delas', async () => {
  const [mudar, cancelar] = ['PUT /contas-pagar/:codigo', 'POST /contas-pagar/:codigo/cancelamento'] as const
  const serie = { codigo: '01990000-0000-7000-8000-0000000000f9', contas: 12, seguintes: 5 }
  const conta = contaCompleta({ serie })
  servidor.responde('GET /contas-pagar/:codigo', conta)
  servidor.responde(mudar, conta)
  servidor.responde(cancelar, contaCompleta({ estado: 'CANCELADO' }))
  await abrirLivro('contas-pagar', CONTA.codigo)
  const gaveta = page.getByRole('dialog', { name: CONTA.descricao })
  await expect
    .element(gaveta.getByRole('link', { name: 'todo mês, 12 contas' }))
    .toHaveAttribute('href', `/financeiro/contas-pagar?serie=${serie.codigo}`)
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Editar esta e as 5 seguintes' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Editar o título nº 42 e as 5 seguintes' })
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('120,00')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Contas salvas.')).toBeVisible()
  expect(servidor.pedidos(mudar)).toMatchObject([{ valorCentavos: 12_000, seguintes: true }])
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar esta e as 5 seguintes' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Cancelar o título nº 42 e as 5 seguintes?' })
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Mudança')
  await pergunta.getByRole('button', { name: 'Cancelar a conta' }).click()
  await expect.element(page.getByText('Contas canceladas.')).toBeVisible()
  expect(servidor.pedidos(cancelar)).toMatchObject([{ seguintes: true, motivo: 'Mudança' }])
})
