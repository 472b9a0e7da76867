import { inflateSync } from 'node:zlib'
import { desempacotarQuadro } from '@vetlume/dominio/imagem'
import type { ImagemDoLaudo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { fazerDicom, type OpcoesDoDicom } from '../../../teste/dicom.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { assinar, corpo, enviar, escrever, imagem, lerComo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const degrade = (lado: number) => Uint8Array.from({ length: lado * lado }, (_, i) => i % 256)
const arquivoDe = (opcoes: Partial<OpcoesDoDicom> = {}) =>
  fazerDicom({
    linhas: 40,
    colunas: 40,
    pixels: degrade(40),
    elementos: [
      [0x0008_0060, 'CS', 'US'],
      [0x0010_0010, 'PN', 'Outro^Rex'],
      [0x0010_2201, 'LO', 'CANINE'],
    ],
    ...opcoes,
  })

const em = (x: number, y: number) => ({ x, y })

const original = (perfil: 'CLIENTE' | 'PARCEIRO', codigo: string, arquivo: string) =>
  empresa.como[perfil]('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo })

describe('uma imagem DICOM', () => {
  it('mostra o primeiro quadro, guarda o que o arquivo diz e devolve os mesmos bytes', async () => {
    const { codigo } = await escrever(amb, empresa)
    const bytes = arquivoDe()
    const enviada = corpo(await enviar(empresa, codigo, bytes, 'IM0001'))
    expect(enviada).toMatchObject({
      nome: 'IM0001',
      largura: 40,
      altura: 40,
      dicom: { modalidade: 'US', paciente: 'Outro Rex', especie: 'CANINE', quadros: 1 },
    })
    const { arquivo } = enviada
    const vista = await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo })
    expect([vista.cabecalhos['content-type'], vista.bytes.toString('latin1').includes('Rex')]).toEqual([
      'image/jpeg',
      false,
    ])
    const guardado = await original('CLIENTE', codigo, arquivo)
    expect(Buffer.compare(guardado.bytes, bytes)).toBe(0)
    expect(guardado.cabecalhos).toMatchObject({
      'content-type': 'application/dicom',
      'content-disposition': expect.stringContaining('IM0001'),
    })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toEqual([enviada])
  })

  it('enviada outra vez, ou ao mesmo tempo, é a mesma; de pixels iguais, mas outro arquivo, é outra', async () => {
    const { codigo } = await escrever(amb, empresa)
    const bytes = arquivoDe()
    const vezes = await Promise.all(Array.from({ length: 4 }, () => enviar(empresa, codigo, bytes)))
    expect(new Set(vezes.map((vez) => corpo(vez).arquivo)).size).toBe(1)
    corpo(await enviar(empresa, codigo, arquivoDe({ elementos: [] })))
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toHaveLength(2)
  })

  it('a clínica recebe pixels, e nem o que o arquivo diz nem o arquivo', async () => {
    const escrito = await escrever(amb, empresa)
    const { codigo } = escrito
    const { arquivo } = corpo(await enviar(empresa, codigo, arquivoDe()))
    const rascunho = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao: rascunho.versao,
        titulo: rascunho.titulo,
        critico: rascunho.critico,
        conteudo: { ...rascunho.conteudo, imagens: [{ arquivo, legenda: 'Rim' }] },
      }),
    )
    const conferencia = await empresa.como.ESPECIALISTA('GET /laudo/:codigo/pendencias', { codigo })
    expect(corpo(conferencia).pendencias).toContainEqual(
      expect.objectContaining({ regra: 'arquivo-de-outro-paciente', mensagem: expect.stringContaining('“Outro Rex”') }),
    )
    corpo(await assinar(empresa, { ...escrito, versao }))
    expect((await lerComo(empresa, 'PARCEIRO', codigo)).imagens).toEqual([
      expect.objectContaining({
        arquivo,
        dicom: { modalidade: 'US', quadros: 1, paciente: null, especie: null, realizadoEm: null, aparelho: null },
      }),
    ])
    expect((await original('PARCEIRO', codigo, arquivo)).status).toBe(403)
    expect((await original('CLIENTE', codigo, arquivo)).status).toBe(200)
    const { codigo: edicao } = corpo(
      await empresa.como.CLIENTE('POST /laudo/:codigo/retificar', { codigo, motivo: 'Troca da conclusão' }),
    )
    expect((await original('CLIENTE', edicao, arquivo)).status).toBe(200)
  })

  it('cada quadro vem com todos os seus valores, para quem lê o laudo na empresa', async () => {
    const { codigo } = await escrever(amb, empresa)
    const alheio = await escrever(amb, empresa)
    const pixels = Uint8Array.from({ length: 3 * 4 }, (_, i) => i)
    const tres = arquivoDe({ linhas: 2, colunas: 2, elementos: [[0x0028_0008, 'IS', '3']], pixels })
    const { arquivo } = corpo(await enviar(empresa, codigo, tres))
    const { arquivo: foto } = corpo(await enviar(empresa, codigo, await imagem()))
    const pedir = { codigo, arquivo, quadro: 2 }
    const rota = 'GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro'
    const ultimo = await empresa.como.ESPECIALISTA(rota, pedir)
    const { cabecalho, corpo: amostras } = desempacotarQuadro(new Uint8Array(ultimo.bytes))
    expect([cabecalho.total, ...inflateSync(amostras)]).toEqual([3, 8, 9, 10, 11])
    const outra = await criarEmpresa(amb)
    const estados = [
      await empresa.como.ESPECIALISTA(rota, { ...pedir, quadro: 3 }),
      await empresa.como.ESPECIALISTA(rota, { ...pedir, arquivo: foto }),
      await empresa.como.ESPECIALISTA(rota, { ...pedir, codigo: alheio.codigo }),
      await outra.como.CLIENTE(rota, pedir),
      await empresa.como.PARCEIRO(rota, pedir),
      await amb.semToken(rota, pedir),
      await empresa.como.ESPECIALISTA(rota, { ...pedir, quadro: -1 }),
    ].map(({ status }) => status)
    expect(estados).toEqual([404, 404, 404, 404, 404, 401, 422])
  })

  it('a clínica vê os quadros do que o laudo assinado publicou, e de mais nada', async () => {
    const { codigo } = await escrever(amb, empresa)
    const dois = (valor: number) =>
      arquivoDe({
        linhas: 1,
        colunas: 1,
        elementos: [[0x0028_0008, 'IS', '2']],
        pixels: Uint8Array.of(valor, valor + 1),
      })
    const { arquivo } = corpo(await enviar(empresa, codigo, dois(4)))
    const { arquivo: guardado } = corpo(await enviar(empresa, codigo, dois(6)))
    const rota = 'GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro'
    const verDaClinica = (qual: string) => empresa.como.PARCEIRO(rota, { codigo, arquivo: qual, quadro: 1 })
    expect((await verDaClinica(arquivo)).status).toBe(404)
    const rascunho = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const escrito = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao: rascunho.versao,
        titulo: rascunho.titulo,
        critico: rascunho.critico,
        conteudo: { ...rascunho.conteudo, imagens: [{ arquivo, legenda: 'Rim' }] },
      }),
    )
    corpo(await assinar(empresa, { codigo, versao: escrito.versao }))
    const { status, bytes } = await verDaClinica(arquivo)
    expect(status).toBe(200)
    expect([...inflateSync(desempacotarQuadro(new Uint8Array(bytes)).corpo)]).toEqual([5])
    expect((await verDaClinica(guardado)).status).toBe(404)
  })

  it('o original só se baixa pelo laudo a que pertence, e só existe do que veio em DICOM', async () => {
    const { codigo } = await escrever(amb, empresa)
    const alheio = await escrever(amb, empresa)
    const { arquivo } = corpo(await enviar(empresa, codigo, arquivoDe()))
    const outra = await criarEmpresa(amb)
    const estados = [
      await original('CLIENTE', alheio.codigo, arquivo),
      await outra.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo }),
      await amb.semToken('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo }),
    ].map(({ status }) => status)
    expect(estados).toEqual([404, 404, 401])
  })

  it.each([
    ['um vídeo', { sintaxe: '1.2.840.10008.1.2.4.102' }, /vídeo/],
    ['o que não tem imagem', { linhas: 0 }, /não tem imagem/],
    ['pixels que não são o que dizem', { sintaxe: '1.2.840.10008.1.2.4.90' }, /danificado/],
  ] as const)('%s é recusado com o motivo, e nada fica', async (_, opcoes, motivo) => {
    const { codigo } = await escrever(amb, empresa)
    const resposta = await enviar(empresa, codigo, arquivoDe({ ...opcoes, pixels: [new Uint8Array(64)] }))
    expect(resposta).toMatchObject({ status: 415, corpo: { mensagem: expect.stringMatching(motivo) } })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toEqual([])
  })

  it('pode passar de 10 MB, até 60', async () => {
    const { codigo } = await escrever(amb, empresa)
    const lado = 3_400
    const grande = arquivoDe({ linhas: lado, colunas: lado, pixels: degrade(lado) })
    expect(grande.length).toBeGreaterThan(11 * 1024 * 1024)
    expect(corpo(await enviar(empresa, codigo, grande))).toMatchObject({ largura: 2_400, altura: 2_400 })
    const demais = Buffer.concat([grande, Buffer.alloc(60 * 1024 * 1024)])
    expect((await enviar(empresa, codigo, demais)).status).toBe(413)
  })
})

