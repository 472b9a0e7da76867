import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, HOJE } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { semNota } from '../../../teste/sem-nota.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semNota)

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
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('3 parcelas lançadas.')).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  const hoje = HOJE.toString()
  expect(servidor.pedidos(chave)).toEqual([
    {
      descricao: 'Monitor',
      contraparte: 'Loja',
      tipoDespesa: null,
      valorCentavos: 100_000,
      parcelas: 3,
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
  expect(servidor.pedidos(cancelar)).toEqual([{ codigo: CONTA.codigo, versao: 3, motivo: 'Em dobro' }])
})
