import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { assinar, cartao, criarCupom, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import { SENHA, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let pequeno: string
let grande: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  pequeno = await criarPlano(amb, 10_000, { limite_usuarios: 2 })
  grande = await criarPlano(amb, 30_000)
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.fixar('2026-11-20T15:00:00Z'))

const dono = (empresa: Empresa) => empresa.como.CLIENTE
/** The same person on another day: the token of before is over. */
const donoHoje = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
const situacao = async (empresa: Empresa) => (await dono(empresa)('GET /assinatura')).corpo

describe('assinar', () => {
  it('com cartão: paga, ativa, guarda o cartão e manda o recibo', async () => {
    const empresa = await emTeste(amb)
    const { status, corpo } = await assinar(dono(empresa), { plano: pequeno })
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      estado: 'PAGA',
      tipo: 'ASSINATURA',
      valorCentavos: 10_000,
      periodoDe: '2026-11-20',
      periodoAte: '2026-12-20',
    })
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      plano: { codigo: pequeno },
      ciclo: 'MENSAL',
      cartao: { bandeira: 'Mastercard', final: '6351' },
      proximaCobranca: { dia: '2026-12-20', valorCentavos: 10_000, meio: 'CARTAO' },
      provedor: { nome: 'SANDBOX', teste: true, chavePublica: null },
      permissoes: { assinar: false, mudarDePlano: true, cancelar: true },
    })
    await amb.tarefas.esvaziar()
    const cartas = await amb.db
      .selectFrom('mensagem')
      .select('assunto')
      .where('cliente', '=', empresa.cliente)
      .execute()
    expect(cartas.map(({ assunto }) => assunto)).toContainEqual(expect.stringContaining('Pagamento confirmado'))
  })

  it('o mesmo código de novo responde o que houve, e cobra uma vez', async () => {
    const empresa = await emTeste(amb)
    const codigo = randomUUID()
    const token = cartao()
    const pedido = { codigo, plano: pequeno, ciclo: 'MENSAL', meio: 'CARTAO', token } as const
    const respostas = await Promise.all([1, 2, 3].map(() => dono(empresa)('POST /assinatura/pagamento', pedido)))
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 201])
    const { rows } = await sql`select from pagamento_de_teste t join tentativa_pagamento p on p.codigo = t.referencia
      where p.cliente = ${empresa.cliente}`.execute(amb.db)
    expect(rows).toHaveLength(1)
    const outra = await emTeste(amb)
    expect((await assinar(dono(outra), { plano: pequeno, codigo })).status).toBe(404)
  })

  it.each([
    ['SALDO_INSUFICIENTE', 'O cartão não tem limite para esta compra.'],
    ['CODIGO_DE_SEGURANCA', 'O código de segurança não confere.'],
    ['LIGAR_PARA_AUTORIZAR', 'O banco pede que você autorize esta compra.'],
  ] as const)('recusado (%s): diz o porquê, não muda nada e devolve o cupom', async (com, mensagem) => {
    const empresa = await emTeste(amb)
    const cupom = await criarCupom(amb, { limite_total: 1 })
    const { status, corpo } = await assinar(dono(empresa), { plano: pequeno, com, cupom })
    expect(status).toBe(201)
    expect(corpo).toMatchObject({ estado: 'RECUSADA', pagamento: { estado: 'RECUSADA', motivo: com, mensagem } })
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE', periodo: null })
    expect((await assinar(dono(empresa), { plano: pequeno, cupom })).corpo).toMatchObject({
      estado: 'PAGA',
      valorCentavos: 9_000,
    })
  })

  it('um token que não é de cartão de teste é recusado', async () => {
    const empresa = await emTeste(amb)
    const resposta = await dono(empresa)('POST /assinatura/pagamento', {
      codigo: randomUUID(),
      plano: pequeno,
      ciclo: 'MENSAL',
      meio: 'CARTAO',
      token: '4111111111111111',
    })
    expect(resposta.corpo).toMatchObject({ estado: 'RECUSADA', pagamento: { motivo: 'TOKEN_INVALIDO' } })
    const sem = await dono(empresa)('POST /assinatura/pagamento', {
      codigo: randomUUID(),
      plano: pequeno,
      ciclo: 'MENSAL',
      meio: 'CARTAO',
    })
    expect([sem.status, (sem.corpo as unknown as { campos: object }).campos]).toEqual([
      422,
      { token: 'Informe o cartão.' },
    ])
  })

  it('com Pix: espera, o botão de teste confirma, e o período começa depois do teste', async () => {
    const empresa = await emTeste(amb, '2026-11-25')
    const { corpo } = await assinar(dono(empresa), { plano: grande, meio: 'PIX', ciclo: 'ANUAL' })
    expect(corpo).toMatchObject({
      estado: 'ABERTA',
      valorCentavos: 300_000,
      periodoDe: '2026-11-26',
      periodoAte: '2027-11-26',
    })
    expect(corpo.pagamento).toMatchObject({
      estado: 'PENDENTE',
      teste: true,
      pix: { expiraEm: '2026-11-20T15:30:00.000Z' },
    })
    expect(corpo.pagamento?.pix?.codigo).toMatch(/^000201.*TESTE.*6304[0-9A-F]{4}$/)
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE', emAberto: { codigo: corpo.codigo } })
    const { codigo = '' } = corpo.pagamento ?? {}
    expect((await amb.semToken('POST /assinatura/publica/teste', { codigo, desfecho: 'APROVAR' })).status).toBe(200)
    expect((await dono(empresa)('GET /assinatura/cobranca/:codigo', { codigo: corpo.codigo })).corpo.estado).toBe(
      'PAGA',
    )
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', meio: 'PIX', cartao: null })
    expect((await amb.semToken('POST /assinatura/publica/teste', { codigo, desfecho: 'APROVAR' })).status).toBe(409)
  })

  it('quem troca o Pix pelo cartão paga uma vez: o Pix pago depois volta', async () => {
    const empresa = await emTeste(amb)
    const { corpo: pix } = await assinar(dono(empresa), { plano: pequeno, meio: 'PIX' })
    expect((await assinar(dono(empresa), { plano: pequeno })).corpo.estado).toBe('PAGA')
    await amb.tarefas.esvaziar()
    const { codigo = '' } = pix.pagamento ?? {}
    expect((await amb.semToken('POST /assinatura/publica/teste', { codigo, desfecho: 'APROVAR' })).status).toBe(200)
    await amb.tarefas.esvaziar()
    const { rows } = await sql<{
      estado: string
    }>`select estado from pagamento_de_teste where referencia = ${codigo}`.execute(amb.db)
    expect(rows).toEqual([{ estado: 'DEVOLVIDA' }])
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', periodo: { ate: '2026-12-20' } })
  })

  it('o plano grátis vira pago: as pessoas passam a usar tudo, com a mesma sessão', async () => {
    const empresa = await emTeste(amb)
    const { usuarios, cliente } = empresa
    await amb.db
      .updateTable('cliente')
      .set({ estado: 'GRATIS', teste_ate: null })
      .where('codigo', '=', cliente)
      .execute()
    const { codigo, email } = usuarios.CLIENTE_BASE
    const deOutraAba = await amb.como({ usuario: codigo, perfis: ['CLIENTE_BASE'], cliente })
    expect((await assinar(empresa.como.CLIENTE_BASE, { plano: pequeno })).corpo.estado).toBe('PAGA')
    const usuario = await amb.db
      .selectFrom('usuario')
      .select('perfis')
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
    expect(usuario.perfis).toEqual(['CLIENTE'])
    const entrada = await amb.semToken('POST /auth/login', { identificador: email, senha: SENHA })
    expect(entrada.corpo.user.perfis).toEqual(['CLIENTE'])
    // Paying is no reason to be sent to the door: a token of before serves what it served, and nothing of what was bought.
    expect((await deOutraAba('GET /simulacao')).status).toBe(200)
    expect((await deOutraAba('GET /agendamento', { de: '2026-11-20', ate: '2026-11-20' })).status).toBe(403)
  })
})

