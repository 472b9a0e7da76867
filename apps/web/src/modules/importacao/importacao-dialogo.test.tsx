import type { PermissaoDaEmpresa } from '@vetlume/dominio/permissoes'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, desenhar, entrarComo } from '../../../teste/tela.tsx'
import { queryClient } from '../../lib/query.ts'
import { BotaoImportar } from './index.ts'

const CODIGO = '01990000-0000-7000-8000-0000000000e1'
const planilha = (campos: object) =>
  exemplo('GET /importacao/:codigo', {
    codigo: CODIGO,
    tipo: 'SERVICOS',
    arquivo: 'servicos.csv',
    estado: 'ENVIADA',
    folhas: [],
    colunas: [
      { titulo: 'Serviço', amostras: ['Eco'] },
      { titulo: 'Preço', amostras: ['caro'] },
    ],
    linhas: 3,
    mapa: { 'servico.nome': 0, 'servico.precoCentavos': 1 },
    resultado: null,
    falha: null,
    ...campos,
  } as never)

const RESULTADO = {
  contagens: [{ entidade: 'servico', novos: 2, alterados: 0, iguais: 0 }],
  recusadas: 1,
  problemas: [{ linha: 4, coluna: 'Preço', valor: 'caro', motivo: 'Valor inválido.' }],
  totalDeProblemas: 1,
}

async function ateORelatorio(resultado: object) {
  servidor.responde('GET /servico', exemplo('GET /servico', { itens: [] }))
  servidor.responde('POST /importacao', planilha({}))
  servidor.responde('POST /importacao/:codigo/conferir', planilha({ estado: 'CONFERIDA', resultado }))
  servidor.responde('GET /importacao/:codigo', planilha({ estado: 'APLICANDO', resultado }))
  servidor.responde('DELETE /importacao/:codigo', undefined)
  await abrir('/cadastro/servico', 'CLIENTE')
  await page.getByRole('button', { name: 'Importar planilha' }).first().click()
  await expect.element(page.getByRole('dialog', { name: /Importar serviços/ })).toBeVisible()
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['Serviço;Preço'], 'servicos.csv'),
  )
  await page.getByRole('button', { name: 'Conferir' }).click()
}

/** Names of the files that were handed to the browser. */
function baixados(): string[] {
  const nomes: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicar(this: HTMLAnchorElement) {
    if (this.download !== '') nomes.push(this.download)
  })
  return nomes
}

describe('uma planilha com linhas que não entram', () => {
  it('grava as boas quando a pessoa quer, e devolve as outras em um arquivo', async () => {
    const nomes = baixados()
    await ateORelatorio(RESULTADO)
    await expect.element(page.getByText(/1 linha não pode entrar/)).toBeVisible()
    servidor.responde('POST /importacao/:codigo/aplicar', planilha({ estado: 'APLICADA', resultado: RESULTADO }))
    servidor.responde('GET /importacao/:codigo/recusadas', {
      titulos: ['Serviço', 'Preço', 'O que corrigir'],
      linhas: [['Caro', 'caro', 'Preço: Valor inválido.']],
    })
    await page.getByRole('button', { name: 'Importar as 2 linhas boas' }).click()
    await expect.element(page.getByText('2 linhas de servicos.csv foram gravadas.')).toBeVisible()
    expect(servidor.pedidos('POST /importacao/:codigo/aplicar')).toEqual([{ codigo: CODIGO, modo: 'BOAS' }])
    expect(nomes).toEqual(['corrigir-servicos.xlsx'])
    await page.getByRole('button', { name: 'Baixar a linha a corrigir' }).click()
    await expect.poll(() => nomes).toEqual(['corrigir-servicos.xlsx', 'corrigir-servicos.xlsx'])
  })

  it('o arquivo que falha não desfaz o que foi gravado, e se pede de novo', async () => {
    const nomes = baixados()
    await ateORelatorio(RESULTADO)
    servidor.responde('POST /importacao/:codigo/aplicar', planilha({ estado: 'APLICADA', resultado: RESULTADO }))
    servidor.recusa('GET /importacao/:codigo/recusadas', 'NAO_ENCONTRADO')
    await page.getByRole('button', { name: 'Importar as 2 linhas boas' }).click()
    await expect.element(page.getByText('2 linhas de servicos.csv foram gravadas.')).toBeVisible()
    expect(nomes).toEqual([])
  })

  it('quando as boas já estão como no cadastro, só resta corrigir as outras', async () => {
    await ateORelatorio({ ...RESULTADO, contagens: [{ entidade: 'servico', novos: 0, alterados: 0, iguais: 2 }] })
    await expect
      .element(
        page.getByText('1 linha não pode entrar. O resto já está no cadastro: corrija na planilha e envie de novo.'),
      )
      .toBeVisible()
    expect(page.getByRole('button', { name: /^(?:Importar|Gravar)/ }).query()).toBeNull()
  })

  it('sem linha boa, só resta corrigir', async () => {
    await ateORelatorio({ ...RESULTADO, contagens: [], recusadas: 3 })
    await expect
      .element(page.getByText('3 linhas não podem entrar. Corrija na planilha e envie de novo.'))
      .toBeVisible()
    expect(page.getByRole('button', { name: /^(?:Importar|Gravar)/ }).query()).toBeNull()
  })
})

it('sem recusa, grava tudo, e o que outras telas mostram do que mudou é perguntado de novo', async () => {
  const DE_OUTRA_TELA = ['tabela-preco', 'lista']
  queryClient.setQueryData(DE_OUTRA_TELA, [])
  await ateORelatorio({ ...RESULTADO, recusadas: 0, problemas: [], totalDeProblemas: 0 })
  servidor.responde(
    'POST /importacao/:codigo/aplicar',
    planilha({ estado: 'APLICADA', resultado: { ...RESULTADO, recusadas: 0 } }),
  )
  await page.getByRole('button', { name: 'Gravar 2 cadastros' }).click()
  await expect.element(page.getByText('A planilha servicos.csv foi gravada inteira.')).toBeVisible()
  expect(servidor.pedidos('POST /importacao/:codigo/aplicar')).toEqual([{ codigo: CODIGO, modo: 'TUDO' }])
  expect(queryClient.getQueryState(DE_OUTRA_TELA)?.isInvalidated).toBe(true)
})

describe('quem pode trazer uma planilha', () => {
  const TODAS: readonly PermissaoDaEmpresa[] = ['importacao:escrever', 'tutor:escrever', 'animal:escrever']
  const importar = page.getByRole('button', { name: 'Importar planilha' })

  it.each([
    ['com tudo o que ela grava', TODAS, true],
    ['sem uma das duas coisas que ela grava', TODAS.slice(0, 2), false],
    ['sem importar', TODAS.slice(1), false],
  ])('%s', async (_nome, permissoes, oferece) => {
    entrarComo('CLIENTE', permissoes)
    await desenhar(
      <>
        <p>Lista</p>
        <BotaoImportar tipo="PACIENTES" />
      </>,
    )
    await expect.element(page.getByText('Lista')).toBeVisible()
    expect(importar.elements()).toHaveLength(oferece ? 1 : 0)
  })
})
