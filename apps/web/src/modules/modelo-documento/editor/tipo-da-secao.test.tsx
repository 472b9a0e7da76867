import type { SecaoDoModelo } from '@vetlume/dominio/laudo'
import type { ModeloDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { ContextoDaMesaDeTexto } from '../../texto-rico/index.ts'
import { ContextoDaOficina, criarOficina } from './oficina.ts'
import { SecaoEmEdicao } from './secao-do-modelo.tsx'
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

function oficinaDa(secao: SecaoDoModelo) {
  const laudo = { secoes: [secao], conclusao: SECAO.texto, frasesDeConclusao: [], imagensPorPagina: 4 }
  const versao: Partial<VersaoDoModelo> = { codigo: 'v', revisao: 1, alteradaEm: null, laudo, texto: null }
  const modelo = { codigo: 'm', tipo: 'LAUDO', sexo: null } as ModeloDeDocumento
  const oficina = criarOficina(modelo, versao as VersaoDoModelo, null)
  // Nobody here leaves its screen, which ends it: what is still to be saved would be in the tests that follow.
  onTestFinished(() => oficina.salvamento.encerrar())
  return oficina
}

async function desenharSecao(campos: Partial<SecaoDoModelo> = {}) {
  const secao = { ...SECAO, ...campos }
  const oficina = oficinaDa(secao)
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

describe('o que sai do modelo tem volta', () => {
  const desenharEditor = async (campos: Partial<SecaoDoModelo>) => {
    const oficina = oficinaDa({ ...SECAO, ...campos })
    await desenhar(
      <ContextoDaOficina value={oficina}>
        <ContextoDaMesaDeTexto value={oficina.mesaDeTexto}>
          <SecaoEmEdicao id="s" indice={0} />
        </ContextoDaMesaDeTexto>
      </ContextoDaOficina>,
    )
    return () => oficina.loja.ler().laudo?.secoes[0]
  }
  const desfazer = () => page.getByRole('button', { name: 'Desfazer' })

  it('outro tipo leva o que o de antes pedia, e desfazer o traz sem levar o que se fez depois', async () => {
    const tracado: SecaoDoModelo['corpo'] = {
      tipo: 'TRACADO',
      derivacoes: ['DII'],
      velocidade: 25,
      calibracao: 10,
      duracao: null,
    }
    const secao = await desenharEditor({ corpo: tracado })
    await escolher('Escore')
    await expect.element(page.getByText('“Achados”: o que o tipo Traçado pedia saiu com ele.')).toBeVisible()
    expect(secao()).toMatchObject({ corpo: { tipo: 'ESCORE' }, medidas: [{ id: 'ESCORE_LIQUIDO_ABDOMINAL' }] })
    await page.getByRole('textbox', { name: 'Título' }).fill('Registro')
    await desfazer().click()
    expect(secao()).toMatchObject({ titulo: 'Registro', corpo: tracado, medidas: [] })
    await expect.element(page.getByRole('textbox', { name: 'Derivações' })).toHaveValue('DII')
  })

  it('de um tipo que nada pedia além do seu começo não há o que dizer', async () => {
    const secao = await desenharEditor({ corpo: { tipo: 'LESOES', lesoes: [] } })
    await escolher('Texto e medidas')
    expect(secao()?.corpo).toBeUndefined()
    await expect.element(tipo()).toHaveTextContent('Texto e medidas')
    expect(desfazer().query()).toBeNull()
  })

  it('uma seção removida volta inteira, no seu lugar', async () => {
    const secao = await desenharEditor({ corpo: { tipo: 'LESOES', lesoes: [], exigeTamanho: true } })
    const antes = secao()
    await page.getByRole('button', { name: 'Remover Achados' }).click()
    expect(secao()).toBeUndefined()
    await expect.element(page.getByText('Seção “Achados” removida do modelo.')).toBeVisible()
    await desfazer().click()
    expect(secao()).toEqual(antes)
  })
})
