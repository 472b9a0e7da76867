import { MINUTOS_PARA_EDITAR_COMENTARIO } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
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

type Quem = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO'

async function comentar(quem: Quem = 'PARCEIRO', texto = 'Pode ser as 15?') {
  const { codigo } = await abrir(amb, empresa)
  const { corpo } = await empresa.como[quem]('POST /atendimento/:codigo/comentario', { codigo, texto })
  return { codigo, comentario: corpo.codigo, versao: corpo.versao }
}
type Alvo = Awaited<ReturnType<typeof comentar>>

const editar = (alvo: Alvo, texto = 'Pode ser às 15 h?', quem = empresa.como.PARCEIRO) =>
  quem('PUT /atendimento/:codigo/comentario/:comentario', { ...alvo, texto })
const remover = ({ codigo, comentario }: Alvo, quem = empresa.como.PARCEIRO) =>
  quem('DELETE /atendimento/:codigo/comentario/:comentario', { codigo, comentario })
/** As if it had been written so long ago: the session of a test does not live that long. */
const escritoHa = ({ comentario }: Alvo, quanto: Temporal.DurationLike) =>
  amb.db
    .updateTable('atendimento_comentario')
    .set({ criado_em: amb.relogio.agora().subtract(quanto).toString() })
    .where('codigo', '=', comentario)
    .execute()
const lidos = async ({ codigo }: Alvo, quem: Quem = 'CLIENTE') =>
  (await empresa.como[quem]('GET /atendimento/:codigo', { codigo })).corpo.comentarios
const trilha = async ({ codigo }: Alvo) =>
  (await amb.db.selectFrom('auditoria').selectAll().where('registro', '=', codigo).orderBy('sequencia').execute()).at(
    -1,
  )

describe('editar um comentário', () => {
  it('o texto muda para os dois lados, com a marca de editado, e o histórico guarda os dois', async () => {
    const alvo = await comentar()
    amb.relogio.avancar({ minutes: 1 })
    const agora = amb.relogio.agora().toString({ smallestUnit: 'millisecond' })
    const { status, corpo } = await editar(alvo)
    const mudado = { texto: 'Pode ser às 15 h?', versao: alvo.versao + 1, editadoEm: agora }
    expect([status, corpo]).toMatchObject([200, { ...mudado, permissoes: { editar: true, remover: true } }])
    expect(await lidos(alvo)).toMatchObject([{ ...mudado, permissoes: { editar: false, remover: false } }])
    expect(await trilha(alvo)).toMatchObject({
      acao: 'EDITAR_COMENTARIO',
      nome_usuario: empresa.usuarios.PARCEIRO.nome,
      mudancas: { comentario: ['Pode ser as 15?', 'Pode ser às 15 h?'] },
    })
  })

  it('o mesmo texto não marca nada', async () => {
    const alvo = await comentar()
    const { corpo } = await editar(alvo, ' Pode ser as 15? ')
    expect(corpo).toMatchObject({ versao: alvo.versao, editadoEm: null })
  })

  it('só quem escreveu; o colega e a outra parte não, e outra empresa não acha', async () => {
    const alvo = await comentar('ESPECIALISTA')
    expect((await editar(alvo, 'x', empresa.como.CLIENTE)).status).toBe(403)
    expect((await editar(alvo, 'x', empresa.como.PARCEIRO)).status).toBe(403)
    expect((await editar(alvo, 'x', outra.como.CLIENTE)).status).toBe(404)
    const { codigo: deOutro } = await abrir(amb, empresa)
    expect((await editar({ ...alvo, codigo: deOutro }, 'x', empresa.como.ESPECIALISTA)).status).toBe(404)
    expect(await lidos(alvo)).toMatchObject([{ texto: 'Pode ser as 15?', editadoEm: null }])
  })

  it('até o último minuto do prazo, e nem um a mais', async () => {
    const alvo = await comentar()
    await escritoHa(alvo, { minutes: MINUTOS_PARA_EDITAR_COMENTARIO })
    expect((await lidos(alvo, 'PARCEIRO'))[0]?.permissoes).toEqual({ editar: true, remover: true })
    expect((await editar(alvo)).status).toBe(200)
    await escritoHa(alvo, { minutes: MINUTOS_PARA_EDITAR_COMENTARIO, seconds: 1 })
    expect((await lidos(alvo, 'PARCEIRO'))[0]?.permissoes).toEqual({ editar: false, remover: true })
    const { status, corpo } = await editar({ ...alvo, versao: alvo.versao + 1 }, 'Tarde')
    expect([status, corpo]).toMatchObject([409, { mensagem: expect.stringContaining('15 minutos') }])
  })

  it('de duas janelas da mesma pessoa, a segunda vê o que a primeira escreveu', async () => {
    const alvo = await comentar()
    const respostas = await Promise.all([editar(alvo, 'De uma'), editar(alvo, 'De outra')])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const texto = (await lidos(alvo))[0]?.texto
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { texto } },
    })
  })

  it.each([
    ['vazio', ' \n '],
    ['longo demais', 'a'.repeat(2_001)],
  ])('%s é recusado, no campo', async (_nome, texto) => {
    const alvo = await comentar()
    expect(await editar(alvo, texto)).toMatchObject({ status: 422, corpo: { campos: { texto: expect.any(String) } } })
  })
})

