import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { gravarPasso, gravarPassoDe } from './index.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ler = (codigo: string) =>
  amb.db
    .selectFrom('atendimento')
    .select(['estado', 'versao', 'motivo_cancelamento as motivo'])
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()

const cancelar = (codigo: string, motivo: string, cliente = empresa.cliente) =>
  gravarPassoDe(
    amb.db,
    'atendimento',
    { cliente, codigo, de: ['ABERTO'], para: 'CANCELADO' },
    { motivo_cancelamento: motivo },
  )

describe('o passo', () => {
  it('escreve o estado, as colunas dele e uma versão a mais, e diz de onde veio', async () => {
    const { codigo } = await abrir(amb, empresa)
    expect(await cancelar(codigo, 'Desistiu')).toEqual({ codigo, versao: 2, de: 'ABERTO' })
    expect(await ler(codigo)).toEqual({ estado: 'CANCELADO', versao: 2, motivo: 'Desistiu' })
  })

  it('de outro estado, ou de outra empresa, é recusado e nada muda', async () => {
    const { codigo } = await abrir(amb, empresa)
    await expect(cancelar(codigo, 'x', outra.cliente)).rejects.toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    await cancelar(codigo, 'o primeiro')
    await expect(cancelar(codigo, 'o segundo')).rejects.toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    expect(await ler(codigo)).toEqual({ estado: 'CANCELADO', versao: 2, motivo: 'o primeiro' })
  })

  it('vinte ao mesmo tempo, sem que nenhum segure a linha antes: um dá o passo', async () => {
    const { codigo } = await abrir(amb, empresa)
    const tentativas = Array.from({ length: 20 }, (_, i) => cancelar(codigo, `nº ${i}`))
    const feitas = await Promise.allSettled(tentativas)
    expect(feitas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ler(codigo)).versao).toBe(2)
  })

  it('de várias, andam as que estão onde o passo começa', async () => {
    const [uma, jaFoi] = [(await abrir(amb, empresa)).codigo, (await abrir(amb, empresa)).codigo]
    await cancelar(jaFoi, 'antes')
    const alvo = { cliente: empresa.cliente, codigos: [uma, jaFoi], de: ['ABERTO'], para: 'CANCELADO' }
    const andadas = await gravarPasso(amb.db, 'atendimento', alvo, { motivo_cancelamento: 'em lote' })
    expect(andadas).toEqual([{ codigo: uma, versao: 2, de: 'ABERTO' }])
    expect((await ler(jaFoi)).motivo).toBe('antes')
  })
})
