import type { Painel, PainelDaEmpresa } from '@vetlume/dominio/dashboard'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../teste/ambiente.ts'
import { aguardar } from '../../teste/aguardar.ts'
import { abrir } from '../../teste/atendimentos.ts'
import { AGORA, painelDe } from '../../teste/dashboard/painel.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../teste/fabricas.ts'
import type { CtxCliente } from '../context.ts'
import { emCliente } from './unidade.ts'
import type { Ator } from './token.ts'
import { criarGuardados } from './guardado.ts'
import { aForca } from '../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: AGORA })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const semHorario = async (quem: Empresa) => (await painelDe(quem, 'CLIENTE')).semHorario.quantidade

/** Somebody of the company in a process of its own: nothing of this one hears of it but by the database. */
const emOutroProcesso = <T>(ator: Ator | null, trabalho: (ctx: CtxCliente) => Promise<T>, { cliente } = empresa) =>
  emCliente(
    amb.dbApp,
    { agora: amb.relogio.agora(), ator, servicos: amb.servicos, requestId: 'outro', endereco: null } as never,
    cliente,
    trabalho as never,
  ) as Promise<T>

describe('o painel é de agora', () => {
  it('quem muda vê o que mudou, e quem não mudou também', async () => {
    const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE'])
    const colega = await amb.como({ usuario, perfis: ['CLIENTE'], cliente: empresa.cliente })
    const antes = await semHorario(empresa)
    for (const vez of [1, 2]) {
      const { codigo } = await abrir(amb, empresa, { realizadoEm: null })
      expect(await semHorario(empresa)).toBe(antes + vez)
      const { corpo } = await colega('GET /dashboard')
      expect(corpo.perfil === 'CLIENTE' && corpo.semHorario?.quantidade).toBe(antes + vez)
      const clinica = await painelDe(empresa, 'PARCEIRO')
      expect(clinica.pedidos.recentes.map((pedido) => pedido.codigo)).toContain(codigo)
    }
  })

  it('também para quem o recebe comprimido, como os navegadores', async () => {
    const token = await amb.token({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    const pedir = async () => {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
      const { headers: cabecalhos, rawPayload } = await amb.app.inject({ url: '/api/dashboard', headers })
      expect(cabecalhos['content-encoding']).toBe('gzip')
      return (JSON.parse(gunzipSync(rawPayload).toString()) as PainelDaEmpresa).semHorario?.quantidade
    }
    const antes = await semHorario(empresa)
    expect([await pedir(), await pedir()]).toEqual([antes, antes])
    await abrir(amb, empresa, { realizadoEm: null })
    expect(await pedir()).toBe(antes + 1)
  })

  it('o que outro processo mudou', async () => {
    const { codigo } = await abrir(amb, empresa, { realizadoEm: null })
    const antes = await semHorario(empresa)
    await emOutroProcesso(null, async ({ tx, auditar, cliente }) => {
      await tx
        .updateTable('atendimento')
        .set({ estado: aForca('CANCELADO'), motivo_cancelamento: 'Desistiu' })
        .where('cliente', '=', cliente)
        .where('codigo', '=', codigo)
        .execute()
      auditar({ acao: 'CANCELAR', entidade: 'atendimento', registro: codigo, mudancas: {} })
    })
    expect(await semHorario(empresa)).toBe(antes - 1)
  })

  it('o relógio, e o que ninguém da empresa mudou, em dez segundos', async () => {
    const { codigo } = await abrir(amb, empresa, { realizadoEm: null })
    const antes = await semHorario(empresa)
    await amb.db
      .updateTable('atendimento')
      .set({ estado: aForca('CANCELADO'), motivo_cancelamento: 'Desistiu' })
      .where('codigo', '=', codigo)
      .execute()
    amb.relogio.avancar({ seconds: 9 })
    expect(await semHorario(empresa)).toBe(antes)
    amb.relogio.avancar({ seconds: 1 })
    expect(await semHorario(empresa)).toBe(antes - 1)
  })

  it('cada empresa tem o seu, e cada perfil', async () => {
    const outra = await criarEmpresa(amb)
    await abrir(amb, empresa, { realizadoEm: null })
    const daEmpresa = await painelDe(empresa, 'CLIENTE')
    const daOutra = await painelDe(outra, 'CLIENTE')
    expect(daEmpresa.semHorario.quantidade).toBeGreaterThan(0)
    expect(daOutra.semHorario.quantidade).toBe(0)
    expect(daOutra.pedidos).toEqual([])
    expect((await painelDe(empresa, 'ESPECIALISTA')).perfil).toBe('ESPECIALISTA')
    expect((await painelDe(outra, 'PARCEIRO')).pedidos.recentes).toEqual([])
  })

  it('quem perdeu o acesso não vê o que está guardado', async () => {
    const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE'])
    const alguem = await amb.como({ usuario, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect((await alguem('GET /dashboard')).status).toBe(200)
    await amb.db.updateTable('sessao').set({ revogada_em: AGORA }).where('usuario', '=', usuario).execute()
    await painelDe(empresa, 'CLIENTE')
    await aguardar(async () => expect((await alguem('GET /dashboard')).status).toBe(401))
    expect((await amb.semToken('GET /dashboard')).status).toBe(401)
  })
})

describe('uma vez para todos', () => {
  const ator = { perfis: ['CLIENTE'], especialista: null, parceiro: null, fuso: 'America/Sao_Paulo' } as never
  const painel = { perfil: 'CLIENTE' } as Painel

  it('vinte pessoas ao mesmo tempo são uma conta', async () => {
    const guardado = criarGuardados<Painel>(300)
    const calcular = vi.fn<() => Promise<Painel>>(async () => painel)
    const pedir = () => emOutroProcesso(ator, (ctx) => guardado(ctx, '2026-11-20', calcular))
    expect(await Promise.all(Array.from({ length: 20 }, pedir))).toEqual(Array.from({ length: 20 }, () => painel))
    expect(calcular).toHaveBeenCalledOnce()
  })

  it('a que falha não fica, e não leva quem esperava por ela', async () => {
    const guardado = criarGuardados<Painel>(300)
    const pedir = (calcular: () => Promise<Painel>) =>
      emOutroProcesso(ator, (ctx) => guardado(ctx, '2026-11-20', calcular))
    const caiu = Promise.withResolvers<Painel>()
    const comecou = Promise.withResolvers<void>()
    const primeiro = pedir(() => {
      comecou.resolve()
      return caiu.promise
    })
    await comecou.promise
    const segundo = pedir(async () => painel)
    setTimeout(() => caiu.reject(new Error('a conexão caiu')), 100)
    await expect(primeiro).rejects.toThrow('a conexão caiu')
    expect(await segundo).toBe(painel)
    expect(await pedir(async () => painel)).toBe(painel)
  })

  it('outra visão, outro fuso, outro dia e outra empresa são outra conta', async () => {
    const guardado = criarGuardados<Painel>(300)
    const calcular = vi.fn<() => Promise<Painel>>(async () => painel)
    const outra = await criarEmpresa(amb)
    const pedir = (dados: object, hoje = '2026-11-20', quem = empresa) =>
      emOutroProcesso({ ...(ator as object), ...dados } as never, (ctx) => guardado(ctx, hoje, calcular), quem)
    await pedir({})
    await pedir({ perfis: ['ESPECIALISTA'], especialista: empresa.especialista })
    await pedir({ perfis: ['PARCEIRO'], parceiro: empresa.parceiro })
    await pedir({ perfis: ['PARCEIRO'], parceiro: outra.parceiro })
    await pedir({ fuso: 'America/Manaus' })
    await pedir({}, '2026-11-21')
    await pedir({}, '2026-11-20', outra)
    expect(calcular).toHaveBeenCalledTimes(7)
    await pedir({})
    expect(calcular).toHaveBeenCalledTimes(7)
  })
})
