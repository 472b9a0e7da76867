import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { emTransacao } from '../../infra/banco/index.ts'
import { criarDiario } from '../../infra/diario.ts'
import { conferirCadeias } from '../../infra/tarefas/conferencia.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  comImagens,
  conteudo,
  corpo,
  escrever,
  lerComo,
  secao,
  statusEmOrdem,
  texto,
} from '../../../teste/laudo/cenario.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const linhaDe = (codigo: string) =>
  amb.db.selectFrom('laudo').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()
type Alvo = { codigo: string; versao: number; atendimento: string }

const salvar = ({ codigo, versao }: Alvo) =>
  empresa.como.CLIENTE('PUT /laudo/:codigo', {
    codigo,
    versao,
    titulo: 'De outra pessoa',
    critico: false,
    conteudo: conteudo(),
  })
const cancelar = ({ codigo, versao }: Alvo) =>
  empresa.como.CLIENTE('POST /laudo/:codigo/cancelar', { codigo, versao, motivo: 'Engano' })
const cancelarAtendimento = ({ atendimento }: Alvo) =>
  amb.db
    .updateTable('atendimento')
    .set({ estado: aForca('CANCELADO'), motivo_cancelamento: 'x' })
    .where('codigo', '=', atendimento)
    .execute()

describe('ao mesmo tempo', () => {
  it('de duas assinaturas, uma', async () => {
    const escrito = await escrever(amb, empresa)
    const respostas = await Promise.all([assinar(empresa, escrito), assinar(empresa, escrito)])
    expect(statusEmOrdem(respostas)).toEqual([200, 409])
    const assinaturas = await amb.db
      .selectFrom('auditoria')
      .select('acao')
      .where('registro', '=', escrito.codigo)
      .where('acao', '=', 'assinar')
      .execute()
    expect(assinaturas).toHaveLength(1)
  })

  it.each([
    ['outra pessoa salva', 'CONFLITO_DE_VERSAO', (alvo: Alvo) => salvar(alvo)],
    ['outra pessoa cancela o rascunho', 'TRANSICAO_INVALIDA', (alvo: Alvo) => cancelar(alvo)],
    ['o atendimento é cancelado', 'TRANSICAO_INVALIDA', (alvo: Alvo) => cancelarAtendimento(alvo)],
  ])('se %s enquanto o PDF é impresso, não se assina o que não se viu', async (_caso, codigo, acontecer) => {
    const escrito = await escrever(amb, empresa)
    const { servicos } = amb
    const { impressor } = servicos
    const comEspera: typeof impressor = {
      ...impressor,
      async imprimirLaudo(...argumentos) {
        await acontecer(escrito)
        return impressor.imprimirLaudo(...argumentos)
      },
    }
    servicos.impressor = comEspera
    const resposta = await assinar(empresa, escrito).finally(() => (servicos.impressor = impressor))
    expect(resposta.corpo).toMatchObject({ codigo })
    expect((await linhaDe(escrito.codigo)).assinado_em).toBeNull()
  })

  it('assinar e salvar de uma vez: um dos dois', async () => {
    const escrito = await escrever(amb, empresa)
    const [assinatura, salvamento] = await Promise.all([assinar(empresa, escrito), salvar(escrito)])
    expect(statusEmOrdem([assinatura, salvamento])).toEqual([200, 409])
    const linha = await linhaDe(escrito.codigo)
    expect(linha.titulo).toBe(assinatura.status === 200 ? 'Ultrassonografia abdominal' : 'De outra pessoa')
    expect(linha.assinado_em !== null).toBe(assinatura.status === 200)
  })
})

describe('o que foi assinado não muda', () => {
  const MUDANCAS: readonly (readonly [string, ReturnType<typeof sql>])[] = [
    ['conteúdo', sql`conteudo = '{}'::jsonb`],
    ['documento', sql`documento = jsonb_set(documento, '{titulo}', '"outro"')`],
    ['título', sql`titulo = 'outro'`],
    ['hash do PDF', sql`pdf_sha256 = repeat('0', 64)`],
    ['código', sql`codigo_verificacao = 'VLM-0'`],
    ['quem assinou', sql`assinado_por = gen_random_uuid()`],
    ['quando', sql`assinado_em = now()`],
    [
      'volta a rascunho',
      sql`estado = 'RASCUNHO', assinado_em = null, documento = null, documento_sha256 = null, pdf_sha256 = null, codigo_verificacao = null, assinado_por = null`,
    ],
    ['a entrega', sql`entregue_em = now()`],
    ['a chave', sql`codigo = gen_random_uuid()`],
  ]

  it.each(MUDANCAS)('%s, nem como programa nem como superusuário', async (_nome, mudanca) => {
    const { codigo } = await assinado(amb, empresa)
    const tentar = sql`update laudo set ${mudanca} where codigo = ${codigo}`
    await expect(tentar.execute(amb.db)).rejects.toMatchObject({ constraint: 'laudo_assinado_imutavel' })
    await expect(
      emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) => tentar.execute(tx)),
    ).rejects.toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
  })

  it('nem se apaga; um retificado não volta a valer', async () => {
    const { codigo } = await assinado(amb, empresa)
    await expect(amb.db.deleteFrom('laudo').where('codigo', '=', codigo).execute()).rejects.toMatchObject({
      constraint: 'laudo_assinado_imutavel',
    })
    await amb.db
      .updateTable('laudo')
      .set({ estado: aForca('RETIFICADO') })
      .where('codigo', '=', codigo)
      .execute()
    await expect(
      amb.db
        .updateTable('laudo')
        .set({ estado: aForca('ENTREGUE') })
        .where('codigo', '=', codigo)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'laudo_assinado_imutavel' })
  })
})

