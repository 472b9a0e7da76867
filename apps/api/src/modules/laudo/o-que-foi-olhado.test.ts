import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashDoDocumento } from './assinatura.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  corpo,
  criarExame,
  escrever,
  lerComo,
  medida,
  publicarModelo,
  secao,
  texto,
} from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const linhaDe = (codigo: string) =>
  amb.db.selectFrom('laudo').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()
const papelDe = async (codigo: string) =>
  lerPdf((await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })).bytes)
    .paginas.flat()
    .join(' ')

const baco = (campos = {}) => secao({ id: 'baco', titulo: 'Baço', orgao: 'BACO', ...campos })

describe('confirmar as seções', () => {
  it('um laudo começa por conferir, e não se assina antes', async () => {
    const modelo = await publicarModelo(amb, empresa.cliente)
    const { item } = await criarExame(amb, empresa)
    const { codigo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item, modelo }))
    const { conteudo, versao } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(conteudo.secoes.map(({ confirmada }) => confirmada)).toEqual([undefined])
    const recusa = await assinar(empresa, { codigo, versao })
    expect(recusa.status).toBe(409)
    expect(recusa.corpo).toMatchObject({
      detalhes: { pendencias: expect.arrayContaining([expect.objectContaining({ regra: 'secao-por-confirmar' })]) },
    })
  })

  it('o laudo assinado guarda quais foram confirmadas, no que se assina; a retificação parte delas', async () => {
    const { codigo } = await assinado(amb, empresa, { conteudo: { secoes: [secao(), baco()] } })
    const { documento: lido } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(lido?.secoes.map(({ id, confirmada }) => [id, confirmada])).toEqual([
      ['figado', true],
      ['baco', true],
    ])
    const { documento, documento_sha256 } = await linhaDe(codigo)
    const assinadoMesmo = documento as unknown as DocumentoDoLaudo
    expect(hashDoDocumento(assinadoMesmo)).toBe(documento_sha256)
    const outro = { ...assinadoMesmo, secoes: assinadoMesmo.secoes.map((uma) => ({ ...uma, confirmada: false })) }
    expect(hashDoDocumento(outro)).not.toBe(documento_sha256)
    const nova = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado trocado' }),
    )
    const { conteudo } = await lerComo(empresa, 'ESPECIALISTA', nova.codigo)
    expect(conteudo.secoes.map(({ confirmada }) => confirmada)).toEqual([true, true])
  })
})

describe('não avaliado', () => {
  const guardado = { texto: texto('Dimensões preservadas, texto guardado.'), medidas: [medida({ valor: 9 })] }
  const porMedir = medida({ valor: null })
  const naoAvaliado = baco({
    situacao: 'NAO_AVALIADO',
    motivo: 'Sobreposição gasosa',
    texto: texto(),
    medidas: [porMedir],
    guardado,
  })

  it('o papel e quem lê só sabem o motivo; quem escreve ainda tem o que foi guardado', async () => {
    const { codigo } = await assinado(amb, empresa, { conteudo: { secoes: [secao(), naoAvaliado] } })
    const papel = await papelDe(codigo)
    expect(papel).toContain('Sobreposição gasosa')
    expect(papel).not.toMatch(/texto guardado|Espessura/)
    const clinica = await lerComo(empresa, 'PARCEIRO', codigo)
    expect(JSON.stringify(clinica)).not.toContain('guardado')
    expect(clinica.documento?.secoes[1]).toMatchObject({ motivo: 'Sobreposição gasosa', medidas: [] })
    const autor = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(autor.conteudo.secoes[1]?.guardado).toEqual(guardado)
    expect(JSON.stringify(autor.documento)).not.toContain('guardado')
  })

  it('texto que ficou na seção impede a assinatura', async () => {
    const escrito = await escrever(amb, empresa, {
      conteudo: { secoes: [{ ...naoAvaliado, texto: texto('Homogêneo.') }] },
    })
    expect((await assinar(empresa, escrito)).corpo).toMatchObject({
      detalhes: { pendencias: expect.arrayContaining([expect.objectContaining({ regra: 'nao-avaliado-com-texto' })]) },
    })
  })
})

describe('avisos', () => {
  it('os que havia e o que se respondeu ficam com a assinatura, e não mudam mais', async () => {
    const escrito = await escrever(amb, empresa)
    corpo(await assinar(empresa, escrito, { respostaAosAvisos: 'As imagens ficaram com a clínica.' }))
    const { codigo } = escrito
    const respondidos = {
      avisos: [{ regra: 'sem-imagem', mensagem: 'O laudo não tem nenhuma imagem do exame.', secao: null }],
      resposta: 'As imagens ficaram com a clínica.',
    }
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).avisosRespondidos).toEqual(respondidos)
    expect((await lerComo(empresa, 'PARCEIRO', codigo)).avisosRespondidos).toBeNull()
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('registro', '=', codigo)
      .where('acao', '=', 'assinar')
      .executeTakeFirstOrThrow()
    expect(trilha.mudancas).toMatchObject({ avisos: [null, ['sem-imagem']] })
    await expect(
      amb.db.updateTable('laudo').set({ avisos_respondidos: null }).where('codigo', '=', codigo).execute(),
    ).rejects.toMatchObject({ constraint: 'laudo_assinado_imutavel' })
  })
})

describe('o nível da assinatura', () => {
  const marcarSegundoFator = (quando: string | null) =>
    amb.db
      .updateTable('sessao')
      .set({ segundo_fator_em: quando })
      .where('usuario', '=', empresa.usuarios.ESPECIALISTA.codigo)
      .execute()

  it.each([
    ['só a senha: simples', null, 'SIMPLES', 'assinatura eletrônica simples'],
    ['sessão com segundo fator: avançada', '2026-11-20T14:00:00Z', 'AVANCADA', 'assinatura eletrônica avançada'],
  ])('%s', async (_nome, quando, nivel, dito) => {
    await marcarSegundoFator(quando)
    const { codigo } = await assinado(amb, empresa)
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(documento?.assinatura).toEqual({
      nivel,
      fundamento: `${dito}, MP 2.200-2/2001, art. 10; Lei 14.063/2020, art. 4º`,
    })
    expect(await papelDe(codigo)).toContain(dito)
    await marcarSegundoFator(null)
  })
})

describe('a edição', () => {
  it('é a mesma no documento, no papel, no nome do arquivo e na página que verifica', async () => {
    const { codigo: primeira } = await assinado(amb, empresa)
    const { codigo } = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo: primeira, motivo: 'Lado trocado' }),
    )
    const { codigoVerificacao } = corpo(await assinar(empresa, { codigo, versao: 1 }))
    const { documento, numero } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(documento).toMatchObject({ versaoDoDocumento: 2, retifica: { numero: String(numero), edicao: 1 } })
    const pdf = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })
    expect(pdf.cabecalhos['content-disposition']).toContain(`laudo-${numero}-edicao-2.pdf`)
    const papel = await papelDe(codigo)
    expect(papel).toContain(`Laudo nº ${numero} · 2ª edição`)
    expect(papel).toContain(`substitui a 1ª edição do laudo nº ${numero}`)
    const publica = corpo(await amb.semToken('GET /verificar', { codigo: codigoVerificacao }))
    expect(publica.laudo).toMatchObject({ numero: String(numero), edicao: 2, retificado: false })
  })
})
