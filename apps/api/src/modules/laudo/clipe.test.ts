import { formatoDoClipe } from '@vetlume/dominio/laudo'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { arquivosEmPasta, sha256 } from '../../infra/arquivos.ts'
import { abrirAmbiente, type Ambiente, type ArquivoDeTeste } from '../../../teste/ambiente.ts'
import { fazerAvi, fazerMp4, jpeg, montarAvi } from '../../../teste/clipe.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { copiar } from '../../../teste/exportacao/copiar.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { assinar, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'
import { hashDoDocumento } from './assinatura.ts'

const INICIO = '2026-11-20T15:00:00Z'
let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let pasta: string

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: INICIO })
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-clipes-'))
  amb.servicos.arquivos = arquivosEmPasta(pasta)
})
beforeEach(() => amb.relogio.fixar(INICIO))
afterAll(async () => {
  await amb.fechar()
  await rm(pasta, { recursive: true, force: true })
})

const mandar = (
  codigo: string,
  arquivo: ArquivoDeTeste,
  quem: 'ESPECIALISTA' | 'CLIENTE' | 'PARCEIRO' = 'ESPECIALISTA',
) => empresa.como[quem]('POST /laudo/:codigo/clipe', { codigo }, { arquivo })
const avi = async (nome = 'rim.avi', cor = '#aa3322') => ({ nome, bytes: await fazerAvi({ cor }) })
const mp4 = (nome = 'coracao.mp4', semente = 7) => ({ nome, bytes: fazerMp4({ dados: Buffer.alloc(4_000, semente) }) })
const enderecoDe = (quem: 'ESPECIALISTA' | 'PARCEIRO' | 'CLIENTE', codigo: string, arquivo: string) =>
  empresa.como[quem]('GET /laudo/:codigo/imagem/:arquivo/clipe', { codigo, arquivo })
const passeDe = (endereco: string) => new URL(endereco, 'http://x').searchParams.get('passe') ?? ''
const assistir = (endereco: string, cabecalhos: Record<string, string> = {}, baixar?: 'sim') =>
  amb.semToken('GET /laudo-clipe', { passe: passeDe(endereco), ...(baixar && { baixar }) }, { cabecalhos })

async function mostrar(codigo: string, arquivos: readonly string[]): Promise<number> {
  const rascunho = await lerComo(empresa, 'ESPECIALISTA', codigo)
  const { titulo, critico, versao, conteudo } = rascunho
  const imagens = arquivos.map((arquivo) => ({ arquivo, legenda: 'Rim' }))
  const salvo = await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
    codigo,
    versao,
    titulo,
    critico,
    conteudo: { ...conteudo, imagens },
  })
  return corpo(salvo).versao
}

/** Signed and delivered, with a clip that it shows and one that it does not. */
async function entregue() {
  const { codigo } = await escrever(amb, empresa)
  const clipe = mp4()
  const { arquivo } = corpo(await mandar(codigo, clipe))
  const { arquivo: deFora } = corpo(await mandar(codigo, await avi('fora.avi')))
  corpo(await assinar(empresa, { codigo, versao: await mostrar(codigo, [arquivo]) }))
  return { codigo, arquivo, deFora, ...clipe }
}

