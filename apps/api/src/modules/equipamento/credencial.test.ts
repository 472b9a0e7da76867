import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { criarRegistrarDeEquipamento } from '../../infra/http/equipamentos.ts'
import { instalarErros } from '../../infra/http/erros.ts'
import { criarLimiteDeUso } from '../../infra/http/limite.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
/** One address that reads and one that writes, behind the door that all of a machine's have. */
let porta: FastifyInstance

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  porta = Fastify()
  instalarErros(porta)
  const { dbApp: db, relogio, servicos } = amb
  const limiteDeUso = criarLimiteDeUso(db)
  const registrar = criarRegistrarDeEquipamento(porta, { db, relogio, servicos, limiteDeUso, pedidosPorMinuto: 40 })
  registrar({ method: 'GET', url: '/prova' }, async ({ ctx, equipamento }) => {
    const { rows } = await ctx.emCliente(equipamento.cliente, ({ tx }) =>
      sql<{ nome: string }>`select nome from equipamento order by nome`.execute(tx),
    )
    return { equipamento, vistos: rows.map(({ nome }) => nome) }
  })
  registrar({ method: 'POST', url: '/prova', registra: true }, async () => ({ feito: true }))
})
afterAll(async () => {
  await porta.close()
  await amb.fechar()
})

async function conectar(de: Empresa = empresa) {
  const nome = unico('Ultrassom')
  const { corpo: aparelho } = await de.como.CLIENTE('POST /equipamento', { nome })
  const { corpo, status } = await de.como.CLIENTE('POST /equipamento/:codigo/credencial', { codigo: aparelho.codigo })
  expect(status).toBe(201)
  return { ...corpo, codigo: aparelho.codigo, nome }
}
const provar = (
  authorization?: string,
  { method = 'GET', remoteAddress = '10.1.1.1' }: { method?: 'GET' | 'POST'; remoteAddress?: string } = {},
) =>
  porta.inject({
    method,
    url: '/dicom-web/prova',
    remoteAddress,
    headers: authorization === undefined ? {} : { authorization },
  })
const basic = (usuario: string, senha: string) => `Basic ${Buffer.from(`${usuario}:${senha}`).toString('base64')}`

