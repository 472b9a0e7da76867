import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { criarDiario } from '../../infra/diario.ts'
import { conferirCadeias } from '../../infra/tarefas/conferencia.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  comImagens,
  corpo,
  enviar,
  escrever,
  imagem,
  lerComo,
} from '../../../teste/laudo/cenario.ts'

const INICIO = '2026-11-20T15:00:00Z'
let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: INICIO })
  empresa = await criarEmpresa(amb)
})
beforeEach(() => amb.relogio.fixar(INICIO))
afterAll(() => amb.fechar())

describe('a clínica parceira', () => {
  it('não vê nada antes da entrega', async () => {
    const escrito = await escrever(amb, empresa)
    const { codigo } = escrito
    const { arquivo } = corpo(await enviar(empresa, codigo, await imagem()))
    const { PARCEIRO } = empresa.como
    const tudo = async () =>
      (
        await Promise.all([
          PARCEIRO('GET /laudo/:codigo', { codigo }),
          PARCEIRO('GET /laudo/:codigo/pdf', { codigo }),
          PARCEIRO('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo }),
          PARCEIRO('GET /laudo/:codigo/compartilhamentos', { codigo }),
          PARCEIRO('POST /laudo/:codigo/compartilhamentos', { codigo }),
          PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }),
        ])
      ).map(({ status }) => status)
    expect(await tudo()).toEqual([404, 404, 404, 404, 404, 404])
    corpo(await assinar(empresa, escrito, { entregar: false }))
    expect(await tudo()).toEqual([404, 404, 404, 404, 404, 404])
    expect(corpo(await PARCEIRO('GET /laudo', { animal: escrito.animal })).itens).toEqual([])
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(corpo(await PARCEIRO('GET /laudo', { busca: documento?.animal.nome })).itens).toEqual([])
  })

  it('a primeira leitura marca como visualizado, uma vez, e não leva o que é de quem escreve', async () => {
    const { codigo } = await assinado(amb, empresa)
    const leituras = await Promise.all(Array.from({ length: 8 }, () => lerComo(empresa, 'PARCEIRO', codigo)))
    expect(leituras.map(({ estado }) => estado)).toEqual(leituras.map(() => 'VISUALIZADO'))
    const [um] = leituras
    expect(um).toMatchObject({
      modelo: null,
      variaveis: {},
      medidasAnteriores: [],
      lesoesAnteriores: [],
      escoresAnteriores: [],
      visualizadoEm: '2026-11-20T15:00:00.000Z',
    })
    expect(um?.permissoes).toEqual({
      escrever: false,
      enviar: false,
      devolver: false,
      retomar: false,
      assinar: false,
      entregar: false,
      compartilhar: true,
      retificar: false,
      cancelar: false,
      confirmar: false,
    })
    const marcas = await amb.db
      .selectFrom('auditoria')
      .select('acao')
      .where('registro', '=', codigo)
      .where('acao', '=', 'visualizar')
      .execute()
    expect(marcas).toHaveLength(1)
    amb.relogio.avancar({ minutes: 5 })
    expect((await lerComo(empresa, 'PARCEIRO', codigo)).visualizadoEm).toBe('2026-11-20T15:00:00.000Z')
  })

  it('não vê o de outra clínica, nem o que não tem clínica', async () => {
    const semClinica = await assinado(amb, empresa, { exame: { parceiro: null } })
    const { codigo: clinica } = await amb.db
      .insertInto('parceiro')
      .values({ cliente: empresa.cliente, nome: 'Outra', razao_social: 'Outra', documento: 'X'.repeat(14) })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const deOutra = await assinado(amb, empresa, { exame: { parceiro: clinica } })
    for (const { codigo } of [semClinica, deOutra])
      expect((await empresa.como.PARCEIRO('GET /laudo/:codigo', { codigo })).status).toBe(404)
    const usuario = await criarUsuario(amb, ['PARCEIRO'])
    const dela = await amb.como({
      usuario: usuario.codigo,
      perfis: ['PARCEIRO'],
      cliente: empresa.cliente,
      parceiro: clinica,
    })
    expect(corpo(await dela('GET /laudo')).itens.map(({ codigo }) => codigo)).toEqual([deOutra.codigo])
  })

  it('é avisada da entrega', async () => {
    const { codigo } = await assinado(amb, empresa, { critico: true })
    await amb.tarefas.esvaziar()
    const { itens } = corpo(await empresa.como.PARCEIRO('GET /notificacao'))
    expect(itens.find(({ rota }) => rota === `/laudo/editar?codigo=${codigo}`)).toMatchObject({
      tipo: 'laudo.entregue',
      titulo: expect.stringMatching(/^Novo laudo com achado crítico: /),
    })
  })

  it('confirma um achado crítico, e só ele', async () => {
    const { codigo } = await assinado(amb, empresa, { critico: true })
    expect((await lerComo(empresa, 'PARCEIRO', codigo)).permissoes.confirmar).toBe(true)
    const { confirmadoEm } = corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }))
    amb.relogio.avancar({ minutes: 1 })
    expect(corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo })).confirmadoEm).toBe(
      confirmadoEm,
    )
    expect(await lerComo(empresa, 'CLIENTE', codigo)).toMatchObject({ criticoConfirmadoEm: confirmadoEm })
    const comum = await assinado(amb, empresa)
    expect((await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo: comum.codigo })).status).toBe(409)
  })
})

