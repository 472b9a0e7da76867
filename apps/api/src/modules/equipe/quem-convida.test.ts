import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, crmvUnico, unico, type Empresa } from '../../../teste/fabricas.ts'
import { comPapel, type ComPapel } from '../../../teste/papeis.ts'
import { abrirPorta, NOVA, segredoDe } from '../../../teste/porta.ts'
import { situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let porta: ReturnType<typeof abrirPorta>
/** Looks after the team, and of what is invited has nothing. */
let chefe: ComPapel
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
  chefe = await comPapel(amb, empresa, ['equipe:ler', 'equipe:escrever', 'especialista:ler', 'parceiro:ler'])
})
afterAll(() => amb.fechar())

const gestor = () => empresa.como.CLIENTE
const email = () => `${randomUUID()}@convite.vet`
const convidar = (dados: object, quem = gestor()) => quem('POST /equipe/convite', { email: email(), ...dados } as never)
const comoEspecialista = (especialista: string) => ({ perfil: 'ESPECIALISTA', especialista })
const comoClinica = () => ({ perfil: 'PARCEIRO', parceiro: empresa.parceiro })
const reenviar = (codigo: string, quem = gestor()) => quem('POST /equipe/convite/:codigo/reenvio', { codigo })
const cancelar = (codigo: string, quem = gestor()) => quem('DELETE /equipe/convite/:codigo', { codigo })
const RECUSA = { status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } }
const OCUPADO = 'Outra pessoa já entra e assina como este especialista.'

/** A specialist that nobody signs as. */
async function livre(): Promise<string> {
  const { status, corpo } = await gestor()('POST /especialista', {
    nome: unico('Dra.'),
    crmvUf: 'SP',
    crmvNumero: crmvUnico(),
  })
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo.codigo
}
/** Somebody who manages the company says that they are the specialist. */
async function assumir(codigo: string): Promise<ComPapel> {
  const pessoa = await comPapel(amb, empresa, 'GESTOR')
  expect((await pessoa.chamar('POST /especialista/:codigo/assumir', { codigo })).status).toBe(200)
  return pessoa
}
const quemAssina = async (especialista: string) =>
  (
    await amb.db
      .selectFrom('vinculo')
      .select('usuario')
      .where('cliente', '=', empresa.cliente)
      .where('especialista', '=', especialista)
      .execute()
  ).length

describe('ninguém dá o que não tem', () => {
  it('de especialista convida só quem altera especialistas; de clínica, só quem altera clínicas', async () => {
    const especialista = await livre()
    expect(await convidar(comoEspecialista(especialista), chefe.chamar)).toMatchObject(RECUSA)
    expect(await convidar({ ...comoEspecialista(especialista), email: null }, chefe.chamar)).toMatchObject(RECUSA)
    expect(await convidar(comoClinica(), chefe.chamar)).toMatchObject(RECUSA)
    const pode = await comPapel(amb, empresa, ['equipe:escrever', 'especialista:escrever', 'parceiro:escrever'])
    expect((await convidar(comoEspecialista(especialista), pode.chamar)).status).toBe(201)
    expect((await convidar(comoClinica(), pode.chamar)).status).toBe(201)
    expect((await convidar(comoClinica(), empresa.como.PARCEIRO)).status).toBe(201)
  })

  it('quem também é especialista não ganha com isso o que o papel não dá', async () => {
    const dupla = await comPapel(amb, empresa, ['equipe:ler', 'equipe:escrever'], ['ESPECIALISTA'])
    expect(await convidar(comoEspecialista(await livre()), dupla.chamar)).toMatchObject(RECUSA)
  })

  it('nem a si: o próprio e-mail é recusado, na empresa e na clínica', async () => {
    const proprio = { status: 422, corpo: { campos: { email: expect.stringContaining('a si') as string } } }
    const [dono, daClinica] = [empresa.usuarios.CLIENTE, empresa.usuarios.PARCEIRO]
    const dados = { ...comoEspecialista(await livre()), email: dono.email.toUpperCase() }
    expect(await convidar(dados)).toMatchObject(proprio)
    expect(await convidar({ ...comoClinica(), email: dono.email })).toMatchObject(proprio)
    expect(await convidar({ ...comoClinica(), email: daClinica.email }, empresa.como.PARCEIRO)).toMatchObject(proprio)
  })

  it('nem manda outra vez o convite que não poderia fazer, embora o cancele; no de quem pode mais, não mexe', async () => {
    const acoes = async (codigo: string) => (await chefe.chamar('GET /equipe/:codigo', { codigo })).corpo.acoes
    for (const dados of [comoEspecialista(await livre()), comoClinica()]) {
      const { codigo } = (await convidar(dados)).corpo
      expect(await acoes(codigo)).toMatchObject({ reenviar: false, cancelar: true })
      expect(await reenviar(codigo, chefe.chamar)).toMatchObject(RECUSA)
      expect((await reenviar(codigo)).status).toBe(200)
      expect((await cancelar(codigo, chefe.chamar)).status).toBe(204)
    }
    const { codigo } = (await convidar({ perfil: 'CLIENTE', papel: 'GESTOR' })).corpo
    expect(await acoes(codigo)).toMatchObject({ reenviar: false, cancelar: false })
    expect(await reenviar(codigo, chefe.chamar)).toMatchObject(RECUSA)
    expect(await cancelar(codigo, chefe.chamar)).toMatchObject(RECUSA)
  })

  it('nem devolve o acesso que não poderia dar, embora o tire', async () => {
    const especialista = await livre()
    const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
    const { codigo } = await amb.db
      .insertInto('vinculo')
      .values({ usuario, cliente: empresa.cliente, perfil: 'ESPECIALISTA', especialista })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const tirado = await chefe.chamar('PUT /equipe/:codigo/ativo', { codigo, versao: 1, ativo: false })
    expect(tirado).toMatchObject({ status: 200, corpo: { acoes: { mudarSituacao: false } } })
    const devolver = { codigo, versao: 2, ativo: true }
    expect(await chefe.chamar('PUT /equipe/:codigo/ativo', devolver)).toMatchObject(RECUSA)
    expect((await gestor()('PUT /equipe/:codigo/ativo', devolver)).status).toBe(200)
  })
})

