import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../../infra/arquivos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, comImagens, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'

const INICIO = '2026-11-20T15:00:00Z'
let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: INICIO })
  empresa = await criarEmpresa(amb)
})
beforeEach(() => amb.relogio.fixar(INICIO))
afterAll(() => amb.fechar())

describe('verificar', () => {
  it('pelo arquivo: cada byte conta; pelo resumo dele; pelo código, de qualquer jeito de digitar', async () => {
    const { codigo, codigoVerificacao } = await assinado(amb, empresa)
    const { bytes: pdf, cabecalhos } = await empresa.como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo })
    expect(cabecalhos['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''laudo-\d+\.pdf$/)
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    const esperado = {
      autentico: true,
      motivo: null,
      laudo: { numero: documento?.numero, paciente: documento?.animal.nome, retificado: false, sha256: sha256(pdf) },
    }
    const porArquivo = async (bytes: Uint8Array) =>
      corpo(await amb.semToken('POST /verificar', {}, { arquivo: { nome: 'x.pdf', bytes } }))
    expect(await porArquivo(pdf)).toMatchObject(esperado)
    expect(corpo(await amb.semToken('GET /verificar', { sha256: sha256(pdf) }))).toMatchObject(esperado)
    for (const digitado of [
      codigoVerificacao,
      codigoVerificacao.toLowerCase().replaceAll('-', ' '),
      codigoVerificacao.slice(4),
    ]) {
      expect(corpo(await amb.semToken('GET /verificar', { codigo: digitado }))).toMatchObject(esperado)
    }
    for (const posicao of [10, pdf.length >> 1, pdf.length - 1]) {
      const tocado = Buffer.from(pdf)
      tocado[posicao] = (tocado[posicao] ?? 0) ^ 1
      expect(await porArquivo(tocado)).toEqual({
        autentico: false,
        reconhecido: true,
        laudo: null,
        motivo: expect.stringContaining('não é idêntico'),
      })
    }
    expect(await porArquivo(Buffer.from('oi'))).toMatchObject({
      autentico: false,
      reconhecido: false,
      motivo: expect.stringContaining('não é um PDF'),
    })
  })

  it('um código digitado errado ou desconhecido não é reconhecido, e não acusa ninguém', async () => {
    for (const codigo of ['VLM-7K3P-Q9TX-22', 'VLM-2222-2222-22', 'qualquer coisa'])
      expect(corpo(await amb.semToken('GET /verificar', { codigo }))).toMatchObject({
        autentico: false,
        reconhecido: false,
        laudo: null,
      })
  })

  it('diz por que não', async () => {
    const motivo = async (codigo: string) => corpo(await amb.semToken('GET /verificar', { codigo })).motivo
    expect(await motivo('VLM-7K3P-Q9TX-22')).toContain('Confira')
    expect(await motivo('VLM-2222-2222-22')).toContain('Nenhum laudo')
    expect((await amb.semToken('GET /verificar', {})).status).toBe(422)
    expect((await amb.semToken('GET /verificar', { sha256: 'x' })).status).toBe(422)
  })
})

