import { MODELOS_DE_LAUDO, MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dentroDoCliente, emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { completarModelos, criarEmpresaInicial } from './index.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

const textosDe = async (cliente: string) =>
  (
    await amb.db
      .selectFrom('modelo_documento')
      .select('tipo')
      .where('cliente', '=', cliente)
      .where('tipo', '<>', 'LAUDO')
      .execute()
  ).map(({ tipo }) => tipo)
const completar = () =>
  emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) => completarModelos(tx, amb.relogio.agora()))

it('dá os outros modelos, uma vez só, a quem começou quando só havia os de laudo', async () => {
  const { cliente } = await criarEmpresa(amb)
  await emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) =>
    dentroDoCliente(tx, cliente, (dentro) => criarEmpresaInicial(dentro, cliente, amb.relogio.agora())),
  )
  // As it was before the other documents had models.
  await amb.db.deleteFrom('modelo_documento').where('cliente', '=', cliente).where('tipo', '<>', 'LAUDO').execute()
  await amb.db.updateTable('cliente').set({ modelos_de_partida: 0 }).where('codigo', '=', cliente).execute()

  await completar()
  const tipos = MODELOS_DE_TEXTO.map(({ tipo }) => tipo)
  expect((await textosDe(cliente)).toSorted()).toEqual(tipos.toSorted())

  await amb.db.deleteFrom('modelo_documento').where('cliente', '=', cliente).where('tipo', '=', 'RECIBO').execute()
  await completar()
  expect(await textosDe(cliente)).not.toContain('RECIBO')
})

it('dá os do gestacional e do FAST, uma vez só e ligados aos seus serviços, a quem só não tinha esses', async () => {
  const { cliente } = await criarEmpresa(amb)
  await emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) =>
    dentroDoCliente(tx, cliente, (dentro) => criarEmpresaInicial(dentro, cliente, amb.relogio.agora())),
  )
  const tirar = (nome: string) =>
    amb.db.deleteFrom('modelo_documento').where('cliente', '=', cliente).where('nome', 'like', nome).execute()
  for (const nome of ['Ultrassom FAST%', 'Ultrassom gestacional%', 'Recibo%']) await tirar(nome)
  await amb.db.updateTable('cliente').set({ modelos_de_partida: 1 }).where('codigo', '=', cliente).execute()
  const ligados = async () =>
    (
      await amb.db
        .selectFrom('modelo_documento as m')
        .innerJoin('servico as s', 's.codigo', 'm.servico')
        .select(['m.nome', 's.nome as servico'])
        .where('m.cliente', '=', cliente)
        .orderBy('m.nome')
        .execute()
    ).map(({ nome, servico }) => [nome.split(':')[0], servico])
  await completar()
  const doExame = await ligados()
  expect(doExame).toHaveLength(MODELOS_DE_LAUDO.length)
  expect(doExame.every(([nome, servico]) => nome === servico)).toBe(true)
  await tirar('Ultrassom FAST%')
  await completar()
  expect(await ligados()).toHaveLength(MODELOS_DE_LAUDO.length - 2)
})

it('dá os dos exames da semana a quem nasceu antes deles, e não refaz os que já tinha', async () => {
  const { cliente } = await criarEmpresa(amb)
  await emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) =>
    dentroDoCliente(tx, cliente, (dentro) => criarEmpresaInicial(dentro, cliente, amb.relogio.agora())),
  )
  const nomes = async () =>
    (
      await amb.db
        .selectFrom('modelo_documento')
        .select('nome')
        .where('cliente', '=', cliente)
        .where('tipo', '=', 'LAUDO')
        .execute()
    ).map(({ nome }) => nome)
  // No service started from a model of another name then.
  await amb.db.updateTable('servico').set({ modelo: null }).where('cliente', '=', cliente).execute()
  const deAntes = /^(Ultrassom (abdominal|gestacional|FAST)|Ecocardiograma|Radiografia de tórax):/
  for (const nome of await nomes())
    if (!deAntes.test(nome) || nome === 'Ultrassom FAST: gatos')
      await amb.db.deleteFrom('modelo_documento').where('cliente', '=', cliente).where('nome', '=', nome).execute()
  await amb.db.updateTable('cliente').set({ modelos_de_partida: 2 }).where('codigo', '=', cliente).execute()
  await completar()
  const todos = MODELOS_DE_LAUDO.map(({ nome }) => nome)
  expect((await nomes()).toSorted()).toEqual(todos.filter((nome) => nome !== 'Ultrassom FAST: gatos').toSorted())
})

it.each([
  ['o do Holter', 3, 'Holter 24 horas', ['cães', 'gatos']],
  ['o de tendões, de equinos', 4, 'Ultrassom de tendões', ['equinos']],
  ['o de tomografia', 4, 'Tomografia computadorizada', ['cães', 'gatos']],
])('dá %s, ligado ao seu serviço, a quem nasceu com os outros', async (_, leva, exame, quem) => {
  const { cliente } = await criarEmpresa(amb)
  await emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) =>
    dentroDoCliente(tx, cliente, (dentro) => criarEmpresaInicial(dentro, cliente, amb.relogio.agora())),
  )
  const doExame = () =>
    amb.db
      .selectFrom('modelo_documento as m')
      .innerJoin('servico as s', 's.codigo', 'm.servico')
      .select(['m.nome', 's.nome as servico'])
      .where('m.cliente', '=', cliente)
      .where('m.nome', 'like', `${exame}:%`)
      .orderBy('m.nome')
      .execute()
  await amb.db
    .deleteFrom('modelo_documento')
    .where('cliente', '=', cliente)
    .where('nome', 'like', `${exame}:%`)
    .execute()
  await amb.db.updateTable('cliente').set({ modelos_de_partida: leva }).where('codigo', '=', cliente).execute()
  await completar()
  expect(await doExame()).toEqual(quem.map((deQuem) => ({ nome: `${exame}: ${deQuem}`, servico: exame })))
})

it('dá o de membros de equinos, e não os das outras espécies, que a empresa apagou', async () => {
  const { cliente } = await criarEmpresa(amb)
  await emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) =>
    dentroDoCliente(tx, cliente, (dentro) => criarEmpresaInicial(dentro, cliente, amb.relogio.agora())),
  )
  const deMembros = () =>
    amb.db
      .selectFrom('modelo_documento as m')
      .innerJoin('servico as s', 's.codigo', 'm.servico')
      .innerJoin('especie as e', 'e.codigo', 'm.especie')
      .select(['m.nome', 's.nome as servico', 'e.nome as especie'])
      .where('m.cliente', '=', cliente)
      .where('m.nome', 'like', 'Radiografia de membros:%')
      .execute()
  const apagados = ['Radiografia de membros: equinos', 'Radiografia de membros: cães', 'Radiografia de membros: gatos']
  await amb.db.deleteFrom('modelo_documento').where('cliente', '=', cliente).where('nome', 'in', apagados).execute()
  await amb.db.updateTable('cliente').set({ modelos_de_partida: 5 }).where('codigo', '=', cliente).execute()
  await completar()
  expect(await deMembros()).toEqual([
    { nome: 'Radiografia de membros: equinos', servico: 'Radiografia de membros', especie: 'Equina' },
  ])
})

it('não dá nada a quem nunca teve modelos', async () => {
  const { cliente } = await criarEmpresa(amb)
  await amb.db.updateTable('cliente').set({ modelos_de_partida: 0 }).where('codigo', '=', cliente).execute()
  await completar()
  expect(await textosDe(cliente)).toEqual([])
})