describe('cotar e mudar de plano', () => {
  it('diz o modo, o proporcional e o cupom antes; o cupom que não serve diz o porquê', async () => {
    const empresa = await emTeste(amb)
    await assinar(dono(empresa), { plano: pequeno })
    amb.relogio.fixar('2026-11-30T15:00:00Z')
    const quem = await donoHoje(empresa)
    const { corpo } = await quem('GET /assinatura/cotacao', {
      plano: grande,
      ciclo: 'MENSAL',
      cupom: 'nao-ha',
    })
    // 20 of 30 days are left of R$ 100,00.
    expect(corpo).toMatchObject({
      modo: 'AGORA',
      brutoCentavos: 30_000,
      proporcionalCentavos: 6_667,
      valorCentavos: 23_333,
      periodoDe: '2026-11-30',
    })
    expect(corpo.recusaDoCupom).toContain('não existe')
    const subiu = await assinar(quem, { plano: grande })
    expect(subiu.corpo).toMatchObject({
      tipo: 'MUDANCA',
      estado: 'PAGA',
      valorCentavos: 23_333,
      creditoCentavos: 6_667,
    })
    expect((await quem('GET /assinatura')).corpo).toMatchObject({
      plano: { codigo: grande },
      periodo: { de: '2026-11-30', ate: '2026-12-30' },
    })
  })

  it('antes de acabar o teste, começa depois dele como o que já foi pago, e um menor começa depois disso', async () => {
    amb.relogio.fixar('2026-11-18T15:00:00Z')
    const empresa = await emTeste(amb, '2026-11-30')
    const { corpo: primeira } = await assinar(await donoHoje(empresa), { plano: pequeno })
    expect(primeira).toMatchObject({ periodoDe: '2026-12-01', periodoAte: '2027-01-01' })
    amb.relogio.fixar('2026-11-19T15:00:00Z')
    const quem = await donoHoje(empresa)
    const conta = { periodoDe: '2026-12-01', periodoAte: '2027-01-01', valorCentavos: 20_000, creditoCentavos: 10_000 }
    const cotada = await quem('GET /assinatura/cotacao', { plano: grande, ciclo: 'MENSAL' })
    expect(cotada.corpo).toMatchObject({ modo: 'AGORA', ...conta })
    expect((await assinar(quem, { plano: grande })).corpo).toMatchObject({ tipo: 'MUDANCA', estado: 'PAGA', ...conta })
    const paga = { estado: 'ATIVO', plano: { codigo: grande }, periodo: { de: '2026-12-01', ate: '2027-01-01' } }
    expect((await quem('GET /assinatura')).corpo).toMatchObject(paga)
    const menor = await quem('GET /assinatura/cotacao', { plano: pequeno, ciclo: 'MENSAL' })
    expect(menor.corpo).toMatchObject({ modo: 'NO_FIM', periodoDe: '2027-01-01', periodoAte: '2027-02-01' })
    // Of the plan that was left before: it takes nothing of what was paid since.
    const codigo = primeira.pagamento?.codigo ?? ''
    await amb.semToken('POST /assinatura/publica/teste', { codigo, desfecho: 'CONTESTAR' })
    expect((await quem('GET /assinatura')).corpo).toMatchObject(paga)
    await amb.semToken('POST /assinatura/publica/teste', { codigo, desfecho: 'RECUPERAR' })
    expect((await quem('GET /assinatura')).corpo).toMatchObject(paga)
  })

  it('para um plano menor: espera o fim do período, e é recusado enquanto se usa mais do que ele permite', async () => {
    const empresa = await emTeste(amb)
    await assinar(dono(empresa), { plano: grande })
    const pedido = { plano: pequeno, ciclo: 'MENSAL' } as const
    const { corpo: cotacao } = await dono(empresa)('GET /assinatura/cotacao', pedido)
    expect(cotacao).toMatchObject({
      modo: 'NO_FIM',
      valorCentavos: 0,
      excedentes: [{ recurso: 'usuarios', limite: 2 }],
    })
    expect((await assinar(dono(empresa), { plano: pequeno })).status).toBe(409)
    const { versao } = await situacao(empresa)
    expect((await dono(empresa)('POST /assinatura/mudanca', { ...pedido, versao })).status).toBe(402)
    const folgado = await criarPlano(amb, 8_000)
    const marcada = await dono(empresa)('POST /assinatura/mudanca', { plano: folgado, ciclo: 'MENSAL', versao })
    expect(marcada.corpo).toMatchObject({
      mudancaMarcada: { plano: { codigo: folgado }, dia: '2026-12-20' },
      proximaCobranca: { valorCentavos: 8_000 },
    })
    expect((await dono(empresa)('POST /assinatura/mudanca', { plano: folgado, ciclo: 'MENSAL', versao })).status).toBe(
      409,
    )
    expect((await dono(empresa)('DELETE /assinatura/mudanca')).corpo.mudancaMarcada).toBeNull()
  })

  it('cancela sozinha até o fim do período, e volta atrás', async () => {
    const empresa = await emTeste(amb)
    await assinar(dono(empresa), { plano: pequeno })
    const { versao } = await situacao(empresa)
    const { corpo } = await dono(empresa)('POST /assinatura/cancelamento', { motivo: 'Pausa', versao })
    expect(corpo).toMatchObject({
      estado: 'ATIVO',
      renova: false,
      proximaCobranca: null,
      permissoes: { reativar: true, cancelar: false },
    })
    expect((await dono(empresa)('DELETE /assinatura/cancelamento')).corpo).toMatchObject({ renova: true })
  })

  it('troca o cartão; o que não é aceito não fica', async () => {
    const empresa = await emTeste(amb)
    await assinar(dono(empresa), { plano: pequeno })
    expect((await dono(empresa)('POST /assinatura/cartao', { token: cartao('CARTAO_VENCIDO') })).status).toBe(422)
    const { corpo } = await dono(empresa)('POST /assinatura/cartao', { token: cartao('RENOVA_RECUSADO') })
    expect(corpo.cartao).toMatchObject({ bandeira: 'Visa', final: '6260' })
  })
})

