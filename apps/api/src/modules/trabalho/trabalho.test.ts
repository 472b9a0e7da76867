import type { EscolhaDoTrabalho } from '@vetlume/dominio/trabalho'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { criarColega, mais, TERCA_AS_9, verbosDaAgenda } from '../../../teste/agenda/agenda.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { eventosDe } from '../../../teste/eventos.ts'
import {
  criarAgendamento,
  criarAnimal,
  criarEmpresa,
  criarUsuario,
  SENHA,
  type Empresa,
} from '../../../teste/fabricas.ts'
import { assinado, assinar, criarExame, escrever, lerComo } from '../../../teste/laudo/cenario.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let colega: string
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
// Each test has a specialist of its own, with nothing but its work.
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  colega = await criarColega(amb, empresa)
})

const { marcar } = verbosDaAgenda(() => ({ amb, empresa }))
const MOTIVO = 'Saiu da empresa'

const ver = async () =>
  (await empresa.como.CLIENTE('GET /especialista/:codigo/trabalho', { codigo: empresa.especialista })).corpo

type Mudancas = Partial<Pick<EscolhaDoTrabalho, 'para' | 'ressalvas'>>
/** Everything that there is, for the colleague. */
const tudo = async (mudancas: Mudancas = {}) =>
  (await ver()).itens.map(({ tipo, codigo, versao }) => ({ tipo, codigo, versao, para: colega, ...mudancas }))

const pedido = async (mudancas: Mudancas = {}) => ({ codigo: empresa.especialista, itens: await tudo(mudancas) })
const prever = async (mudancas: Mudancas = {}) =>
  (await empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/previa', await pedido(mudancas))).corpo.itens
const transferir = async ({ soOQueCabe = false, ...mudancas }: Mudancas & { soOQueCabe?: boolean } = {}) =>
  empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/transferir', {
    ...(await pedido(mudancas)),
    motivo: MOTIVO,
    soOQueCabe,
  })

const esperar = async () => {
  const { animal } = await criarAnimal(amb, empresa.cliente)
  const dados = { animal, especialista: empresa.especialista, desde: '2026-12-01', servicos: [empresa.servico] }
  return (await empresa.como.CLIENTE('POST /lista-espera', dados)).corpo.codigo
}

/** One of each kind. */
async function umDeCada() {
  const { codigo: horario } = await marcar()
  const { codigo: semHorario } = await abrir(amb, empresa)
  const { codigo: rascunho, atendimento } = await escrever(amb, empresa)
  const { item, atendimento: feito } = await criarExame(amb, empresa)
  return { horario, semHorario, rascunho, atendimento, item, feito, espera: await esperar() }
}

const especialistaDe = async (tabela: 'agendamento' | 'atendimento' | 'laudo' | 'lista_espera', codigo: string) =>
  (await amb.db.selectFrom(tabela).select('especialista').where('codigo', '=', codigo).executeTakeFirstOrThrow())
    .especialista

/** Signs in as the colleague, who nobody was. */
async function comoColega() {
  const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
  const alvo = { cliente: empresa.cliente, especialista: colega }
  await amb.db
    .insertInto('vinculo')
    .values({ usuario, perfil: 'ESPECIALISTA', ...alvo })
    .execute()
  return amb.como({ usuario, perfis: ['ESPECIALISTA'], ...alvo })
}

describe('o que está por fazer', () => {
  it('mostra cada coisa uma vez, com quantas de cada tipo, e quem pode ficar com elas', async () => {
    const { horario, semHorario, rascunho, item, espera } = await umDeCada()
    const trabalho = await ver()
    expect(new Map(trabalho.itens.map(({ codigo, situacao }) => [codigo, situacao]))).toEqual(
      new Map([
        [horario, 'Agendado'],
        [semHorario, 'Sem horário'],
        [rascunho, 'Rascunho'],
        [item, 'A iniciar'],
        [espera, 'Esperando'],
      ]),
    )
    expect(trabalho).toMatchObject({
      total: 5,
      porTipo: { AGENDAMENTO: 1, ATENDIMENTO: 1, LAUDO: 2, REVISAO: 0, ESPERA: 1 },
      colegas: [{ codigo: colega }],
    })
  })

  it('o que foi assinado, cancelado ou é de um atendimento com horário não aparece', async () => {
    await criarAgendamento(amb, empresa, { inicio: TERCA_AS_9, estado: 'CANCELADO', motivo: 'X', contato: 'Y' })
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo: agendamento } = await marcar({ animal })
    await abrir(amb, empresa, { animal, agendamento })
    const escrito = await escrever(amb, empresa)
    expect((await assinar(empresa, escrito)).status).toBe(200)
    expect((await ver()).itens.map(({ codigo }) => codigo)).toEqual([agendamento])
  })
})