describe('remover um comentário', () => {
  it('fica o lugar, sem o texto; não é mais novidade, e o histórico guarda o que dizia', async () => {
    const alvo = await comentar()
    const novos = async () =>
      (await empresa.como.ESPECIALISTA('GET /atendimento', {})).corpo.itens.find(({ codigo }) => codigo === alvo.codigo)
        ?.comentariosNovos
    expect(await novos()).toBe(1)
    await escritoHa(alvo, { hours: 30 })
    const { status, corpo } = await remover(alvo)
    const sem = { texto: null, permissoes: { editar: false, remover: false } }
    expect([status, corpo]).toMatchObject([200, sem])
    expect(await lidos(alvo)).toMatchObject([{ ...sem, autor: empresa.usuarios.PARCEIRO.nome }])
    expect(await novos()).toBe(0)
    expect(await trilha(alvo)).toMatchObject({
      acao: 'REMOVER_COMENTARIO',
      mudancas: { comentario: ['Pode ser as 15?', null] },
    })
    const guardado = await amb.db
      .selectFrom('atendimento_comentario')
      .select(['texto', 'removido_em'])
      .where('codigo', '=', alvo.comentario)
      .executeTakeFirst()
    expect(guardado).toMatchObject({ texto: null, removido_em: expect.any(String) })
  })

  it('removido, não se remove nem se edita de novo', async () => {
    const alvo = await comentar()
    const respostas = await Promise.all([remover(alvo), remover(alvo)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const tarde = await editar({ ...alvo, versao: alvo.versao + 1 })
    expect([tarde.status, tarde.corpo]).toMatchObject([409, { mensagem: 'Este comentário já foi removido.' }])
  })

  it('só quem escreveu: nem a empresa tira a palavra de outro', async () => {
    const alvo = await comentar()
    expect((await remover(alvo, empresa.como.CLIENTE)).status).toBe(403)
    expect((await remover(alvo, empresa.como.ESPECIALISTA)).status).toBe(403)
    expect((await remover(alvo, outra.como.PARCEIRO)).status).toBe(404)
    expect((await lidos(alvo))[0]?.texto).toBe('Pode ser as 15?')
  })

  it('no banco, quem escreveu e quando não mudam, e nenhum comentário se apaga', async () => {
    const { comentario } = await comentar()
    const comoInquilino = (comando: string) =>
      emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) => sql.raw(comando).execute(tx))
    for (const comando of [
      `update atendimento_comentario set autor = 'x' where codigo = '${comentario}'`,
      `update atendimento_comentario set criado_em = now() where codigo = '${comentario}'`,
      `delete from atendimento_comentario where codigo = '${comentario}'`,
    ])
      await expect(comoInquilino(comando)).rejects.toThrow(/permission denied/)
  })
})

it('quem tem o atendimento aberto é avisado de cada mudança: comentário, correção, remoção e anexo', async () => {
  const alvo = await comentar()
  await editar(alvo)
  await remover(alvo)
  const arquivo = { nome: 'a.pdf', bytes: pdfMinimo() }
  const { codigo } = alvo
  const { corpo } = await empresa.como.CLIENTE('POST /atendimento/:codigo/anexo', { codigo }, { arquivo })
  await empresa.como.CLIENTE('DELETE /atendimento/:codigo/anexo/:anexo', { codigo, anexo: corpo.codigo })
  const { rows } = await sql<{ dados: unknown }>`
    select dados from evento where tipo = 'atendimento.mudou' and dados ->> 'atendimento' = ${codigo}`.execute(amb.db)
  const { especialista, parceiro } = empresa
  const mudanca = () => ({ atendimento: codigo, especialista, parceiro })
  expect(rows.map(({ dados }) => dados)).toEqual(Array.from({ length: 5 }, mudanca))
})
