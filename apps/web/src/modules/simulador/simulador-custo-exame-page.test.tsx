import { CENARIO_DE_EXEMPLO, simular } from '@vetlume/dominio/simulador'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/utilitario/simulador-custo-exame'
const CODIGO = '01990000-0000-7000-8000-0000000000e1'
const simulacoes = exemplo('GET /simulacao', {
  itens: [{ codigo: CODIGO, nome: 'Ultrassom em casa', custoCentavos: 8_050, precoCentavos: 23_000, margemBp: 6_500 }],
})
const emCasa = { ...CENARIO_DE_EXEMPLO, nome: 'Em casa' }
const naClinica = { ...CENARIO_DE_EXEMPLO, nome: 'Na clínica', precoCentavos: 19_000 }
const salva = (mudanca = {}) =>
  exemplo('GET /simulacao/:codigo', {
    codigo: CODIGO,
    nome: 'Ultrassom em casa',
    versao: 3,
    cenarios: [CENARIO_DE_EXEMPLO],
    ...mudanca,
  })
const abrirSalva = async (mudanca = {}) => {
  servidor.responde('GET /simulacao/:codigo', salva(mudanca))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE_BASE')
}
const medida = (rotulo: string) => page.getByText(rotulo, { exact: true }).element().nextElementSibling?.textContent
const botao = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

provarTela(ROTA, {
  perfil: 'CLIENTE_BASE',
  leitura: {
    chave: 'GET /simulacao',
    resposta: simulacoes,
    mostra: 'Ultrassom em casa',
    vazia: { resposta: exemplo('GET /simulacao'), diz: /^Este é um exemplo/ },
  },
  acao: null,
})

provarTela(`${ROTA}?codigo=${CODIGO}`, {
  perfil: 'CLIENTE_BASE',
  leitura: {
    chave: 'GET /simulacao/:codigo',
    resposta: salva(),
    mostra: 'Preço sugerido',
    vazia: null,
  },
  acao: {
    chave: 'PUT /simulacao/:codigo',
    preenche: () => escrever('Preço do exame', '310,00'),
    botao: 'Salvar',
    resposta: salva({ versao: 4, cenarios: [{ ...CENARIO_DE_EXEMPLO, precoCentavos: 31_000 }] }),
    pede: { codigo: CODIGO, versao: 3, cenarios: [{ precoCentavos: 31_000 }] },
    depois: 'Simulação salva.',
    recusa: 'VALIDACAO',
  },
})

it('mostra o custo, o preço e a margem, da mais nova à mais antiga', async () => {
  servidor.responde('GET /simulacao', simulacoes)
  await abrir(ROTA, 'CLIENTE_BASE')
  const linha = page.getByRole('row').filter({ hasText: 'Ultrassom em casa' })
  await expect.element(linha.getByRole('cell', { name: /R\$\s80,50/ })).toBeVisible()
  await expect.element(linha.getByRole('cell', { name: /R\$\s230,00/ })).toBeVisible()
  await expect.element(linha.getByRole('cell', { name: /^65\s?%$/ })).toBeVisible()
  expect(servidor.pedidos('GET /simulacao')[0]).toMatchObject({ ordem: '-criadoEm' })
})

