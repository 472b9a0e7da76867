import { desempacotarVarias } from '@vetlume/dominio/imagem'
import { MAXIMO_DE_IMAGENS, MINIATURAS_POR_VEZ } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../infra/arquivos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { fazerDicom } from '../../../teste/dicom.ts'
import { copiar } from '../../../teste/exportacao/copiar.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, corpo, enviar, escrever, imagem, lerComo } from '../../../teste/laudo/cenario.ts'
import { MAXIMO_DA_MINIATURA } from '../../infra/miniatura.ts'
import { hashDoDocumento } from './assinatura.ts'

const LUGAR = 'CANTO-77'
let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

let cor = 0
/** As a telephone makes it: large, lying, and with where it was. */
const daCamera = () =>
  sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: { r: (cor += 23), g: 90, b: 60 } } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Artist: 'Fulana', ImageDescription: LUGAR, Orientation: '6' },
      IFD3: { GPSLatitude: '23/1 33/1 1/1' },
    })
    .toBuffer()

async function comFoto(bytes: Buffer) {
  const { codigo } = await escrever(amb, empresa)
  const enviada = corpo(await enviar(empresa, codigo, bytes, 'IMG_0001.jpg'))
  return { codigo, arquivo: enviada.arquivo, bytes, enviada }
}

async function assinada(bytes: Buffer) {
  const foto = await comFoto(bytes)
  const { codigo, arquivo } = foto
  const { titulo, critico, versao, conteudo } = await lerComo(empresa, 'ESPECIALISTA', codigo)
  const comFigura = { ...conteudo, imagens: [{ arquivo, legenda: 'Ferida' }] }
  const salvo = corpo(
    await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', { codigo, versao, titulo, critico, conteudo: comFigura }),
  )
  corpo(await assinar(empresa, { codigo, versao: salvo.versao }))
  return foto
}

type Perfil = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO'
const fotografia = (perfil: Perfil, codigo: string, arquivo: string) =>
  empresa.como[perfil]('GET /laudo/:codigo/imagem/:arquivo/fotografia', { codigo, arquivo })

const chaveDe = async (codigo: string) => {
  const { url } = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 1 }))
  return new URL(url).hash.slice(1)
}
const peloLink = async (codigo: string, hash: string) =>
  amb.semToken('POST /laudo-compartilhado/arquivo', { chave: await chaveDe(codigo), sha256: hash })

