import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificadoA1 } from './certificado/certificado-a1.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from './fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('imagens hostis', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
  const poliglota = async () =>
    Buffer.concat([
      await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ])
  const bomba = () =>
    sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' }, limitInputPixels: false })
      .png()
      .toBuffer()

  it.each([
    ['SVG', async () => svg],
    ['SVG com cabeça de PNG', async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg])],
    ['só a cabeça de um JPEG', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['144 megapixels', bomba],
  ] as const)('%s não entra como foto, logotipo nem assinatura', async (_, fazer) => {
    const bytes = new Uint8Array(await fazer())
    const { CLIENTE, ESPECIALISTA } = empresa.como
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const arquivo = { arquivo: { nome: 'a.png', bytes } }
    const respostas = await Promise.all([
      CLIENTE('POST /animal/:codigo/foto', { codigo: animal }, arquivo),
      CLIENTE('POST /cliente/proprio/logo', {}, arquivo),
      ESPECIALISTA('POST /especialista/:codigo/assinatura/imagem', { codigo: empresa.especialista }, arquivo),
    ])
    for (const { status } of respostas) expect([413, 415, 422]).toContain(status)
  })

  it('um poliglota perde tudo o que não é imagem', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { CLIENTE } = empresa.como
    expect(
      (
        await CLIENTE(
          'POST /animal/:codigo/foto',
          { codigo: animal },
          { arquivo: { nome: 'a.html', bytes: new Uint8Array(await poliglota()) } },
        )
      ).status,
    ).toBe(201)
    const { bytes, cabecalhos } = await CLIENTE('GET /animal/:codigo/foto', { codigo: animal })
    expect([cabecalhos['content-type'], cabecalhos['x-content-type-options'], bytes.includes('script')]).toEqual([
      'image/jpeg',
      'nosniff',
      false,
    ])
  })
})

describe('certificados hostis', () => {
  const mandar = (bytes: Uint8Array, senha = 'senha do certificado') =>
    empresa.como.ESPECIALISTA(
      'POST /especialista/:codigo/assinatura/certificado',
      { codigo: empresa.especialista, senha },
      { arquivo: { nome: 'a.pfx', bytes } },
    )

  it('cortado em qualquer ponto, ou com um byte trocado, é recusado com palavras', async () => {
    const { bytes: inteiro } = await certificadoA1({ senha: 'senha do certificado' })
    const pontos = [1, 2, 5, 30, 100, 500, inteiro.length - 1]
    for (const ponto of pontos) expect([415, 422]).toContain((await mandar(inteiro.slice(0, ponto))).status)
    const trocado = Buffer.from(inteiro)
    trocado[40] = (trocado[40] ?? 0) ^ 0xff
    expect([200, 415, 422]).toContain((await mandar(trocado)).status)
    expect([415, 422]).toContain((await mandar(new Uint8Array([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]))).status)
    expect([415, 422]).toContain((await mandar(new Uint8Array(Buffer.alloc(200_000, 0x30)))).status)
  })

  it('nem a senha nem a chave aparecem em resposta, trilha, histórico ou banco', async () => {
    const { bytes, segredos } = await certificadoA1({ senha: 'uma senha muito rara 8213' })
    const enviado = await mandar(bytes, 'uma senha muito rara 8213')
    expect(enviado.status, JSON.stringify(enviado.corpo)).toBe(200)
    const lidos = [
      JSON.stringify(enviado.corpo),
      JSON.stringify(
        (await empresa.como.CLIENTE('GET /historico', { entidade: 'especialista', registro: empresa.especialista }))
          .corpo,
      ),
      JSON.stringify((await empresa.como.CLIENTE('GET /especialista/:codigo', { codigo: empresa.especialista })).corpo),
      JSON.stringify(
        (await empresa.como.CLIENTE('GET /especialista/:codigo/assinatura', { codigo: empresa.especialista })).corpo,
      ),
    ]
    for (const segredo of [...segredos, 'PRIVATE KEY', 'envelope'])
      for (const texto of lidos) expect(texto).not.toContain(segredo)
    const { envelope } = await amb.db
      .selectFrom('especialista_certificado')
      .select('envelope')
      .where('especialista', '=', empresa.especialista)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(envelope).includes(Buffer.from(bytes.slice(0, 64)))).toBe(false)
    expect(Buffer.from(envelope).includes(Buffer.from(bytes).toString('base64').slice(0, 64))).toBe(false)
  })
})
