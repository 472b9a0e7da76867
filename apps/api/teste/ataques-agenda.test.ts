import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { criarColega, mais, pedidoDeTeste, TERCA_AS_9 } from './agenda/agenda.ts'
import { agirNaAgenda, lerPedido, marcar, pedir, responder } from './atendimento/pedidos.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import { criarServico } from './atendimentos.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from './fabricas.ts'
import { situacoes } from './respostas.ts'

// Two processes of the product on one database, and people who all want the same at once.
let amb: Ambiente
let outro: Ambiente
let empresa: Empresa
/** The same people, through the other process. */
let la: Record<'CLIENTE' | 'PARCEIRO', Chamar>
let dias = 0
const novoDia = () => mais(TERCA_AS_9, 7 * 24 * 60 * dias++)

beforeAll(async () => {
  ;[amb, outro] = await Promise.all([abrirAmbiente(), abrirAmbiente()])
  empresa = await criarEmpresa(amb)
  const { cliente, parceiro, usuarios } = empresa
  la = {
    CLIENTE: await outro.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente }),
    PARCEIRO: await outro.como({ usuario: usuarios.PARCEIRO.codigo, perfis: ['PARCEIRO'], cliente, parceiro }),
  }
})
afterAll(() => Promise.all([amb.fechar(), outro.fechar()]))

const naAgenda = async (codigo: string) => (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })).corpo

// The clock of the tests stands still: everything they ask for is of one minute.
beforeEach(() => sql`delete from limite`.execute(amb.db))