describe('a fotografia', () => {
  it('fica como veio, diz o que é, conta no plano e volta byte a byte para quem escreve', async () => {
    const bytes = await daCamera()
    const { codigo, arquivo, enviada } = await comFoto(bytes)
    expect(enviada).toMatchObject({
      largura: 1_200,
      altura: 2_400,
      original: { formato: 'JPEG', tamanho: bytes.length },
    })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens[0]?.original).toEqual(enviada.original)
    const original = await empresa.como.ESPECIALISTA('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo })
    expect(sha256(original.bytes)).toBe(sha256(bytes))
    expect(original.cabecalhos).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringContaining('IMG_0001.jpg'),
      'x-content-type-options': 'nosniff',
    })
    const guardado = await amb.db
      .selectFrom('arquivo_guardado')
      .select(['tamanho', 'fixado'])
      .where('cliente', '=', empresa.cliente)
      .where('sha256', '=', sha256(bytes))
      .executeTakeFirstOrThrow()
    expect(guardado).toEqual({ tamanho: bytes.length, fixado: false })
  })

  it.each([
    ['PNG', (s: Sharp) => s.png(), 'image/png'],
    ['WEBP', (s: Sharp) => s.webp(), 'image/webp'],
  ])('em %s também', async (formato, escrita, tipo) => {
    const bytes = await escrita(sharp(await imagem('#123456'))).toBuffer()
    const { codigo, arquivo, enviada } = await comFoto(bytes)
    expect(enviada.original).toEqual({ formato, tamanho: bytes.length })
    const volta = await fotografia('CLIENTE', codigo, arquivo)
    expect([sha256(volta.bytes), volta.cabecalhos['content-type']]).toEqual([sha256(bytes), tipo])
  })

  it('duas vezes é uma só, mesmo a que veio antes de se guardar o arquivo; a mesma figura com outros dados é outra', async () => {
    const bytes = await daCamera()
    const { codigo, arquivo } = await comFoto(bytes)
    expect(corpo(await enviar(empresa, codigo, bytes)).arquivo).toBe(arquivo)
    const outra = await sharp(bytes)
      .keepExif()
      .withExifMerge({ IFD0: { Artist: 'Beltrana' } })
      .toBuffer()
    expect(corpo(await enviar(empresa, codigo, outra)).arquivo).not.toBe(arquivo)
    await amb.db.updateTable('laudo_imagem').set({ original: null }).where('arquivo', '=', arquivo).execute()
    const antiga = corpo(await enviar(empresa, codigo, bytes))
    expect([antiga.arquivo, antiga.original]).toEqual([arquivo, undefined])
    expect((await fotografia('CLIENTE', codigo, arquivo)).status).toBe(404)
  })

  it('assinada, o hash do arquivo entra no documento e os bytes não saem mais', async () => {
    const { codigo, bytes } = await assinada(await daCamera())
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    const [figura] = documento?.imagens ?? []
    expect(figura?.original).toEqual({ sha256: sha256(bytes), formato: 'JPEG', tamanho: bytes.length })
    if (documento === null) throw new Error('sem documento')
    const mudado = { ...documento, imagens: [{ ...figura, original: { ...figura?.original, sha256: 'f'.repeat(64) } }] }
    expect(hashDoDocumento(mudado as typeof documento)).not.toBe(hashDoDocumento(documento))
    const { fixado } = await amb.db
      .selectFrom('arquivo_guardado')
      .select('fixado')
      .where('cliente', '=', empresa.cliente)
      .where('sha256', '=', sha256(bytes))
      .executeTakeFirstOrThrow()
    expect(fixado).toBe(true)
  })

  it('a empresa a tem como veio; a clínica e o link, com os mesmos pixels e sem o lugar', async () => {
    const { codigo, arquivo, bytes } = await assinada(await daCamera())
    for (const perfil of ['CLIENTE', 'ESPECIALISTA'] as const)
      expect(sha256((await fotografia(perfil, codigo, arquivo)).bytes), perfil).toBe(sha256(bytes))
    expect(
      (await empresa.como.PARCEIRO('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo })).status,
    ).toBe(403)
    const vista = (foto: Uint8Array) => sharp(foto).autoOrient().raw().toBuffer({ resolveWithObject: true })
    const veio = await vista(bytes)
    expect([veio.info.width, veio.info.height]).toEqual([1_500, 3_000])
    for (const saida of [await fotografia('PARCEIRO', codigo, arquivo), await peloLink(codigo, sha256(bytes))]) {
      expect([saida.status, saida.cabecalhos['content-type']]).toEqual([200, 'image/jpeg'])
      expect([bytes.includes(LUGAR), saida.bytes.includes(LUGAR), saida.bytes.includes('Fulana')]).toEqual([
        true,
        false,
        false,
      ])
      expect(Buffer.compare((await vista(saida.bytes)).data, veio.data)).toBe(0)
    }
  })

  it('pelo link só sai a do documento que mostra, e nunca um DICOM', async () => {
    const { codigo } = await assinada(await daCamera())
    const alheia = await comFoto(await daCamera())
    const dicom = fazerDicom({ linhas: 8, colunas: 8, pixels: new Uint8Array(64), elementos: [] })
    const doAparelho = await assinada(Buffer.from(dicom))
    const { documento } = await lerComo(empresa, 'CLIENTE', doAparelho.codigo)
    expect(documento?.imagens[0]?.original).toMatchObject({ formato: 'DICOM', sha256: sha256(dicom) })
    expect([
      (await peloLink(codigo, sha256(alheia.bytes))).status,
      (await peloLink(doAparelho.codigo, sha256(dicom))).status,
      (await fotografia('CLIENTE', doAparelho.codigo, doAparelho.arquivo)).status,
      (await fotografia('PARCEIRO', doAparelho.codigo, doAparelho.arquivo)).status,
      (await fotografia('PARCEIRO', alheia.codigo, alheia.arquivo)).status,
    ]).toEqual([404, 404, 404, 404, 404])
  })

  it('não tem quadros, e a retificação a leva', async () => {
    const { codigo, arquivo, bytes } = await assinada(await daCamera())
    const quadro = { codigo, arquivo, quadro: 0 }
    expect((await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro', quadro)).status).toBe(404)
    const edicao = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/retificar', { codigo, motivo: 'Conclusão' }))
    expect(sha256((await fotografia('CLIENTE', edicao.codigo, arquivo)).bytes)).toBe(sha256(bytes))
  })
})

describe('uma série inteira', () => {
  it('cabe em um laudo: a que passa do máximo é recusada com o porquê', async () => {
    const { codigo, arquivo } = await comFoto(await daCamera())
    await sql`with f as (insert into arquivo (cliente, sha256, nome, tipo, tamanho, largura, altura, animal, criado_em)
        select cliente, sha256, nome, tipo, tamanho, largura, altura, animal, criado_em
        from arquivo, generate_series(3, ${MAXIMO_DE_IMAGENS}) where codigo = ${arquivo} returning cliente, codigo)
      insert into laudo_imagem (cliente, laudo, arquivo) select cliente, ${codigo}, codigo from f`.execute(amb.db)
    expect((await enviar(empresa, codigo, await daCamera())).status).toBe(201)
    expect(await enviar(empresa, codigo, await daCamera())).toMatchObject({
      status: 422,
      corpo: { campos: { arquivo: `Um laudo guarda até ${MAXIMO_DE_IMAGENS} imagens.` } },
    })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toHaveLength(MAXIMO_DE_IMAGENS)
  })

  const pedir = async (perfil: Perfil, codigo: string, ...arquivos: string[]) => {
    const { status, bytes } = await empresa.como[perfil]('GET /laudo/:codigo/miniaturas', {
      codigo,
      arquivos: arquivos.join(),
    })
    return { status, vindas: status === 200 ? desempacotarVarias(new Uint8Array(bytes)) : new Map<string, never>() }
  }

  it('as miniaturas vêm muitas de uma vez, pesam pouco, e só as vê quem vê as figuras', async () => {
    const { codigo, arquivo } = await assinada(await daCamera())
    const alheia = await comFoto(await daCamera())
    const { vindas } = await pedir('PARCEIRO', codigo, arquivo, alheia.arquivo, randomUUID())
    expect([...vindas.keys()]).toEqual([arquivo])
    const pequena = vindas.get(arquivo) ?? new Uint8Array()
    const { width, height, format } = await sharp(pequena).metadata()
    expect([width, height, format, pequena.length <= MAXIMO_DA_MINIATURA]).toEqual([160, 320, 'webp', true])
    expect((await pedir('PARCEIRO', alheia.codigo, alheia.arquivo)).status).toBe(404)
    expect((await pedir('CLIENTE', codigo, alheia.arquivo)).status).toBe(404)
  })

  it('à clínica só vão as que o laudo publica; à empresa, todas as dele', async () => {
    const { codigo, arquivo } = await assinada(await daCamera())
    const outra = randomUUID()
    await sql`with f as (insert into arquivo (cliente, codigo, sha256, nome, tipo, tamanho, largura, altura, animal, criado_em)
        select cliente, ${outra}, sha256, nome, tipo, tamanho, largura, altura, animal, criado_em from arquivo where codigo = ${arquivo}
        returning cliente, codigo)
      insert into laudo_imagem (cliente, laudo, arquivo) select cliente, ${codigo}, codigo from f`.execute(amb.db)
    expect([...(await pedir('CLIENTE', codigo, arquivo, outra)).vindas.keys()].toSorted()).toEqual(
      [arquivo, outra].toSorted(),
    )
    expect([...(await pedir('PARCEIRO', codigo, arquivo, outra)).vindas.keys()]).toEqual([arquivo])
  })

  it('a que se perdeu não leva as outras; pedida sozinha, não se encontra', async () => {
    const { codigo, arquivo } = await comFoto(await daCamera())
    const perdida = randomUUID()
    const semBytes = randomBytes(32).toString('hex')
    await sql`insert into arquivo_guardado (cliente, sha256, tamanho) values (${empresa.cliente}, ${semBytes}, 1)`.execute(
      amb.db,
    )
    await sql`with f as (insert into arquivo (cliente, codigo, sha256, nome, tipo, tamanho, largura, altura, animal, criado_em)
        select cliente, ${perdida}, ${semBytes}, nome, tipo, tamanho, largura, altura, animal, criado_em
        from arquivo where codigo = ${arquivo} returning cliente, codigo)
      insert into laudo_imagem (cliente, laudo, arquivo) select cliente, ${codigo}, codigo from f`.execute(amb.db)
    expect([...(await pedir('CLIENTE', codigo, perdida, arquivo)).vindas.keys()]).toEqual([arquivo])
    expect((await pedir('CLIENTE', codigo, perdida)).status).toBe(404)
  })

  it('mais do que cabem numa vez, ou o que não é chave, é recusado', async () => {
    const { codigo, arquivo } = await comFoto(await daCamera())
    const muitas = Array.from({ length: MINIATURAS_POR_VEZ + 1 }, () => arquivo)
    expect((await pedir('CLIENTE', codigo, ...muitas)).status).toBe(422)
    expect((await pedir('CLIENTE', codigo, 'x')).status).toBe(422)
    expect((await pedir('CLIENTE', codigo)).status).toBe(404)
  })
})

it('a cópia da empresa leva o arquivo como veio, com o nome que abre', async () => {
  const { bytes } = await assinada(await daCamera())
  const copia = await copiar(amb.dbApp, amb.servicos, empresa.cliente)
  expect(copia.includes(`${sha256(bytes)}.jpg`)).toBe(true)
  expect(copia.includes(bytes)).toBe(true)
})
