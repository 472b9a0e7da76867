import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
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

it('não dá nada a quem nunca teve modelos', async () => {
  const { cliente } = await criarEmpresa(amb)
  await amb.db.updateTable('cliente').set({ modelos_de_partida: 0 }).where('codigo', '=', cliente).execute()
  await completar()
  expect(await textosDe(cliente)).toEqual([])
})
