import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const [BANCO, CERTO, PROVAVEL, SEM, TITULO, PAGAMENTO] = 'abcdef'
  .split('')
  .map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [string, string, string, string, string, string]
const ROTA = '/financeiro/conciliacao'

const par = { transferencia: null, descricao: 'Exame', contraparte: 'Clínica Boa', dia: '2026-11-10', centavos: 15_000 }
const naConta = (numero: number) => ({ ...par, conta: { livro: 'contas-receber' as const, codigo: TITULO, numero } })
const movimento = (codigo: string, mudanca: object = {}) => ({
  codigo,
  dia: '2026-11-12',
  centavos: 15_000,
  descricao: 'PIX RECEBIDO CLINICA BOA',
  documento: null,
  estado: 'PENDENTE',
  motivo: null,
  sugestao: null,
  pares: [],
  versao: 2,
  ...mudanca,
})
const certo = movimento(CERTO, {
  sugestao: {
    certeza: 'CERTA',
    porque: 'Mesmo valor e mesmo nome',
    pagamentos: [],
    titulos: [{ codigo: TITULO, versao: 3 }],
    diferenca: null,
    pares: [naConta(7)],
  },
})
const provavel = movimento(PROVAVEL, {
  descricao: 'STONE',
  centavos: 14_500,
  sugestao: {
    certeza: 'PROVAVEL',
    porque: 'Mesmo nome, com um pouco menos: parece taxa',
    pagamentos: [],
    titulos: [{ codigo: PAGAMENTO, versao: 1 }],
    diferenca: 'TAXA',
    pares: [naConta(8)],
  },
})
const sem = movimento(SEM, { descricao: 'TARIFA MENSAL', centavos: -2_990 })
const lista = (...itens: object[]) =>
  exemplo('GET /movimento-bancario', { itens, total: itens.length, totalExato: true, proximo: null })
const contas = exemplo('GET /conta-financeira', {
  itens: [{ codigo: BANCO, nome: 'Conta bancária', tipo: 'BANCO' }],
  proximo: null,
})
const nenhum = { quantidade: 0, centavos: 0, campo: 'centavos', alvo: { rota: ROTA, filtros: {} } }
const situacao = {
  dia: '2026-11-18',
  bancoCentavos: 115_000,
  livrosCentavos: 107_000,
  pendentes: {
    quantidade: 1,
    centavos: 8_000,
    campo: 'centavos',
    alvo: { rota: '/financeiro/movimento-bancario', filtros: { estado: 'PENDENTE' } },
  },
  semExtrato: nenhum,
  outrosCentavos: 0,
}

function preparar(...itens: object[]): void {
  servidor.responde('GET /conta-financeira', contas)
  servidor.responde('GET /conciliacao', situacao)
  servidor.responde('GET /movimento-bancario', lista(...itens))
}

provarTela(ROTA, {
  perfil: 'CLIENTE',
  tambem: () => {
    servidor.responde('GET /conta-financeira', contas)
    servidor.responde('GET /conciliacao', situacao)
  },
  leitura: {
    chave: 'GET /movimento-bancario',
    resposta: lista(sem),
    mostra: 'TARIFA MENSAL',
    vazia: { resposta: lista(), diz: 'Nada a conciliar' },
  },
  acao: null,
})

