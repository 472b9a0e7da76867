import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, crmvUnico, SENHA, unico, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta, NOVA, segredoDe } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())

const email = () => `${randomUUID()}@convite.vet`
const deRecepcao = (para: string | null, nome = 'Rita Convidada') =>
  ({ nome, email: para, perfil: 'CLIENTE', papel: 'RECEPCAO' }) as const
const conta = { senha: NOVA, versaoTermos: VERSAO_DOS_TERMOS }

async function convidar(dados: object, quem = empresa.como.CLIENTE) {
  return quem('POST /equipe/convite', dados as never)
}
const segredoPara = async (para: string) => segredoDe((await porta.cartasPara(para)).at(-1)?.url)
const aceitar = (segredo: string, resto: object = { conta }) => porta.enviar('convite/aceitar', { segredo, ...resto })

/** Enters the company as who was invited. */
async function entrarNaEmpresa(para: string, contexto: object, senha = NOVA) {
  const { corpo } = await porta.entrar(para, senha)
  const { corpo: la, status } = await amb.comToken(corpo.token)('POST /auth/contexto', contexto as never)
  return { status, sessao: la.sessao, chamar: amb.comToken(la.token) }
}

describe('por e-mail', () => {
  it('quem não tem conta cria a senha e entra com o papel do convite', async () => {
    const para = email()
    const { status, corpo } = await convidar(deRecepcao(para))
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      estado: 'CONVIDADO',
      email: para,
      papel: { nome: 'Recepção' },
      link: null,
      convite: { vale: true },
    })
    const segredo = await segredoPara(para)
    expect((await porta.enviar('convite/abrir', { segredo })).corpo).toMatchObject({
      como: 'Recepção',
      passo: 'CRIAR_CONTA',
    })
    expect((await aceitar(segredo)).status).toBe(204)
    const { sessao, chamar } = await entrarNaEmpresa(para, { codigoCliente: empresa.cliente })
    expect(sessao.papel).toMatchObject({ nome: 'Recepção' })
    expect((await chamar('GET /tutor')).status).toBe(200)
    expect((await chamar('GET /contas-receber')).status).toBe(403)
    // Once: who opens the letter again finds nothing.
    expect((await aceitar(segredo)).corpo).toMatchObject({ codigo: 'LINK_EXPIRADO' })
  })

  it('quem trabalha em outra empresa aceita com a conta que tem, e nada dela é dito a quem convida', async () => {
    const existente = await criarUsuario(amb, ['CLIENTE'])
    await amb.db
      .insertInto('vinculo')
      .values({ usuario: existente.codigo, cliente: outra.cliente, perfil: 'CLIENTE' })
      .execute()
    const nova = email()
    const sem = ({ codigo: _c, email: _e, ...resto }: Record<string, unknown>) => resto
    const [a, b] = [await convidar(deRecepcao(existente.email)), await convidar(deRecepcao(nova))]
    expect([a.status, sem(a.corpo)]).toEqual([b.status, sem(b.corpo)])
    const segredo = await segredoPara(existente.email)
    expect((await porta.enviar('convite/abrir', { segredo })).corpo).toMatchObject({ passo: 'ACEITAR' })
    // A password sent along changes nothing: the account is theirs already.
    expect((await aceitar(segredo)).status).toBe(204)
    expect((await entrarNaEmpresa(existente.email, { codigoCliente: empresa.cliente }, SENHA)).status).toBe(200)
    expect((await entrarNaEmpresa(existente.email, { codigoCliente: outra.cliente }, SENHA)).sessao.papel).toBeNull()
  })

  it('sem senha, com senha fraca ou sem nome, o convite continua valendo', async () => {
    const para = email()
    await convidar({ ...deRecepcao(para), nome: null })
    const segredo = await segredoPara(para)
    expect((await aceitar(segredo, { nome: 'Rita Nova' })).corpo).toMatchObject({
      campos: { senha: expect.any(String) },
    })
    expect((await aceitar(segredo)).corpo).toMatchObject({ campos: { nome: expect.any(String) } })
    expect((await aceitar(segredo, { nome: 'Rita Nova', conta })).status).toBe(204)
  })

  it('reenviar mata o link anterior, três cartas por hora; cancelar mata o convite', async () => {
    const para = email()
    const { codigo } = (await convidar(deRecepcao(para))).corpo
    const primeiro = await segredoPara(para)
    const reenviar = () => empresa.como.CLIENTE('POST /equipe/convite/:codigo/reenvio', { codigo })
    amb.relogio.avancar({ seconds: 1 })
    expect((await reenviar()).status).toBe(200)
    expect((await aceitar(primeiro)).status).toBe(410)
    expect((await reenviar()).status).toBe(200)
    expect((await reenviar()).status).toBe(429)
    const atual = await segredoPara(para)
    expect((await outra.como.CLIENTE('DELETE /equipe/convite/:codigo', { codigo })).status).toBe(404)
    expect((await empresa.como.CLIENTE('DELETE /equipe/convite/:codigo', { codigo })).status).toBe(204)
    expect((await aceitar(atual)).status).toBe(410)
  })

  it('vale por 7 dias', async () => {
    const para = email()
    const { codigo } = (await convidar(deRecepcao(para))).corpo
    const segredo = await segredoPara(para)
    amb.relogio.avancar({ hours: 24 * 7 + 1 })
    const gestor = await amb.como({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    expect((await aceitar(segredo)).status).toBe(410)
    expect((await gestor('GET /equipe/:codigo', { codigo })).corpo.convite).toMatchObject({ vale: false })
    expect((await gestor('POST /equipe/convite/:codigo/reenvio', { codigo })).corpo.convite).toMatchObject({
      vale: true,
    })
    expect((await aceitar(await segredoPara(para))).status).toBe(204)
    amb.relogio.fixar('2026-11-20T15:00:00Z')
  })

  it('um convite por e-mail, e ninguém duas vezes', async () => {
    const para = email()
    await convidar(deRecepcao(para))
    expect((await convidar(deRecepcao(para))).corpo).toMatchObject({
      codigo: 'JA_EXISTE',
      campos: { email: expect.any(String) },
    })
    await aceitar(await segredoPara(para))
    expect((await convidar(deRecepcao(para))).corpo).toMatchObject({ codigo: 'JA_EXISTE' })
  })

  it('dois cliques no mesmo link: um entra', async () => {
    const para = email()
    await convidar(deRecepcao(para))
    const segredo = await segredoPara(para)
    const respostas = await Promise.all([aceitar(segredo), aceitar(segredo)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410])
  })
})