describe('retificar', () => {
  const retificar = (codigo: string, motivo = 'Lateralidade trocada') =>
    empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo })

  it('a nova edição substitui a anterior quando é assinada, e diz o que mudou', async () => {
    const antigo = await assinado(amb, empresa, {
      conteudo: { secoes: [secao({ texto: texto('Nódulo à direita.') })] },
    })
    const linkAntigo =
      corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo: antigo.codigo })).url.split(
        '#',
      )[1] ?? ''
    const { codigo } = corpo(await retificar(antigo.codigo))
    const nova = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(nova).toMatchObject({
      edicao: 2,
      estado: 'RASCUNHO',
      retifica: { codigo: antigo.codigo, edicao: 1, motivo: 'Lateralidade trocada' },
    })
    expect((await lerComo(empresa, 'PARCEIRO', antigo.codigo)).retificadoPor).toBeNull()

    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao: nova.versao,
        titulo: nova.titulo,
        critico: false,
        conteudo: conteudo({ secoes: [secao({ texto: texto('Nódulo à esquerda.') })] }),
      }),
    )
    corpo(await assinar(empresa, { codigo, versao }, { entregar: false }))
    const [lida, velha] = [
      await lerComo(empresa, 'PARCEIRO', codigo),
      await lerComo(empresa, 'PARCEIRO', antigo.codigo),
    ]
    expect(lida.documento?.retifica).toEqual({
      numero: String(nova.numero),
      edicao: 1,
      motivo: 'Lateralidade trocada',
      mudancas: ['Fígado: “direita.” passou a “esquerda.”.'],
    })
    expect(velha).toMatchObject({ estado: 'RETIFICADO', retificadoPor: codigo })
    expect(corpo(await amb.semToken('GET /verificar', { codigo: antigo.codigoVerificacao })).laudo?.retificado).toBe(
      true,
    )
    expect(corpo(await amb.semToken('POST /laudo-compartilhado', { chave: linkAntigo })).retificado).toBe(true)
    const pdf = await empresa.como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo })
    expect(pdf.cabecalhos['content-disposition']).toContain('-edicao-2.pdf')
  })

  it('leva as imagens', async () => {
    const { codigo: antigo, usada } = await comImagens(amb, empresa)
    const { codigo } = corpo(await retificar(antigo))
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).imagens).toHaveLength(2)
    expect(
      (await empresa.como.ESPECIALISTA('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo: usada })).status,
    ).toBe(200)
    corpo(await assinar(empresa, { codigo, versao: 1 }))
  })

  it('uma de cada vez; cancelada, pode-se começar outra, com número de edição novo', async () => {
    const { codigo: antigo } = await assinado(amb, empresa)
    const tentativas = await Promise.all([retificar(antigo), retificar(antigo)])
    expect(statusEmOrdem(tentativas)).toEqual([201, 409])
    const primeira = corpo(tentativas.find(({ status }) => status === 201) ?? (await retificar(antigo)))
    corpo(
      await empresa.como.CLIENTE('POST /laudo/:codigo/cancelar', {
        codigo: primeira.codigo,
        versao: 1,
        motivo: 'Engano',
      }),
    )
    const segunda = corpo(await retificar(antigo))
    expect((await lerComo(empresa, 'CLIENTE', segunda.codigo)).edicao).toBe(3)
    corpo(await assinar(empresa, { codigo: segunda.codigo, versao: 1 }))
    expect((await retificar(antigo)).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      mensagem: expect.stringContaining('edição mais nova'),
    })
  })

  it('não o rascunho, e não se cancela o que foi assinado', async () => {
    const escrito = await escrever(amb, empresa)
    expect((await retificar(escrito.codigo)).corpo).toMatchObject({ mensagem: expect.stringContaining('rascunho') })
    const { versao } = corpo(await assinar(empresa, escrito))
    expect(
      (await empresa.como.CLIENTE('POST /laudo/:codigo/cancelar', { codigo: escrito.codigo, versao, motivo: 'x' }))
        .status,
    ).toBe(409)
  })
})

it('depois de tudo, a trilha de auditoria está inteira', async () => {
  const quebradas = await conferirCadeias(amb.dbApp, criarDiario('silent'))
  expect(quebradas.filter(({ cliente }) => cliente === empresa.cliente)).toEqual([])
  const { n } = await amb.db
    .selectFrom('auditoria')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('cliente', '=', empresa.cliente)
    .executeTakeFirstOrThrow()
  expect(n).toBeGreaterThan(20)
})
