import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../../teste/ambiente.ts'
import { agir } from '../../../../teste/atendimentos.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../../teste/fabricas.ts'
import { camposDe, situacoes } from '../../../../teste/respostas.ts'
import { horas, lerPedido, marcar, pedir } from '../../../../teste/atendimento/pedidos.ts'
import { noDia } from '../../../../teste/agenda/no-dia.ts'

type Edicao = EntradaDe<(typeof contratoAtendimento)['PUT /atendimento/:codigo']>

let amb: Ambiente
let empresa: Empresa
/** Half an hour more, with an equipment of its own. */
let radiografia: string
let equipamento: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const { cliente } = empresa
  const criarServico = async (minutos: number) =>
    (
      await amb.db
        .insertInto('servico')
        .values({
          cliente,
          nome: unico('Radiografia'),
          modalidade: 'RADIOGRAFIA',
          duracao_minutos: minutos,
          preco_centavos: 9_000,
        })
        .returning('codigo')
        .executeTakeFirstOrThrow()
    ).codigo
  radiografia = await criarServico(30)
  equipamento = (
    await amb.db
      .insertInto('equipamento')
      .values({ cliente, nome: unico('Raio-X') })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo
  await amb.db.insertInto('servico_equipamento').values({ cliente, servico: radiografia, equipamento }).execute()
})
afterAll(() => amb.fechar())

// A day of its own for each test: Tuesdays, at 9 h.
let semana = 0
const novoDia = () => horas(7 * 24 * semana++)
const minutos = (quantos: number, desde: string) => horas(quantos / 60, desde)
const naAgenda = async (codigo: string, quem = empresa.como.CLIENTE) =>
  (await quem('GET /agendamento/:codigo', { codigo })).corpo

async function aceito(inicio: string, mais: { fim?: string; confirmarPlantao?: boolean } = {}) {
  const codigo = await pedir(amb, empresa)
  const { status, corpo } = await marcar(empresa, 'aceitar', codigo, { inicio, ...mais })
  expect({ status, corpo }).toMatchObject({ status: 200 })
  return { codigo, agendamento: corpo.agendamento }
}

/** The form as it is, with other exams. */
async function editar(
  codigo: string,
  servicos: readonly string[],
  mais: Partial<Edicao> = {},
  quem: Chamar = empresa.como.CLIENTE,
) {
  const a = await lerPedido(quem, codigo)
  return quem('PUT /atendimento/:codigo', {
    codigo,
    versao: a.versao,
    parceiro: a.parceiro?.codigo ?? null,
    especialista: a.especialista?.codigo ?? null,
    realizadoEm: a.realizadoEm,
    planoSaude: a.planoSaude?.codigo ?? null,
    autorizacao: a.autorizacao,
    prioridade: a.prioridade,
    itens: servicos.map((servico) => ({
      codigo: a.itens.find((item) => item.servico.codigo === servico)?.codigo ?? null,
      servico,
    })),
    ...mais,
  })
}
const oQueHa = async ({ codigo, agendamento }: { codigo: string; agendamento: string }) => {
  const [a, g] = [await lerPedido(empresa.como.CLIENTE, codigo), await naAgenda(agendamento)]
  return {
    versoes: [a.versao, g.versao],
    fim: g.fim,
    exames: a.itens.map(({ servico }) => servico.codigo),
    servicos: g.servicos.map((servico) => servico.codigo),
    historia: g.linhaDoTempo.length,
    total: a.totalCentavos,
  }
}