describe('por link', () => {
  it('quem recebe diz o e-mail, e aceita pela carta que chega nele', async () => {
    const { corpo } = await convidar(deRecepcao(null))
    const segredo = segredoDe(corpo.link ?? '')
    expect((await porta.enviar('convite/abrir', { segredo })).corpo).toMatchObject({ passo: 'DIZER_EMAIL' })
    // The link that passed through other hands does not open an account by itself.
    expect((await aceitar(segredo)).status).toBe(410)
    const para = email()
    const recebido = await porta.enviar('convite/receber', { segredo, nome: 'Bruna do Balcão', email: para })
    expect(recebido).toMatchObject({ status: 200, corpo: { emailSai: false } })
    expect((await aceitar(await segredoPara(para))).status).toBe(204)
    expect((await porta.enviar('convite/abrir', { segredo })).status).toBe(410)
  })

  it('a resposta é a mesma para quem tem conta e para quem não tem', async () => {
    const existente = await criarUsuario(amb, ['CLIENTE'])
    const respostas = []
    for (const para of [existente.email, email()]) {
      const segredo = segredoDe((await convidar(deRecepcao(null))).corpo.link ?? '')
      respostas.push(await porta.enviar('convite/receber', { segredo, nome: 'Bruna do Balcão', email: para }))
    }
    expect(respostas[0]).toEqual(respostas[1])
  })
})

