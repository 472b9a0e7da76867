import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import sharp from 'sharp'
import { alguemEspera } from '../../../teste/aguardar.ts'
import { abrir, agir } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { pdfMinimo } from '../../../teste/pdf/pdf-minimo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const imagem = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
const pdf = pdfMinimo()

describe('comentários', () => {
  it('os dois lados conversam, cada um assinado', async () => {
    const { codigo } = await abrir(amb, empresa)
    await empresa.como.PARCEIRO('POST /atendimento/:codigo/comentario', { codigo, texto: 'Pode ser à tarde?' })
    const { status } = await empresa.como.CLIENTE('POST /atendimento/:codigo/comentario', {
      codigo,
      texto: ' Pode. \nÀs 15 h. ',
    })
    expect(status).toBe(201)
    const { comentarios } = (await empresa.como.PARCEIRO('GET /atendimento/:codigo', { codigo })).corpo
    expect(comentarios).toMatchObject([
      { texto: 'Pode ser à tarde?', doParceiro: true, autor: empresa.usuarios.PARCEIRO.nome },
      { texto: 'Pode. \nÀs 15 h.', doParceiro: false, autor: empresa.usuarios.CLIENTE.nome },
    ])
  })

  it('o mesmo envio comenta uma vez; vazio é 422; alheio é 404', async () => {
    const { codigo } = await abrir(amb, empresa)
    const enviar = () =>
      empresa.como.CLIENTE(
        'POST /atendimento/:codigo/comentario',
        { codigo, texto: 'Uma vez' },
        { idempotencia: `c-${codigo}` },
      )
    expect((await enviar()).corpo).toEqual((await enviar()).corpo)
    expect(
      await amb.db.selectFrom('atendimento_comentario').select('codigo').where('atendimento', '=', codigo).execute(),
    ).toHaveLength(1)
    expect((await empresa.como.CLIENTE('POST /atendimento/:codigo/comentario', { codigo, texto: ' \n ' })).status).toBe(
      422,
    )
    expect((await outra.como.CLIENTE('POST /atendimento/:codigo/comentario', { codigo, texto: 'Oi' })).status).toBe(404)
  })

  it('vêm os últimos; os anteriores, página por página; e há um limite', async () => {
    const { codigo } = await abrir(amb, empresa)
    const { cliente, usuarios } = empresa
    const criado_em = amb.relogio.agora().toString()
    const comum = {
      cliente,
      atendimento: codigo,
      usuario: usuarios.CLIENTE.codigo,
      autor: 'Ana',
      do_parceiro: false,
      criado_em,
    }
    const textos = Array.from({ length: 499 }, (_, n) => ({ ...comum, texto: String(n) }))
    await amb.db.insertInto('atendimento_comentario').values(textos).execute()
    const comentar = () => empresa.como.CLIENTE('POST /atendimento/:codigo/comentario', { codigo, texto: 'O último' })
    const [a, b] = await Promise.all([comentar(), comentar()])
    expect([a.status, b.status].toSorted((x, y) => x - y)).toEqual([201, 422])
    const { comentarios, haComentariosAnteriores } = (
      await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })
    ).corpo
    expect([comentarios.length, comentarios.at(-1)?.texto, haComentariosAnteriores]).toEqual([50, 'O último', true])
    let [antes, vistos, ha] = [comentarios[0]?.codigo ?? '', comentarios.length, haComentariosAnteriores]
    while (ha) {
      const { corpo } = await empresa.como.PARCEIRO('GET /atendimento/:codigo/comentario', { codigo, antes })
      ;[antes, vistos, ha] = [corpo.itens[0]?.codigo ?? '', vistos + corpo.itens.length, corpo.haAnteriores]
    }
    expect(vistos).toBe(500)
    expect((await outra.como.CLIENTE('GET /atendimento/:codigo/comentario', { codigo, antes })).status).toBe(404)
  })

  it('o que a outra parte escreveu é novo até ser lido; o que a própria parte escreveu, nunca', async () => {
    const { codigo } = await abrir(amb, empresa)
    const [{ como }, quando] = [empresa, () => amb.relogio.agora().toString({ smallestUnit: 'millisecond' })]
    const novos = async (quem: typeof como.CLIENTE) =>
      (await quem('GET /atendimento', {})).corpo.itens.find((item) => item.codigo === codigo)?.comentariosNovos
    const ler = async (quem: typeof como.CLIENTE) =>
      (await quem('GET /atendimento/:codigo', { codigo })).corpo.lidoAntesEm
    const comentar = (quem: typeof como.CLIENTE) =>
      quem('POST /atendimento/:codigo/comentario', { codigo, texto: 'Oi' })
    await comentar(como.PARCEIRO)
    expect([await novos(como.CLIENTE), await novos(como.ESPECIALISTA), await novos(como.PARCEIRO)]).toEqual([1, 1, 0])
    expect(await ler(como.CLIENTE)).toBeNull()
    const leitura = quando()
    expect([await novos(como.CLIENTE), await novos(como.ESPECIALISTA)]).toEqual([0, 1])
    amb.relogio.avancar({ minutes: 1 })
    await comentar(como.PARCEIRO)
    await comentar(como.ESPECIALISTA)
    expect([await novos(como.CLIENTE), await novos(como.PARCEIRO)]).toEqual([1, 1])
    expect(await ler(como.CLIENTE)).toBe(leitura)
  })

  it('um comentário longo demais é recusado, no campo', async () => {
    const { codigo } = await abrir(amb, empresa)
    const { status, corpo } = await empresa.como.PARCEIRO('POST /atendimento/:codigo/comentario', {
      codigo,
      texto: 'a'.repeat(5_000),
    })
    expect([status, corpo]).toMatchObject([422, { campos: { texto: expect.any(String) } }])
  })
})

