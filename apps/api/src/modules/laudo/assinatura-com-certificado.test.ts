import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import {
  assinaturaDoPdf,
  opensslCades,
  pdfsig,
  semAssinatura,
  temPrograma,
} from '../../../teste/certificado/assinatura-do-pdf.ts'
import { criarAutoridade, type Autoridade } from '../../../teste/certificado/autoridade.ts'
import { certificadoA1 } from '../../../teste/certificado/certificado-a1.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'
import { lerPdf, semEspacos } from '../../../teste/pdf/ler-pdf.ts'
import { sha256 } from '../../infra/arquivos.ts'

let amb: Ambiente
let empresa: Empresa
let autoridade: Autoridade
let cpf: string
beforeAll(async () => {
  autoridade = await criarAutoridade()
  amb = await abrirAmbiente({ raizes: [autoridade.raiz] })
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  cpf = cpfUnico()
  await amb.db.updateTable('especialista').set({ cpf }).where('codigo', '=', empresa.especialista).execute()
})
afterAll(() => amb.fechar())

const SENHA_DO_CERTIFICADO = 'açúcar & sal'

async function enviarCertificado(pedido: Partial<Parameters<typeof certificadoA1>[0]> = {}) {
  const { bytes } = await certificadoA1({ senha: SENHA_DO_CERTIFICADO, cpf, autoridade, ...pedido })
  return corpo(
    await empresa.como.ESPECIALISTA(
      'POST /especialista/:codigo/assinatura/certificado',
      { codigo: empresa.especialista, senha: SENHA_DO_CERTIFICADO },
      { arquivo: { nome: 'certificado.pfx', bytes } },
    ),
  )
}

type Escrito = Awaited<ReturnType<typeof escrever>>
const assinarCom = (escrito: Escrito, senhaDoCertificado = SENHA_DO_CERTIFICADO) =>
  assinar(empresa, escrito, { senhaDoCertificado })
const pdfDe = async (codigo: string) => (await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })).bytes

describe('um laudo assinado com o certificado A1', () => {
  let codigo: string
  let pdf: Uint8Array
  beforeEach(async () => {
    await enviarCertificado()
    const escrito = await escrever(amb, empresa)
    codigo = escrito.codigo
    corpo(await assinarCom(escrito))
    pdf = await pdfDe(codigo)
  })

  it('diz no papel e na tela que a assinatura é qualificada, de quem e de que autoridade', async () => {
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(documento?.assinatura).toEqual({
      nivel: 'QUALIFICADA',
      fundamento:
        'assinatura eletrônica qualificada, ICP-Brasil, MP 2.200-2/2001, art. 10, § 1º; Lei 14.063/2020, art. 4º',
      certificado: { titular: 'MARIA D AVILA', emissor: 'AC de Teste RFB v5', numeroSerie: '0A1B2C3D' },
    })
    expect(semEspacos(lerPdf(semAssinatura(pdf)).paginas.flat().join(''))).toContain(
      semEspacos('Certificado de MARIA D AVILA, emitido por AC de Teste RFB v5, nº 0A1B2C3D.'),
    )
  })

  it('a assinatura cobre o arquivo inteiro, menos ela mesma, e o campo está sobre o que se lê', () => {
    const { cobre } = assinaturaDoPdf(pdf)
    expect([cobre[0], cobre[3]]).toEqual([0, pdf.byteLength])
    const lidos = [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/Rect \[\s*([-\d. ]+?)\s*\]/g),
    ]
    const [esquerda = 0, baixo = 0, direita = 0, alto = 0] = (lidos.at(-1)?.[1] ?? '').split(/\s+/).map(Number)
    expect([direita - esquerda > 100, alto - baixo > 20]).toEqual([true, true])
  })

  it('o resumo guardado é o do arquivo assinado, que a verificação reconhece', async () => {
    const { pdf_sha256 } = await amb.db
      .selectFrom('laudo')
      .select('pdf_sha256')
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
    expect(pdf_sha256).toBe(sha256(pdf))
    const conferida = await amb.semToken('POST /verificar', {}, { arquivo: { nome: 'laudo.pdf', bytes: pdf } })
    expect(corpo(conferida)).toMatchObject({ autentico: true })
  })

  it.skipIf(!temPrograma('pdfsig'))('o pdfsig a aceita; um byte trocado, não', () => {
    const dito = pdfsig(pdf)
    expect(dito).toContain('Signature is Valid.')
    expect(dito).toContain('ETSI.CAdES.detached')
    expect(dito).toContain('Total document signed')
    const trocado = Buffer.from(pdf)
    trocado[500] = (trocado[500] ?? 0) ^ 1
    expect(pdfsig(trocado)).not.toContain('Signature is Valid.')
  })

  it.skipIf(!temPrograma('openssl'))('o OpenSSL a aceita como CAdES até a raiz; outro conteúdo, não', () => {
    const { conteudo, cms } = assinaturaDoPdf(pdf)
    expect(() => opensslCades({ conteudo, cms }, autoridade.raiz)).not.toThrow()
    expect(() =>
      opensslCades({ conteudo: Buffer.concat([conteudo, Buffer.from(' ')]), cms }, autoridade.raiz),
    ).toThrow()
  })

  it('a trilha diz que o certificado foi aberto, e para quê; nada do que assina fica no banco', async () => {
    const { corpo: historico } = await empresa.como.CLIENTE('GET /historico', {
      entidade: 'especialista',
      registro: empresa.especialista,
    })
    expect(historico.itens[0]).toMatchObject({
      acao: 'abrir certificado',
      mudancas: { para: [null, 'assinar laudo'], certificado: [null, expect.stringContaining('MARIA D AVILA')] },
    })
    expect(JSON.stringify(historico)).not.toContain(SENHA_DO_CERTIFICADO)
  })
})

