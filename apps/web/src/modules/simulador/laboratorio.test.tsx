import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/utilitario/simulador-custo-exame'
const LABORATORIO = `${ROTA}?vista=laboratorio`
const CLINICA = '01990000-0000-7000-8000-0000000000c1'
const TABELA = '01990000-0000-7000-8000-0000000000d1'

const valores = (receita: number, taxas: number, impostos: number, repasse: number) => ({
  receitaCentavos: receita,
  taxasCentavos: taxas,
  impostosCentavos: impostos,
  repasseCentavos: repasse,
  sobraCentavos: receita - taxas - impostos - repasse,
})
const clinica = {
  parceiro: { codigo: CLINICA, nome: 'Clínica Bicho Bom' },
  exames: 2,
  real: valores(40_000, 1_396, 4_000, 20_000),
  simulado: valores(44_000, 1_536, 4_400, 22_000),
  diferencaCentavos: 1_460,
  diferencaBp: 1_000,
}
const avulso = {
  parceiro: null,
  exames: 1,
  real: valores(10_000, 349, 1_000, 5_000),
  simulado: valores(9_000, 314, 900, 4_500),
  diferencaCentavos: -365,
  diferencaBp: -1_000,
}
const resultado = (mudanca: Partial<Corpo<'GET /simulador/laboratorio'>> = {}) => ({
  de: '2026-08-01',
  ate: '2026-10-31',
  taxaBp: 349,
  impostoBp: 1_000,
  linhas: [clinica, avulso],
  total: {
    exames: 3,
    real: valores(50_000, 1_745, 5_000, 25_000),
    simulado: valores(53_000, 1_850, 5_300, 26_500),
    diferencaCentavos: 1_095,
    diferencaBp: 500,
  },
  foraDaTabela: 0,
  semRegra: 0,
  ...mudanca,
})
const vazio = resultado({
  linhas: [],
  total: {
    exames: 0,
    real: valores(0, 0, 0, 0),
    simulado: valores(0, 0, 0, 0),
    diferencaCentavos: 0,
    diferencaBp: null,
  },
})

provarTela(LABORATORIO, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /simulador/laboratorio',
    resposta: resultado(),
    mostra: 'Clínica Bicho Bom',
    vazia: { resposta: vazio, diz: 'Nenhum exame concluído de 01/08/2026 a 31/10/2026' },
  },
  acao: null,
})

const linha = (nome: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome }) })
const textos = (nome: string) =>
  linha(nome)
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

async function abrirLaboratorio(mudancas = '', mudanca = {}): Promise<void> {
  servidor.responde('GET /simulador/laboratorio', resultado(mudanca))
  await abrir(LABORATORIO + mudancas, 'CLIENTE')
  await expect.element(page.getByRole('table', { name: 'Laboratório de preços' })).toBeVisible()
}

describe('o que se vê', () => {
  it('cada clínica, real e simulado lado a lado, e o total', async () => {
    await abrirLaboratorio('&reajusteBp=1000')
    expect(textos('Clínica Bicho Bom')).toEqual([
      '2',
      '400,00',
      '440,00',
      '53,96',
      '59,36',
      '200,00',
      '220,00',
      '146,04',
      '160,64',
      '14,60',
      '10%',
      'Ganha',
    ])
    expect(textos('Sem clínica').slice(-3)).toEqual(['-3,65', '-10%', 'Perde'])
    expect(textos('Total').slice(-3)).toEqual(['10,95', '5%', 'Ganha'])
    await expect
      .element(page.getByRole('link', { name: 'Clínica Bicho Bom' }))
      .toHaveAttribute('href', `/atendimento?parceiro=${CLINICA}&realizadoDe=2026-08-01&realizadoAte=2026-10-31`)
  })

  it('quem ganha e quem perde somam zero', async () => {
    await abrirLaboratorio('&reajusteBp=1000')
    const secao = page.getByRole('region', { name: 'Quem ganha e quem perde' })
    const lidos = [...secao.element().querySelectorAll('dd')].map(({ textContent }) =>
      textContent.replaceAll(/\s/g, ' '),
    )
    expect(lidos).toEqual(['R$ 10,95', 'R$ 15,00', 'R$ 1,05', 'R$ 3,00', '-R$ 30,00'])
    await expect.element(secao.getByText(/ganha em 1, perde em 0 e fica igual em 0/)).toBeVisible()
  })

  it('diz o que ficou como estava', async () => {
    servidor.responde('GET /tabela-preco', exemplo('GET /tabela-preco'))
    await abrirLaboratorio(`&tabela=${TABELA}&repasseBp=3000`, { foraDaTabela: 1, semRegra: 2 })
    await expect.element(page.getByText(/^1 exame com o preço de antes/)).toBeVisible()
    await expect.element(page.getByText(/^2 exames sem regra de repasse/)).toBeVisible()
    await expect.element(page.getByText('Tabela que não existe mais')).toBeVisible()
  })

  it('sem mudança nenhuma, diz que o simulado é o real', async () => {
    await abrirLaboratorio()
    await expect.element(page.getByText(/^Nada mudou ainda/)).toBeVisible()
  })
})