describe('anexos', () => {
  it('a clínica anexa, a empresa baixa os mesmos bytes, sempre como arquivo para salvar', async () => {
    const { codigo } = await abrir(amb, empresa)
    const { status, corpo } = await empresa.como.PARCEIRO(
      'POST /atendimento/:codigo/anexo',
      { codigo },
      { arquivo: { nome: 'hemograma.pdf', bytes: pdf } },
    )
    expect([status, corpo]).toMatchObject([
      201,
      { nome: 'hemograma.pdf', tipo: 'application/pdf', tamanho: pdf.byteLength },
    ])
    const baixado = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo: corpo.codigo })
    expect(baixado.bytes.equals(pdf)).toBe(true)
    expect(baixado.cabecalhos).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
    const lido = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo
    expect(lido.anexos).toMatchObject([{ codigo: corpo.codigo, autor: empresa.usuarios.PARCEIRO.nome }])
    expect(lido.linhaDoTempo.at(-1)?.texto).toBe('Anexo incluído: hemograma.pdf')
    expect(
      (await outra.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo: corpo.codigo })).status,
    ).toBe(404)
  })

  it('a imagem é regravada dos seus pontos, e o mesmo arquivo duas vezes é um anexo', async () => {
    const { codigo } = await abrir(amb, empresa)
    const bytes = Buffer.concat([await imagem(), Buffer.from('<script>alert(1)</script>')])
    const enviar = () =>
      empresa.como.CLIENTE('POST /atendimento/:codigo/anexo', { codigo }, { arquivo: { nome: 'rx.png', bytes } })
    const respostas = await Promise.all([enviar(), enviar()])
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
    const baixado = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', {
      codigo,
      anexo: respostas[0].corpo.codigo,
    })
    expect(baixado.bytes.includes('<script>')).toBe(false)
    expect((await sharp(baixado.bytes).metadata()).width).toBe(40)
  })

  it('a imagem tem miniatura, que não conta como leitura; o PDF não tem', async () => {
    const { codigo } = await abrir(amb, empresa)
    const grande = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const anexar = async (nome: string, bytes: Buffer) =>
      (await empresa.como.CLIENTE('POST /atendimento/:codigo/anexo', { codigo }, { arquivo: { nome, bytes } })).corpo
        .codigo
    const ver = (anexo: string, tamanho: 'inteiro' | 'miniatura', quem = empresa.como.PARCEIRO) =>
      quem('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo, tamanho })
    const leituras = async () =>
      (await amb.db.selectFrom('acesso_clinico').select('codigo').where('registro', '=', codigo).execute()).length
    const [foto, documento] = [await anexar('rx.jpg', grande), await anexar('a.pdf', pdf)]
    const miniatura = await ver(foto, 'miniatura')
    expect(await sharp(miniatura.bytes).metadata()).toMatchObject({ width: 160, height: 107, format: 'jpeg' })
    expect((await ver(documento, 'miniatura')).status).toBe(404)
    expect((await ver(foto, 'miniatura', outra.como.CLIENTE)).status).toBe(404)
    expect(await leituras()).toBe(0)
    expect((await ver(foto, 'inteiro')).bytes.byteLength).toBeGreaterThan(miniatura.bytes.byteLength)
    expect(await leituras()).toBe(1)
  })

  it.each([
    ['vazio.pdf', ''],
    ['vazio.png', ''],
    ['instalador.pdf', 'MZ\u0090\u0000\u0003'],
    ['foto.jpg', '#!/bin/sh'],
    ['texto.pdf', 'não é PDF'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('recusa %s pelo conteúdo', async (nome, conteudo) => {
    const { codigo } = await abrir(amb, empresa)
    const { status, corpo } = await empresa.como.CLIENTE(
      'POST /atendimento/:codigo/anexo',
      { codigo },
      { arquivo: { nome, bytes: Buffer.from(conteudo) } },
    )
    expect([status, corpo]).toMatchObject([415, { codigo: 'TIPO_NAO_ACEITO' }])
  })

  it('cancelado não recebe mais anexos', async () => {
    const { codigo } = await abrir(amb, empresa)
    await agir(empresa.como.CLIENTE, codigo, 'cancelar', 'Engano')
    const { status } = await empresa.como.CLIENTE(
      'POST /atendimento/:codigo/anexo',
      { codigo },
      { arquivo: { nome: 'a.pdf', bytes: pdf } },
    )
    expect(status).toBe(409)
  })

  it('nem o que é cancelado enquanto o arquivo chega', async () => {
    const { codigo } = await abrir(amb, empresa)
    let envio: Promise<{ status: number }> = Promise.resolve({ status: 0 })
    await amb.db.transaction().execute(async (tx) => {
      await sql`select from atendimento where codigo = ${codigo} for update`.execute(tx)
      envio = empresa.como.CLIENTE(
        'POST /atendimento/:codigo/anexo',
        { codigo },
        { arquivo: { nome: 'a.pdf', bytes: pdf } },
      )
      await Promise.race([alguemEspera(amb, 'from atendimento'), envio])
      await sql`update atendimento set estado = 'CANCELADO', motivo_cancelamento = 'x' where codigo = ${codigo}`.execute(
        tx,
      )
    })
    expect((await envio).status).toBe(409)
  })
})