describe('os exames mudam depois de marcado o horário', () => {
  it('o agendamento os acompanha: serviços, duração e equipamento, com a sua história', async () => {
    const inicio = novoDia()
    const par = await aceito(inicio)
    const { status, corpo } = await editar(par.codigo, [empresa.servico, radiografia])
    expect({ status, corpo }).toMatchObject({ status: 200 })
    const g = await naAgenda(par.agendamento)
    expect(g).toMatchObject({
      inicio,
      fim: minutos(70, inicio),
      estado: 'AGENDADO',
      servicos: [{ codigo: empresa.servico }, { codigo: radiografia }],
      equipamentos: [{ codigo: equipamento }],
    })
    expect(g.linhaDoTempo.slice(-2).map(({ tipo }) => tipo)).toEqual(['REMARCADO', 'ALTERADO'])
    expect(g.linhaDoTempo.at(-1)?.texto).toContain('Serviços alterados: ')
    await editar(par.codigo, [empresa.servico])
    expect(await naAgenda(par.agendamento)).toMatchObject({
      fim: minutos(40, inicio),
      servicos: [{ codigo: empresa.servico }],
      equipamentos: [],
    })
  })

  it('quem não diz quando é não tira do exame a hora que a agenda deu', async () => {
    const inicio = novoDia()
    const par = await aceito(inicio)
    expect((await editar(par.codigo, [empresa.servico], { realizadoEm: null })).status).toBe(200)
    expect(await lerPedido(empresa.como.CLIENTE, par.codigo)).toMatchObject({ realizadoEm: inicio })
  })

  it('a duração que alguém reservou à mão fica, enquanto os exames cabem nela', async () => {
    const inicio = novoDia()
    const par = await aceito(inicio, { fim: minutos(90, inicio) })
    await editar(par.codigo, [empresa.servico, radiografia])
    expect((await naAgenda(par.agendamento)).fim).toBe(minutos(90, inicio))
    await editar(par.codigo, [empresa.servico])
    expect((await naAgenda(par.agendamento)).fim).toBe(minutos(90, inicio))
  })

  it('o que não é exame não mexe no horário; a prioridade e a autorização vão junto', async () => {
    const par = await aceito(novoDia())
    const antes = await oQueHa(par)
    await editar(par.codigo, [empresa.servico], { historico: 'Vomitou' })
    expect(await oQueHa(par)).toEqual({ ...antes, versoes: [(antes.versoes[0] ?? 0) + 1, antes.versoes[1]] })
    await editar(par.codigo, [empresa.servico], { prioridade: 'URGENTE' })
    expect(await naAgenda(par.agendamento)).toMatchObject({ prioridade: 'URGENTE', fim: antes.fim })
  })

  it('em um pedido sem horário muda só o que ele pede', async () => {
    const codigo = await pedir(amb, empresa)
    expect((await editar(codigo, [radiografia], { prioridade: 'URGENTE' })).status).toBe(200)
    const { agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
    const g = await naAgenda(agendamento?.codigo ?? '')
    expect(g).toMatchObject({
      estado: 'SOLICITADO',
      prioridade: 'URGENTE',
      servicos: [{ codigo: radiografia }],
      equipamentos: [],
    })
    expect(g.fim).toBe(minutos(30, g.inicio))
  })

  it('o exame que já começou ganha outro sem perguntar à agenda', async () => {
    const inicio = novoDia()
    const par = await aceito(inicio)
    await aceito(minutos(40, inicio))
    empresa = await noDia(amb, empresa, inicio)
    await agir(empresa.como.CLIENTE, par.codigo, 'iniciar')
    const { status, corpo } = await editar(par.codigo, [empresa.servico, radiografia])
    expect({ status, corpo }).toMatchObject({ status: 200 })
    expect((await naAgenda(par.agendamento)).servicos).toHaveLength(1)
  })
})

describe('quando não cabem', () => {
  it('diz com o que colidem e o que fazer, e nada muda de nenhum lado', async () => {
    const inicio = novoDia()
    const par = await aceito(inicio)
    const vizinho = await aceito(minutos(60, inicio))
    const antes = await oQueHa(par)
    const recusa = await editar(par.codigo, [empresa.servico, radiografia])
    expect(recusa).toMatchObject({
      status: 409,
      corpo: {
        codigo: 'HORARIO_OCUPADO',
        mensagem: expect.stringMatching(/das 10:00 às 10:40.*vai até 10:10.*remarque na agenda/),
        detalhes: {
          ocupacoes: [{ por: 'ESPECIALISTA', agendamento: vizinho.agendamento }],
          fim: minutos(70, inicio),
        },
      },
    })
    expect(await oQueHa(par)).toEqual(antes)
  })

  it('fora do expediente pergunta se é plantão, e confirmado estende', async () => {
    const inicio = minutos(150, novoDia())
    await amb.db
      .insertInto('especialista_horario')
      .values({
        cliente: empresa.cliente,
        especialista: empresa.especialista,
        dia_semana: 2,
        inicio: '08:00',
        fim: '18:00',
        almoco_inicio: '12:10',
        almoco_fim: '13:00',
      })
      .execute()
    const par = await aceito(inicio)
    const antes = await oQueHa(par)
    const recusa = await editar(par.codigo, [empresa.servico, radiografia])
    expect(recusa).toMatchObject({
      status: 409,
      corpo: { codigo: 'FORA_DO_HORARIO', mensagem: expect.stringContaining('vai até 12:40') },
    })
    expect(await oQueHa(par)).toEqual(antes)
    expect((await editar(par.codigo, [empresa.servico, radiografia], { confirmarPlantao: true })).status).toBe(200)
    expect(await naAgenda(par.agendamento)).toMatchObject({ plantao: true, fim: minutos(70, inicio) })
    // What ends sooner asks nobody, and is plain work again.
    expect((await editar(par.codigo, [empresa.servico])).status).toBe(200)
    expect(await naAgenda(par.agendamento)).toMatchObject({ plantao: false, fim: minutos(40, inicio) })
    await amb.db.deleteFrom('especialista_horario').where('cliente', '=', empresa.cliente).execute()
  })

  it('mais de doze horas são dois atendimentos', async () => {
    const par = await aceito(novoDia())
    const { codigo: longo } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: unico('Monitorização'),
        modalidade: 'PROCEDIMENTO',
        duracao_minutos: 700,
        preco_centavos: 1,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { status, corpo } = await editar(par.codigo, [empresa.servico, longo])
    expect(status).toBe(422)
    expect(camposDe(corpo)['itens']).toContain('dois atendimentos')
  })

  it('a clínica muda o seu pedido quando cabe; quando não, não fica sabendo de quem é a agenda', async () => {
    const inicio = novoDia()
    const par = await aceito(inicio)
    const clinica = empresa.como.PARCEIRO
    expect((await editar(par.codigo, [empresa.servico, radiografia], {}, clinica)).status).toBe(200)
    expect((await naAgenda(par.agendamento)).fim).toBe(minutos(70, inicio))
    await editar(par.codigo, [empresa.servico])
    await aceito(minutos(40, inicio))
    const antes = await oQueHa(par)
    const confirmado = { confirmarPlantao: true, confirmarDeslocamento: true }
    const { status, corpo } = await editar(par.codigo, [empresa.servico, radiografia], confirmado, clinica)
    expect({ status, corpo }).toMatchObject({
      status: 409,
      corpo: {
        codigo: 'HORARIO_OCUPADO',
        detalhes: { ocupacoes: [] },
        mensagem: expect.stringContaining('Combine outro'),
      },
    })
    expect(await oQueHa(par)).toEqual(antes)
  })

  it('o plano de saúde é perguntado também aqui, e só a empresa o ignora', async () => {
    const { codigo: plano } = await amb.db
      .insertInto('plano_saude')
      .values({ operadora: unico('PetSaúde'), nome: 'Ouro', tipo: 'CREDENCIADO', exige_autorizacao: true })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const par = await aceito(novoDia())
    const semNumero = { planoSaude: plano }
    for (const quem of [empresa.como.CLIENTE, empresa.como.PARCEIRO]) {
      const { status, corpo } = await editar(par.codigo, [empresa.servico], semNumero, quem)
      expect(status).toBe(422)
      expect(camposDe(corpo)).toHaveProperty('autorizacao')
    }
    const ignorar = { ...semNumero, ignorarPlano: true, motivoPlano: 'Número chega amanhã' }
    expect((await editar(par.codigo, [empresa.servico], ignorar, empresa.como.PARCEIRO)).status).toBe(422)
    expect((await editar(par.codigo, [empresa.servico], ignorar)).status).toBe(200)
    expect(await naAgenda(par.agendamento)).toMatchObject({ planoSaude: { codigo: plano } })
    // Without waiting for it, the clinic tells the number when it comes.
    expect((await editar(par.codigo, [empresa.servico], { autorizacao: 'A1' }, empresa.como.PARCEIRO)).status).toBe(200)
    expect(await naAgenda(par.agendamento)).toMatchObject({ autorizacao: 'A1' })
  })

  it('dois ao mesmo tempo, um alonga e outro marca em seguida: um dos dois', async () => {
    for (let rodada = 0; rodada < 4; rodada++) {
      const inicio = novoDia()
      const par = await aceito(inicio)
      const outro = await pedir(amb, empresa)
      const respostas = await Promise.all([
        editar(par.codigo, [empresa.servico, radiografia]),
        marcar(empresa, 'aceitar', outro, { inicio: minutos(40, inicio) }),
      ])
      expect(situacoes(respostas)).toEqual([200, 409])
      const { exames, servicos } = await oQueHa(par)
      expect(servicos).toEqual(exames)
    }
  })
})

describe('o outro sentido', () => {
  it('o que é do atendimento não muda na agenda: diz onde mudar', async () => {
    const par = await aceito(novoDia())
    const g = await naAgenda(par.agendamento)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const formulario = {
      codigo: g.codigo,
      versao: g.versao,
      especialista: empresa.especialista,
      inicio: g.inicio,
      parceiro: empresa.parceiro,
      animal: g.animal?.codigo ?? null,
      servicos: [empresa.servico],
    }
    const recusa = await empresa.como.CLIENTE('PUT /agendamento/:codigo', {
      ...formulario,
      animal,
      servicos: [radiografia],
    })
    expect(recusa.status).toBe(422)
    expect(camposDe(recusa.corpo)).toEqual({
      animal: expect.stringMatching(/atendimento nº \d+: mude lá/),
      servicos: expect.stringMatching(/mude lá/),
    })
    const { status } = await empresa.como.CLIENTE('PUT /agendamento/:codigo', {
      ...formulario,
      observacoes: 'Portão azul',
    })
    expect(status).toBe(200)
  })

  it('aberto de um agendamento com outros exames, o agendamento fica com eles; e se não couberem, nada se abre', async () => {
    const inicio = novoDia()
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const agendamento = await criarAgendamento(amb, empresa, { inicio, animal })
    const abrir = {
      animal,
      agendamento,
      parceiro: empresa.parceiro,
      itens: [{ servico: empresa.servico }, { servico: radiografia }],
    }
    const vizinho = await aceito(minutos(60, inicio))
    const recusa = await empresa.como.CLIENTE('POST /atendimento', abrir)
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'HORARIO_OCUPADO' } })
    expect((await naAgenda(agendamento)).atendimento).toBeNull()
    await agir(empresa.como.CLIENTE, vizinho.codigo, 'cancelar', 'x')
    expect((await empresa.como.CLIENTE('POST /atendimento', abrir)).status).toBe(201)
    expect(await naAgenda(agendamento)).toMatchObject({
      fim: minutos(70, inicio),
      servicos: [{ codigo: empresa.servico }, { codigo: radiografia }],
      atendimento: { codigo: expect.any(String) },
    })
  })
})
