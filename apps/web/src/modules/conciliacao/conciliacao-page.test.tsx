import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { esperam, movimento, movimentos, PAR, responderPeloBanco, ROTA } from '../../../teste/banco.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const [CERTO, PROVAVEL, SEM, TITULO, PAGAMENTO] = 'bcdef'
  .split('')
  .map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [string, string, string, string, string]
const naConta = (numero: number) => ({ ...PAR, conta: { livro: 'contas-receber' as const, codigo: TITULO, numero } })
const certo = movimento(CERTO, {
  sugestao: {
    certeza: 'CERTA',
    porque: 'Mesmo valor e mesmo nome',
    pagamentos: [],
    titulos: [{ codigo: TITULO, versao: 3 }],
    diferenca: null,
    outro: null,
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
    outro: null,
    pares: [naConta(8)],
  },
})
const sem = movimento(SEM, { descricao: 'TARIFA MENSAL', centavos: -2_990 })

provarTela(ROTA, {
  perfil: 'CLIENTE',
  tambem: responderPeloBanco,
  leitura: {
    chave: 'GET /movimento-bancario',
    resposta: movimentos(sem),
    mostra: 'TARIFA MENSAL',
    vazia: { resposta: movimentos(), diz: 'Nada a conciliar' },
  },
  acao: null,
})

describe('conciliar', () => {
  it('o certo vem marcado, o provável espera; o que se marca vai como foi visto, com a forma do banco', async () => {
    esperam(certo, provavel)
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
            outro: null,
            metodo: 'PIX',
          },
          {
            codigo: PROVAVEL,
            versao: 2,
            pagamentos: [],
            titulos: [{ codigo: PAGAMENTO, versao: 1 }],
            diferenca: 'TAXA',
            outro: null,
            metodo: 'CARTAO_CREDITO',
          },
        ],
      },
    ])
  })

  it('recusado, diz por quê e lê outra vez', async () => {
    esperam(certo)
    servidor.recusa('POST /movimento-bancario/conciliacoes', 'TRANSICAO_INVALIDA', { mensagem: 'Já foi conciliado.' })
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Conciliar 1 movimento' }).click()
    await expect.element(page.getByText('Já foi conciliado.')).toBeVisible()
    expect(servidor.pedidos('GET /movimento-bancario').length).toBeGreaterThan(1)
  })

  it('escolhe nos livros, e diz o que é a diferença', async () => {
    esperam(sem)
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
    esperam(sem)
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
  esperam(sem)
  await abrir(ROTA, 'CLIENTE')
  const elo = page.getByRole('link', { name: /R\$\s80,00/ })
  await expect.element(elo).toBeVisible()
  expect(new URL(elo.element().getAttribute('href') ?? '', location.origin).pathname).toBe(
    '/financeiro/movimento-bancario',
  )
  await expect.element(page.getByText(/R\$\s1\.150,00/)).toBeVisible()
})
