import { beforeEach, describe, expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const SHA256 = 'c0ffee'.padEnd(64, '0')
const PARADA = {
  andamento: null,
  prontaEm: null,
  expiraEm: null,
  tamanho: null,
  sha256: null,
  linhas: null,
  arquivos: null,
  perdidos: null,
  falha: null,
}
const pronta = {
  estado: 'PRONTA' as const,
  andamento: null,
  autor: 'Clara Prado',
  tamanho: 12_340_000,
  sha256: SHA256,
  linhas: 4_321,
  arquivos: 98,
  perdidos: 0,
  falha: null,
}
const fazendo = {
  ...PARADA,
  estado: 'FAZENDO' as const,
  andamento: { etapa: 'ARQUIVOS' as const, feitas: 11, total: 40 },
}
const lista = (itens: Parcial<Corpo<'GET /exportacao'>>['itens'] = [pronta]) =>
  exemplo('GET /exportacao', {
    itens,
    chave: { publica: '-----BEGIN PUBLIC KEY-----', impressao: 'SHA256:abcDEF' },
    permissoes: { pedir: true },
  })
const conteudo = exemplo('GET /exportacao/conteudo', {
  leva: [{ tabela: 'laudo', titulo: 'Laudos' }],
  fica: [{ tabela: 'sessao', titulo: 'Sessões', porque: 'São da conta da pessoa.' }],
  estimativa: { arquivos: 98, bytes: 1_230_000_000 },
})
const responder = () => servidor.responde('GET /exportacao/conteudo', conteudo)

provarTela('/empresa/exportacao', {
  perfil: 'CLIENTE',
  tambem: responder,
  leitura: {
    chave: 'GET /exportacao',
    resposta: lista(),
    mostra: SHA256,
    vazia: { resposta: lista([]), diz: 'Nenhuma cópia ainda' },
  },
  acao: {
    chave: 'POST /exportacao',
    botao: 'Exportar tudo',
    pede: {},
    resposta: exemplo('POST /exportacao', { ...PARADA, estado: 'PEDIDA' }),
    depois: 'Cópia pedida.',
    recusa: 'MUITAS_TENTATIVAS',
  },
})

describe('exportar tudo', () => {
  beforeEach(responder)

  it('num telefone, a aba aberta está à vista, mesmo a última', async () => {
    await page.viewport(390, 844)
    servidor.responde('GET /exportacao', lista())
    await abrir('/empresa/exportacao', 'CLIENTE')
    const abas = page.getByRole('navigation', { name: 'Empresa', exact: true })
    const aberta = abas.getByRole('link', { name: 'Exportar tudo' })
    await expect.element(aberta).toBeVisible()
    const lados = (parte: Locator) => parte.element().getBoundingClientRect()
    // The strip moves once it is laid out, a moment after it is drawn.
    await expect.poll(() => lados(aberta).right - lados(abas).right).toBeLessThanOrEqual(0)
    expect(lados(aberta).left).toBeGreaterThanOrEqual(lados(abas).left)
  })

  it('mostra quanto deve pesar, o que vai, o que fica e a chave que se confere', async () => {
    servidor.responde('GET /exportacao', lista())
    await abrir('/empresa/exportacao', 'CLIENTE')
    await expect.element(page.getByText('1,2 GB')).toBeVisible()
    await page.getByText('O que não vai, e por quê').click()
    await expect.element(page.getByText('São da conta da pessoa.')).toBeVisible()
    await expect.element(page.getByText('SHA256:abcDEF', { exact: true })).toBeVisible()
    await expect.element(page.getByText('12,3 MB · 4.321 registros · 98 arquivos')).toBeVisible()
  })

  it('a que está sendo feita tem andamento e pode ser cancelada, com uma pergunta antes', async () => {
    servidor.responde('GET /exportacao', lista([fazendo]))
    servidor.responde('DELETE /exportacao/:codigo', undefined)
    await abrir('/empresa/exportacao', 'CLIENTE')
    await expect.element(page.getByText('Copiando laudos, imagens e anexos: arquivo 12 de 40')).toBeVisible()
    await expect
      .element(page.getByRole('progressbar', { name: 'Preparando a cópia' }))
      .toHaveAttribute('aria-valuenow', '28')
    expect(page.getByRole('button', { name: 'Exportar tudo' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Cancelar' }).click()
    servidor.responde('GET /exportacao', lista([]))
    await page.getByRole('button', { name: 'Cancelar a cópia' }).click()
    await expect.element(page.getByText('Cópia cancelada.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Exportar tudo' })).toBeVisible()
  })

  it('a que não foi feita diz por quê; a que já foi apagada não tem o que baixar', async () => {
    servidor.responde(
      'GET /exportacao',
      lista([
        { ...PARADA, estado: 'FALHOU', falha: 'O servidor está sem espaço.' },
        { ...pronta, estado: 'EXPIRADA', codigo: '01990000-0000-7000-8000-0000000000c9' },
      ]),
    )
    await abrir('/empresa/exportacao', 'CLIENTE')
    await expect.element(page.getByText('O servidor está sem espaço.')).toBeVisible()
    await expect.element(page.getByText('Apagada')).toBeVisible()
    expect(page.getByRole('button', { name: 'Baixar' }).elements()).toEqual([])
  })

  it('baixar pede um link; a recusa é dita', async () => {
    servidor.responde('GET /exportacao', lista())
    servidor.recusa('POST /exportacao/:codigo/link', 'TRANSICAO_INVALIDA', {
      mensagem: 'Esta cópia não está mais aqui.',
    })
    await abrir('/empresa/exportacao', 'CLIENTE')
    await page.getByRole('button', { name: 'Baixar' }).click()
    await expect.element(page.getByText('Esta cópia não está mais aqui.')).toBeVisible()
  })
})