describe('uma nova', () => {
  it('começa do exemplo, muda a margem enquanto se digita e pergunta o nome ao salvar', async () => {
    servidor.responde('GET /simulacao', exemplo('GET /simulacao'))
    servidor.responde('POST /simulacao', salva({ versao: 1 }))
    servidor.responde('GET /simulacao/:codigo', salva({ versao: 1 }))
    await abrir(ROTA, 'CLIENTE_BASE')
    await expect.element(page.getByText('Margem no seu preço')).toBeVisible()
    const antes = medida('Margem no seu preço')
    await escrever('Preço do exame', '400,00')
    await expect.poll(() => medida('Margem no seu preço')).not.toBe(antes)
    await botao('Salvar').click()
    const dialogo = page.getByRole('dialog')
    await expect.element(dialogo.getByRole('textbox', { name: 'Nome da simulação' })).toHaveValue('Ultrassom abdominal')
    await dialogo.getByRole('textbox', { name: 'Nome da simulação' }).fill('Meu ultrassom')
    await dialogo.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Simulação salva.')).toBeVisible()
    expect(servidor.pedidos('POST /simulacao')).toMatchObject([
      { nome: 'Meu ultrassom', cenarios: [{ servico: CENARIO_DE_EXEMPLO.servico, precoCentavos: 40_000 }] },
    ])
    await expect.poll(() => location.search).toContain(CODIGO)
    // The list that was empty is asked for again, and does not lead to the example once more.
    servidor.responde('GET /simulacao', simulacoes)
    await page.getByRole('link', { name: 'Simulador de custo de exame' }).click()
    await expect.element(page.getByRole('link', { name: 'Ultrassom em casa' })).toBeVisible()
  })

  it('recusada, guarda o que foi digitado e diz por quê', async () => {
    servidor.recusa('POST /simulacao', 'VALIDACAO', { mensagem: 'Por um motivo que só ele sabe.' })
    await abrir(`${ROTA}?novo=1`, 'CLIENTE_BASE')
    await escrever('Preço do exame', '400,00')
    await botao('Salvar').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Por um motivo que só ele sabe.')).toBeVisible()
    await expect.element(page.getByLabelText('Preço do exame')).toHaveValue('400,00')
  })

  it('em branco, diz o que falta para calcular e não salva sem o exame', async () => {
    await abrir(`${ROTA}?novo=1`, 'CLIENTE_BASE')
    await botao('Começar em branco').click()
    await expect.element(page.getByRole('textbox', { name: 'Exame', exact: true })).toHaveValue('')
    await expect.element(page.getByText('Margem no preço sugerido')).toBeVisible()
    await page.getByRole('textbox', { name: 'Exames por mês' }).fill('')
    await expect.element(page.getByText(/^Para calcular: /)).toBeVisible()
    await botao('Salvar').click()
    await expect
      .element(page.getByRole('textbox', { name: 'Exame', exact: true }))
      .toHaveAttribute('aria-invalid', 'true')
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('o serviço do cadastro traz preço, duração e custo', async () => {
    const servico = { nome: 'Ecocardiograma', precoCentavos: 38_000, duracaoMinutos: 50, custoCentavos: 2_300 }
    servidor.responde('GET /servico', exemplo('GET /servico', { itens: [servico] }))
    await abrir(`${ROTA}?novo=1`, 'CLIENTE')
    await page.getByRole('combobox', { name: 'Usar um serviço do cadastro' }).click()
    await page.getByRole('option', { name: /Ecocardiograma/ }).click()
    await expect.element(page.getByLabelText('Preço do exame')).toHaveValue('380,00')
    await expect.element(page.getByRole('row', { name: /Custo do cadastro/ }).getByText(/R\$\s23,00/)).toBeVisible()
    await page.getByText('Tempo e deslocamento', { exact: true }).click()
    await expect.element(page.getByLabelText('Tempo do exame')).toHaveValue('50')
  })

  it('o que não fecha responde com uma frase', async () => {
    await abrir(`${ROTA}?novo=1`, 'CLIENTE_BASE')
    await page.getByLabelText('Margem desejada').fill('99')
    await expect.element(page.getByText(/juntos não cabem em 100%/)).toBeVisible()
    await page.getByLabelText('Que preço dá a margem de').fill('100')
    await expect.element(page.getByText('Nenhum preço dá uma margem dessas.')).toBeVisible()
  })
})

describe('cenários', () => {
  it('até três, cada um com os seus números, comparados lado a lado', async () => {
    await page.viewport(1600, 900)
    await abrirSalva({ cenarios: [emCasa, naClinica] })
    await botao('Comparar com outro cenário').click()
    expect(botao('Comparar com outro cenário').elements()).toEqual([])
    const terceiro = page.getByRole('region', { name: 'Cenário 3' })
    await terceiro.getByLabelText('Preço do exame').fill('500')
    const tabela = page.getByRole('table', { name: 'Cenários lado a lado' })
    const cobrado = tabela.getByRole('row', { name: /^Cobrado/ })
    for (const valor of [/R\$\s250,00/, /R\$\s190,00/, /R\$\s500,00/])
      await expect.element(cobrado.getByText(valor)).toBeVisible()
    for (const nome of ['Cenário 1', 'Cenário 2', 'Cenário 3'])
      await expect.element(page.getByRole('region', { name: nome })).toBeVisible()
    await terceiro.getByRole('button', { name: 'Retirar o cenário 3' }).click()
    await expect.element(terceiro).not.toBeInTheDocument()
  })

  it('no telefone, um de cada vez, por abas; o erro leva à sua', async () => {
    await page.viewport(390, 844)
    await abrirSalva({ cenarios: [emCasa, naClinica] })
    const [primeiro, segundo] = [1, 2].map((n) =>
      page.getByRole('region', { name: `Cenário ${n}`, includeHidden: true }),
    )
    await expect.element(primeiro!).toBeVisible()
    await expect.element(segundo!).not.toBeVisible()
    await page.getByRole('tab', { name: 'Na clínica' }).click()
    await expect.element(segundo!).toBeVisible()
    await expect.element(primeiro!).not.toBeVisible()
    await segundo!.getByRole('textbox', { name: 'Exames por mês' }).fill('0')
    await page.getByRole('tab', { name: 'Em casa' }).click()
    await botao('Salvar').click()
    await expect.element(segundo!).toBeVisible()
    await expect.element(segundo!.getByRole('textbox', { name: 'Exames por mês' })).toHaveFocus()
  })

  it('no telefone, a tabela que compara três rola em vez de espremer os nomes', async () => {
    await page.viewport(390, 844)
    await abrirSalva({ cenarios: [emCasa, naClinica, { ...emCasa, nome: 'De plantão' }] })
    const tabela = page.getByRole('table', { name: 'Cenários lado a lado' })
    await expect.element(tabela.getByRole('rowheader', { name: 'Equipamentos' })).toBeVisible()
    const linha = tabela.getByRole('rowheader', { name: 'Equipamentos' }).element()
    await expect.poll(() => linha.getBoundingClientRect().height).toBeLessThan(48)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('o que mais mexe vem primeiro', async () => {
    await abrirSalva()
    const { resultado } = simular(CENARIO_DE_EXEMPLO)
    const linhas = page.getByRole('table', { name: 'O que mais mexe no resultado do mês' }).getByRole('row')
    await expect.poll(() => linhas.elements().length).toBe((resultado?.sensibilidade.length ?? 0) + 1)
    expect(linhas.elements()[1]?.textContent).toMatch(/^Preço/)
  })
})

describe('o que se faz com uma salva', () => {
  const noMenu = async (item: string) => {
    await botao('Mais ações').click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  it('duplica com outro nome e abre a cópia', async () => {
    const copia = '01990000-0000-7000-8000-0000000000e2'
    servidor.responde('POST /simulacao/:codigo/duplicar', salva({ codigo: copia, nome: 'Cópia minha' }))
    await abrirSalva()
    await noMenu('Duplicar')
    const dialogo = page.getByRole('dialog')
    await dialogo.getByRole('textbox', { name: 'Nome da simulação' }).fill('Cópia minha')
    await dialogo.getByRole('button', { name: 'Duplicar' }).click()
    await expect.element(page.getByRole('heading', { name: 'Cópia minha' })).toBeVisible()
    expect(servidor.pedidos('POST /simulacao/:codigo/duplicar')).toMatchObject([
      { codigo: CODIGO, nome: 'Cópia minha' },
    ])
    await expect.poll(() => location.search).toContain(copia)
  })

  it('exclui depois de perguntar', async () => {
    servidor.responde('DELETE /simulacao/:codigo', undefined)
    servidor.responde('GET /simulacao', simulacoes)
    await abrirSalva()
    await noMenu('Excluir')
    expect(servidor.pedidos('DELETE /simulacao/:codigo')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await expect.element(page.getByText('Simulação excluída.')).toBeVisible()
    expect(servidor.pedidos('DELETE /simulacao/:codigo')).toMatchObject([{ codigo: CODIGO }])
  })

  it('quem sai com mudanças é perguntado', async () => {
    await abrirSalva()
    await escrever('Preço do exame', '310,00')
    await expect.element(page.getByLabelText('Preço do exame')).toHaveValue('310,00')
    await userEvent.click(page.getByRole('link', { name: 'Simulador de custo de exame' }))
    await expect.element(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect.element(page.getByLabelText('Preço do exame')).toHaveValue('310,00')
  })

  it('a que outra pessoa salvou antes mostra as duas versões', async () => {
    const atual = { ...salva({ nome: 'De outra pessoa', versao: 4 }) }
    servidor.recusa('PUT /simulacao/:codigo', 'CONFLITO_DE_VERSAO', {
      detalhes: { atual, por: 'Marcos', quando: null },
    })
    await abrirSalva()
    await escrever('Preço do exame', '310,00')
    await botao('Salvar').click()
    const quadro = page.getByRole('alertdialog', { name: 'O registro mudou enquanto você editava' })
    await expect.element(quadro.getByText('Marcos')).toBeVisible()
    await expect.element(quadro.getByRole('cell', { name: /De outra pessoa/ }).first()).toBeVisible()
    await quadro.getByRole('button', { name: 'Manter minhas mudanças' }).click()
    servidor.responde('PUT /simulacao/:codigo', salva({ versao: 5 }))
    await expect.element(page.getByRole('textbox', { name: 'Nome da simulação' })).toHaveValue('De outra pessoa')
    await expect.element(page.getByLabelText('Preço do exame')).toHaveValue('310,00')
    await botao('Salvar').click()
    await expect
      .poll(() => servidor.pedidos('PUT /simulacao/:codigo').at(-1))
      .toMatchObject({ nome: 'De outra pessoa', versao: 4, cenarios: [{ precoCentavos: 31_000 }] })
  })
})
