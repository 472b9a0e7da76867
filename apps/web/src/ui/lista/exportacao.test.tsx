import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exportarLista } from '../../../teste/exportar-lista.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ana = { nome: 'Ana Prado', ativo: true }
const inteira = { ...ana, doFormulario: { cep: '01001000', bairro: 'Sé', outroTelefone: null } }

/** Exports the list of tutors. */
async function exportar(colunas: RegExp, endereco = '/cadastro/tutor'): Promise<string> {
  servidor.responde('GET /tutor', ({ inteiros, busca, cursor, contar }) => {
    const itens = [inteiros === true ? inteira : ana]
    if (contar === 'so') return exemplo('GET /tutor', { total: 10_000, totalExato: busca !== 'ana' })
    return exemplo('GET /tutor', { itens, proximo: busca !== undefined && cursor === undefined ? 'seguinte' : null })
  })
  await abrir(endereco, 'CLIENTE')
  return exportarLista(colunas)
}

const ultimo = () => servidor.pedidos('GET /tutor').at(-1)

describe('exportação de uma lista', () => {
  it('com todas as colunas, pede as linhas inteiras e leva o que a tela não mostra', async () => {
    const [titulos = '', linha = ''] = (await exportar(/^Todas as \d+/)).split('\r\n')
    expect(ultimo()).toMatchObject({ inteiros: true })
    const celula = (titulo: string) => linha.split(';')[titulos.split(';').indexOf(titulo)]
    expect([celula('CEP'), celula('Bairro'), celula('Situação do tutor')]).toEqual(['01001-000', 'Sé', 'Ativo'])
  })

  it('com as da tela, pede o que a tela pede', async () => {
    const [titulos = ''] = (await exportar(/^As \d+ que estão na tela/)).split('\r\n')
    expect(ultimo()).not.toHaveProperty('inteiros')
    expect(titulos).not.toContain('CEP')
  })

  it.each([
    ['que não alcança todas, diz quantas levou e que há mais', 'ana', 'com as 2 linhas que a busca alcança: há mais'],
    ['que alcança todas, diz que está pronto', 'prado', 'Ele está nos seus downloads.'],
  ])('de uma busca %s', async (_, busca, aviso) => {
    await exportar(/^As \d+ que estão na tela/, `/cadastro/tutor?busca=${busca}`)
    await expect.element(page.getByText(aviso, { exact: false })).toBeVisible()
  })

  it('o que é só da planilha não está entre as colunas da tela', async () => {
    servidor.responde('GET /tutor', exemplo('GET /tutor', { itens: [ana], total: 1, proximo: null }))
    await abrir('/cadastro/tutor', 'CLIENTE')
    await page.getByRole('button', { name: 'Escolher colunas' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'WhatsApp', exact: true })).toBeVisible()
    expect(page.getByRole('checkbox', { name: 'CEP' }).query()).toBeNull()
    await expect.element(page.getByRole('checkbox', { name: 'Situação', exact: true })).toBeVisible()
  })
})