describe('a credencial', () => {
  it('aparece uma vez, e no banco só o seu resumo', async () => {
    const { token, url, usuario, codigo } = await conectar()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect([url, usuario]).toEqual(['https://vetlume.test/dicom-web', codigo])
    const linhas = await sql<{ texto: string }>`select t::text as texto from equipamento_credencial t`.execute(amb.db)
    expect(JSON.stringify(linhas.rows)).not.toContain(token)
    const { corpo } = await empresa.como.ESPECIALISTA('GET /equipamento/:codigo/credencial', { codigo })
    expect(corpo).toMatchObject({ usadaEm: null, usadaDe: null })
    expect(corpo.criadaEm).not.toBeNull()
  })

  it('diz quem é a empresa: por Bearer, ou por Basic com o código do equipamento, e nada de outra se vê', async () => {
    const deca = await conectar()
    const dela = await conectar(outra)
    for (const cabecalho of [`Bearer ${deca.token}`, basic(deca.codigo, deca.token), `bearer ${deca.token}`]) {
      const resposta = await provar(cabecalho)
      expect(resposta.statusCode).toBe(200)
      expect(resposta.json()).toMatchObject({ equipamento: { cliente: empresa.cliente, nome: deca.nome } })
      expect(resposta.json().vistos).toContain(deca.nome)
      expect(resposta.json().vistos).not.toContain(dela.nome)
    }
    expect((await provar(`Bearer ${dela.token}`)).json().vistos).not.toContain(deca.nome)
  })

  it('guarda quando e de onde veio pela última vez', async () => {
    const { token, codigo } = await conectar()
    await provar(`Bearer ${token}`, { remoteAddress: '10.9.9.9' })
    const ler = async () => (await empresa.como.CLIENTE('GET /equipamento/:codigo/credencial', { codigo })).corpo
    const primeira = await ler()
    expect(primeira).toMatchObject({ usadaDe: '10.9.9.9', usadaEm: '2026-11-20T15:00:00.000Z' })
    amb.relogio.avancar({ seconds: 20 })
    await provar(`Bearer ${token}`, { remoteAddress: '10.9.9.9' })
    expect(await ler()).toEqual(primeira)
    amb.relogio.avancar({ seconds: 41 })
    await provar(`Bearer ${token}`, { remoteAddress: '10.9.9.9' })
    expect(await ler()).toMatchObject({ usadaDe: '10.9.9.9', usadaEm: '2026-11-20T15:01:01.000Z' })
    await provar(`Bearer ${token}`, { remoteAddress: '10.8.8.8' })
    expect(await ler()).toMatchObject({ usadaDe: '10.8.8.8' })
  })

  it('gerar outra cala a anterior; revogada, ou com o equipamento desativado, não abre nada, na hora', async () => {
    const { token: velho, codigo } = await conectar()
    const alvo = { codigo }
    const { token } = (await empresa.como.CLIENTE('POST /equipamento/:codigo/credencial', alvo)).corpo
    expect([(await provar(`Bearer ${velho}`)).statusCode, (await provar(`Bearer ${token}`)).statusCode]).toEqual([
      401, 200,
    ])
    const situacao = (ativo: boolean, versao: number) =>
      empresa.como.CLIENTE('PUT /equipamento/:codigo/situacao', { ...alvo, versao, ativo })
    await situacao(false, 1)
    expect((await provar(`Bearer ${token}`)).statusCode).toBe(401)
    await situacao(true, 2)
    expect((await provar(`Bearer ${token}`)).statusCode).toBe(200)
    for (let vez = 0; vez < 2; vez++)
      expect((await empresa.como.CLIENTE('DELETE /equipamento/:codigo/credencial', alvo)).status).toBe(204)
    expect((await provar(`Bearer ${token}`)).statusCode).toBe(401)
    expect((await empresa.como.CLIENTE('GET /equipamento/:codigo/credencial', alvo)).corpo.criadaEm).toBeNull()
    expect((await empresa.como.CLIENTE('DELETE /equipamento/:codigo', alvo)).status).toBe(204)
  })

  it('dez geradas ao mesmo tempo deixam uma só', async () => {
    const { codigo } = await conectar()
    const feitas = await Promise.all(
      Array.from({ length: 10 }, () => empresa.como.CLIENTE('POST /equipamento/:codigo/credencial', { codigo })),
    )
    const respostas = await Promise.all(feitas.map(({ corpo }) => provar(`Bearer ${corpo.token}`)))
    expect(respostas.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('de outra empresa é 404', async () => {
    const { codigo, token } = await conectar()
    for (const metodo of ['GET', 'POST', 'DELETE'] as const)
      expect((await outra.como.CLIENTE(`${metodo} /equipamento/:codigo/credencial`, { codigo })).status).toBe(404)
    expect((await provar(`Bearer ${token}`)).statusCode).toBe(200)
  })
})

describe('a porta', () => {
  it('sem credencial, com outra ou com a de uma pessoa é 401, e diz como entrar', async () => {
    const { token, codigo } = await conectar()
    const pessoa = await amb.token({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    const casos = [
      undefined,
      'Bearer',
      `Bearer ${'a'.repeat(43)}`,
      `Bearer ${token}a`,
      `Bearer ${pessoa}`,
      basic('', token),
      basic(empresa.cliente, token),
      basic(codigo, 'a'.repeat(43)),
      `Digest ${token}`,
      'Basic %%%',
    ]
    for (const [i, caso] of casos.entries()) {
      const resposta = await provar(caso, { remoteAddress: `10.3.3.${i}` })
      expect([caso, resposta.statusCode]).toEqual([caso, 401])
      expect(resposta.headers['www-authenticate']).toContain('Basic')
      expect(resposta.json().codigo).toBe('NAO_AUTENTICADO')
    }
  })

  it('quem insiste sem credencial espera; quem tem a sua passa', async () => {
    const { token } = await conectar()
    const codigos: number[] = []
    for (let vez = 0; vez < 32; vez++)
      codigos.push((await provar(`Bearer ${'b'.repeat(43)}`, { remoteAddress: '10.4.4.4' })).statusCode)
    expect([codigos[29], codigos[30], codigos[31]]).toEqual([401, 429, 429])
    expect((await provar(`Bearer ${token}`, { remoteAddress: '10.4.4.4' })).statusCode).toBe(200)
  })

  it('muitos pedidos de um equipamento em um minuto são recusados, e só os dele', async () => {
    const [um, outro] = [await conectar(), await conectar()]
    amb.relogio.avancar({ minutes: 2 })
    let ultimo = 200
    for (let vez = 0; vez < 41; vez++) ultimo = (await provar(`Bearer ${um.token}`)).statusCode
    expect([ultimo, (await provar(`Bearer ${outro.token}`)).statusCode]).toEqual([429, 200])
  })

  it('com a assinatura suspensa lê e não grava; da empresa desativada, nada', async () => {
    const nova = await criarEmpresa(amb)
    const { token } = await conectar(nova)
    const mudar = (dados: object) =>
      amb.db.updateTable('cliente').set(dados).where('codigo', '=', nova.cliente).execute()
    await mudar({ estado: 'SOMENTE_LEITURA' })
    expect((await provar(`Bearer ${token}`)).statusCode).toBe(200)
    const gravar = await provar(`Bearer ${token}`, { method: 'POST' })
    expect([gravar.statusCode, gravar.json().codigo]).toEqual([402, 'ASSINATURA_SUSPENSA'])
    await mudar({ estado: 'ATIVO', ativo: false })
    expect((await provar(`Bearer ${token}`)).statusCode).toBe(401)
  })
})
