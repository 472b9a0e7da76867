import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const CHAVE = 'k'.repeat(43)
const ENDERECO = `/laudo-compartilhado#${CHAVE}`
const [RIM, BEXIGA] = ['a'.repeat(64), 'b'.repeat(64)]
const IMAGENS = [
  { sha256: RIM, legenda: 'Rim esquerdo', largura: 4, altura: 3 },
  { sha256: BEXIGA, legenda: '', largura: 4, altura: 3 },
]

const laudo = ({ documento, ...mudanca }: Parcial<Corpo<'POST /laudo-compartilhado'>> = {}) =>
  exemplo('POST /laudo-compartilhado', {
    documento: {
      titulo: 'Ultrassonografia abdominal',
      animal: { nome: 'Amora' },
      estabelecimento: { nomeFantasia: 'Lumiar Diagnóstico' },
      ...documento,
    },
    ...mudanca,
  })

async function abrirLaudo(mudanca: Parcial<Corpo<'POST /laudo-compartilhado'>>) {
  servidor.responde('POST /laudo-compartilhado', laudo(mudanca))
  servidor.responde('POST /laudo-compartilhado/arquivo', new Blob(['imagem']))
  await abrir(ENDERECO)
  await expect.element(page.getByRole('heading', { name: 'Laudo de Amora' })).toBeVisible()
}

provarTela(ENDERECO, {
  leitura: { chave: 'POST /laudo-compartilhado', resposta: laudo(), mostra: 'Laudo de Amora', vazia: null },
  acao: null,
})

it('mostra as figuras numeradas, e cada uma se amplia pelo número que tem', async () => {
  await abrirLaudo({ documento: { imagens: IMAGENS } })
  const nomes = page.getByRole('button', { name: /^Ampliar/ })
  await expect.element(nomes.first()).toBeVisible()
  expect(nomes.elements().map((botao) => botao.getAttribute('aria-label'))).toEqual([
    'Ampliar figura 1: Rim esquerdo',
    'Ampliar figura 2',
  ])
  await expect.element(page.getByText('Figura 1 – Rim esquerdo')).toBeVisible()
  await nomes.first().click()
  await expect.element(page.getByRole('dialog').getByText('Rim esquerdo')).toBeVisible()
  await expect
    .poll(() => servidor.pedidos('POST /laudo-compartilhado/arquivo'))
    .toContainEqual({ chave: CHAVE, sha256: RIM })
})

it('diz as linhas que o modelo põe no alto e no pé do laudo', async () => {
  await abrirLaudo({
    documento: { cabecalho: ['Serviço de imagem', 'Atende 24 horas'], rodape: ['Exame operador-dependente'] },
  })
  for (const linha of [/Serviço de imagem\s+Atende 24 horas/, 'Exame operador-dependente'])
    await expect.element(page.getByText(linha)).toBeVisible()
})

it('do que foi substituído, avisa antes de tudo', async () => {
  await abrirLaudo({ retificado: true })
  await expect.element(page.getByRole('alert').getByText(/substituído por uma edição mais nova/)).toBeVisible()
})

