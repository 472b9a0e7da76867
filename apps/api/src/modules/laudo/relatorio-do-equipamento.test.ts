import { readFileSync } from 'node:fs'
import path from 'node:path'
import { proporMedidas, type ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, corpo, enviar, escrever, imagem, lerComo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const exemplo = (nome: string) =>
  readFileSync(path.join(import.meta.dirname, '../../infra/dicom/exemplos', `${nome}.dcm`))
const mandar = (codigo: string, bytes: Uint8Array, perfil: 'ESPECIALISTA' | 'CLIENTE' | 'PARCEIRO' = 'ESPECIALISTA') =>
  empresa.como[perfil]('POST /laudo/:codigo/relatorio', { codigo }, { arquivo: { nome: 'SR0001', bytes } })

const DIVED = { id: 'DIVED', rotulo: 'DIVEd', valor: null, unidade: 'cm' as const, lado: null }

describe('o relatório de um equipamento', () => {
  it('fica ao lado do laudo, lido, e nada dele entra no conteúdo', async () => {
    const { codigo } = await escrever(amb, empresa)
    const antes = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const recebido = corpo(await mandar(codigo, exemplo('sr-eco')))
    expect(recebido).toMatchObject({ nome: 'SR0001', dicom: { paciente: 'Conceição Rex', modalidade: 'SR' } })
    expect(recebido.medidas).toHaveLength(17)
    const depois = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(depois.relatorios).toEqual([recebido])
    expect(depois.conteudo).toEqual(antes.conteudo)
    expect(depois.imagens).toEqual(antes.imagens)
  })

  it('enviado outra vez, ou ao mesmo tempo, é o mesmo; outro é outro', async () => {
    const { codigo } = await escrever(amb, empresa)
    const vezes = await Promise.all(Array.from({ length: 4 }, () => mandar(codigo, exemplo('sr-eco'))))
    expect(new Set(vezes.map((vez) => corpo(vez).arquivo)).size).toBe(1)
    corpo(await mandar(codigo, exemplo('sr-abdome')))
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).relatorios).toHaveLength(2)
  })

  it('o que uma pessoa tomou fica com a origem; assinado, a clínica não recebe relatório nem origem', async () => {
    const { codigo } = await escrever(amb, empresa)
    const recebido = corpo(await mandar(codigo, exemplo('sr-eco')))
    const rascunho = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const [primeira, ...resto] = rascunho.conteudo.secoes
    if (primeira === undefined) throw new Error('sem seções')
    const secoes = [{ ...primeira, medidas: [DIVED] }, ...resto]
    const { propostas } = proporMedidas({ secoes }, rascunho.relatorios)
    expect(propostas.map(({ candidatas }) => candidatas.map(({ valor }) => valor))).toEqual([[3.42]])
    const origem = { relatorio: recebido.arquivo, aparelho: recebido.dicom.aparelho, conceito: 'LN:29436-3' }
    const conteudo: ConteudoDoLaudo = {
      ...rascunho.conteudo,
      secoes: [{ ...primeira, medidas: [{ ...DIVED, valor: 3.42, origem }] }, ...resto],
    }
    const { titulo, critico } = rascunho
    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao: rascunho.versao,
        titulo,
        critico,
        conteudo,
      }),
    )
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).conteudo.secoes[0]?.medidas).toEqual([
      { ...DIVED, valor: 3.42, origem },
    ])
    corpo(await assinar(empresa, { codigo, versao }))
    const daClinica = await lerComo(empresa, 'PARCEIRO', codigo)
    expect(daClinica.relatorios).toEqual([])
    expect(JSON.stringify(daClinica)).not.toContain('29436-3')
    expect(JSON.stringify(daClinica.documento)).not.toContain(recebido.arquivo)
    expect((await mandar(codigo, exemplo('sr-abdome'))).status).toBe(409)
  })

  it('a edição que retifica começa com os mesmos', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const { arquivo } = corpo(await mandar(codigo, exemplo('sr-eco')))
    corpo(await assinar(empresa, { codigo, versao }))
    const nova = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Medida trocada' }),
    )
    expect((await lerComo(empresa, 'ESPECIALISTA', nova.codigo)).relatorios.map((um) => um.arquivo)).toEqual([arquivo])
  })

  it('recusa em palavras o que não é um relatório, e o relatório onde se espera uma imagem', async () => {
    const { codigo } = await escrever(amb, empresa)
    const recusado = { status: 415, corpo: { codigo: 'TIPO_NAO_ACEITO' } }
    expect(await mandar(codigo, await imagem('#114477'))).toMatchObject(recusado)
    expect(await mandar(codigo, exemplo('rle-cor'))).toMatchObject(recusado)
    expect(await mandar(codigo, exemplo('sr-eco').subarray(0, 700))).toMatchObject(recusado)
    const comoImagem = await enviar(empresa, codigo, exemplo('sr-eco'))
    expect(comoImagem).toMatchObject({
      ...recusado,
      corpo: { mensagem: expect.stringContaining('relatório') as string },
    })
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).relatorios).toEqual([])
  })

  it('a clínica não envia, e outra empresa não o vê', async () => {
    const { codigo } = await escrever(amb, empresa)
    expect((await mandar(codigo, exemplo('sr-eco'), 'PARCEIRO')).status).toBe(403)
    const outra = await criarEmpresa(amb)
    const arquivo = { nome: 'SR', bytes: exemplo('sr-eco') }
    expect((await outra.como.CLIENTE('POST /laudo/:codigo/relatorio', { codigo }, { arquivo })).status).toBe(404)
  })
})
