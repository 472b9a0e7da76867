import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const [UMA, OUTRA] = ['e1', 'e2'].map((fim) => `01990000-0000-7000-8000-0000000000${fim}`) as [string, string]
const LOTE = 'POST /nota-fiscal/lote'

async function marcar() {
  const itens = [
    { codigo: UMA, numero: 41, descricao: 'Assinatura Rede', valorCentavos: 10_000, estado: 'PAGO' as const },
    { codigo: OUTRA, numero: 42, descricao: 'Assinatura Essencial', valorCentavos: 5_000, estado: 'PAGO' as const },
  ]
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  await abrir('/financeiro/contas-receber?nota=SEM', 'CLIENTE')
  for (const linha of [1, 2]) await page.getByRole('checkbox', { name: `Marcar linha ${linha}` }).click()
  await page.getByRole('button', { name: 'Emitir notas' }).click()
  return page.getByRole('dialog', { name: 'Emitir notas fiscais' })
}

it('emite as das contas marcadas com uma senha; repetida, pede as mesmas notas', async () => {
  const janela = await marcar()
  expect(servidor.pedidos('GET /contas-receber')[0]).toMatchObject({ nota: 'SEM' })
  await expect.element(janela.getByText(/R\$\s150,00/)).toBeVisible()
  servidor.recusa(LOTE, 'SENHA_NAO_CONFERE', { mensagem: 'A senha não abre.' })
  await janela.getByLabelText(/Senha do certificado/).fill('errada')
  await janela.getByRole('button', { name: 'Emitir 2 notas' }).click()
  await expect.element(janela.getByText('A senha não abre.')).toBeVisible()
  servidor.responde(LOTE, { notas: [UMA, OUTRA].map((titulo) => ({ titulo, nota: titulo, recusa: null })) })
  await janela.getByRole('button', { name: 'Emitir 2 notas' }).click()
  await expect.element(page.getByText('2 notas assinadas e a caminho.')).toBeVisible()
  await expect.element(janela).not.toBeInTheDocument()
  const [primeira, segunda] = servidor.pedidos(LOTE)
  expect(segunda?.notas).toEqual(primeira?.notas)
  expect(segunda?.notas.map(({ titulo }) => titulo)).toEqual([UMA, OUTRA])
})

it('diz de cada uma que não saiu o porquê, e quantas saíram', async () => {
  const janela = await marcar()
  servidor.responde(LOTE, {
    notas: [
      { titulo: UMA, nota: UMA, recusa: null },
      { titulo: OUTRA, nota: null, recusa: 'O leiaute nacional ainda não aceita o CNPJ com letras do tomador.' },
    ],
  })
  await janela.getByLabelText(/Senha do certificado/).fill('segredo')
  await janela.getByRole('button', { name: 'Emitir 2 notas' }).click()
  await expect.element(janela.getByText('1 nota a caminho; 1 nota não pôde ser emitida.')).toBeVisible()
  await expect.element(janela.getByText('nº 42, Assinatura Essencial')).toBeVisible()
  await expect.element(janela.getByText(/não aceita o CNPJ com letras/)).toBeVisible()
  expect(janela.getByText(/nº 41/).elements()).toEqual([])
})

it('a conta de uma cobrança desfeita diz que espera a nota ser cancelada', async () => {
  const conta = { codigo: UMA, numero: 41, descricao: 'Assinatura Rede', aCancelar: 'O pagamento foi devolvido.' }
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [conta] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  servidor.responde('GET /contas-receber/:codigo', exemplo('GET /contas-receber/:codigo', conta))
  servidor.responde('GET /contas-receber/:codigo/cobranca', { enviadas: [], pausa: null, proxima: null, carta: null })
  servidor.responde('GET /nota-fiscal/titulo/:titulo', exemplo('GET /nota-fiscal/titulo/:titulo', { notas: [] }))
  await abrir(`/financeiro/contas-receber?codigo=${UMA}`, 'CLIENTE')
  const gaveta = page.getByRole('dialog', { name: 'Assinatura Rede' })
  await expect.element(gaveta.getByText(/foi devolvido\. Cancele a nota fiscal desta conta/)).toBeVisible()
  await expect.element(gaveta.getByText('Nota a cancelar')).toBeVisible()
})