describe('um clipe do exame', () => {
  it('AVI em MJPEG: mostra o primeiro quadro, diz o que é e devolve os mesmos bytes', async () => {
    const { codigo } = await escrever(amb, empresa)
    const clipe = await avi()
    const enviado = corpo(await mandar(codigo, clipe))
    expect(enviado).toMatchObject({
      nome: 'rim.avi',
      largura: 64,
      altura: 48,
      dicom: null,
      clipe: { formato: 'AVI', duracaoMs: 200, largura: 64, altura: 48, quadrosPorSegundo: 10, capa: 'QUADRO' },
    })
    const { arquivo } = enviado
    const figura = await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo })
    expect(figura.cabecalhos['content-type']).toBe('image/jpeg')
    const { dominant } = await sharp(figura.bytes).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 60)
    const original = await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo })
    expect(sha256(original.bytes)).toBe(sha256(clipe.bytes))
    expect(original.cabecalhos).toMatchObject({
      'content-type': 'video/x-msvideo',
      'content-disposition': expect.stringContaining('rim.avi'),
    })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toEqual([enviado])
  })

  it('MP4: a capa é a imagem que veio com ele; sem ela, uma nossa, que diz que não é do exame', async () => {
    const { codigo } = await escrever(amb, empresa)
    const com = corpo(await mandar(codigo, { ...mp4(), capa: await jpeg('#22cc55', 320, 240) }))
    const sem = corpo(await mandar(codigo, mp4('outro.mp4', 8)))
    expect([com.clipe?.capa, com.largura, com.altura, sem.clipe?.capa]).toEqual(['QUADRO', 320, 240, 'NEUTRA'])
    const { bytes } = await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo: com.arquivo })
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.g).toBeGreaterThan(dominant.r + 60)
  })

  it('enviado outra vez, ou ao mesmo tempo, é o mesmo; de capas iguais, mas outros bytes, é outro', async () => {
    const { codigo } = await escrever(amb, empresa)
    const vezes = await Promise.all(Array.from({ length: 4 }, () => mandar(codigo, mp4())))
    expect(new Set(vezes.map((vez) => corpo(vez).arquivo)).size).toBe(1)
    corpo(await mandar(codigo, mp4('coracao.mp4', 9)))
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toHaveLength(2)
  })

  it('o nome e a extensão não enganam: valem os primeiros bytes', async () => {
    const { codigo } = await escrever(amb, empresa)
    expect(corpo(await mandar(codigo, await avi('mentira.mp4'))).clipe?.formato).toBe('AVI')
    const foto = await mandar(codigo, { nome: 'foto.mp4', bytes: await jpeg() })
    expect(foto).toMatchObject({ status: 415, corpo: { mensagem: expect.stringContaining('não tem vídeo') } })
    const comoImagem = await empresa.como.ESPECIALISTA('POST /laudo/:codigo/imagem', { codigo }, { arquivo: mp4() })
    expect(comoImagem.status).toBe(415)
  })

  it.each([
    ['AVI cortado', async () => ({ nome: 'a.avi', bytes: (await fazerAvi()).subarray(0, -20) }), /incompleto/],
    ['MP4 cortado', async () => ({ nome: 'a.mp4', bytes: fazerMp4().subarray(0, -20) }), /incompleto/],
    [
      'AVI danificado',
      async () => ({ nome: 'a.avi', bytes: montarAvi({ quadros: [Buffer.from('nada')] }) }),
      /danificado/,
    ],
    ['MP4 de capa que não é imagem', async () => ({ ...mp4(), capa: Buffer.from('%PDF-1.7') }), /imagem/],
  ])('%s é recusado com o motivo, e nada fica, nem no disco', async (_, montar, motivo) => {
    const { codigo } = await escrever(amb, empresa)
    const antes = await guardados()
    const resposta = await mandar(codigo, await montar())
    expect(resposta).toMatchObject({ status: 415, corpo: { mensagem: expect.stringMatching(motivo) } })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toEqual([])
    expect(await guardados()).toEqual(antes)
  })

  it('pode ter 100 MB, e não passa disso', async () => {
    const { codigo } = await escrever(amb, empresa)
    const grande = fazerMp4({ dados: Buffer.alloc(61 * 1024 * 1024, 3) })
    expect(corpo(await mandar(codigo, { nome: 'grande.mp4', bytes: grande })).clipe?.formato).toBe('MP4')
    const antes = await guardados()
    const demais = fazerMp4({ dados: Buffer.alloc(100 * 1024 * 1024, 4) })
    expect((await mandar(codigo, { nome: 'demais.mp4', bytes: demais })).status).toBe(413)
    expect(await guardados()).toEqual(antes)
  })

  it('só quem escreve o laudo o envia, e só enquanto se escreve', async () => {
    const { codigo } = await escrever(amb, empresa)
    const clipe = mp4()
    const estados = [
      await amb.semToken('POST /laudo/:codigo/clipe', { codigo }, { arquivo: clipe }),
      await mandar(codigo, clipe, 'PARCEIRO'),
      await outra.como.ESPECIALISTA('POST /laudo/:codigo/clipe', { codigo }, { arquivo: clipe }),
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/clipe', { codigo: 'x' }, { arquivo: clipe }),
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/clipe', { codigo }),
    ].map(({ status }) => status)
    expect(estados).toEqual([401, 403, 404, 422, 415])
    const assinado = await entregue()
    expect((await mandar(assinado.codigo, mp4('novo.mp4', 5))).status).toBe(409)
    expect(await noDisco()).toEqual(expect.not.arrayContaining([expect.stringMatching(/^\./)]))
  })

  it('um plano sem espaço recusa, e não guarda', async () => {
    const cheia = await criarEmpresa(amb)
    const { codigo } = await escrever(amb, cheia)
    const plano = await cheia.como.ADMIN('POST /plano', {
      nome: unico('Plano'),
      mensalCentavos: 1,
      anualCentavos: 1,
      limiteGb: 1,
    })
    await amb.db
      .updateTable('cliente')
      .set({ plano: corpo(plano).codigo })
      .where('codigo', '=', cheia.cliente)
      .execute()
    await amb.db
      .insertInto('arquivo_guardado')
      .values({ cliente: cheia.cliente, sha256: 'e'.repeat(64), tamanho: 999_999_990 })
      .execute()
    const antes = await guardados()
    const resposta = await cheia.como.ESPECIALISTA(
      'POST /laudo/:codigo/clipe',
      { codigo },
      { arquivo: mp4('x.mp4', 33) },
    )
    expect([resposta.status, await guardados()]).toEqual([402, antes])
  })
})