describe('o certificado é recusado, e o laudo fica como estava', () => {
  async function recusado(senhaDoCertificado?: string) {
    const escrito = await escrever(amb, empresa)
    const { status, corpo: recusa } = await assinarCom(escrito, senhaDoCertificado)
    const { estado, versao } = await lerComo(empresa, 'CLIENTE', escrito.codigo)
    expect({ status, estado, versao }).toEqual({ status: 422, estado: 'RASCUNHO', versao: escrito.versao })
    return recusa
  }
  const comMotivo = (trecho: string) => ({
    codigo: 'CERTIFICADO_RECUSADO',
    campos: { senhaDoCertificado: expect.stringContaining(trecho) as string },
  })

  it('sem certificado enviado', async () => {
    expect(await recusado()).toMatchObject(comMotivo('não tem certificado A1'))
  })

  it('de outra pessoa, e de quem não tem CPF no cadastro', async () => {
    await enviarCertificado({ cpf: cpfUnico() })
    expect(await recusado()).toMatchObject(comMotivo('é de outra pessoa'))
    await amb.db.updateTable('especialista').set({ cpf: null }).where('codigo', '=', empresa.especialista).execute()
    expect(await recusado()).toMatchObject(comMotivo('não tem CPF'))
  })

  it('o que leva à raiz é dito confiável quando chega', async () => {
    expect((await enviarCertificado()).certificado?.confiavel).toBe(true)
  })

  it('de autoridade desconhecida, e sem o caminho até a raiz', async () => {
    const enviado = await enviarCertificado({ autoridade: await criarAutoridade() })
    expect(enviado.certificado?.confiavel).toBe(false)
    expect(await recusado()).toMatchObject(comMotivo('não leva à ICP-Brasil'))
    await enviarCertificado({ semCaminho: true })
    expect(await recusado()).toMatchObject(comMotivo('não leva à ICP-Brasil'))
  })

  it('vencido desde que foi enviado', async () => {
    await enviarCertificado({ validoAte: '2026-11-20T15:30:00Z' })
    const antes = amb.relogio.agora().toString()
    amb.relogio.avancar({ minutes: 40 })
    empresa.como.ESPECIALISTA = await amb.como({
      usuario: empresa.usuarios.ESPECIALISTA.codigo,
      perfis: ['ESPECIALISTA'],
      cliente: empresa.cliente,
      especialista: empresa.especialista,
    })
    empresa.como.CLIENTE = await amb.como({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    expect(await recusado()).toMatchObject(comMotivo('já venceu'))
    amb.relogio.fixar(antes)
  })

  it('com a senha errada, que conta contra um limite; a certa não conta', async () => {
    await enviarCertificado()
    for (let i = 0; i < 5; i += 1)
      expect(await recusado('errada')).toMatchObject(comMotivo('não abre este certificado'))
    const escrito = await escrever(amb, empresa)
    expect((await assinarCom(escrito)).status).toBe(429)
  })
})