describe('o que se muda', () => {
  const simular = () => page.getByRole('button', { name: 'Simular' }).click()
  const escolher = async (campo: string, opcao: string) => {
    await page.getByRole('combobox', { name: campo }).click()
    await page.getByRole('option', { name: opcao }).click()
  }

  it('vai para o endereço e para o servidor; limpar volta ao real', async () => {
    await abrirLaboratorio()
    await escolher('Preços', 'Com reajuste')
    await escrever('Reajuste', '-2,5')
    await escrever('Repasse', '40')
    await escrever('Taxa do pagamento', '1,99')
    await simular()
    const mudancas = { reajusteBp: -250, repasseBp: 4_000, taxaBp: 199 }
    await expect.poll(() => servidor.pedidos('GET /simulador/laboratorio').at(-1)).toMatchObject(mudancas)
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      vista: 'laboratorio',
      reajusteBp: '-250',
      repasseBp: '4000',
      taxaBp: '199',
    })
    await page.getByRole('button', { name: 'Limpar' }).click()
    await expect.poll(() => location.search).toBe('?vista=laboratorio')
    await expect.element(page.getByRole('textbox', { name: 'Repasse' })).toHaveValue('')
  })

  it('escolhe outra tabela das cadastradas', async () => {
    servidor.responde(
      'GET /tabela-preco',
      exemplo('GET /tabela-preco', { itens: [{ codigo: TABELA, nome: 'Popular' }] }),
    )
    await abrirLaboratorio()
    await escolher('Preços', 'De outra tabela')
    await simular()
    await expect.element(page.getByText('Escolha uma tabela.')).toBeVisible()
    await escolher('Tabela de preço', 'Popular')
    await simular()
    await expect.poll(() => servidor.pedidos('GET /simulador/laboratorio').at(-1)).toMatchObject({ tabela: TABELA })
  })

  it('o endereço traz o que se mudou, e o período que não cabe é recusado no campo', async () => {
    await abrirLaboratorio('&de=2026-05-01&ate=2026-07-31&reajusteBp=1000')
    await expect.element(page.getByRole('textbox', { name: 'Reajuste' })).toHaveValue('10')
    await expect.element(page.getByRole('textbox', { name: 'Exames de' })).toHaveValue('01/05/2026')
    await page.getByRole('textbox', { name: 'Exames até' }).fill('01/11/2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('No máximo 6 meses.')).toBeVisible()
  })
})

describe('quem entra', () => {
  it('a empresa chega pela aba, ou pelo exemplo quando não tem simulação', async () => {
    servidor.responde('GET /simulador/laboratorio', resultado())
    servidor.responde('GET /simulacao', exemplo('GET /simulacao', { itens: [{ nome: 'Uma' }] }))
    await abrir(ROTA, 'CLIENTE')
    await page
      .getByRole('navigation', { name: 'Simulador' })
      .getByRole('link', { name: 'Laboratório de preços' })
      .click()
    await expect.element(page.getByRole('table', { name: 'Laboratório de preços' })).toBeVisible()
  })

  it('do exemplo, por um botão', async () => {
    await abrir(`${ROTA}?novo=1`, 'CLIENTE')
    await expect.element(page.getByRole('link', { name: 'Laboratório de preços' })).toHaveAttribute('href', LABORATORIO)
  })

  it('quem está no plano grátis não o vê, nem pelo endereço', async () => {
    servidor.responde('GET /simulacao', exemplo('GET /simulacao', { itens: [{ nome: 'Uma' }] }))
    await abrir(LABORATORIO, 'CLIENTE_BASE')
    await expect.element(page.getByRole('link', { name: 'Uma' })).toBeVisible()
    expect(page.getByRole('navigation', { name: 'Simulador' }).elements()).toEqual([])
    expect(servidor.pedidos('GET /simulador/laboratorio')).toEqual([])
  })
})