describe('link secreto', () => {
  const abrir = (chave: string) => amb.semToken('POST /laudo-compartilhado', { chave })
  const baixar = (chave: string, hash?: string) =>
    amb.semToken('POST /laudo-compartilhado/arquivo', { chave, ...(hash === undefined ? {} : { sha256: hash }) })
  const compartilhar = async (codigo: string, perfil: 'CLIENTE' | 'PARCEIRO' = 'CLIENTE', dias = 7) => {
    const link = corpo(await empresa.como[perfil]('POST /laudo/:codigo/compartilhamentos', { codigo, dias }))
    return { ...link, chave: link.url.split('#')[1] ?? '' }
  }

  it('abre o documento, o PDF e as imagens publicadas, e conta as aberturas', async () => {
    const { codigo, deFora } = await comImagens(amb, empresa)
    const { chave, url, expiraEm } = await compartilhar(codigo)
    expect(url).toMatch(/^https:\/\/vetlume\.test\/laudo-compartilhado#[\w-]{43}$/)
    expect(expiraEm).toBe('2026-11-27T15:00:00.000Z')
    const aberto = corpo(await abrir(chave))
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(aberto).toEqual({ documento, empresa: empresa.cliente, expiraEm, retificado: false, critico: null })
    corpo(await abrir(chave))
    expect(corpo(await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo }))).toMatchObject([
      { aberturas: 2, abertoEm: '2026-11-20T15:00:00.000Z', revogadoEm: null },
    ])
    expect(
      (await baixar(chave)).bytes.equals((await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })).bytes),
    ).toBe(true)
    const publicada = await baixar(chave, documento?.imagens[0]?.sha256)
    expect([publicada.status, publicada.cabecalhos['content-type']]).toEqual([200, 'image/jpeg'])
    const { sha256: oculta } = await amb.db
      .selectFrom('arquivo')
      .select('sha256')
      .where('codigo', '=', deFora)
      .executeTakeFirstOrThrow()
    expect((await baixar(chave, oculta)).status).toBe(404)
    const leitura = await amb.db
      .selectFrom('acesso_clinico')
      .select('usuario')
      .where('registro', '=', codigo)
      .where('usuario', 'is', null)
      .execute()
    // Two openings and the PDF.
    expect(leitura).toHaveLength(3)
  })

  it('o segredo não fica guardado', async () => {
    const { codigo } = await assinado(amb, empresa)
    const { chave } = await compartilhar(codigo)
    const linhas = await amb.db.selectFrom('laudo_compartilhamento').selectAll().where('laudo', '=', codigo).execute()
    expect(JSON.stringify(linhas)).not.toContain(chave)
    expect(linhas[0]?.chave_hash.includes(Buffer.from(chave, 'base64url'))).toBe(false)
  })

  it('expira, e pode ser cancelado', async () => {
    const { codigo } = await assinado(amb, empresa)
    const curto = await compartilhar(codigo, 'CLIENTE', 1)
    const cancelado = await compartilhar(codigo)
    const cancelar = (compartilhamento: string) =>
      empresa.como.CLIENTE('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', { codigo, compartilhamento })
    expect((await cancelar(cancelado.codigo)).status).toBe(204)
    expect((await cancelar(cancelado.codigo)).status).toBe(204)
    expect((await abrir(cancelado.chave)).corpo).toMatchObject({ codigo: 'LINK_EXPIRADO' })
    expect((await baixar(cancelado.chave)).status).toBe(410)
    amb.relogio.avancar({ hours: 23, minutes: 59 })
    expect((await abrir(curto.chave)).status).toBe(200)
    amb.relogio.avancar({ minutes: 1 })
    expect([(await abrir(curto.chave)).status, (await baixar(curto.chave)).status]).toEqual([410, 410])
    expect((await abrir('a'.repeat(43))).status).toBe(404)
  })

  it('a clínica vê e cancela os seus, não os da empresa', async () => {
    const { codigo } = await assinado(amb, empresa)
    const daEmpresa = await compartilhar(codigo)
    const dela = await compartilhar(codigo, 'PARCEIRO')
    const { PARCEIRO } = empresa.como
    expect(
      corpo(await PARCEIRO('GET /laudo/:codigo/compartilhamentos', { codigo })).map((link) => link.codigo),
    ).toEqual([dela.codigo])
    expect(
      (
        await PARCEIRO('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', {
          codigo,
          compartilhamento: daEmpresa.codigo,
        })
      ).status,
    ).toBe(404)
    expect(corpo(await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo }))).toHaveLength(2)
  })

  it('só de laudo assinado e em vigor', async () => {
    const escrito = await escrever(amb, empresa)
    const tentar = () => empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo: escrito.codigo })
    expect((await tentar()).status).toBe(409)
    corpo(await assinar(empresa, escrito))
    expect((await tentar()).status).toBe(201)
    const { codigo } = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo: escrito.codigo, motivo: 'x' }),
    )
    corpo(await assinar(empresa, { codigo, versao: 1 }))
    expect((await tentar()).corpo).toMatchObject({ mensagem: expect.stringContaining('edição mais nova') })
  })
})
