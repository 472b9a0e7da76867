import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import type { EventoPublicado } from '../../infra/tarefas/index.ts'
import { cnpjUnico, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { avisoAoEspecialista, comunicadoDe, type Acontecido } from './comunicados.ts'
import { assinantesDaAgenda } from './comunicar.ts'
import type { ResumoDoAgendamento } from './resumo.ts'

const RESUMO: ResumoDoAgendamento = {
  codigo: '0193a000-0000-7000-8000-000000000001',
  estado: 'AGENDADO',
  origem: 'PARCEIRO',
  inicio: '2026-11-24T12:00:00Z',
  reconfirmar: false,
  propostoEm: null,
  motivo: null,
  devolucao: null,
  especialista: 'ana',
  parceiro: 'clinica',
  aindaAqui: true,
  temAtendimento: true,
  animal: 'Rex',
  servicos: ['Ultrassom'],
  clinica: { nome: 'Clínica Lumiar', email: 'c@l.vet', telefone: null, aceitaAvisos: true },
  tutor: null,
  empresa: { nome: 'Ecopet', email: 'e@e.vet', telefone: null, fuso: 'America/Sao_Paulo' },
}
const BASE: Acontecido = {
  tipo: 'agendamento.mudou',
  acao: null,
  peloParceiro: false,
  peloEspecialista: null,
  especialista: 'ana',
  dia: '2026-11-24',
}
const dito = (acontecido: Partial<Acontecido>, mudancas: Partial<ResumoDoAgendamento> = {}) => {
  const comunicado = comunicadoDe({ ...RESUMO, ...mudancas }, { ...BASE, ...acontecido })
  return comunicado === null ? null : `${comunicado.para} ${comunicado.modelo} ${comunicado.aviso?.tipo ?? '-'}`
}

const MOVIDO = { tipo: 'agendamento.movido', acao: 'remarcar' }

describe('o que se conta, e a quem', () => {
  it.each([
    [{ tipo: 'agendamento.criado', peloParceiro: true }, {}, 'EMPRESA pedido-recebido -'],
    [{ tipo: 'agendamento.criado' }, {}, null],
    [{ acao: 'agendar' }, {}, 'CLINICA pedido-aceito -'],
    // What the company books by itself is news to the clinic; what it only reserves is not told.
    [{ acao: 'agendar' }, { origem: 'EMPRESA' }, 'CLINICA agendamento-marcado agenda.marcada'],
    [
      { tipo: 'agendamento.criado', acao: 'agendar' },
      { origem: 'EMPRESA' },
      'CLINICA agendamento-marcado agenda.marcada',
    ],
    [{ tipo: 'agendamento.criado', acao: 'reservar' }, { origem: 'EMPRESA', estado: 'RESERVADO' }, null],
    [{ tipo: 'agendamento.criado', acao: 'agendar' }, { origem: 'EMPRESA', estado: 'CANCELADO' }, null],
    [{ acao: 'incluir' }, { origem: 'EMPRESA' }, 'CLINICA agendamento-marcado agenda.marcada'],
    [{ acao: 'incluir' }, { origem: 'EMPRESA', aindaAqui: false }, null],
    [{ acao: 'retirar' }, { origem: 'EMPRESA', aindaAqui: false }, 'CLINICA agendamento-cancelado agenda.cancelada'],
    [{ acao: 'agendar', peloParceiro: true }, {}, 'EMPRESA proposta-respondida agenda.resposta'],
    [{ acao: 'devolver', peloParceiro: true }, {}, 'EMPRESA proposta-respondida agenda.resposta'],
    [{ acao: 'propor' }, {}, 'CLINICA horario-proposto agenda.proposta'],
    [{ acao: 'cancelar' }, { especialista: null }, 'CLINICA pedido-recusado -'],
    [{ acao: 'cancelar' }, { temAtendimento: false }, 'CLINICA agendamento-cancelado agenda.cancelada'],
    [{ acao: 'cancelar', peloParceiro: true }, {}, 'EMPRESA agendamento-cancelado -'],
    [{ acao: 'cancelar' }, { clinica: null, parceiro: null }, null],
    [{ acao: 'confirmar' }, {}, null],
    [{ acao: null }, {}, null],
    [MOVIDO, {}, 'CLINICA agendamento-movido agenda.movida'],
    // Another specialist at the same time is no other time.
    [{ tipo: 'agendamento.movido' }, {}, null],
    // The place that it left, and a move that was already overtaken by another one.
    [{ ...MOVIDO, dia: '2026-11-23' }, {}, null],
    [{ ...MOVIDO, especialista: 'rui' }, {}, null],
    [MOVIDO, { estado: 'RESERVADO' }, null],
    [MOVIDO, { estado: 'RESERVADO', propostoEm: '2026-11-20T12:00:00Z' }, 'CLINICA horario-proposto agenda.proposta'],
    [MOVIDO, { estado: 'CANCELADO' }, null],
  ] as [Partial<Acontecido>, Partial<ResumoDoAgendamento>, string | null][])(
    '%j %j → %s',
    (acontecido, mudancas, esperado) => {
      expect(dito(acontecido, mudancas)).toBe(esperado)
    },
  )
})

describe('o sino do especialista', () => {
  it.each([
    [{ tipo: 'agendamento.criado', acao: 'agendar' }, {}, 'agenda.marcada'],
    [{ tipo: 'agendamento.criado', acao: 'reservar' }, { estado: 'RESERVADO' }, null],
    [{ acao: 'agendar', peloParceiro: true }, {}, 'agenda.marcada'],
    [{ acao: 'cancelar', peloParceiro: true }, { estado: 'CANCELADO' }, 'agenda.cancelada'],
    [{ acao: 'cancelar', especialista: null }, { estado: 'CANCELADO', especialista: null }, null],
    [MOVIDO, {}, 'agenda.movida'],
    // Same specialist, another day: the day that it left has nothing to tell.
    [{ ...MOVIDO, dia: '2026-11-23' }, {}, null],
    // Another specialist: one gets it, one is rid of it.
    [{ tipo: 'agendamento.movido' }, {}, 'agenda.movida'],
    [{ tipo: 'agendamento.movido' }, { especialista: 'rui' }, 'agenda.cancelada'],
    [MOVIDO, { estado: 'RESERVADO' }, null],
    [{ acao: 'confirmar' }, {}, null],
    [{ acao: 'propor' }, { estado: 'RESERVADO', propostoEm: '2026-11-20T12:00:00Z' }, null],
    // What the specialist did is known to the specialist.
    [{ acao: 'agendar', peloEspecialista: 'ana' }, {}, null],
    [{ ...MOVIDO, peloEspecialista: 'ana' }, {}, null],
    [{ acao: 'cancelar', peloEspecialista: 'rui' }, { estado: 'CANCELADO' }, 'agenda.cancelada'],
  ] as [Partial<Acontecido>, Partial<ResumoDoAgendamento>, string | null][])(
    '%j %j → %s',
    (acontecido, mudancas, esperado) => {
      const aviso = avisoAoEspecialista({ ...RESUMO, ...mudancas }, { ...BASE, ...acontecido })
      expect(aviso?.tipo ?? null).toBe(esperado)
    },
  )
})

describe('de ponta a ponta', () => {
  let amb: Ambiente
  let empresa: Empresa
  beforeAll(async () => {
    amb = await abrirAmbiente()
    empresa = await criarEmpresa(amb)
    await amb.db
      .updateTable('parceiro')
      .set({ email: 'clinica@aviso.vet' })
      .where('codigo', '=', empresa.parceiro)
      .execute()
  })
  afterAll(() => amb.fechar())

  const cartas = async (codigo: string) =>
    await amb.db
      .selectFrom('mensagem')
      .select(['modelo', 'para', 'assunto', 'estado', 'dados'])
      .where('cliente', '=', empresa.cliente)
      .where(sql<boolean>`dados->>'agendamento' = ${codigo}`)
      .orderBy('codigo')
      .execute()
  const marcar = async (inicio: string) => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const pedido = {
      especialista: empresa.especialista,
      inicio,
      tipoLocal: 'PARCEIRO' as const,
      parceiro: empresa.parceiro,
      animal,
      servicos: [empresa.servico],
    }
    return (await empresa.como.CLIENTE('POST /agendamento', pedido)).corpo.codigo
  }

  const avisosDo = async (codigo: string, quem: { parceiro: string } | { especialista: string }) => {
    const [campo, valor] = Object.entries(quem)[0] as ['parceiro' | 'especialista', string]
    const linhas = await amb.db
      .selectFrom('notificacao')
      .select('tipo')
      .where('rota', 'like', `%${codigo}`)
      .where(campo, '=', valor)
      .orderBy('codigo')
      .execute()
    return linhas.map(({ tipo }) => tipo)
  }

  it('marcar, mudar e cancelar manda uma carta de cada à clínica, que o ADMIN lê na caixa de saída', async () => {
    const codigo = await marcar('2026-11-24T12:00:00Z')
    await amb.tarefas.esvaziar()
    expect(await cartas(codigo)).toHaveLength(1)
    await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', { codigo, versao: 1, inicio: '2026-11-25T13:00:00Z' })
    await amb.tarefas.esvaziar()
    expect(await cartas(codigo)).toHaveLength(2)
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo,
      versao: 2,
      acao: 'cancelar',
      motivo: 'Choveu “muito”',
    })
    await amb.tarefas.esvaziar()
    expect((await cartas(codigo)).map(({ estado }) => estado)).toEqual(['CAPTURADA', 'CAPTURADA', 'CAPTURADA'])
    expect((await cartas(codigo)).map(({ modelo, para }) => [modelo, para])).toEqual([
      ['agendamento-marcado', 'clinica@aviso.vet'],
      ['agendamento-movido', 'clinica@aviso.vet'],
      ['agendamento-cancelado', 'clinica@aviso.vet'],
    ])
    const { corpo: lista } = await empresa.como.ADMIN('GET /email', { busca: 'clinica@aviso.vet' })
    const cancelada = lista.itens.find(({ assunto }) => assunto.startsWith('Exame cancelado'))
    const { corpo } = await empresa.como.ADMIN('GET /email/:codigo', { codigo: cancelada?.codigo ?? '' })
    expect(corpo.conteudo?.texto).toContain('Motivo: Choveu “muito”')
    expect(corpo.conteudo?.botao?.url).toBe(`https://vetlume.test/agenda/agenda-atendimento?agendamento=${codigo}`)
    const contados = ['agenda.marcada', 'agenda.movida', 'agenda.cancelada']
    expect(await avisosDo(codigo, { parceiro: empresa.parceiro })).toEqual(contados)
    expect(await avisosDo(codigo, { especialista: empresa.especialista })).toEqual(contados)
  })

  it('o que estava confirmado e muda de hora pede confirmação de novo, à clínica e ao especialista; de volta, não', async () => {
    const codigo = await marcar('2026-12-03T12:00:00Z')
    const { como } = empresa
    const mover = (versao: number, inicio: string) =>
      como.CLIENTE('POST /agendamento/:codigo/mover', { codigo, versao, inicio })
    const titulos = async (campo: 'parceiro' | 'especialista') => {
      const linhas = await amb.db
        .selectFrom('notificacao')
        .select('titulo')
        .where('rota', 'like', `%${codigo}`)
        .where('tipo', '=', 'agenda.movida')
        .where(campo, 'is not', null)
        .orderBy('codigo')
        .execute()
      return linhas.map(({ titulo }) => titulo)
    }
    await como.CLIENTE('POST /agendamento/:codigo/transicao', { codigo, versao: 1, acao: 'confirmar' })
    expect((await mover(2, '2026-12-03T13:00:00Z')).corpo).toMatchObject({ estado: 'AGENDADO' })
    await amb.tarefas.esvaziar()
    expect(await titulos('parceiro')).toEqual([expect.stringMatching(/03\/12\/2026 10:00\. Confirme de novo$/)])
    expect(await titulos('especialista')).toEqual([
      expect.stringMatching(/03\/12\/2026 10:00 \(a confirmar de novo\)$/),
    ])
    // Two moves of one instant would be one letter.
    amb.relogio.avancar({ minutes: 1 })
    expect((await mover(3, '2026-12-03T12:00:00Z')).corpo).toMatchObject({ estado: 'CONFIRMADO' })
    await amb.tarefas.esvaziar()
    expect((await titulos('parceiro'))[1]).toMatch(/03\/12\/2026 09:00$/)
    expect((await titulos('especialista'))[1]).toMatch(/03\/12\/2026 09:00$/)
    const movidas = (await cartas(codigo)).filter(({ modelo }) => modelo === 'agendamento-movido')
    expect(movidas.map(({ dados }) => (dados as { reconfirmar: boolean }).reconfirmar)).toEqual([true, false])
  })

  it('o mesmo acontecido, entregue duas vezes, se conta uma', async () => {
    const codigo = await marcar('2026-11-24T15:00:00Z')
    await amb.tarefas.esvaziar()
    expect(await cartas(codigo)).toHaveLength(1)
    const evento = await sql<EventoPublicado>`select data->>'codigo' as codigo, data->>'cliente' as cliente,
      data->>'tipo' as tipo, data->'dados' as dados, data->>'quando' as quando from pgboss.job
      where data->'dados'->>'agendamento' = ${codigo}`.execute(amb.db)
    expect(evento.rows).toHaveLength(1)
    const trabalho = { db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos }
    for (const linha of evento.rows)
      for (const assinante of assinantesDaAgenda[linha.tipo] ?? []) await assinante(trabalho, linha)
    expect(await cartas(codigo)).toHaveLength(1)
    expect(await avisosDo(codigo, { especialista: empresa.especialista })).toEqual(['agenda.marcada'])
  })

  it('a clínica que dispensou as cartas acompanha pelo sino', async () => {
    const silencio = (avisos_agenda: boolean) =>
      amb.db.updateTable('parceiro').set({ avisos_agenda }).where('codigo', '=', empresa.parceiro).execute()
    await silencio(false)
    const codigo = await marcar('2026-11-25T15:00:00Z')
    await amb.tarefas.esvaziar()
    expect(await avisosDo(codigo, { parceiro: empresa.parceiro })).toHaveLength(1)
    expect(await cartas(codigo)).toEqual([])
    await silencio(true)
  })

  it('quem troca de clínica avisa as duas; esticar o exame e só reservar não avisa ninguém', async () => {
    const outra = await amb.db
      .insertInto('parceiro')
      .values({
        cliente: empresa.cliente,
        nome: 'Outra',
        razao_social: 'Outra',
        documento: cnpjUnico(),
        email: 'outra@aviso.vet',
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const inicio = '2026-11-30T12:00:00.000Z'
    const codigo = await marcar(inicio)
    await amb.tarefas.esvaziar()
    expect(await cartas(codigo)).toHaveLength(1)
    const { animal } = (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })).corpo
    const edicao = {
      codigo,
      especialista: empresa.especialista,
      inicio,
      fim: '2026-11-30T13:30:00.000Z',
      animal: animal?.codigo ?? null,
      servicos: [empresa.servico],
      confirmarDeslocamento: true,
    }
    await empresa.como.CLIENTE('PUT /agendamento/:codigo', { ...edicao, versao: 1, parceiro: empresa.parceiro })
    const trocado = await empresa.como.CLIENTE('PUT /agendamento/:codigo', {
      ...edicao,
      versao: 2,
      parceiro: outra.codigo,
    })
    expect(trocado.status).toBe(200)
    const { codigo: _codigo, ...formulario } = edicao
    const reserva = await empresa.como.CLIENTE('POST /agendamento', {
      ...formulario,
      inicio: '2026-12-01T12:00:00Z',
      fim: null,
      parceiro: empresa.parceiro,
      animal: null,
      contato: 'Recepção',
      estado: 'RESERVADO',
    })
    expect(reserva.status).toBe(201)
    const cancelar = { codigo: reserva.corpo.codigo, versao: 1, acao: 'cancelar', motivo: 'x' } as const
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', cancelar)
    await amb.tarefas.esvaziar()
    expect(await cartas(codigo)).toHaveLength(3)
    expect((await cartas(codigo)).map(({ modelo, para }) => `${modelo} ${para}`).toSorted()).toEqual([
      'agendamento-cancelado clinica@aviso.vet',
      'agendamento-marcado clinica@aviso.vet',
      'agendamento-marcado outra@aviso.vet',
    ])
    // By then the events of the reservation, which came after, were read too.
    expect(await cartas(reserva.corpo.codigo)).toEqual([])
    expect(await avisosDo(reserva.corpo.codigo, { parceiro: empresa.parceiro })).toEqual([])
  })

  it('quando é a clínica que cancela, quem recebe é a empresa; sem e-mail da clínica, vai a quem trabalha nela', async () => {
    // What was booked is told before it is cancelled: what a booking that is already gone says depends on who reads first.
    const cancelada = async (inicio: string, quem: Chamar) => {
      const codigo = await marcar(inicio)
      await amb.tarefas.esvaziar()
      await quem('POST /agendamento/:codigo/transicao', { codigo, versao: 1, acao: 'cancelar', motivo: 'Melhorou' })
      await amb.tarefas.esvaziar()
      return (await cartas(codigo)).map(({ modelo, para }) => `${modelo} ${para}`).toSorted()
    }
    expect(await cancelada('2026-11-26T12:00:00Z', empresa.como.PARCEIRO)).toEqual([
      'agendamento-cancelado contato@diagnostico.vet',
      'agendamento-marcado clinica@aviso.vet',
    ])
    await amb.db.updateTable('parceiro').set({ email: null }).where('codigo', '=', empresa.parceiro).execute()
    const daClinica = empresa.usuarios.PARCEIRO.email
    expect(await cancelada('2026-11-27T12:00:00Z', empresa.como.CLIENTE)).toEqual([
      `agendamento-cancelado ${daClinica}`,
      `agendamento-marcado ${daClinica}`,
    ])
  })
})
