import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { abrir } from './atendimentos.ts'
import { criarEmpresa, type Empresa } from './fabricas.ts'
import { pdfMinimo } from './pdf/pdf-minimo.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('anexos', () => {
  it.each([
    ['emoji na borda do limite', `${'a'.repeat(119)}😀.pdf`],
    ['caminho', '../../etc/passwd'],
    ['quebra de linha', 'a\\r\\nset-cookie: x=1'],
    ['só espaços', '   '],
    ['aspas e unicode', `ex'a"me – ção.pdf`],
  ])('o nome de um arquivo não é perigo: %s', async (_, nome) => {
    const { codigo } = await abrir(amb, empresa)
    const enviado = await empresa.como.PARCEIRO(
      'POST /atendimento/:codigo/anexo',
      { codigo },
      { arquivo: { nome: nome.replaceAll('"', '%22'), bytes: pdfMinimo(nome) } },
    )
    expect(enviado).toMatchObject({ status: 201 })
    expect(enviado.corpo.nome.isWellFormed()).toBe(true)
    const baixado = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', {
      codigo,
      anexo: enviado.corpo.codigo,
    })
    expect(baixado.bytes.equals(pdfMinimo(nome))).toBe(true)
    expect(String(baixado.cabecalhos['content-disposition'])).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!*()-]+$/)
    expect(baixado.cabecalhos['set-cookie']).toBeUndefined()
  })

  it('um atendimento não vira depósito: há um máximo de anexos', async () => {
    const { codigo } = await abrir(amb, empresa)
    // Images, each of its own width: a PDF costs a process to look into.
    const imagem = (i: number) =>
      sharp({ create: { width: i + 1, height: 4, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    const enviar = async (i: number) =>
      empresa.como.PARCEIRO(
        'POST /atendimento/:codigo/anexo',
        { codigo },
        { arquivo: { nome: `${i}.png`, bytes: await imagem(i) } },
      )
    const respostas: Awaited<ReturnType<typeof enviar>>[] = []
    // As many at once as a company may have in the line.
    for (let i = 0; i < 55; i += 11)
      respostas.push(...(await Promise.all(Array.from({ length: 11 }, (_, n) => enviar(i + n)))))
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(respostas.filter(({ status }) => status === 422)).toHaveLength(5)
    // The same bytes again are the attachment that is there.
    const aceito = respostas.findIndex(({ status }) => status === 201)
    expect((await enviar(aceito)).status).toBe(201)
  })

  it('um PDF que age por si não entra, e o que entra sai desarmado', async () => {
    const { codigo } = await abrir(amb, empresa)
    const enviar = (bytes: Buffer) =>
      empresa.como.PARCEIRO('POST /atendimento/:codigo/anexo', { codigo }, { arquivo: { nome: 'a.pdf', bytes } })
    for (const [bytes, motivo] of [
      [Buffer.from('%PDF-1.7 de mentira'), 'danificado'],
      [pdfMinimo('', { catalogo: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'Imprima-o como PDF'],
      [pdfMinimo('', { catalogo: '/Names << /EmbeddedFiles << /Names [] >> >>' }), 'Imprima-o como PDF'],
    ] as const)
      expect(await enviar(bytes)).toMatchObject({
        status: 415,
        corpo: { codigo: 'TIPO_NAO_ACEITO', mensagem: expect.stringContaining(motivo) },
      })
    const { corpo } = await enviar(pdfMinimo('inerte'))
    const { cabecalhos } = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', {
      codigo,
      anexo: corpo.codigo,
    })
    expect(cabecalhos).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'x-content-type-options': 'nosniff',
      'content-type': 'application/pdf',
    })
  })
})
