import { DIAS_DO_AVISO_DO_ESTUDO, ESPERA_DO_ESTUDO } from '@vetlume/dominio/estudo'
import { DIAS_DO_DESCARTE } from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { conectarEquipamento, instancia, uidUnico } from '../../../teste/equipamentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { limpar } from '../../infra/tarefas/limpeza.ts'
import { descartarEsquecidos } from './descartar-esquecidos.ts'

const INICIO = '2026-03-02T15:00:00Z'
let amb: Ambiente
let empresa: Empresa
let aparelho: Awaited<ReturnType<typeof conectarEquipamento>>
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: INICIO })
})
beforeEach(async () => {
  amb.relogio.fixar(INICIO)
  empresa = await criarEmpresa(amb)
  aparelho = await conectarEquipamento(amb, empresa)
})
afterAll(() => amb.fechar())

async function chegar(): Promise<string> {
  const estudo = uidUnico()
  expect((await aparelho.enviar([instancia({ estudo, numero: 1 }).bytes])).statusCode).toBe(200)
  const { codigo } = await amb.db
    .selectFrom('estudo_recebido')
    .select('codigo')
    .where('uid', '=', estudo)
    .executeTakeFirstOrThrow()
  return codigo
}
const passar = () => descartarEsquecidos({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const noDia = (dias: number) =>
  amb.relogio.fixar(
    Temporal.Instant.from(INICIO)
      .add({ hours: 24 * dias })
      .toString(),
  )
async function passarNoDia(dias: number) {
  noDia(dias)
  await passar()
}
/** Anew each time: no session lasts for the days that pass here. */
const entrar = () =>
  amb.como({ usuario: empresa.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], ...empresa.lugares.CLIENTE })
const linha = (codigo: string) =>
  amb.db
    .selectFrom('estudo_recebido')
    .select(['estado', 'motivo', 'versao'])
    .where('codigo', '=', codigo)
    .executeTakeFirst()
async function avisos() {
  await amb.tarefas.esvaziar()
  const lidos = await amb.db
    .selectFrom('notificacao')
    .select(['titulo', 'rota', 'especialista', 'parceiro'])
    .where('cliente', '=', empresa.cliente)
    .where('tipo', '=', 'estudo.a-descartar')
    .orderBy('quando')
    .execute()
  return lidos
}
const ESPERA = ESPERA_DO_ESTUDO.padrao
const AVISO = ESPERA - DIAS_DO_AVISO_DO_ESTUDO

it('avisa a empresa uma vez, quinze dias antes, e descarta no fim, com o motivo e a trilha do sistema', async () => {
  const [um, outro] = [await chegar(), await chegar()]
  await passarNoDia(AVISO - 1)
  expect(await avisos()).toEqual([])
  await passarNoDia(AVISO)
  await Promise.all([passar(), passar(), passar()])
  await passarNoDia(AVISO + 3)
  expect(await avisos()).toEqual([
    {
      titulo: '2 estudos recebidos que ninguém identificou: serão descartados a partir de 29/08/2026',
      rota: '/laudo/recebidas',
      especialista: null,
      parceiro: null,
    },
  ])
  await passarNoDia(ESPERA - 1)
  expect(await linha(um)).toMatchObject({ estado: 'ESPERA' })
  noDia(ESPERA)
  await Promise.all([passar(), passar(), passar()])
  for (const codigo of [um, outro])
    expect(await linha(codigo)).toMatchObject({
      estado: 'DESCARTADO',
      motivo: `Ninguém disse de que exame era em ${ESPERA} dias`,
    })
  const trilha = await amb.db
    .selectFrom('auditoria')
    .select(['acao', 'usuario'])
    .where('entidade', '=', 'estudo_recebido')
    .where('registro', '=', um)
    .where('acao', '=', 'descartar')
    .execute()
  expect(trilha).toEqual([{ acao: 'descartar', usuario: null }])
  await limpar(amb.dbApp, amb.relogio.agora().add({ hours: 24 * (DIAS_DO_DESCARTE + 1) }))
  expect(await linha(um)).toBeUndefined()
})

it('nada sai sem aviso: o que já passou do prazo espera os quinze dias, e o prazo mais curto também', async () => {
  const codigo = await chegar()
  await passarNoDia(ESPERA * 3)
  expect(await linha(codigo)).toMatchObject({ estado: 'ESPERA' })
  expect(await avisos()).toHaveLength(1)
  await passarNoDia(ESPERA * 3 + DIAS_DO_AVISO_DO_ESTUDO - 1)
  expect(await linha(codigo)).toMatchObject({ estado: 'ESPERA' })
  await passarNoDia(ESPERA * 3 + DIAS_DO_AVISO_DO_ESTUDO)
  expect(await linha(codigo)).toMatchObject({ estado: 'DESCARTADO' })
})

it('cada empresa espera o que escolheu', async () => {
  const codigo = await chegar()
  await amb.db.updateTable('cliente').set({ dias_do_estudo: 30 }).where('codigo', '=', empresa.cliente).execute()
  await passarNoDia(14)
  expect(await avisos()).toEqual([])
  await passarNoDia(15)
  expect(await avisos()).toHaveLength(1)
  await passarNoDia(30)
  expect(await linha(codigo)).toMatchObject({ estado: 'DESCARTADO' })
})

it('quem o lê sabe até quando espera: nem um segundo antes, e depois da hora, os dias do aviso', async () => {
  const codigo = await chegar()
  await amb.db.updateTable('cliente').set({ dias_do_estudo: 30 }).where('codigo', '=', empresa.cliente).execute()
  const ate = async () => {
    const eu = await entrar()
    const { itens } = (await eu('GET /estudo', {})).corpo
    const { esperaAte } = (await eu('GET /estudo/:codigo', { codigo })).corpo
    expect(itens.map((um) => um.esperaAte)).toEqual([esperaAte])
    return esperaAte
  }
  const dia = (dias: number) =>
    Temporal.Instant.from(INICIO)
      .add({ hours: 24 * dias })
      .toString()
  const mesmo = (um: string | null, outro: string) => expect(Date.parse(um ?? '')).toBe(Date.parse(outro))
  mesmo(await ate(), dia(30))
  await passarNoDia(15)
  mesmo(await ate(), dia(30))
  amb.relogio.fixar(Temporal.Instant.from(dia(30)).subtract({ seconds: 1 }).toString())
  await passar()
  expect(await linha(codigo)).toMatchObject({ estado: 'ESPERA' })
  await passarNoDia(30)
  expect([(await linha(codigo))?.estado, await ate()]).toEqual(['DESCARTADO', null])
})

it('o que ninguém avisou ainda espera ao menos os dias do aviso, a contar de agora', async () => {
  const codigo = await chegar()
  noDia(ESPERA * 2)
  const esperado = amb.relogio.agora().add({ hours: 24 * DIAS_DO_AVISO_DO_ESTUDO })
  const { esperaAte } = (await (await entrar())('GET /estudo/:codigo', { codigo })).corpo
  expect(Date.parse(esperaAte ?? '')).toBe(esperado.epochMilliseconds)
  await passar()
  amb.relogio.fixar(esperado.toString())
  await passar()
  expect(await linha(codigo)).toMatchObject({ estado: 'DESCARTADO' })
})

it('imagem nova, ou trazê-lo de volta, começa a espera de novo', async () => {
  const [renovado, trazido] = [await chegar(), await chegar()]
  await passarNoDia(AVISO)
  await amb.db
    .updateTable('estudo_recebido')
    .set({ ultima_em: amb.relogio.agora().toString() })
    .where('codigo', '=', renovado)
    .execute()
  const eu = await entrar()
  const { versao } = (await eu('GET /estudo/:codigo', { codigo: trazido })).corpo
  await eu('POST /estudo/:codigo/descartar', { codigo: trazido, versao, motivo: 'Engano' })
  await eu('POST /estudo/:codigo/retomar', { codigo: trazido, versao: versao + 1 })
  await passarNoDia(ESPERA)
  for (const codigo of [renovado, trazido]) expect(await linha(codigo)).toMatchObject({ estado: 'ESPERA' })
  await passarNoDia(AVISO + AVISO)
  expect(await avisos()).toHaveLength(2)
  await passarNoDia(AVISO + ESPERA)
  for (const codigo of [renovado, trazido]) expect(await linha(codigo)).toMatchObject({ estado: 'DESCARTADO' })
})

it('o que alguém está ligando naquele momento fica para a próxima vez', async () => {
  const codigo = await chegar()
  await passarNoDia(AVISO)
  noDia(ESPERA)
  await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
    await sql`select from estudo_recebido where codigo = ${codigo} for update`.execute(tx)
    await passar()
    expect(await linha(codigo)).toMatchObject({ estado: 'ESPERA' })
  })
  await passar()
  expect(await linha(codigo)).toMatchObject({ estado: 'DESCARTADO' })
})
