import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { abrirAmbiente, type Ambiente } from '../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../teste/fabricas.ts'
import { comunicadoDe, type Acontecido } from './comunicados.ts'
import type { ResumoDoAgendamento } from './resumo.ts'

const RESUMO: ResumoDoAgendamento = {
  codigo: '0193a000-0000-7000-8000-000000000001',
  estado: 'AGENDADO',
  origem: 'PARCEIRO',
  inicio: '2026-11-24T12:00:00Z',
  propostoEm: null,
  motivo: null,
  devolucao: null,
  especialista: 'ana',
  parceiro: 'clinica',
  temAtendimento: true,
  animal: 'Rex',
  servicos: ['Ultrassom'],
  clinica: { nome: 'Clínica Lumiar', email: 'c@l.vet', telefone: null },
  tutor: null,
  empresa: { nome: 'Ecopet', email: 'e@e.vet', telefone: null, fuso: 'America/Sao_Paulo' },
}
const dito = (acontecido: Partial<Acontecido>, mudancas: Partial<ResumoDoAgendamento> = {}) => {
  const base = { tipo: 'agendamento.mudou', acao: null, peloParceiro: false, especialista: 'ana', dia: '2026-11-24' }
  const comunicado = comunicadoDe({ ...RESUMO, ...mudancas }, { ...base, ...acontecido })
  return comunicado === null ? null : `${comunicado.para} ${comunicado.modelo} ${comunicado.aviso?.tipo ?? '-'}`
}

describe('o que se conta, e a quem', () => {
  it.each([
    [{ tipo: 'agendamento.criado', peloParceiro: true }, {}, 'EMPRESA pedido-recebido -'],
    [{ tipo: 'agendamento.criado' }, {}, null],
    [{ acao: 'agendar' }, {}, 'CLINICA pedido-aceito -'],
    [{ acao: 'agendar' }, { origem: 'EMPRESA' }, null],
    [{ acao: 'agendar', peloParceiro: true }, {}, 'EMPRESA proposta-respondida agenda.resposta'],
    [{ acao: 'devolver', peloParceiro: true }, {}, 'EMPRESA proposta-respondida agenda.resposta'],
    [{ acao: 'propor' }, {}, 'CLINICA horario-proposto agenda.proposta'],
    [{ acao: 'cancelar' }, { especialista: null }, 'CLINICA pedido-recusado -'],
    [{ acao: 'cancelar' }, { temAtendimento: false }, 'CLINICA agendamento-cancelado agenda.cancelada'],
    [{ acao: 'cancelar', peloParceiro: true }, {}, 'EMPRESA agendamento-cancelado -'],
    [{ acao: 'cancelar' }, { clinica: null, parceiro: null }, null],
    [{ acao: 'confirmar' }, {}, null],
    [{ acao: null }, {}, null],
    [{ tipo: 'agendamento.movido' }, {}, 'CLINICA agendamento-movido agenda.movida'],
    // The place that it left, and a move that was already overtaken by another one.
    [{ tipo: 'agendamento.movido', dia: '2026-11-23' }, {}, null],
    [{ tipo: 'agendamento.movido', especialista: 'rui' }, {}, null],
    [{ tipo: 'agendamento.movido' }, { estado: 'RESERVADO' }, null],
    [
      { tipo: 'agendamento.movido' },
      { estado: 'RESERVADO', propostoEm: '2026-11-20T12:00:00Z' },
      'CLINICA horario-proposto agenda.proposta',
    ],
    [{ tipo: 'agendamento.movido' }, { estado: 'CANCELADO' }, null],
  ] as [Partial<Acontecido>, Partial<ResumoDoAgendamento>, string | null][])(
    '%j %j → %s',
    (acontecido, mudancas, esperado) => {
      expect(dito(acontecido, mudancas)).toBe(esperado)
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
      .select(['modelo', 'para', 'assunto', 'estado'])
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

  it('mudar e cancelar manda uma carta de cada à clínica, que o ADMIN lê na caixa de saída', async () => {
    const codigo = await marcar('2026-11-24T12:00:00Z')
    await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', { codigo, versao: 1, inicio: '2026-11-25T13:00:00Z' })
    await amb.tarefas.esvaziar()
    await vi.waitFor(async () => expect(await cartas(codigo)).toHaveLength(1))
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo,
      versao: 2,
      acao: 'cancelar',
      motivo: 'Choveu “muito”',
    })
    await amb.tarefas.esvaziar()
    await vi.waitFor(async () =>
      expect((await cartas(codigo)).map(({ estado }) => estado)).toEqual(['CAPTURADA', 'CAPTURADA']),
    )
    expect((await cartas(codigo)).map(({ modelo, para }) => [modelo, para])).toEqual([
      ['agendamento-movido', 'clinica@aviso.vet'],
      ['agendamento-cancelado', 'clinica@aviso.vet'],
    ])
    const { corpo: lista } = await empresa.como.ADMIN('GET /email', { busca: 'clinica@aviso.vet' })
    const cancelada = lista.itens.find(({ assunto }) => assunto.startsWith('Exame cancelado'))
    const { corpo } = await empresa.como.ADMIN('GET /email/:codigo', { codigo: cancelada?.codigo ?? '' })
    expect(corpo.conteudo?.texto).toContain('Motivo: Choveu “muito”')
    expect(corpo.conteudo?.botao.url).toBe(`https://vetlume.test/agenda/agenda-atendimento?agendamento=${codigo}`)
    const avisos = await amb.db
      .selectFrom('notificacao')
      .select(['tipo', 'parceiro'])
      .where('rota', 'like', `%${codigo}`)
      .orderBy('codigo')
      .execute()
    expect(avisos).toEqual([
      { tipo: 'agenda.movida', parceiro: empresa.parceiro },
      { tipo: 'agenda.cancelada', parceiro: empresa.parceiro },
    ])
  })

  it('quando é a clínica que cancela, quem recebe é a empresa; sem e-mail da clínica, vai a quem trabalha nela', async () => {
    const codigo = await marcar('2026-11-26T12:00:00Z')
    await empresa.como.PARCEIRO('POST /agendamento/:codigo/transicao', {
      codigo,
      versao: 1,
      acao: 'cancelar',
      motivo: 'Melhorou',
    })
    await amb.tarefas.esvaziar()
    await vi.waitFor(async () =>
      expect((await cartas(codigo)).map(({ para }) => para)).toEqual(['contato@diagnostico.vet']),
    )
    await amb.db.updateTable('parceiro').set({ email: null }).where('codigo', '=', empresa.parceiro).execute()
    const outro = await marcar('2026-11-27T12:00:00Z')
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo: outro,
      versao: 1,
      acao: 'cancelar',
      motivo: 'x',
    })
    await amb.tarefas.esvaziar()
    await vi.waitFor(async () =>
      expect((await cartas(outro)).map(({ para }) => para)).toEqual([empresa.usuarios.PARCEIRO.email]),
    )
  })
})
