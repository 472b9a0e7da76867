import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arquivosEmPasta, sha256 } from '../../infra/arquivos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { caixa, fazerMp4, inteiros } from '../../../teste/clipe.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'

const LUGAR = '-23.5505-046.6333/'
const FILME = Buffer.alloc(200_000, 7)
let amb: Ambiente
let empresa: Empresa
let pasta: string

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
  pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-clipes-'))
  amb.servicos.arquivos = arquivosEmPasta(pasta)
})
afterAll(async () => {
  await amb.fechar()
  await rm(pasta, { recursive: true, force: true })
})

/** As a telephone makes it: where it was, in the index and after everything. */
const filmado = () =>
  fazerMp4({
    dados: FILME,
    indiceAntes: true,
    noIndice: [caixa('udta', caixa('\u00a9xyz', Buffer.from([0, LUGAR.length, 0x15, 0xc7]), Buffer.from(LUGAR)))],
    noFim: [caixa('uuid', Buffer.alloc(16, 1), Buffer.from(`<x:xmpmeta>${LUGAR}`))],
  })

async function entregue() {
  const { codigo } = await escrever(amb, empresa)
  const bytes = filmado()
  const enviado = await empresa.como.ESPECIALISTA(
    'POST /laudo/:codigo/clipe',
    { codigo },
    { arquivo: { nome: 'VID_2026.mp4', bytes } },
  )
  const { arquivo } = corpo(enviado)
  const { titulo, critico, versao, conteudo } = await lerComo(empresa, 'ESPECIALISTA', codigo)
  const comFigura = { ...conteudo, imagens: [{ arquivo, legenda: 'Coração' }] }
  const salvo = corpo(
    await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', { codigo, versao, titulo, critico, conteudo: comFigura }),
  )
  corpo(await assinar(empresa, { codigo, versao: salvo.versao }))
  return { codigo, arquivo, bytes }
}

type Quem = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO' | 'LINK'

async function enderecoDe(quem: Quem, { codigo, arquivo, bytes }: Awaited<ReturnType<typeof entregue>>) {
  if (quem !== 'LINK')
    return corpo(await empresa.como[quem]('GET /laudo/:codigo/imagem/:arquivo/clipe', { codigo, arquivo })).endereco
  const { url } = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 1 }))
  const chave = new URL(url).hash.slice(1)
  return corpo(await amb.semToken('POST /laudo-compartilhado/clipe', { chave, sha256: sha256(bytes) })).endereco
}

const assistir = (endereco: string, range?: string, baixar?: 'sim') =>
  amb.semToken(
    'GET /laudo-clipe',
    { passe: new URL(endereco, 'http://x').searchParams.get('passe') ?? '', ...(baixar && { baixar }) },
    { cabecalhos: range === undefined ? {} : { range } },
  )

it('a empresa tem o arquivo como veio; a clínica e o link, o mesmo filme sem o lugar', async () => {
  const laudo = await entregue()
  const { codigo, arquivo, bytes } = laudo
  for (const quem of ['CLIENTE', 'ESPECIALISTA'] as const)
    expect(sha256((await assistir(await enderecoDe(quem, laudo))).bytes), quem).toBe(sha256(bytes))
  const original = await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo })
  expect(sha256(original.bytes)).toBe(sha256(bytes))
  for (const quem of ['PARCEIRO', 'LINK'] as const) {
    const endereco = await enderecoDe(quem, laudo)
    for (const baixar of [undefined, 'sim'] as const) {
      const saida = await assistir(endereco, undefined, baixar)
      expect([saida.status, saida.bytes.length, saida.cabecalhos['content-length']], quem).toEqual([
        200,
        bytes.length,
        String(bytes.length),
      ])
      const entregado = Buffer.from(saida.bytes)
      expect([bytes.includes(LUGAR), entregado.includes(LUGAR), entregado.includes(FILME)]).toEqual([true, false, true])
    }
  }
})

it('os trechos são os do arquivo inteiro que se entrega, e quem os guardou não os mistura com os da empresa', async () => {
  const laudo = await entregue()
  const endereco = await enderecoDe('PARCEIRO', laudo)
  const inteiro = await assistir(endereco)
  const total = laudo.bytes.length
  const lugar = laudo.bytes.indexOf(LUGAR)
  const pedidos = [
    [0, 11],
    [lugar - 3, lugar + 3],
    [lugar, lugar],
    [lugar + 5, total - 1],
    [total - 30, total - 1],
    [65_530, 131_080],
  ] as const
  for (const [inicio, fim] of pedidos) {
    const trecho = await assistir(endereco, `bytes=${inicio}-${fim}`)
    expect([trecho.status, trecho.cabecalhos['content-range']]).toEqual([206, `bytes ${inicio}-${fim}/${total}`])
    expect(Buffer.compare(trecho.bytes, inteiro.bytes.subarray(inicio, fim + 1)), `${inicio}-${fim}`).toBe(0)
  }
  expect((await assistir(endereco, `bytes=${total}-`)).status).toBe(416)
  const daEmpresa = await assistir(await enderecoDe('CLIENTE', laudo))
  expect(inteiro.cabecalhos['etag']).not.toBe(daEmpresa.cabecalhos['etag'])
})

it('o que não se saberia entregar é recusado ao chegar, com o que fazer', async () => {
  const { codigo } = await escrever(amb, empresa)
  const bytes = fazerMp4({
    dados: FILME,
    noIndice: [caixa('trak')],
    noFim: [caixa('moof', caixa('mfhd', inteiros(0, 1)))],
  })
  const arquivo = { nome: 'VID.mp4', bytes }
  const resposta = await empresa.como.ESPECIALISTA('POST /laudo/:codigo/clipe', { codigo }, { arquivo })
  expect(resposta).toMatchObject({ status: 415, corpo: { mensagem: expect.stringContaining('Exporte-o de novo') } })
})