describe('as marcas sobre uma imagem', () => {
  const MARCAS = [
    { id: 'a', tipo: 'DISTANCIA' as const, pontos: [em(0, 0), em(30, 40)] },
    { id: 'b', tipo: 'SETA' as const, pontos: [em(5, 5), em(9, 9)], texto: 'Cálculo' },
  ]
  /** Pixels of 0.4 mm across and 0.2 down. */
  const espacado = () =>
    arquivoDe({ linhas: 60, colunas: 60, pixels: degrade(60), elementos: [[0x0028_0030, 'DS', '0.2\\0.4']] })

  async function marcar(codigo: string, campos: Partial<ImagemDoLaudo>, versao?: number) {
    const { titulo, critico, conteudo, versao: atual } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const imagens = conteudo.imagens.map((uma) => ({ ...uma, ...campos }))
    return empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
      codigo,
      versao: versao ?? atual,
      titulo,
      critico,
      conteudo: { ...conteudo, imagens },
    })
  }

  async function comImagem() {
    const escrito = await escrever(amb, empresa)
    const { codigo } = escrito
    const { arquivo, dicom } = corpo(await enviar(empresa, codigo, espacado()))
    const { conteudo, titulo, versao } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const imagens = [{ arquivo, legenda: 'Rim' }]
    const rascunho = { codigo, versao, titulo, critico: false, conteudo: { ...conteudo, imagens } }
    corpo(await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', rascunho))
    return { ...escrito, codigo, dicom }
  }

  it('são do rascunho: guardadas, com versão, e na trilha de quem as pôs', async () => {
    const { codigo, dicom } = await comImagem()
    expect(dicom?.escalas).toEqual([{ x: 0.4, y: 0.2, parte: null }])
    const { versao } = corpo(await marcar(codigo, { marcas: MARCAS }))
    expect((await lerComo(empresa, 'CLIENTE', codigo)).conteudo.imagens).toMatchObject([{ marcas: MARCAS }])
    expect((await marcar(codigo, { marcas: [] }, versao - 1)).status).toBe(409)
    const { itens } = corpo(await empresa.como.CLIENTE('GET /historico', { entidade: 'laudo', registro: codigo }))
    expect(itens[0]?.mudancas).toHaveProperty('marcas')
  })

  it.each([
    ['pontos a menos', { marcas: [{ id: 'a', tipo: 'ANGULO' as const, pontos: [em(0, 0), em(1, 1)] }] }],
    ['um ponto fora da imagem', { marcas: [{ id: 'a', tipo: 'SETA' as const, pontos: [em(-1, 0), em(1, 1)] }] }],
    ['uma calibração de nada', { calibracao: { de: em(0, 0), ate: em(9, 9), mm: 0 } }],
  ])('%s: recusado', async (_, campos) => {
    const { codigo } = await comImagem()
    expect((await marcar(codigo, campos)).status).toBe(422)
  })

  it('assinadas, entram no documento já medidas, e não mudam mais', async () => {
    const escrito = await comImagem()
    const { codigo } = escrito
    const { versao } = corpo(await marcar(codigo, { marcas: MARCAS }))
    corpo(await assinar(empresa, { ...escrito, versao }))
    const { documento } = await lerComo(empresa, 'PARCEIRO', codigo)
    const escritos = documento?.imagens[0]?.desenhos?.flatMap(({ rotulos }) => rotulos.map(({ texto }) => texto))
    expect(escritos).toEqual(['14,4 mm', 'Cálculo'])
    expect((await marcar(codigo, { marcas: [] })).status).toBe(409)
    const pdf = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })
    expect(lerPdf(pdf.bytes).paginas.flat()).toContain('14,4 mm')
  })

  it('a calibração da pessoa vale sobre o que o arquivo diz', async () => {
    const escrito = await comImagem()
    const calibracao = { de: em(0, 0), ate: em(0, 10), mm: 20 }
    const { versao } = corpo(await marcar(escrito.codigo, { marcas: MARCAS, calibracao }))
    corpo(await assinar(empresa, { ...escrito, versao }))
    const { documento } = await lerComo(empresa, 'ESPECIALISTA', escrito.codigo)
    expect(documento?.imagens[0]?.desenhos?.[0]?.rotulos[0]?.texto).toBe('100,0 mm')
  })
})