describe('dois processos', () => {
  it('um horário, cem de cada lado: um marca', async () => {
    const inicio = novoDia()
    const pedidos = await Promise.all(Array.from({ length: 200 }, () => pedidoDeTeste(amb, empresa, { inicio })))
    const respostas = await Promise.all(
      pedidos.map((pedido, i) => (i % 2 === 0 ? empresa.como.CLIENTE : la.CLIENTE)('POST /agendamento', pedido)),
    )
    expect(situacoes(respostas)).toEqual([201, ...Array.from({ length: 199 }, () => 409)])
  })

  it('trocar de lugar, alongar, cancelar, confirmar e remarcar o mesmo: ninguém cai, e os dois registros concordam', async () => {
    const radiografia = await criarServico(amb, empresa)
    for (let rodada = 0; rodada < 5; rodada++) {
      const inicio = novoDia()
      const pares: { codigo: string; agendamento: string }[] = []
      for (const n of [0, 1]) {
        const codigo = await pedir(amb, empresa)
        const { corpo } = await marcar(empresa, 'aceitar', codigo, { inicio: mais(inicio, 60 * n) })
        pares.push({ codigo, agendamento: corpo.agendamento })
      }
      const atos = pares.flatMap(({ codigo, agendamento }, n) => [
        () => mover(empresa.como.CLIENTE, agendamento, mais(inicio, 60 * (1 - n))),
        () => mover(la.CLIENTE, agendamento, mais(inicio, 60 * (2 + n))),
        () => alongar(la.CLIENTE, codigo, [empresa.servico, radiografia]),
        () => alongar(empresa.como.PARCEIRO, codigo, [empresa.servico, radiografia]),
        () => agirNaAgenda(la.CLIENTE, agendamento, 'confirmar'),
        () => agirNaAgenda(empresa.como.CLIENTE, agendamento, 'cancelar', 'Chuva'),
        () => planejar(la.CLIENTE, inicio),
      ])
      const respostas = await Promise.all(atos.map((ato) => ato()))
      expect(respostas.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([])
      for (const { codigo, agendamento } of pares) {
        const [a, g] = [await lerPedido(empresa.como.CLIENTE, codigo), await naAgenda(agendamento)]
        expect(a.estado === 'CANCELADO').toBe(g.estado === 'CANCELADO')
        if (g.estado !== 'CANCELADO') expect(a.realizadoEm).toBe(g.inicio)
        expect(g.servicos.map((s) => s.codigo)).toEqual(a.itens.map(({ servico }) => servico.codigo))
      }
    }
  })
})

const mover = async (quem: Chamar, codigo: string, inicio: string) => {
  const { versao } = (await quem('GET /agendamento/:codigo', { codigo })).corpo
  return quem('POST /agendamento/:codigo/mover', { codigo, versao, inicio })
}
const planejar = async (quem: Chamar, inicio: string) => {
  const alvo = { especialista: empresa.especialista, dia: inicio.slice(0, 10) }
  const { visitas } = (await quem('POST /agendamento/rota/planejar', alvo)).corpo
  const lista = visitas.map(({ codigo, versao, novoInicio }) => ({ codigo, versao, inicio: mais(novoInicio, 5) }))
  return quem('POST /agendamento/rota/aplicar', { ...alvo, visitas: lista })
}
const alongar = async (quem: Chamar, codigo: string, servicos: readonly string[]) => {
  const a = await lerPedido(quem, codigo)
  return quem('PUT /atendimento/:codigo', {
    codigo,
    versao: a.versao,
    parceiro: a.parceiro?.codigo ?? null,
    especialista: a.especialista?.codigo ?? null,
    realizadoEm: a.realizadoEm,
    itens: servicos.map((servico) => ({
      codigo: a.itens.find((item) => item.servico.codigo === servico)?.codigo ?? null,
      servico,
    })),
  })
}

describe('a proposta', () => {
  const proposta = async (inicio = novoDia()) => {
    const codigo = await pedir(amb, empresa)
    const { status, corpo } = await marcar(empresa, 'propor', codigo, { inicio, confirmarPlantao: true })
    expect(status, JSON.stringify(corpo)).toBe(200)
    return { codigo, agendamento: corpo.agendamento, inicio }
  }

  it('respondida de todo modo ao mesmo tempo tem uma resposta', async () => {
    for (let rodada = 0; rodada < 4; rodada++) {
      const { codigo, agendamento } = await proposta()
      const respostas = await Promise.all([
        responder(empresa.como.PARCEIRO, codigo, true),
        responder(la.PARCEIRO, codigo, false, 'Não posso'),
        agirNaAgenda(la.PARCEIRO, agendamento, 'agendar'),
        agirNaAgenda(empresa.como.PARCEIRO, agendamento, 'cancelar', 'Melhorou'),
      ])
      const venceram = respostas.filter(({ status }) => status === 200).length
      expect(situacoes(respostas).every((status) => status === 200 || status === 409)).toBe(true)
      // After a yes or a no the clinic may still call it off, when its version is the new one.
      expect(venceram).toBeGreaterThanOrEqual(1)
      const [a, g] = [await lerPedido(empresa.como.CLIENTE, codigo), await naAgenda(agendamento)]
      expect(g.linhaDoTempo.filter(({ tipo }) => tipo === 'AGENDAR' || tipo === 'DEVOLVER').length).toBeLessThanOrEqual(
        1,
      )
      expect(a.estado === 'CANCELADO').toBe(g.estado === 'CANCELADO')
    }
  })

  it('que já passou não se aceita por porta nenhuma', async () => {
    const { agendamento } = await proposta('2026-11-20T15:05:00.000Z')
    amb.relogio.avancar({ minutes: 10 })
    const { status, corpo } = await agirNaAgenda(empresa.como.PARCEIRO, agendamento, 'agendar')
    amb.relogio.avancar({ minutes: -10 })
    expect({ status, corpo }).toMatchObject({ status: 409, corpo: { mensagem: expect.stringContaining('já passou') } })
  })
})

describe('o plano de saúde', () => {
  const plano = async (dados: object) =>
    (
      await amb.db
        .insertInto('plano_saude')
        .values({ operadora: unico('PetSaúde'), nome: 'Ouro', tipo: 'CREDENCIADO', ...dados })
        .returning('codigo')
        .executeTakeFirstOrThrow()
    ).codigo

  it('não paga o mesmo exame duas vezes porque dois marcaram ao mesmo tempo', async () => {
    const planoSaude = await plano({ intervalo_repeticao_dias: 60 })
    const colegas = await Promise.all(Array.from({ length: 6 }, () => criarColega(amb, empresa)))
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const dia = novoDia()
    const respostas = await Promise.all(
      colegas.map(async (especialista, n) =>
        (n % 2 === 0 ? empresa.como.CLIENTE : la.CLIENTE)(
          'POST /agendamento',
          await pedidoDeTeste(amb, empresa, { animal, planoSaude, especialista, inicio: mais(dia, 60 * n) }),
        ),
      ),
    )
    expect(situacoes(respostas)).toEqual([201, 422, 422, 422, 422, 422])
  })

  it('é perguntado também quando a reserva ganha paciente por um atendimento', async () => {
    const planoSaude = await plano({ carencia_dias: 30 })
    const reserva = await empresa.como.CLIENTE(
      'POST /agendamento',
      await pedidoDeTeste(amb, empresa, {
        animal: null,
        contato: 'Recepção',
        estado: 'RESERVADO',
        planoSaude,
        inicio: novoDia(),
      }),
    )
    expect(reserva.status).toBe(201)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const abrir = {
      animal,
      agendamento: reserva.corpo.codigo,
      parceiro: empresa.parceiro,
      planoSaude,
      itens: [{ servico: empresa.servico }],
    }
    const { status, corpo } = await empresa.como.CLIENTE('POST /atendimento', abrir)
    expect({ status, corpo }).toMatchObject({ status: 422, corpo: { campos: { planoSaude: expect.any(String) } } })
    expect((await naAgenda(reserva.corpo.codigo)).animal).toBeNull()
  })
})

describe('o lembrete', () => {
  it('respondido enquanto a empresa muda exames e hora: cada um vale ou é recusado, nada se perde', async () => {
    const radiografia = await criarServico(amb, empresa)
    for (let rodada = 0; rodada < 4; rodada++) {
      const inicio = novoDia()
      const codigo = await pedir(amb, empresa)
      const { agendamento } = (await marcar(empresa, 'aceitar', codigo, { inicio })).corpo
      const { corpo } = await empresa.como.CLIENTE('POST /agendamento/:codigo/lembrete', { codigo: agendamento })
      const chave = corpo.link.split('#')[1] ?? ''
      const levar = () => mover(la.CLIENTE, agendamento, mais(inicio, 30))
      const [resposta, alongado, levado] = await Promise.all([
        outro.semToken('POST /confirmar-agendamento/resposta', { chave, resposta: 'CONFIRMADO' }),
        alongar(empresa.como.CLIENTE, codigo, [empresa.servico, radiografia]),
        levar(),
      ])
      // In half of the rounds whoever lost reads again and moves, after an answer that was taken.
      const movido = levado.status === 409 && rodada % 2 === 1 ? await levar() : levado
      expect([200, 409]).toContain(resposta.status)
      expect([200, 409]).toContain(movido.status)
      // Whoever edits the exams lost to nobody that changed the exams.
      if (alongado.status !== 200)
        expect(alongado.corpo).toMatchObject({
          codigo: 'CONFLITO_DE_VERSAO',
          detalhes: { atual: { numero: expect.any(Number) } },
        })
      const g = await naAgenda(agendamento)
      // The link confirms the time that it was sent for: at another one it is asked again.
      const noHorario = Date.parse(g.inicio) === Date.parse(inicio)
      expect(g.estado).toBe(resposta.status === 200 && noHorario ? 'CONFIRMADO' : 'AGENDADO')
    }
  })
})