describe('imagens', () => {
  it('entram limpas, e a mesma duas vezes é uma só', async () => {
    const { codigo } = await escrever(amb, empresa)
    const original = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#aa8811' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Fulana' } })
      .toBuffer()
    const respostas = await Promise.all([
      enviar(empresa, codigo, original, '../../etc/exame.jpg'),
      enviar(empresa, codigo, original),
      enviar(empresa, codigo, original, 'outro.jpg', 'CLIENTE'),
    ])
    expect(new Set(respostas.map((resposta) => corpo(resposta).arquivo)).size).toBe(1)
    const { arquivo } = corpo(await enviar(empresa, codigo, original))
    const { bytes, cabecalhos } = await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo })
    expect(cabecalhos).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(bytes.toString('latin1')).not.toContain('Fulana')
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toMatchObject([{ arquivo, largura: 300, altura: 100 }])
  })

  it.each([
    ['o que não é imagem', Buffer.from('<svg/>'), 415],
    ['imagem estragada', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 415],
    ['grande demais', Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])('recusa %s', async (_caso, bytes, status) => {
    const { codigo } = await escrever(amb, empresa)
    expect((await enviar(empresa, codigo, bytes)).status).toBe(status)
  })

  it('depois de assinado não entram mais', async () => {
    const { codigo } = await assinado(amb, empresa)
    expect((await enviar(empresa, codigo, await imagem())).status).toBe(409)
  })

  it('só se veem pelo laudo a que pertencem; a clínica vê as publicadas', async () => {
    const { codigo, usada, deFora } = await comImagens(amb, empresa)
    const alheio = await escrever(amb, empresa)
    expect(
      (await empresa.como.CLIENTE('GET /laudo/:codigo/imagem/:arquivo', { codigo: alheio.codigo, arquivo: usada }))
        .status,
    ).toBe(404)
    expect((await lerComo(empresa, 'CLIENTE', codigo)).imagens).toHaveLength(2)
    expect((await lerComo(empresa, 'PARCEIRO', codigo)).imagens.map(({ arquivo }) => arquivo)).toEqual([usada])
    const comoParceiro = (arquivo: string) =>
      empresa.como.PARCEIRO('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo })
    expect([(await comoParceiro(usada)).status, (await comoParceiro(deFora)).status]).toEqual([200, 404])
  })
})

it('a linha do tempo do atendimento conta a história, e a trilha está inteira', async () => {
  const escrito = await escrever(amb, empresa, { exame: { estado: 'ABERTO' }, critico: true })
  corpo(await assinar(empresa, escrito))
  await lerComo(empresa, 'PARCEIRO', escrito.codigo)
  corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo: escrito.codigo }))
  const textos = await amb.db
    .selectFrom('atendimento_evento')
    .select('texto')
    .where('atendimento', '=', escrito.atendimento)
    .orderBy('codigo')
    .execute()
  expect(textos.map(({ texto: lido }) => lido.replace(/\d+/, 'N'))).toEqual([
    // The clock stands on a holiday, and the exam had no time: it began on call.
    expect.stringMatching(/^Preço revisto com o horário/),
    'Exame iniciado',
    'Laudo nº N assinado',
    'Laudo nº N entregue',
    'Atendimento concluído',
    'Laudo nº N aberto pela clínica',
    'Laudo nº N com achado crítico confirmado pela clínica',
  ])
  expect(
    await conferirCadeias(amb.dbApp, criarDiario('silent')).then((todas) =>
      todas.filter(({ cliente }) => cliente === empresa.cliente),
    ),
  ).toEqual([])
})
