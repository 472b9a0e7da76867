import type { SecaoDoModelo } from '@vetlume/dominio/laudo'
import type { ModeloDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { ContextoDaOficina, criarOficina } from './oficina.ts'
import { TipoDaSecao } from './tipo-da-secao.tsx'

const SECAO: SecaoDoModelo = {
  id: 's',
  titulo: 'Achados',
  orgao: null,
  situacao: null,
  motivo: null,
  texto: { type: 'doc', content: [] },
  medidas: [],
  frases: [],
}

async function desenharSecao(campos: Partial<SecaoDoModelo> = {}) {
  const secao = { ...SECAO, ...campos }
  const laudo = { secoes: [secao], conclusao: SECAO.texto, frasesDeConclusao: [], imagensPorPagina: 4 }
  const versao: Partial<VersaoDoModelo> = { codigo: 'v', revisao: 1, alteradaEm: null, laudo, texto: null }
  const oficina = criarOficina(
    { codigo: 'm', tipo: 'LAUDO', sexo: null } as ModeloDeDocumento,
    versao as VersaoDoModelo,
    null,
  )
  const mudar = vi.fn<(parcial: Partial<SecaoDoModelo>) => void>()
  await desenhar(
    <ContextoDaOficina value={oficina}>
      <TipoDaSecao secao={secao} lugar="secoes.0" mudar={mudar} />
    </ContextoDaOficina>,
  )
  return mudar
}
const tipo = () => page.getByRole('combobox', { name: 'Tipo da seção' })
async function escolher(nome: string): Promise<void> {
  await tipo().click()
  await page.getByRole('option', { name: nome, exact: true }).click()
}

it('uma seção de antes é de texto e medidas, e passa a ser de outro tipo', async () => {
  const mudar = await desenharSecao()
  await expect.element(tipo()).toHaveTextContent('Texto e medidas')
  await escolher('Lista de lesões')
  expect(mudar).toHaveBeenLastCalledWith({ corpo: { tipo: 'LESOES', lesoes: [] } })
  await escolher('Traçado')
  expect(mudar).toHaveBeenLastCalledWith({
    corpo: { tipo: 'TRACADO', derivacoes: [], velocidade: 50, calibracao: 10, duracao: null },
  })
})

it('o escore traz a medida que guarda o seu total', async () => {
  const mudar = await desenharSecao()
  await escolher('Escore')
  expect(mudar).toHaveBeenLastCalledWith({
    corpo: { tipo: 'ESCORE', escala: 'AFAST', itens: [] },
    medidas: [expect.objectContaining({ id: 'ESCORE_LIQUIDO_ABDOMINAL', valor: null })],
  })
})

it('diz o que o tipo pede, e o que falta para publicar', async () => {
  const mudar = await desenharSecao({ corpo: { tipo: 'LESOES', lesoes: [] } })
  await page.getByRole('switch', { name: /Tamanho obrigatório/ }).click()
  expect(mudar).toHaveBeenLastCalledWith({ corpo: { tipo: 'LESOES', lesoes: [], exigeTamanho: true } })
  await escolher('Texto e medidas')
  expect(mudar).toHaveBeenLastCalledWith({ corpo: undefined })
})

it('uma tabela de medidas sem medidas não é publicada', async () => {
  await desenharSecao({ corpo: { tipo: 'MEDIDAS' } })
  await expect.element(page.getByText('Acrescente as medidas da tabela.')).toBeVisible()
})