describe('especialista e clínica', () => {
  it('cada um entra preso ao seu registro', async () => {
    const [doExame, daClinica] = [email(), email()]
    const dados = { nome: unico('Dra.'), crmvUf: 'SP', crmvNumero: crmvUnico() } as const
    const { codigo } = (await empresa.como.CLIENTE('POST /especialista', dados)).corpo
    await convidar({ nome: 'Dra. Nova', email: doExame, perfil: 'ESPECIALISTA', especialista: codigo })
    await convidar({ nome: 'Clara da Clínica', email: daClinica, perfil: 'PARCEIRO', parceiro: empresa.parceiro })
    for (const para of [doExame, daClinica]) expect((await aceitar(await segredoPara(para))).status).toBe(204)
    const especialista = await entrarNaEmpresa(doExame, { codigoCliente: empresa.cliente })
    expect(especialista.sessao).toMatchObject({ perfis: ['ESPECIALISTA'], codigoEspecialista: codigo })
    const clinica = await entrarNaEmpresa(daClinica, { codigoParceiro: empresa.parceiro })
    expect(clinica.sessao.perfis).toEqual(['PARCEIRO'])
  })

  it('o registro é da empresa e está ativo; sem ele, ou sem papel, não há convite', async () => {
    const recusas = [
      { perfil: 'PARCEIRO', parceiro: outra.parceiro },
      { perfil: 'ESPECIALISTA', especialista: outra.especialista },
      { perfil: 'PARCEIRO' },
      { perfil: 'ESPECIALISTA' },
      { perfil: 'CLIENTE' },
      { perfil: 'ADMIN' },
    ]
    for (const dados of recusas)
      expect((await convidar({ email: email(), ...dados })).status, JSON.stringify(dados)).toBe(422)
  })

  it('quem é da clínica convida e vê só a gente dela', async () => {
    const para = email()
    const { status, corpo } = await convidar({ email: para, perfil: 'CLIENTE', papel: 'GESTOR' }, empresa.como.PARCEIRO)
    expect(status).toBe(201)
    expect(corpo).toMatchObject({ perfil: 'PARCEIRO', alvo: { codigo: empresa.parceiro }, papel: null })
    const { itens } = (await empresa.como.PARCEIRO('GET /equipe', { limite: 200 })).corpo
    expect(new Set(itens.map(({ alvo }) => alvo?.codigo))).toEqual(new Set([empresa.parceiro]))
    const gestor = (await empresa.como.CLIENTE('GET /equipe', { busca: empresa.usuarios.CLIENTE.nome })).corpo.itens[0]
    expect((await empresa.como.PARCEIRO('GET /equipe/:codigo', { codigo: gestor?.codigo ?? '' })).status).toBe(404)
  })
})

describe('lugares do plano', () => {
  it('os convites que esperam ocupam lugar, e o último é de um só', async () => {
    const cheia = await criarEmpresa(amb)
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({ nome: unico('Plano'), mensal_centavos: 1, anual_centavos: 1, limite_usuarios: 4 })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', cheia.cliente).execute()
    const um = () => convidar(deRecepcao(email()), cheia.como.CLIENTE)
    const lugares = async () => (await cheia.como.CLIENTE('GET /equipe/lugares')).corpo
    expect(await lugares()).toEqual({ usado: 3, limite: 4, razao: 0.75, avisar: false, esgotado: false })
    const respostas = await Promise.all([um(), um(), um()])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402, 402])
    expect(await lugares()).toMatchObject({ usado: 4, avisar: true, esgotado: true })
    expect((await cheia.como.PARCEIRO('GET /equipe/lugares')).corpo).toMatchObject({ usado: 0, limite: null })
    expect(
      (await convidar({ email: email(), perfil: 'PARCEIRO', parceiro: cheia.parceiro }, cheia.como.CLIENTE)).status,
    ).toBe(201)
    const { codigo } = respostas.find(({ status }) => status === 201)?.corpo ?? { codigo: '' }
    await cheia.como.CLIENTE('DELETE /equipe/convite/:codigo', { codigo })
    expect((await um()).status).toBe(201)
  })
})