describe('transferir', () => {
  it('tudo passa, cada coisa pela sua regra, com a história e os avisos de sempre', async () => {
    const { horario, semHorario, rascunho, atendimento, item, feito, espera } = await umDeCada()
    const { status, corpo } = await transferir()
    expect({ status, corpo }).toMatchObject({ status: 200 })
    expect(corpo.itens.every(({ passa }) => passa)).toBe(true)
    expect(await especialistaDe('agendamento', horario)).toBe(colega)
    expect(await especialistaDe('atendimento', semHorario)).toBe(colega)
    expect(await especialistaDe('laudo', rascunho)).toBe(colega)
    expect(await especialistaDe('lista_espera', espera)).toBe(colega)
    // Who did the exam goes on being who did it, and who is paid for it.
    expect(await especialistaDe('atendimento', atendimento)).toBe(empresa.especialista)
    expect(await especialistaDe('atendimento', feito)).toBe(empresa.especialista)
    const laudo = await amb.db
      .selectFrom('laudo')
      .select(['especialista', 'estado'])
      .where('item', '=', item)
      .executeTakeFirstOrThrow()
    expect(laudo).toEqual({ especialista: colega, estado: 'RASCUNHO' })
    expect((await ver()).total).toBe(0)

    const movido = await eventosDe(amb, empresa.cliente, 'agendamento.movido')
    expect(movido.map(({ dados }) => dados['especialista'])).toEqual([empresa.especialista, colega])
    expect(await eventosDe(amb, empresa.cliente, 'laudo.passado')).toHaveLength(2)
    const atribuidos = await eventosDe(amb, empresa.cliente, 'atendimento.atribuido')
    expect(atribuidos.at(-1)?.dados).toEqual({ atendimento: semHorario, especialista: colega })
    const { rows } = await sql<{ mudancas: unknown }>`select mudancas from auditoria
      where cliente = ${empresa.cliente} and entidade = 'especialista' and registro = ${empresa.especialista}`.execute(
      amb.db,
    )
    expect(rows.map(({ mudancas }) => JSON.stringify(mudancas))).toEqual([expect.stringContaining('5 itens para')])
    expect(JSON.stringify(rows)).toContain(MOTIVO)
  })

  it('quem recebe um laudo o lê com o atendimento dele, confirma de novo cada seção e o assina; quem saiu não', async () => {
    const { codigo, atendimento } = await escrever(amb, empresa)
    expect((await transferir()).status).toBe(200)
    const quem = await comoColega()
    const { corpo: laudo } = await quem('GET /laudo/:codigo', { codigo })
    expect(laudo).toMatchObject({ estado: 'RASCUNHO', permissoes: { assinar: true } })
    expect(laudo.conteudo.secoes.map(({ confirmada }) => confirmada)).toEqual([undefined])
    const comentar = (chamar: typeof quem) =>
      chamar('POST /atendimento/:codigo/comentario', { codigo: atendimento, texto: 'Vi as imagens.' })
    expect((await comentar(quem)).status).toBe(201)
    const { ESPECIALISTA } = empresa.como
    expect((await ESPECIALISTA('GET /laudo/:codigo', { codigo })).status).toBe(404)
    expect((await comentar(ESPECIALISTA)).status).toBe(201)
  })

  it('o atendimento de um horário acompanha o horário', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo: agendamento } = await marcar({ animal })
    const { codigo } = await abrir(amb, empresa, { animal, agendamento })
    expect((await transferir()).status).toBe(200)
    expect(await especialistaDe('atendimento', codigo)).toBe(colega)
  })
})

