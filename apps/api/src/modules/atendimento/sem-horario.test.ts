import { ESTADOS_DO_AGENDAMENTO, ESTADOS_SEM_HORARIO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, agir } from '../../../teste/atendimentos.ts'
import { horas, pedir } from '../../../teste/atendimento/pedidos.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
const comEstado = new Map<EstadoDoAgendamento, string>()

/** A clinic's request whose appointment is in that state; its atendimento stays open. */
async function pedidoEm(estado: EstadoDoAgendamento, hora: number): Promise<void> {
  const codigo = await pedir(amb, empresa)
  comEstado.set(estado, codigo)
  await amb.db
    .updateTable('agendamento')
    .set({
      estado: aForca(estado),
      motivo: 'Motivo',
      especialista: empresa.especialista,
      inicio: horas(hora),
      fim: horas(hora + 1),
    })
    .where('codigo', 'in', amb.db.selectFrom('atendimento').select('agendamento').where('codigo', '=', codigo))
    .execute()
}

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  for (const [i, estado] of ESTADOS_DO_AGENDAMENTO.entries()) await pedidoEm(estado, i)
})
afterAll(() => amb.fechar())

const semHorario = async (horario: 'sem' | 'aguardando' = 'sem') => {
  const { itens, total } = (await empresa.como.CLIENTE('GET /atendimento', { horario, limite: 100 })).corpo
  expect(total).toBe(itens.length)
  return itens.map(({ codigo }) => codigo).toSorted()
}
const noPainel = async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /dashboard')
  return corpo.perfil === 'CLIENTE' ? corpo.semHorario?.quantidade : undefined
}
/** What stands over the days of the agenda, outside of every hour. */
const naAgenda = async () => {
  const { itens } = (await empresa.como.CLIENTE('GET /agendamento/periodo', { de: '2026-11-01', ate: '2026-12-05' }))
    .corpo
  return itens.filter(({ estado }) => estado === 'SOLICITADO').length
}

it('pedido sem horário é o que não começou e não tem hora guardada: no painel, na lista e na agenda', async () => {
  const esperados = ESTADOS_SEM_HORARIO.map((estado) => comEstado.get(estado) ?? '').toSorted()
  expect(await semHorario()).toEqual(esperados)
  expect(await noPainel()).toBe(esperados.length)
  // Those that somebody still waits for: what was called off or missed stands on no day.
  expect(await semHorario('aguardando')).toEqual([comEstado.get('SOLICITADO')])
  expect(await naAgenda()).toBe(1)
})

it('o exame que a empresa abriu sem agendar também não tem horário, e deixa de contar quando começa', async () => {
  const antes = (await semHorario()).length
  const { codigo } = await abrir(amb, empresa, { realizadoEm: null })
  expect(await semHorario()).toContain(codigo)
  expect(await noPainel()).toBe(antes + 1)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  expect((await semHorario()).length).toBe(antes)
  expect(await noPainel()).toBe(antes)
})