const noDisco = async () =>
  (await readdir(pasta, { recursive: true, withFileTypes: true }))
    .filter((entrada) => entrada.isFile())
    .map(({ name }) => name)
/** What the store and its record have: a refusal leaves both as they were. */
const guardados = async () => ({
  disco: (await noDisco()).toSorted(),
  registro: (await amb.db.selectFrom('arquivo_guardado').select('sha256').execute()).map((um) => um.sha256).toSorted(),
})

describe('assistir', () => {
  it('inteiro ou por partes, com o tipo que tem, e para baixar com o seu nome', async () => {
    const { codigo } = await escrever(amb, empresa)
    const { bytes, nome } = mp4()
    const { arquivo } = corpo(await mandar(codigo, { bytes, nome }))
    const { endereco, expiraEm } = corpo(await enderecoDe('ESPECIALISTA', codigo, arquivo))
    expect(expiraEm).toBe('2026-11-20T17:00:00Z')
    const inteiro = await assistir(endereco)
    expect([inteiro.status, sha256(inteiro.bytes)]).toEqual([200, sha256(bytes)])
    expect(inteiro.cabecalhos).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect(inteiro.cabecalhos['content-disposition']).toBeUndefined()
    const parte = await assistir(endereco, { range: 'bytes=100-199' })
    expect([parte.status, parte.cabecalhos['content-range'], parte.cabecalhos['content-length']]).toEqual([
      206,
      `bytes 100-199/${bytes.length}`,
      '100',
    ])
    expect(Buffer.compare(parte.bytes, bytes.subarray(100, 200))).toBe(0)
    const fim = await assistir(endereco, { range: 'bytes=-10' })
    expect(Buffer.compare(fim.bytes, bytes.subarray(-10))).toBe(0)
    const fora = await assistir(endereco, { range: `bytes=${bytes.length}-` })
    expect([fora.status, fora.cabecalhos['content-range']]).toEqual([416, `bytes */${bytes.length}`])
    const baixado = await assistir(endereco, {}, 'sim')
    expect(baixado.cabecalhos).toMatchObject({
      'content-disposition': expect.stringContaining('coracao.mp4'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it('o endereço não diz de quem é, vale por duas horas e não se forja', async () => {
    const { codigo } = await escrever(amb, empresa)
    const { arquivo } = corpo(await mandar(codigo, mp4()))
    const { endereco } = corpo(await enderecoDe('ESPECIALISTA', codigo, arquivo))
    expect(Buffer.from(passeDe(endereco), 'base64url').toString('latin1')).not.toContain(codigo)
    const trocado = endereco.slice(0, -4) + (endereco.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    expect((await assistir(trocado)).status).toBe(404)
    expect((await amb.semToken('GET /laudo-clipe', { passe: 'curto' })).status).toBe(422)
    amb.relogio.avancar({ hours: 2 })
    expect((await assistir(endereco)).status).toBe(404)
  })

  it('deixa de valer com a sessão de quem o pediu', async () => {
    const casa = await criarEmpresa(amb)
    const { codigo } = await escrever(amb, casa)
    const { arquivo } = corpo(await casa.como.ESPECIALISTA('POST /laudo/:codigo/clipe', { codigo }, { arquivo: mp4() }))
    const { endereco } = corpo(await casa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo/clipe', { codigo, arquivo }))
    expect((await assistir(endereco)).status).toBe(200)
    await amb.db
      .updateTable('sessao')
      .set({ revogada_em: amb.relogio.agora().toString(), motivo_revogacao: 'SAIDA' })
      .where('usuario', '=', casa.usuarios.CLIENTE.codigo)
      .execute()
    await expect.poll(async () => (await assistir(endereco)).status, { interval: 500 }).toBe(401)
  })

  it('só quem lê o laudo, e a clínica só o que ele publicou', async () => {
    const { codigo, arquivo, deFora, bytes } = await entregue()
    const { codigo: rascunho } = await escrever(amb, empresa)
    const { arquivo: escondido } = corpo(await mandar(rascunho, mp4()))
    const pedir = { codigo, arquivo }
    const rota = 'GET /laudo/:codigo/imagem/:arquivo/clipe'
    const estados = [
      await empresa.como.PARCEIRO(rota, pedir),
      await empresa.como.PARCEIRO(rota, { codigo, arquivo: deFora }),
      await empresa.como.PARCEIRO(rota, { codigo: rascunho, arquivo: escondido }),
      await outra.como.CLIENTE(rota, pedir),
      await amb.semToken(rota, pedir),
      await empresa.como.CLIENTE(rota, { codigo, arquivo: 'x' }),
      await empresa.como.PARCEIRO('GET /laudo/:codigo/imagem/:arquivo/original', pedir),
    ].map(({ status }) => status)
    expect(estados).toEqual([200, 404, 404, 404, 401, 422, 403])
    const { endereco } = corpo(await enderecoDe('PARCEIRO', codigo, arquivo))
    expect(sha256((await assistir(endereco)).bytes)).toBe(sha256(bytes))
  })

  it('de uma foto não há clipe, e de um clipe não há quadros de DICOM', async () => {
    const { codigo } = await escrever(amb, empresa)
    const { arquivo: foto } = corpo(
      await empresa.como.ESPECIALISTA(
        'POST /laudo/:codigo/imagem',
        { codigo },
        { arquivo: { nome: 'a.jpg', bytes: await jpeg() } },
      ),
    )
    const { arquivo } = corpo(await mandar(codigo, mp4()))
    expect((await enderecoDe('ESPECIALISTA', codigo, foto)).status).toBe(404)
    const quadro = await empresa.como.ESPECIALISTA('GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro', {
      codigo,
      arquivo,
      quadro: 0,
    })
    expect(quadro.status).toBe(404)
  })

  it('bytes que se perderam são ditos, e não respondidos pela metade', async () => {
    const { codigo } = await escrever(amb, empresa)
    const { nome, bytes } = mp4('perdido.mp4', 77)
    const { arquivo } = corpo(await mandar(codigo, { nome, bytes }))
    const { endereco } = corpo(await enderecoDe('ESPECIALISTA', codigo, arquivo))
    await amb.servicos.arquivos.apagar(sha256(bytes))
    expect((await assistir(endereco)).status).toBe(404)
  })
})

describe('o laudo assinado', () => {
  it('tem no documento o SHA-256 do clipe, que entra no seu hash, e o papel diz que há um clipe', async () => {
    const { codigo, bytes } = await entregue()
    const { documento } = await lerComo(empresa, 'PARCEIRO', codigo)
    expect(documento?.imagens[0]?.clipe).toEqual({
      sha256: sha256(bytes),
      formato: 'MP4',
      duracaoMs: 8000,
      largura: 320,
      altura: 240,
      quadrosPorSegundo: 30,
    })
    const linha = await amb.db.selectFrom('laudo').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()
    if (documento === null) throw new Error('sem documento')
    expect(hashDoDocumento(documento)).toBe(linha.documento_sha256)
    const [figura] = documento.imagens
    if (figura?.clipe === undefined) throw new Error('sem clipe')
    const trocado = { ...documento, imagens: [{ ...figura, clipe: { ...figura.clipe, sha256: 'b'.repeat(64) } }] }
    expect(hashDoDocumento(trocado)).not.toBe(linha.documento_sha256)
    const pdf = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })
    const escrito = lerPdf(pdf.bytes).paginas.flat().join(' ')
    expect(escrito).toContain('Clipe 0:08')
  })

  it('não o perde: não se tira, e os seus bytes não se recolhem', async () => {
    const { codigo, arquivo, bytes } = await entregue()
    const laudo = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const { versao, titulo, critico, conteudo } = laudo
    const tirar = await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
      codigo,
      versao,
      titulo,
      critico,
      conteudo: { ...conteudo, imagens: [] },
    })
    expect(tirar.status).toBe(409)
    const guardado = await amb.db
      .selectFrom('arquivo_guardado')
      .select('fixado')
      .where('cliente', '=', empresa.cliente)
      .where('sha256', '=', sha256(bytes))
      .executeTakeFirstOrThrow()
    expect(guardado.fixado).toBe(true)
    await expect(
      amb.db.deleteFrom('arquivo').where('cliente', '=', empresa.cliente).where('sha256', '=', sha256(bytes)).execute(),
    ).rejects.toThrow(/laudo_imagem/)
    const edicao = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/retificar', { codigo, motivo: 'Conclusão' }))
    expect((await lerComo(empresa, 'CLIENTE', edicao.codigo)).imagens).toContainEqual(
      expect.objectContaining({ arquivo, clipe: expect.objectContaining({ formato: 'MP4' }) }),
    )
    expect((await enderecoDe('CLIENTE', edicao.codigo, arquivo)).status).toBe(200)
  })

  it('pelo link secreto: o clipe que mostra, e nenhum outro, enquanto o link valer', async () => {
    const { codigo, bytes } = await entregue()
    const alheio = await avi('fora.avi')
    const link = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 1 }))
    const chave = new URL(link.url).hash.slice(1)
    const pedir = (hash: string, dela = chave) =>
      amb.semToken('POST /laudo-compartilhado/clipe', { chave: dela, sha256: hash })
    const { endereco } = corpo(await pedir(sha256(bytes)))
    const parte = await assistir(endereco, { range: 'bytes=0-11' })
    expect([parte.status, formatoDoClipe(parte.bytes)]).toEqual([206, 'MP4'])
    const recusas = [
      await pedir(sha256(alheio.bytes)),
      await pedir('f'.repeat(64)),
      await pedir(sha256(bytes), 'x'.repeat(40)),
      await pedir('nada'),
    ].map(({ status }) => status)
    expect(recusas).toEqual([404, 404, 404, 422])
    await empresa.como.CLIENTE('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', {
      codigo,
      compartilhamento: link.codigo,
    })
    expect([(await assistir(endereco)).status, (await pedir(sha256(bytes))).status]).toEqual([410, 410])
  })
})

it('a cópia da empresa leva o clipe, com o nome que abre', async () => {
  const { bytes } = await entregue()
  const copia = await copiar(amb.dbApp, amb.servicos, empresa.cliente)
  expect(copia.includes(`${sha256(bytes)}.mp4`)).toBe(true)
})

it('o nome é só o do arquivo, e nada do que foi recebido fica pela metade', async () => {
  const { codigo } = await escrever(amb, empresa)
  const dois = await mandar(codigo, { nome: '../../../etc/passwd.mp4', bytes: fazerMp4() })
  expect(corpo(dois).nome).toBe('passwd.mp4')
  expect((await noDisco()).filter((nome) => nome.startsWith('.'))).toEqual([])
})