it('o PDF que não vem diz por quê, e o laudo continua na tela', async () => {
  await abrirLaudo({})
  servidor.recusa('POST /laudo-compartilhado/arquivo', 'LINK_EXPIRADO', { mensagem: 'O link venceu agora.' })
  await page.getByRole('button', { name: 'Baixar PDF' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('O link venceu agora.')
  await expect.element(page.getByRole('heading', { name: 'Laudo de Amora' })).toBeVisible()
})

it.each([
  ['LINK_EXPIRADO', 'Este link não vale mais'],
  ['NAO_ENCONTRADO', 'Link desconhecido'],
] as const)('link recusado com %s diz "%s" e leva a verificar pelo código', async (codigo, titulo) => {
  servidor.recusa('POST /laudo-compartilhado', codigo)
  await abrir(ENDERECO)
  await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Verificar um laudo pelo código impresso' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
})

it('link cortado no caminho não é perguntado ao servidor', async () => {
  await abrir('/laudo-compartilhado#cortado')
  await expect.element(page.getByRole('heading', { name: 'O link está incompleto' })).toBeVisible()
})

it('leva aos pedidos sobre dados pessoais de quem fez o laudo, sem a chave do link', async () => {
  const empresa = '01990000-0000-7000-8000-0000000000e9'
  await abrirLaudo({ empresa })
  servidor.responde('GET /privacidade/empresa/:codigo', exemplo('GET /privacidade/empresa/:codigo', { nome: 'Lumiar' }))
  await page.getByRole('link', { name: 'Pedidos sobre os seus dados pessoais' }).click()
  await expect.element(page.getByText(/Peça a Lumiar, sem custo/)).toBeVisible()
  expect(servidor.pedidos('GET /privacidade/empresa/:codigo')).toEqual([{ codigo: empresa }])
  expect(location.hash).toBe('')
})

const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const SECOES = [
  { id: 'figado', titulo: 'Fígado', orgao: 'FIGADO', situacao: 'NORMAL' as const, texto: paragrafo('Sem nódulos.') },
  {
    id: 'bexiga',
    titulo: 'Bexiga urinária',
    orgao: 'BEXIGA',
    situacao: 'ALTERADO' as const,
    texto: paragrafo('Sedimento hiperecogênico.'),
    medidas: [{ rotulo: 'Parede da bexiga', valor: '3,1 mm', referencia: 'até 2,3 mm', situacao: 'ACIMA' as const }],
  },
  { id: 'baco', titulo: 'Baço', orgao: 'BACO', situacao: 'NAO_AVALIADO' as const, motivo: 'Gases.', medidas: [] },
]

describe('em palavras simples', () => {
  it('dobrado até que alguém o abra; então diz cada parte como foi marcada', async () => {
    await abrirLaudo({ documento: { secoes: SECOES, conclusao: paragrafo('Cistite.') } })
    const resumo = page.getByText('Em palavras simples')
    await expect.element(resumo).toBeVisible()
    expect(document.querySelector('.ps-corpo')).toBeNull()
    await resumo.click()
    await expect.element(page.getByText('O que vale é o laudo.')).toBeVisible()
    const partes = [...document.querySelectorAll<HTMLElement>('.ps-partes > li')]
    expect(partes.map((parte) => parte.innerText.split(/\n+/))).toEqual([
      ['Fígado', 'Normal', 'Produz a bile e participa da digestão e da limpeza do sangue.'],
      [
        'Bexiga urinária',
        'Com alteração',
        'Guarda a urina.',
        'O que foi visto está escrito no laudo, em “Bexiga urinária”.',
        'Parede da bexiga: acima do esperado para Amora (3,1 mm; referência: até 2,3 mm).',
      ],
      ['Baço', 'Não avaliado', 'Órgão de defesa, que também guarda e filtra o sangue.', 'Motivo: Gases.'],
    ])
    await expect.element(page.getByText('Para ler no próprio laudo: Impressão diagnóstica.')).toBeVisible()
    expect([...document.querySelectorAll('.ps dt')].map((termo) => termo.textContent)).toEqual([
      'Cistite',
      'Hiperecogênico',
      'Nódulo',
      'Sedimento',
    ])
  })

  it('sem nada marcado, manda ler o texto', async () => {
    await abrirLaudo({ documento: { secoes: [], conclusao: paragrafo('Exame feito.') } })
    await page.getByText('Em palavras simples').click()
    await expect.element(page.getByText(/não traz partes marcadas/)).toBeVisible()
    expect(page.getByText('Palavras que aparecem no laudo').query()).toBeNull()
  })

  it('de um achado crítico, diz que a clínica foi avisada; sem ele, nada disso', async () => {
    const documento = {
      solicitante: { clinica: 'Clínica Sol' },
      achadoCritico: [{ quando: 'hoje', texto: 'Marcado.' }],
    }
    await abrirLaudo({ documento, critico: { comunicado: true, confirmado: true } })
    await expect.element(page.getByRole('heading', { name: 'Comunicação de achado crítico' })).toBeVisible()
    await page.getByText('Em palavras simples').click()
    await expect.element(page.getByText(/foi comunicado a Clínica Sol.* que confirmou que leu/)).toBeVisible()
  })

  it('sem achado crítico não há frase nem quadro dele', async () => {
    await abrirLaudo({ critico: null })
    await page.getByText('Em palavras simples').click()
    await expect.element(page.getByText('O que vale é o laudo.')).toBeVisible()
    expect(page.getByText(/comunicad|sem demora|achado crítico/i).query()).toBeNull()
  })

  describe('em PDF', () => {
    const botao = page.getByRole('button', { name: 'Baixar este resumo em PDF' })
    async function abrirResumo() {
      await abrirLaudo({ documento: { secoes: SECOES } })
      await page.getByText('Em palavras simples').click()
      await expect.element(botao).toBeVisible()
    }

    it('pede o papel do mesmo link, uma vez enquanto espera', async () => {
      await abrirResumo()
      servidor.responde('POST /laudo-compartilhado/resumo', new Blob(['%PDF-']))
      const soltar = servidor.segura('POST /laudo-compartilhado/resumo')
      await botao.click()
      const esperando = page.getByRole('button', { name: 'Preparando o PDF…' })
      await expect.element(esperando).toBeVisible()
      // By the page itself: the browser's driver waits for what is marked as busy.
      ;(esperando.element() as HTMLElement).click()
      soltar()
      await expect.element(botao).toBeVisible()
      expect(servidor.pedidos('POST /laudo-compartilhado/resumo')).toEqual([{ chave: CHAVE }])
      expect(page.getByRole('alert').query()).toBeNull()
    })

    it('o que não vem diz por quê, deixa o resumo na tela e pode ser pedido de novo', async () => {
      await abrirResumo()
      servidor.recusa('POST /laudo-compartilhado/resumo', 'LINK_EXPIRADO', { mensagem: 'O link venceu agora.' })
      await botao.click()
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('O PDF do resumo não pôde ser baixado. O link venceu agora.')
      await expect.element(page.getByText('O que vale é o laudo.')).toBeVisible()
      servidor.responde('POST /laudo-compartilhado/resumo', new Blob(['%PDF-']))
      await botao.click()
      await expect.poll(() => page.getByRole('alert').query()).toBeNull()
    })
  })
})
