import { afterAll, beforeAll, expect, it } from 'vitest'
import { pedidoDeTeste } from '../../../teste/agenda/agenda.ts'
import { TERCA } from '../../../teste/agenda/deslocamento.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { corpo } from '../../../teste/laudo/cenario.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const criarPlano = async () =>
  (
    await amb.db
      .insertInto('plano_saude')
      .values({ operadora: unico('PetVida'), nome: 'Ouro', tipo: 'CREDENCIADO' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo

/** An appointment under a plan and what it became, of a patient whose card is of another plan or of that one. */
async function comPlano(inicio: string, mesmo: boolean) {
  const planoSaude = await criarPlano()
  const { animal } = await criarAnimal(amb, empresa.cliente)
  const doAnimal = mesmo ? planoSaude : await criarPlano()
  await amb.db
    .updateTable('animal')
    .set({ plano_saude: doAnimal, carteirinha: '0042-7' })
    .where('codigo', '=', animal)
    .execute()
  const { CLIENTE } = empresa.como
  const { codigo: agendamento } = corpo(
    await CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa, { inicio, animal, planoSaude })),
  )
  const { codigo: atendimento } = corpo(
    await CLIENTE('POST /atendimento', {
      animal,
      agendamento,
      planoSaude,
      parceiro: empresa.parceiro,
      especialista: empresa.especialista,
      itens: [{ servico: empresa.servico }],
    }),
  )
  return { agendamento, atendimento }
}

it('vem ao lado do plano, a quem vê o plano: na agenda, na folha do dia e no atendimento', async () => {
  const { agendamento, atendimento } = await comPlano(`${TERCA}T12:00:00.000Z`, true)
  for (const perfil of ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'] as const) {
    const quem = empresa.como[perfil]
    expect(corpo(await quem('GET /agendamento/:codigo', { codigo: agendamento })).carteirinha).toBe('0042-7')
    expect(corpo(await quem('GET /atendimento/:codigo', { codigo: atendimento })).carteirinha).toBe('0042-7')
  }
  const visitas = corpo(await empresa.como.CLIENTE('GET /agendamento/visitas', { dia: TERCA }))
  expect(JSON.stringify(visitas)).toContain('"carteirinha":"0042-7"')
})

it('a de outro plano não é a deste', async () => {
  const { agendamento, atendimento } = await comPlano(`${TERCA}T18:00:00.000Z`, false)
  const { CLIENTE } = empresa.como
  expect(corpo(await CLIENTE('GET /agendamento/:codigo', { codigo: agendamento })).carteirinha).toBeNull()
  expect(corpo(await CLIENTE('GET /atendimento/:codigo', { codigo: atendimento })).carteirinha).toBeNull()
})