describe('o que não cabe', () => {
  const ocuparColega = (inicio: string) => marcar({ inicio, especialista: colega })

  it('tudo ou nada: um que não cabe segura os outros, e a resposta diz qual e por quê', async () => {
    const { codigo } = await marcar()
    const { codigo: livre } = await marcar({ inicio: mais(TERCA_AS_9, 120) })
    await ocuparColega(TERCA_AS_9)
    const { status, corpo } = await transferir()
    expect({ status, corpo }).toMatchObject({ status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } })
    expect(corpo).toMatchObject({
      detalhes: {
        itens: [
          { codigo, passa: false },
          { codigo: livre, passa: true },
        ],
      },
    })
    expect(await especialistaDe('agendamento', livre)).toBe(empresa.especialista)
    expect(await eventosDe(amb, empresa.cliente, 'agendamento.movido')).toEqual([])
  })

  it('só o que cabe passa; o resto fica, com o motivo, e nada do que falhou deixa rastro', async () => {
    const { codigo } = await marcar()
    const { codigo: livre } = await marcar({ inicio: mais(TERCA_AS_9, 120) })
    await ocuparColega(TERCA_AS_9)
    const { status, corpo } = await transferir({ soOQueCabe: true })
    expect({ status, corpo }).toMatchObject({ status: 200 })
    expect(corpo.itens).toMatchObject([
      {
        codigo,
        passa: false,
        problemas: [{ mensagem: expect.stringContaining('já tem agendamento'), ressalva: null }],
      },
      { codigo: livre, passa: true, problemas: [] },
    ])
    expect(await especialistaDe('agendamento', codigo)).toBe(empresa.especialista)
    expect(await especialistaDe('agendamento', livre)).toBe(colega)
    const { rows } = await sql<{ registro: string }>`select registro from auditoria
      where cliente = ${empresa.cliente} and acao = 'MOVER'`.execute(amb.db)
    expect(rows).toEqual([{ registro: livre }])
  })

  it('a prévia diz o mesmo, com tudo o que há contra cada um, e não grava nada', async () => {
    const semEspecialidade = await criarColega(amb, empresa, { semEspecialidade: true })
    // Sunday: nobody works, and this one has not the specialty.
    const { codigo } = await marcar({ inicio: '2026-11-29T12:00:00.000Z', confirmarPlantao: true })
    await escrever(amb, empresa)
    const antes = await ver()
    const destinos = await prever({ para: semEspecialidade })
    expect(destinos.find((um) => um.codigo === codigo)?.problemas.map(({ ressalva }) => ressalva)).toEqual([
      'SEM_ESPECIALIDADE',
      'FORA_DO_HORARIO',
    ])
    expect(destinos).toMatchObject([{ passa: false }, { passa: false }])
    expect(await ver()).toEqual(antes)
    expect(await eventosDe(amb, empresa.cliente, 'agendamento.movido')).toEqual([])
    expect(await eventosDe(amb, empresa.cliente, 'laudo.passado')).toEqual([])
    expect(await prever({ para: semEspecialidade, ressalvas: ['SEM_ESPECIALIDADE', 'FORA_DO_HORARIO'] })).toMatchObject(
      [{ passa: true }, { passa: true }],
    )
  })

  it('com a ressalva dita passa, e a história diz por quê', async () => {
    const semEspecialidade = await criarColega(amb, empresa, { semEspecialidade: true })
    const { codigo } = await marcar()
    expect((await transferir({ para: semEspecialidade })).status).toBe(409)
    expect((await transferir({ para: semEspecialidade, ressalvas: ['SEM_ESPECIALIDADE'] })).status).toBe(200)
    const { corpo } = await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })
    expect(corpo.linhaDoTempo.map(({ texto }) => texto).join()).toContain(MOTIVO)
  })
})