describe('conciliar', () => {
  it('o certo vem marcado, o provável espera; o que se marca vai como foi visto, com a forma do banco', async () => {
    preparar(certo, provavel)
    servidor.responde('POST /movimento-bancario/conciliacoes', { quantidade: 2 })
    await abrir(ROTA, 'CLIENTE')
    await expect.element(page.getByRole('checkbox', { name: /PIX RECEBIDO CLINICA BOA/ })).toBeChecked()
    const stone = page.getByRole('checkbox', { name: /STONE/ })
    await expect.element(stone).not.toBeChecked()
    await expect.element(page.getByText(/com taxa do banco ou do cartão/)).toBeVisible()
    await stone.click()
    await page.getByRole('button', { name: 'Conciliar 2 movimentos' }).click()
    await expect.element(page.getByText('2 movimentos conciliados com os livros.')).toBeVisible()
    expect(servidor.pedidos('POST /movimento-bancario/conciliacoes')).toEqual([
      {
        itens: [
          {
            codigo: CERTO,
            versao: 2,
            pagamentos: [],
            titulos: [{ codigo: TITULO, versao: 3 }],
            diferenca: null,
            metodo: 'PIX',
          },
          {
            codigo: PROVAVEL,
            versao: 2,
            pagamentos: [],
            titulos: [{ codigo: PAGAMENTO, versao: 1 }],
            diferenca: 'TAXA',
            metodo: 'CARTAO_CREDITO',
          },
        ],
      },
    ])
  })

  it('recusado, diz por quê e lê outra vez', async () => {
    preparar(certo)
    servidor.recusa('POST /movimento-bancario/conciliacoes', 'TRANSICAO_INVALIDA', { mensagem: 'Já foi conciliado.' })
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Conciliar 1 movimento' }).click()
    await expect.element(page.getByText('Já foi conciliado.')).toBeVisible()
    expect(servidor.pedidos('GET /movimento-bancario').length).toBeGreaterThan(1)
  })

  it('escolhe nos livros, e diz o que é a diferença', async () => {
    preparar(sem)
    servidor.responde('GET /movimento-bancario/:codigo/candidatos', {
      itens: [{ tipo: 'TITULO', codigo: TITULO, versao: 4, ...naConta(9), centavos: -3_100 }],
    })
    servidor.responde('POST /movimento-bancario/conciliacoes', { quantidade: 1 })
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Escolher nos livros: TARIFA MENSAL' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Escolher nos livros' })
    await dialogo.getByRole('checkbox', { name: /Clínica Boa/ }).click()
    await dialogo.getByRole('combobox', { name: /A diferença de R\$\s1,10 é/ }).click()
    await page.getByRole('option', { name: 'Desconto' }).click()
    await dialogo.getByRole('button', { name: 'Conciliar' }).click()
    await expect.element(page.getByText('Movimento conciliado.')).toBeVisible()
    expect(servidor.pedidos('POST /movimento-bancario/conciliacoes')[0]?.itens[0]).toMatchObject({
      titulos: [{ codigo: TITULO, versao: 4 }],
      diferenca: 'DESCONTO',
    })
  })

  it('lança o que falta nos livros, e ignora com o motivo', async () => {
    preparar(sem)
    servidor.responde('POST /movimento-bancario/:codigo/lancamento', { quantidade: 1 })
    servidor.responde('POST /movimento-bancario/:codigo/ignorado', { quantidade: 1 })
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Lançar nos livros: TARIFA MENSAL' }).click()
    const lancar = page.getByRole('dialog', { name: 'Lançar despesa' })
    await lancar.getByRole('button', { name: 'Lançar' }).click()
    await expect.element(lancar.getByText('Preencha este campo.')).toBeVisible()
    await lancar.getByRole('textbox', { name: 'Pago a' }).fill('Banco')
    await lancar.getByRole('button', { name: 'Lançar' }).click()
    await expect.element(page.getByText('Despesa lançada e paga.')).toBeVisible()
    expect(servidor.pedidos('POST /movimento-bancario/:codigo/lancamento')[0]).toEqual({
      codigo: SEM,
      versao: 2,
      descricao: 'TARIFA MENSAL',
      contraparte: 'Banco',
      tipoDespesa: null,
      metodo: 'PIX',
    })
    await page.getByRole('button', { name: 'Ignorar: TARIFA MENSAL' }).click()
    const ignorar = page.getByRole('dialog', { name: /fora dos livros/ })
    await ignorar.getByRole('textbox', { name: /Motivo/ }).fill('Transferência minha')
    await ignorar.getByRole('button', { name: 'Ignorar' }).click()
    await expect.element(page.getByText('Movimento ignorado.')).toBeVisible()
  })
})

it('a prova do saldo mostra o banco, os livros, e cada diferença leva ao que soma', async () => {
  preparar(sem)
  await abrir(ROTA, 'CLIENTE')
  const elo = page.getByRole('link', { name: /R\$\s80,00/ })
  await expect.element(elo).toBeVisible()
  expect(new URL(elo.element().getAttribute('href') ?? '', location.origin).pathname).toBe(
    '/financeiro/movimento-bancario',
  )
  await expect.element(page.getByText(/R\$\s1\.150,00/)).toBeVisible()
})

describe('importar extrato', () => {
  const escolher = async () => {
    await page.getByRole('button', { name: 'Importar extrato' }).first().click()
    const arquivo = new File(['<OFX>'], 'extrato.ofx')
    await expect.element(page.getByRole('button', { name: /Escolher extrato/ })).toBeVisible()
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, arquivo)
  }

  it('diz quantos vieram e quantos já tinham vindo', async () => {
    preparar()
    servidor.responde('POST /extrato-bancario', { codigo: SEM, novos: 3, repetidos: 1, de: null, ate: null })
    await abrir(ROTA, 'CLIENTE')
    await escolher()
    await expect.element(page.getByText('3 movimentos do banco; 1 movimento já tinha vindo.')).toBeVisible()
  })

  it('um arquivo de várias contas pergunta qual', async () => {
    preparar()
    servidor.recusa('POST /extrato-bancario', 'VALIDACAO', {
      campos: { contaDoArquivo: 'O arquivo traz mais de uma conta: escolha qual importar.' },
      detalhes: { contas: ['077 / 1', '077 / 2'] },
    })
    await abrir(ROTA, 'CLIENTE')
    await escolher()
    await expect.element(page.getByText('O arquivo traz mais de uma conta: escolha qual importar.')).toBeVisible()
    servidor.responde('POST /extrato-bancario', { codigo: SEM, novos: 1, repetidos: 0, de: null, ate: null })
    await page.getByRole('button', { name: 'Importar a conta 077 / 2' }).click()
    await expect.element(page.getByText('1 movimento do banco.')).toBeVisible()
    expect(servidor.pedidos('POST /extrato-bancario').at(-1)).toMatchObject({ contaDoArquivo: '077 / 2' })
  })
})