describe('sem entrar', () => {
  it('com a senha vem um bilhete por empresa, que cota, paga e acompanha só a sua; depois de duas horas, não', async () => {
    const empresa = await emTeste(amb)
    const alheia = await emTeste(amb)
    const { email } = empresa.usuarios.CLIENTE
    expect(
      (await amb.semToken('POST /assinatura/publica/bilhete', { identificador: email, senha: 'errada' })).status,
    ).toBe(401)
    const { corpo } = await amb.semToken('POST /assinatura/publica/bilhete', { identificador: email, senha: SENHA })
    expect(corpo.empresas).toMatchObject([{ situacao: { estado: 'TESTE' }, expiraEm: '2026-11-20T17:00:00Z' }])
    const bilhete = corpo.empresas[0]?.bilhete ?? ''
    const cotada = await amb.semToken('POST /assinatura/publica/cotacao', { bilhete, plano: pequeno, ciclo: 'MENSAL' })
    expect(cotada.corpo).toMatchObject({ modo: 'ASSINAR', valorCentavos: 10_000 })
    expect(
      (await amb.semToken('POST /assinatura/publica/cotacao', { plano: pequeno, ciclo: 'ANUAL' })).corpo,
    ).toMatchObject({ valorCentavos: 100_000 })
    const pago = await amb.semToken('POST /assinatura/publica/pagamento', {
      bilhete,
      codigo: randomUUID(),
      plano: pequeno,
      ciclo: 'MENSAL',
      meio: 'CARTAO',
      token: cartao(),
    })
    expect(pago).toMatchObject({ status: 201, corpo: { estado: 'PAGA' } })
    const { corpo: outra } = await assinar(dono(alheia), { plano: pequeno, meio: 'PIX' })
    const acompanhar = (codigo: string) => amb.semToken('POST /assinatura/publica/cobranca', { bilhete, codigo })
    expect((await acompanhar(pago.corpo.codigo)).status).toBe(200)
    expect((await acompanhar(outra.codigo)).status).toBe(404)
    expect((await amb.semToken('POST /assinatura/publica/ao-vivo', { bilhete, codigo: outra.codigo })).status).toBe(404)
    amb.relogio.avancar({ hours: 2 })
    expect((await acompanhar(pago.corpo.codigo)).status).toBe(410)
  })

  it('o Pix com cupom que se prefere pagar com cartão é a mesma cobrança, e o cupom vale; a de outra empresa, não', async () => {
    const empresa = await emTeste(amb)
    const { email } = empresa.usuarios.CLIENTE
    const { corpo } = await amb.semToken('POST /assinatura/publica/bilhete', { identificador: email, senha: SENHA })
    const bilhete = corpo.empresas[0]?.bilhete ?? ''
    const cupom = await criarCupom(amb, { limite_total: 1 })
    const escolha = { plano: pequeno, ciclo: 'MENSAL', cupom } as const
    const { corpo: comPix } = await amb.semToken('POST /assinatura/publica/pagamento', {
      bilhete,
      codigo: randomUUID(),
      ...escolha,
      meio: 'PIX',
    })
    const pagar = (codigo: string) =>
      amb.semToken('POST /assinatura/publica/cobranca/pagamento', {
        bilhete,
        codigo,
        tentativa: randomUUID(),
        meio: 'CARTAO',
        token: cartao(),
      })
    const { corpo: alheia } = await assinar(dono(await emTeste(amb)), { plano: pequeno, meio: 'PIX' })
    expect((await pagar(alheia.codigo)).status).toBe(404)
    expect(await pagar(comPix.codigo)).toMatchObject({
      status: 201,
      corpo: { codigo: comPix.codigo, estado: 'PAGA', cupom, valorCentavos: comPix.valorCentavos },
    })
    expect((await pagar(comPix.codigo)).status).toBe(409)
  })
})

