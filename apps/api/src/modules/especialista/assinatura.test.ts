import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { certificadoA1 } from '../../../teste/certificado/certificado-a1.ts'
import { criarCofre } from '../../infra/cofre.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let codigo: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  outra = await criarEmpresa(amb)
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  codigo = empresa.especialista
})
afterAll(() => amb.fechar())

type Quem = 'CLIENTE' | 'ESPECIALISTA'
const ver = async (quem: Quem = 'CLIENTE') =>
  (await empresa.como[quem]('GET /especialista/:codigo/assinatura', { codigo })).corpo
const trilha = async () =>
  (await empresa.como.CLIENTE('GET /historico', { entidade: 'especialista', registro: codigo })).corpo.itens

describe('imagem da assinatura', () => {
  const traco = (cor: string, fundo: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500"><rect width="1600" height="500" fill="${fundo}"/>
      <path d="M100 300 Q 500 50 800 300 T 1500 250" stroke="${cor}" stroke-width="24" fill="none"/></svg>`,
    )
  const png = (cor = 'navy') => sharp(traco(cor, 'none')).png().toBuffer()
  const enviar = (bytes: Uint8Array, quem: Quem = 'ESPECIALISTA', nome = 'assinatura.png') =>
    empresa.como[quem]('POST /especialista/:codigo/assinatura/imagem', { codigo }, { arquivo: { nome, bytes } })

  it('o próprio especialista envia; o fundo continua transparente e o tamanho é limitado', async () => {
    const { status, corpo } = await enviar(await png())
    expect(status, JSON.stringify(corpo)).toBe(200)
    expect(corpo).toMatchObject({ imagem: { largura: 1_000, altura: 313 }, permissoes: { editar: true } })
    const baixada = await empresa.como.CLIENTE('GET /especialista/:codigo/assinatura/imagem', { codigo })
    expect(baixada.cabecalhos['content-type']).toContain('image/png')
    expect(await sharp(baixada.bytes).metadata()).toMatchObject({ format: 'png', width: 1_000, hasAlpha: true })
    expect((await sharp(baixada.bytes).stats()).isOpaque).toBe(false)
    expect(await trilha()).toMatchObject([{ acao: 'enviar assinatura' }])
  })

  it('a de fundo branco vira JPEG; a mesma enviada de novo é a mesma; outra toma o lugar', async () => {
    const jpeg = await sharp(traco('black', 'white')).jpeg().toBuffer()
    const primeira = (await enviar(jpeg, 'CLIENTE')).corpo.imagem
    expect((await enviar(jpeg, 'CLIENTE')).corpo.imagem).toEqual(primeira)
    const segunda = (await enviar(await png('green'), 'CLIENTE')).corpo.imagem
    expect(segunda?.sha256).not.toBe(primeira?.sha256)
    expect((await trilha())[0]?.mudancas).toEqual({ assinatura: [primeira?.sha256, segunda?.sha256] })
    expect(await trilha()).toHaveLength(2)
  })

  it('retirar é uma vez só', async () => {
    await enviar(await png())
    const retirar = () => empresa.como.ESPECIALISTA('DELETE /especialista/:codigo/assinatura/imagem', { codigo })
    expect([(await retirar()).status, (await retirar()).status]).toEqual([204, 404])
    expect((await ver()).imagem).toBeNull()
    expect((await empresa.como.CLIENTE('GET /especialista/:codigo/assinatura/imagem', { codigo })).status).toBe(404)
  })

  it('recusa o que não é PNG nem JPEG, e o que está corrompido', async () => {
    const webp = await sharp(traco('black', 'white')).webp().toBuffer()
    expect(await enviar(webp)).toMatchObject({
      status: 415,
      corpo: { mensagem: expect.stringContaining('PNG ou JPEG') as string },
    })
    expect((await enviar(traco('black', 'white'))).status).toBe(415)
    expect((await enviar((await png()).subarray(0, 900))).status).toBe(415)
    expect((await ver()).imagem).toBeNull()
  })

  it('ninguém envia a do colega, nem a clínica, nem outra empresa', async () => {
    const { corpo: colega } = await empresa.como.CLIENTE('POST /especialista', {
      nome: 'X',
      crmvUf: 'SP',
      crmvNumero: '5',
    })
    const arquivo = { nome: 'a.png', bytes: await png() }
    const rota = 'POST /especialista/:codigo/assinatura/imagem'
    expect((await empresa.como.ESPECIALISTA(rota, { codigo: colega.codigo }, { arquivo })).status).toBe(404)
    expect((await empresa.como.PARCEIRO(rota, { codigo }, { arquivo })).status).toBe(403)
    expect((await outra.como.CLIENTE(rota, { codigo }, { arquivo })).status).toBe(404)
  })
})

describe('certificado A1', () => {
  const senha = 'Senha do Certificado 1'
  const enviar = (bytes: Uint8Array, comSenha = senha, quem: Quem = 'ESPECIALISTA') =>
    empresa.como[quem](
      'POST /especialista/:codigo/assinatura/certificado',
      { codigo, senha: comSenha },
      { arquivo: { nome: 'certificado.pfx', bytes } },
    )
  const linha = () =>
    amb.db
      .selectFrom('especialista_certificado')
      .selectAll()
      .where('cliente', '=', empresa.cliente)
      .executeTakeFirstOrThrow()

  it.each(['aes256', '3des'] as const)('é lido, guardado e mostrado (%s)', async (algoritmo) => {
    const cpf = cpfUnico()
    await amb.db.updateTable('especialista').set({ cpf }).where('codigo', '=', codigo).execute()
    const { bytes } = await certificadoA1({ senha, cpf, algoritmo })
    const { status, corpo } = await enviar(bytes)
    expect(status, JSON.stringify(corpo)).toBe(200)
    expect(corpo.certificado).toMatchObject({
      titular: 'MARIA D AVILA',
      cpf,
      cpfConfere: true,
      confiavel: false,
      emissor: 'AC de Teste RFB v5',
      numeroSerie: '0A1B2C3D',
      impressaoDigital: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      validoAte: '2027-06-01T12:00:00.000Z',
      situacao: 'VALIDO',
      diasRestantes: 192,
    })
    expect(await ver('CLIENTE')).toEqual(corpo)
  })

  it('o arquivo fica selado, preso ao lugar, e abre igual ao que veio', async () => {
    const { bytes } = await certificadoA1({ senha })
    await enviar(bytes)
    const { envelope } = await linha()
    expect(envelope.includes(bytes.subarray(0, 64))).toBe(false)
    const cofre = criarCofre('segredo-de-teste-com-mais-de-32-caracteres')
    const lugar = `certificado:${empresa.cliente}:${codigo}`
    expect(Buffer.from(cofre.abrir(envelope, lugar) as string, 'base64').equals(bytes)).toBe(true)
    expect(() => cofre.abrir(envelope, `certificado:${outra.cliente}:${codigo}`)).toThrow()
    expect(() => criarCofre('outro-segredo-com-mais-de-32-caracteres').abrir(envelope, lugar)).toThrow()
  })

  it('nem a senha nem a chave aparecem em resposta, trilha ou banco', async () => {
    const { bytes, segredos } = await certificadoA1({ senha })
    const boa = await enviar(bytes)
    const ruim = await enviar(bytes, `${senha}!`)
    const { rows } = await sql<{ tudo: string }>`
      select coalesce(string_agg(a::text, ' '), '') || coalesce((select string_agg(c::text, ' ') from especialista_certificado c), '')
        || coalesce((select string_agg(i::text, ' ') from idempotencia i), '') as tudo
      from auditoria a where a.cliente = ${empresa.cliente}`.execute(amb.db)
    const tudo = [JSON.stringify(boa), JSON.stringify(ruim.corpo), JSON.stringify(await trilha()), rows[0]?.tudo]
    expect(rows[0]?.tudo).toContain('enviar certificado')
    for (const segredo of segredos) expect(tudo.join('\n')).not.toContain(segredo)
  })

  it('o CPF do titular é comparado com o do especialista, quando os dois existem', async () => {
    const [dela, alheio] = [cpfUnico(), cpfUnico()]
    const confere = async (cpf?: string, empresaNo = false) => {
      const { bytes } = await certificadoA1({ senha, ...(cpf === undefined ? {} : { cpf }), empresa: empresaNo })
      return (await enviar(bytes)).corpo.certificado?.cpfConfere
    }
    expect(await confere(dela)).toBeNull()
    await amb.db.updateTable('especialista').set({ cpf: dela }).where('codigo', '=', codigo).execute()
    expect([await confere(dela), await confere(alheio), await confere(), await confere(dela, true)]).toEqual([
      true,
      false,
      null,
      true,
    ])
  })

  it.each([
    [422, 'SENHA_NAO_CONFERE', 'senha não abre', { senha: 'outra senha' }],
    [422, 'VALIDACAO', 'chave privada', { sem: 'chave' }],
    [422, 'VALIDACAO', 'certificado da chave', { sem: 'certificado' }],
    [422, 'VALIDACAO', 'já venceu', { validoDe: '2025-01-01T00:00:00Z', validoAte: '2026-11-20T14:59:59Z' }],
    [422, 'VALIDACAO', 'ainda não está valendo', { validoDe: '2026-12-01T00:00:00Z' }],
  ] as const)('%i %s: %s', async (status, erro, mensagem, pedido) => {
    const { bytes } = await certificadoA1({ senha, ...pedido })
    expect(await enviar(bytes)).toMatchObject({
      status,
      corpo: { codigo: erro, mensagem: expect.stringContaining(mensagem) as string },
    })
    expect((await ver()).certificado).toBeNull()
  })

  it.each([
    ['texto', Buffer.from('isto não é um certificado')],
    ['vazio', Buffer.alloc(0)],
    ['uma lista de ASN.1', Buffer.from('30060201030c0141', 'hex')],
    ['ASN.1 fundo', Buffer.concat([Buffer.from('30803080', 'hex'), Buffer.alloc(60_000, 0x30)])],
  ])('415 para o que não é PKCS#12: %s', async (_, bytes) => {
    const { status, corpo } = await enviar(bytes)
    expect(status, JSON.stringify(corpo)).toBe(415)
  })

  it('um arquivo grande é recusado antes de ser lido', async () => {
    expect((await enviar(Buffer.alloc(300_000, 0x30))).status).toBe(413)
  })

  it('avisa quando faltam trinta dias, e diz quando venceu', async () => {
    const { bytes } = await certificadoA1({ senha, validoAte: '2026-12-20T15:00:00Z' })
    expect((await enviar(bytes)).corpo.certificado).toMatchObject({ situacao: 'VENCENDO', diasRestantes: 30 })
    await amb.db
      .updateTable('especialista_certificado')
      .set({ valido_ate: '2026-11-20T14:00:00Z' })
      .where('cliente', '=', empresa.cliente)
      .execute()
    expect((await ver()).certificado).toMatchObject({ situacao: 'VENCIDO', diasRestantes: -1 })
  })

  it('um novo toma o lugar, e apagar é uma vez só', async () => {
    await enviar((await certificadoA1({ senha, titular: 'ANTIGO' })).bytes)
    await enviar((await certificadoA1({ senha, titular: 'NOVO' })).bytes, senha, 'CLIENTE')
    expect((await ver()).certificado?.titular).toBe('NOVO')
    const apagar = () => empresa.como.ESPECIALISTA('DELETE /especialista/:codigo/assinatura/certificado', { codigo })
    expect([(await apagar()).status, (await apagar()).status]).toEqual([204, 404])
    expect((await trilha()).map(({ acao }) => acao)).toEqual([
      'apagar certificado',
      'enviar certificado',
      'enviar certificado',
    ])
  })

  it('na trilha, vale até o dia do lugar: à uma da manhã em Londres ainda é a véspera em São Paulo', async () => {
    await enviar((await certificadoA1({ senha, titular: 'ANA', validoAte: '2027-06-01T01:00:00Z' })).bytes)
    expect((await trilha())[0]?.mudancas).toEqual({ certificado: [null, 'ANA, nº 0A1B2C3D, até 2027-05-31'] })
  })

  it('sem senha, sem arquivo, de outra empresa', async () => {
    const { bytes } = await certificadoA1({ senha })
    expect(await enviar(bytes, '')).toMatchObject({
      status: 422,
      corpo: { campos: { senha: 'Informe a senha do certificado.' } },
    })
    const rota = 'POST /especialista/:codigo/assinatura/certificado'
    const arquivo = { nome: 'x.pfx', bytes }
    expect((await outra.como.CLIENTE(rota, { codigo, senha }, { arquivo })).status).toBe(404)
    expect((await empresa.como.PARCEIRO(rota, { codigo, senha }, { arquivo })).status).toBe(403)
  })
})