describe('um especialista é de uma pessoa só', () => {
  it('nem o gestor convida outra para assinar por quem já tem quem assine', async () => {
    const recusado = await convidar(comoEspecialista(empresa.especialista))
    expect(recusado).toMatchObject({ ...RECUSA, corpo: { mensagem: OCUPADO } })
  })

  it('o que alguém assumiu depois do convite não se aceita, pela carta nem pela tela, nem se manda outra vez', async () => {
    const especialista = await livre()
    const pessoa = await criarUsuario(amb, ['CLIENTE'])
    const { codigo } = (await convidar({ ...comoEspecialista(especialista), email: pessoa.email })).corpo
    const segredo = segredoDe((await porta.cartasPara(pessoa.email)).at(-1)?.url)
    await assumir(especialista)
    const eu = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'] })
    const pelaTela = await eu('POST /conta/convites/:codigo/aceitar', { codigo })
    expect(pelaTela).toMatchObject({ ...RECUSA, corpo: { mensagem: expect.stringContaining(OCUPADO) as string } })
    const conta = { senha: NOVA, versaoTermos: VERSAO_DOS_TERMOS }
    expect((await porta.enviar('convite/aceitar', { segredo, conta })).status).toBe(409)
    expect(await reenviar(codigo)).toMatchObject({ ...RECUSA, corpo: { mensagem: OCUPADO } })
    expect(await quemAssina(especialista)).toBe(1)
  })

  it('dois convites para o mesmo, aceitos ao mesmo tempo: um entra', async () => {
    const especialista = await livre()
    const segredos = []
    for (const para of [email(), email()]) {
      expect((await convidar({ nome: 'Dra. Nova', ...comoEspecialista(especialista), email: para })).status).toBe(201)
      segredos.push(segredoDe((await porta.cartasPara(para)).at(-1)?.url))
    }
    const conta = { senha: NOVA, versaoTermos: VERSAO_DOS_TERMOS }
    const respostas = await Promise.all(segredos.map((segredo) => porta.enviar('convite/aceitar', { segredo, conta })))
    expect(situacoes(respostas)).toEqual([204, 409])
    expect(await quemAssina(especialista)).toBe(1)
  })

  it('quem se tornou outro especialista antes de aceitar continua a ser um só', async () => {
    const [um, dois] = [await livre(), await livre()]
    const pessoa = await comPapel(amb, empresa, 'GESTOR')
    const { codigo } = (await convidar({ ...comoEspecialista(dois), email: pessoa.email })).corpo
    expect((await pessoa.chamar('POST /especialista/:codigo/assumir', { codigo: um })).status).toBe(200)
    expect(await pessoa.chamar('POST /conta/convites/:codigo/aceitar', { codigo })).toMatchObject(RECUSA)
    expect([await quemAssina(um), await quemAssina(dois)]).toEqual([1, 0])
  })

  it('o cadastro que foi desativado não recebe ninguém', async () => {
    const especialista = await livre()
    const pessoa = await criarUsuario(amb, ['CLIENTE'])
    const { codigo } = (await convidar({ ...comoEspecialista(especialista), email: pessoa.email })).corpo
    await gestor()('PUT /especialista/:codigo/situacao', { codigo: especialista, versao: 1, ativo: false })
    const eu = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'] })
    expect(await eu('POST /conta/convites/:codigo/aceitar', { codigo })).toMatchObject(RECUSA)
    expect(await reenviar(codigo)).toMatchObject(RECUSA)
  })

  it('quem saiu não volta a assinar por quem já tem outra pessoa', async () => {
    const especialista = await livre()
    const primeira = await assumir(especialista)
    const { itens } = (await gestor()('GET /equipe', { busca: primeira.nome, perfil: 'ESPECIALISTA' })).corpo
    const codigo = itens[0]?.codigo ?? ''
    expect((await gestor()('PUT /equipe/:codigo/ativo', { codigo, versao: 1, ativo: false })).status).toBe(200)
    await assumir(especialista)
    const volta = await gestor()('PUT /equipe/:codigo/ativo', { codigo, versao: 2, ativo: true })
    expect(volta).toMatchObject({ ...RECUSA, corpo: { mensagem: OCUPADO } })
    expect(await quemAssina(especialista)).toBe(1)
  })
})