it('o cupom que a própria cobrança aberta guarda serve à que fica no lugar dela; o de outra empresa, não', async () => {
  const cupom = await criarCupom(amb, { limite_total: 1 })
  const [empresa, outra] = [await emTeste(amb), await emTeste(amb)]
  expect((await assinar(dono(empresa), { plano: pequeno, cupom, meio: 'PIX' })).status).toBe(201)
  const cotada = await dono(empresa)('GET /assinatura/cotacao', { plano: grande, ciclo: 'MENSAL', cupom })
  expect(cotada.corpo).toMatchObject({ recusaDoCupom: null, valorCentavos: 27_000 })
  const respostas = await Promise.all(
    [empresa, outra, empresa, outra].map((uma) => assinar(dono(uma), { plano: grande, cupom, meio: 'PIX' })),
  )
  expect(respostas.map(({ status }) => status)).toEqual([201, 422, 201, 422])
  expect((await assinar(dono(empresa), { plano: grande, cupom })).corpo).toMatchObject({ estado: 'PAGA', cupom })
  const { rows } = await sql`select k.usos, u.estado from cupom k join cupom_uso u on u.cupom = k.codigo
    where k.texto = ${cupom} and u.estado <> 'DEVOLVIDO'`.execute(amb.db)
  expect(rows).toEqual([{ usos: 1, estado: 'USADO' }])
  const depois = await dono(empresa)('GET /assinatura/cotacao', { plano: grande, ciclo: 'ANUAL', cupom })
  expect(depois.corpo.recusaDoCupom).toBe('Sua empresa já usou este cupom.')
})

it('200 usos ao mesmo tempo de um cupom com 5: exatamente 5', async () => {
  const cupom = await criarCupom(amb, { limite_total: 5 })
  const empresas = await Promise.all(Array.from({ length: 20 }, () => emTeste(amb)))
  const todas = Array.from({ length: 200 }, (_, i) => empresas[i % empresas.length] ?? empresas[0])
  const respostas = await Promise.all(
    todas.map((empresa) => assinar((empresa as Empresa).como.CLIENTE, { plano: pequeno, cupom, meio: 'PIX' })),
  )
  const { usos } = await amb.db.selectFrom('cupom').select('usos').where('texto', '=', cupom).executeTakeFirstOrThrow()
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from cupom_uso where texto = ${cupom} and estado <> 'DEVOLVIDO'`.execute(amb.db)
  expect([usos, rows[0]?.n]).toEqual([5, 5])
  expect(respostas.every(({ status }) => status === 201 || status === 422)).toBe(true)
}, 120_000)
