import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { concluido } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { darPassoNosRepasses } from './dar-passo-no-repasse.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

async function criarRepasse() {
  const atendimento = await concluido(amb, empresa)
  return amb.db.selectFrom('repasse').select('codigo').where('atendimento', '=', atendimento).executeTakeFirstOrThrow()
}
const estadosDe = async (...codigos: string[]) => {
  const linhas = await amb.db
    .selectFrom('repasse')
    .select(['codigo', 'estado'])
    .where('codigo', 'in', codigos)
    .execute()
  return codigos.map((codigo) => linhas.find((linha) => linha.codigo === codigo)?.estado)
}
const mudar = (codigos: string[], passo: 'cancelar' | 'devolver', cliente = empresa.cliente) =>
  amb.db.transaction().execute((tx) => darPassoNosRepasses(tx, cliente, codigos, passo))

it('dá o passo, sem versão que somar', async () => {
  const { codigo } = await criarRepasse()
  await mudar([codigo], 'cancelar')
  expect(await estadosDe(codigo)).toEqual(['CANCELADO'])
})

it('todos ou nenhum: um que não está onde o passo começa, ou é de outra empresa, segura os outros', async () => {
  const [um, outro] = [(await criarRepasse()).codigo, (await criarRepasse()).codigo]
  await mudar([outro], 'cancelar')
  await expect(mudar([um, outro], 'cancelar')).rejects.toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
  await expect(mudar([um], 'devolver')).rejects.toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
  const { cliente } = await criarEmpresa(amb)
  await expect(mudar([um], 'cancelar', cliente)).rejects.toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
  expect(await estadosDe(um, outro)).toEqual(['PENDENTE', 'CANCELADO'])
})

it('de vinte que o cancelam sem o segurar, um consegue', async () => {
  const { codigo } = await criarRepasse()
  const feitas = await Promise.allSettled(Array.from({ length: 20 }, () => mudar([codigo], 'cancelar')))
  expect(feitas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