describe('recusas', () => {
  let horas = 0
  const chamar = async (mudancas: object, quem = empresa.como.CLIENTE) => {
    const { codigo, versao } = await marcar({ inicio: mais(TERCA_AS_9, 60 * (horas++ % 5)) })
    return quem('POST /especialista/:codigo/trabalho/transferir', {
      codigo: empresa.especialista,
      itens: [{ tipo: 'AGENDAMENTO' as const, codigo, versao, para: colega, ...mudancas }],
      motivo: MOTIVO,
    })
  }

  it('não passa a si mesmo, a quem está inativo nem a quem é de outra empresa; sem motivo também não', async () => {
    const outra = await criarEmpresa(amb)
    await amb.db.updateTable('especialista').set({ ativo: false }).where('codigo', '=', colega).execute()
    for (const para of [empresa.especialista, colega, outra.especialista, randomUUID()])
      expect(camposDe((await chamar({ para })).corpo)).toHaveProperty('para')
    const itens = await tudo()
    const { status } = await empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/transferir', {
      codigo: empresa.especialista,
      itens,
      motivo: ' ',
    })
    expect(status).toBe(422)
  })

  it('outra empresa não acha; um especialista, uma clínica e um papel sem a permissão não passam da porta', async () => {
    const outra = await criarEmpresa(amb)
    expect((await chamar({}, outra.como.CLIENTE)).status).toBe(404)
    expect((await chamar({}, empresa.como.ESPECIALISTA)).status).toBe(403)
    expect((await chamar({}, empresa.como.PARCEIRO)).status).toBe(403)
    const { codigo } = empresa.usuarios.CLIENTE
    await sql`update vinculo set papel = 'RECEPCAO' where usuario = ${codigo} and cliente = ${empresa.cliente}`.execute(
      amb.db,
    )
    const recepcao = await amb.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect((await chamar({}, recepcao)).status).toBe(403)
    const semToken = await amb.semToken('GET /especialista/:codigo/trabalho', { codigo: empresa.especialista })
    expect(semToken.status).toBe(401)
  })

  it('o que é de outra pessoa não passa pelo nome desta, de tipo nenhum', async () => {
    await umDeCada()
    const terceiro = await criarColega(amb, empresa)
    const itens = await tudo({ para: terceiro })
    const { corpo } = await empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/transferir', {
      codigo: colega,
      itens,
      motivo: MOTIVO,
      soOQueCabe: true,
    })
    expect(corpo.itens.map(({ passa }) => passa)).toEqual(itens.map(() => false))
    expect((await ver()).total).toBe(5)
  })

  it('o que mudou desde que foi visto, ou foi assinado, fica onde está', async () => {
    const { corpo } = await chamar({ versao: 7 })
    expect(corpo).toMatchObject({ detalhes: { itens: [{ passa: false, problemas: [{ ressalva: null }] }] } })
    const { codigo, versao } = await assinado(amb, empresa)
    const itens = [{ tipo: 'LAUDO' as const, codigo, versao, para: colega }]
    const dados = { codigo: empresa.especialista, itens, motivo: MOTIVO }
    const recusa = await empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/transferir', dados)
    expect(recusa).toMatchObject({
      status: 409,
      corpo: { detalhes: { itens: [{ problemas: [{ mensagem: expect.stringContaining('já foi assinado') }] }] } },
    })
    expect(await especialistaDe('laudo', codigo)).toBe(empresa.especialista)
  })
})

describe('ao mesmo tempo', () => {
  it('duas pessoas transferem o mesmo: uma passa tudo, a outra fica sabendo', async () => {
    await umDeCada()
    const outroColega = await criarColega(amb, empresa)
    const itens = await tudo()
    const para = (quem: string) =>
      empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/transferir', {
        codigo: empresa.especialista,
        itens: itens.map((item) => ({ ...item, para: quem })),
        motivo: MOTIVO,
      })
    const respostas = await Promise.all([colega, outroColega, colega, outroColega].map(para))
    expect(situacoes(respostas)).toEqual([200, 409, 409, 409])
    expect((await ver()).total).toBe(0)
  })

  it('transferência e assinatura do mesmo laudo: um dos dois vale, e o laudo é de quem o assinou ou de quem o recebeu', async () => {
    for (const _vez of [1, 2, 3]) {
      const escrito = await escrever(amb, empresa)
      const [assinatura, transferencia] = await Promise.all([
        assinar(empresa, escrito),
        transferir({ soOQueCabe: true }),
      ])
      const { especialista, estado } = await amb.db
        .selectFrom('laudo')
        .select(['especialista', 'estado'])
        .where('codigo', '=', escrito.codigo)
        .executeTakeFirstOrThrow()
      const passou = transferencia.corpo.itens?.some(({ passa }) => passa) ?? false
      expect(passou).toBe(assinatura.status !== 200)
      expect([especialista, estado === 'RASCUNHO']).toEqual([passou ? colega : empresa.especialista, passou])
    }
  })
})

it('o laudo assinado por quem recebeu paga a quem fez o exame', async () => {
  const { codigo, atendimento } = await escrever(amb, empresa)
  await transferir()
  const quem = await comoColega()
  const laudo = (await quem('GET /laudo/:codigo', { codigo })).corpo
  const { titulo, critico } = laudo
  const conteudo = { ...laudo.conteudo, secoes: laudo.conteudo.secoes.map((secao) => ({ ...secao, confirmada: true })) }
  const salvo = await quem('PUT /laudo/:codigo', { codigo, versao: laudo.versao, titulo, critico, conteudo })
  const resposta = await quem('POST /laudo/:codigo/assinar', {
    codigo,
    versao: salvo.corpo.versao,
    senha: SENHA,
    entregar: true,
    aceitarAvisos: true,
  })
  expect(resposta).toMatchObject({ status: 200 })
  const repasses = await amb.db
    .selectFrom('repasse')
    .select('especialista')
    .where('atendimento', '=', atendimento)
    .execute()
  expect(repasses).toEqual([{ especialista: empresa.especialista }])
  expect((await lerComo(empresa, 'CLIENTE', codigo)).especialista.codigo).toBe(colega)
})
