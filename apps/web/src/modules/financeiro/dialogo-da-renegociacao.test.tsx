import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CONTA, contaCompleta, ha, HOJE, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const OUTRA = { ...CONTA, codigo: '01990000-0000-7000-8000-0000000000e2', numero: 43, versao: 1 }
const ROTA = 'POST /contas-receber/renegociacao'

async function abrirLivro(codigo?: string) {
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [CONTA, OUTRA] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  await abrir(`/financeiro/contas-receber${codigo === undefined ? '' : `?codigo=${codigo}`}`, 'CLIENTE')
}

it('renegocia as marcadas: mostra o que o acordo soma antes de escrever, e manda o que se viu', async () => {
  servidor.responde('GET /contas-receber/:codigo', contaCompleta())
  servidor.responde(ROTA, exemplo(ROTA, { itens: [{ numero: 50 }, { numero: 51 }] }))
  await abrirLivro()
  await page.getByRole('checkbox', { name: /Marcar todas/ }).click()
  await page.getByRole('button', { name: 'Renegociar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Renegociar 2 contas' })
  await expect.element(dialogo.getByRole('textbox', { name: 'Multa e juros' })).toHaveFocus()
  await dialogo.getByRole('textbox', { name: 'Multa e juros' }).fill('10,00')
  await dialogo.getByRole('textbox', { name: 'Desconto' }).fill('200,00')
  await dialogo.getByRole('textbox', { name: 'Parcelas' }).fill('2')
  await dialogo.getByRole('textbox', { name: 'Primeiro vencimento' }).fill('07/01/2030')
  await dialogo.getByRole('button', { name: 'Renegociar' }).click()
  await expect.element(dialogo.getByText(/O desconto precisa ser menor que R\$\s200,00/)).toBeVisible()
  expect(servidor.pedidos(ROTA)).toEqual([])
  await dialogo.getByRole('textbox', { name: 'Desconto' }).fill('30,00')
  await dialogo.getByRole('textbox', { name: 'O que foi combinado' }).fill('Duas vezes')
  await expect.element(dialogo.getByRole('status').getByText(/R\$\s180,00/)).toBeVisible()
  await expect.element(dialogo.getByRole('status').getByText('de 07/01/2030 a 07/02/2030')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Renegociar' }).click()
  await expect.element(page.getByText('Renegociado em 2 contas.')).toBeVisible()
  expect(servidor.pedidos(ROTA)).toEqual([
    {
      itens: [
        { codigo: CONTA.codigo, versao: 3 },
        { codigo: OUTRA.codigo, versao: 1 },
      ],
      descontoCentavos: 3_000,
      acrescimoCentavos: 1_000,
      vezes: 2,
      vencimento: '2030-01-07',
      diaDeBanco: true,
      motivo: 'Duas vezes',
    },
  ])
})

it('vencida, oferece cobrar o atraso pelo contrato; recusada, guarda o que foi digitado', async () => {
  servidor.recusa(ROTA, 'TRANSICAO_INVALIDA', { mensagem: 'Nada foi renegociado. Título nº 42: já foi paga.' })
  servidor.responde(
    'GET /contas-receber/:codigo',
    contaCompleta({
      vencimento: ha(30),
      vencido: true,
      encargos: { multaBp: 1_000, jurosMesBp: 200 },
      permissoes: { renegociar: true },
    }),
  )
  await abrirLivro(CONTA.codigo)
  const gaveta = page.getByRole('dialog', { name: CONTA.descricao })
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Renegociar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Renegociar a conta' })
  await expect.element(dialogo.getByText(/a multa e os juros do atraso somam R\$\s12,00/)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Cobrar' }).click()
  await expect.element(dialogo.getByRole('textbox', { name: 'Multa e juros' })).toHaveValue('12,00')
  await dialogo.getByRole('textbox', { name: 'O que foi combinado' }).fill('À vista')
  await dialogo.getByRole('button', { name: 'Renegociar' }).click()
  await expect.element(dialogo.getByText('Nada foi renegociado. Título nº 42: já foi paga.')).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'O que foi combinado' })).toHaveValue('À vista')
})

it('a conta do acordo leva às que ele fechou, e o desfaz com o motivo', async () => {
  const desfazer = 'POST /contas-receber/:codigo/renegociacao-desfeita'
  const vemDe = {
    codigo: '01990000-0000-7000-8000-0000000000d1',
    motivo: 'Duas vezes',
    contas: [{ codigo: OUTRA.codigo, numero: 43 }],
  }
  servidor.responde(
    'GET /contas-receber/:codigo',
    contaCompleta({ vemDe, vencimento: HOJE.toString(), permissoes: { desfazerAcordo: true, editar: false } }),
  )
  servidor.responde(desfazer, contaCompleta({ estado: 'CANCELADO' }))
  await abrirLivro(CONTA.codigo)
  const gaveta = page.getByRole('dialog', { name: CONTA.descricao })
  await expect
    .element(gaveta.getByRole('link', { name: 'nº 43' }))
    .toHaveAttribute('href', `/financeiro/contas-receber?codigo=${OUTRA.codigo}`)
  await expect.element(gaveta.getByText('Duas vezes')).toBeVisible()
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Desfazer a renegociação' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Desfazer a renegociação?' })
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Não aceitou')
  await pergunta.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Renegociação desfeita.')).toBeVisible()
  expect(servidor.pedidos(desfazer)).toEqual([{ codigo: CONTA.codigo, versao: 3, motivo: 'Não aceitou' }])
})

it('a multa que um pagamento já cobrou não se cobra de novo: só os juros desde então', async () => {
  const cobrado = {
    codigo: OUTRA.codigo,
    pagoEm: ha(10),
    valorCentavos: 1_200,
    acrescimoCentavos: 1_200,
    estornado: false,
  }
  servidor.responde(
    'GET /contas-receber/:codigo',
    contaCompleta({
      vencimento: ha(30),
      vencido: true,
      encargos: { multaBp: 1_000, jurosMesBp: 300 },
      pagamentos: [cobrado],
      permissoes: { renegociar: true },
    }),
  )
  await abrirLivro(CONTA.codigo)
  const gaveta = page.getByRole('dialog', { name: CONTA.descricao })
  await gaveta.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Renegociar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Renegociar a conta' })
  await expect.element(dialogo.getByText(/a multa e os juros do atraso somam R\$\s1,00/)).toBeVisible()
})

it('o valor que o foco alcança já está marcado na primeira tecla: quem digita depressa não perde um algarismo', async () => {
  servidor.responde('GET /contas-receber/:codigo', contaCompleta())
  await abrirLivro()
  await page.getByRole('checkbox', { name: /Marcar todas/ }).click()
  await page.getByRole('button', { name: 'Renegociar' }).click()
  const campo = page.getByRole('dialog').getByRole('textbox', { name: 'Multa e juros' })
  await expect.element(campo).toHaveFocus()
  const elemento = campo.element() as HTMLInputElement
  elemento.setSelectionRange(0, 0)
  elemento.blur()
  elemento.focus()
  expect(elemento.value.slice(elemento.selectionStart ?? 0, elemento.selectionEnd ?? 0)).toBe('0,00')
  await userEvent.keyboard('10')
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByRole('status')
        .getByText(/R\$\s210,00/),
    )
    .toBeVisible()
})
