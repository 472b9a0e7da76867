import { podeLembrar } from '@vetlume/dominio/lembrete'
import { codigoDoSegredo } from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { lembrarDosPrazos } from './cartas.ts'
import { expirarSemCodigo } from './dar-passo.ts'

let amb: Ambiente
let empresa: Empresa
const dono = () => empresa.como.CLIENTE

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('cliente')
    .set({ email: 'empresa@teste.vet' })
    .where('codigo', '=', empresa.cliente)
    .execute()
})
afterAll(() => amb.fechar())
// The limits are counted by address, and all of a suite come from one.
beforeEach(() => sql`delete from limite where chave like 'titular%'`.execute(amb.db))

async function novoTutor() {
  const email = `${randomUUID()}@tutor.vet`
  const cpf = cpfUnico()
  const { corpo } = await dono()('POST /tutor', { nome: unico('Joana Prata'), cpf, email, telefone: '11988887777' })
  return { codigo: corpo.codigo, nome: corpo.nome, email, cpf }
}

const pedir = async (identificador: string, tipo = 'ACESSO' as const) =>
  amb.semToken('POST /privacidade/pedido', { empresa: empresa.cliente, identificador, tipo, detalhes: null })

/** The code of the newest letter to an address, as who reads it sees it. */
async function codigoPara(email: string): Promise<string> {
  const { dados } = await amb.db
    .selectFrom('mensagem')
    .select('dados')
    .where('para', '=', email)
    .where('modelo', '=', 'codigo-do-titular')
    .orderBy('codigo', 'desc')
    .executeTakeFirstOrThrow()
  return codigoDoSegredo(amb.servicos.correio.segredoDoLink((dados as { link: string }).link))
}

async function identificado(tipo: 'ACESSO' | 'ELIMINACAO' | 'OPOSICAO' = 'ACESSO') {
  const tutor = await novoTutor()
  const { chave } = (
    await amb.semToken('POST /privacidade/pedido', {
      empresa: empresa.cliente,
      identificador: tutor.email,
      tipo,
      detalhes: null,
    })
  ).corpo
  const { status, corpo } = await amb.semToken('POST /privacidade/pedido/codigo', {
    chave,
    codigo: await codigoPara(tutor.email),
  })
  expect(status, JSON.stringify(corpo)).toBe(200)
  return { ...tutor, chave, numero: corpo.numero ?? 0 }
}

const naLista = async (numero: number) => {
  const { corpo } = await dono()('GET /pedido-titular', { busca: String(numero) })
  const [item] = corpo.itens
  return item ?? expect.fail('the request is not in the register')
}

const aberto = (chave: string) => amb.semToken('POST /privacidade/pedido/aberto', { chave })

describe('quem pede', () => {
  it('conhecido e desconhecido têm a mesma resposta; só a caixa do cadastro recebe o código', async () => {
    const tutor = await novoTutor()
    const antes = await amb.db.selectFrom('mensagem').select('codigo').execute()
    const [conhecido, desconhecido] = await Promise.all([pedir(tutor.cpf), pedir(cpfUnico())])
    expect([conhecido.status, desconhecido.status]).toEqual([201, 201])
    expect(Object.keys(conhecido.corpo)).toEqual(Object.keys(desconhecido.corpo))
    const cartas = await amb.db.selectFrom('mensagem').select(['codigo', 'para']).execute()
    expect(cartas.slice(antes.length).map(({ para }) => para)).toEqual([tutor.email])
    const [um, outro] = await Promise.all([aberto(conhecido.corpo.chave), aberto(desconhecido.corpo.chave)])
    expect({ ...um.corpo, recebidoEm: '' }).toEqual({ ...outro.corpo, recebidoEm: '' })
    expect((await dono()('GET /pedido-titular', { busca: tutor.nome })).corpo.itens).toEqual([])
  })

  it('é achado por CPF, e-mail ou telefone, como estiverem escritos', async () => {
    const { email, cpf } = await novoTutor()
    const mascarado = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
    for (const escrito of [mascarado, ` ${email.toUpperCase()} `]) {
      const { corpo } = await pedir(escrito)
      const { registro } = await amb.db
        .selectFrom('pedido_titular')
        .select('registro')
        .orderBy('codigo', 'desc')
        .where('recebido_em', '<=', amb.relogio.agora().toString())
        .where('chave_hash', '=', (await import('./queries-pedido.ts')).hashDaChave(corpo.chave))
        .executeTakeFirstOrThrow()
      expect(registro, escrito).not.toBeNull()
    }
  })

  it('o código serve uma vez, por 15 minutos, e cinco erros o acabam', async () => {
    const tutor = await novoTutor()
    const { chave } = (await pedir(tutor.email)).corpo
    const certo = await codigoPara(tutor.email)
    const errado = certo === '000000' ? '111111' : '000000'
    const tentar = (codigo: string) => amb.semToken('POST /privacidade/pedido/codigo', { chave, codigo })
    for (let i = 0; i < 5; i++) expect((await tentar(errado)).status).toBe(422)
    expect((await tentar(certo)).status).toBe(422)
    expect((await amb.semToken('POST /privacidade/pedido/reenvio', { chave })).status).toBe(204)
    const outro = await codigoPara(tutor.email)
    amb.relogio.avancar({ minutes: 16 })
    expect((await tentar(outro)).status).toBe(422)
    amb.relogio.avancar({ minutes: -16 })
    expect((await amb.semToken('POST /privacidade/pedido/reenvio', { chave })).status).toBe(204)
    const vale = await codigoPara(tutor.email)
    const juntos = await Promise.all([tentar(vale), tentar(vale)])
    expect(juntos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await amb.semToken('POST /privacidade/pedido/reenvio', { chave })).status).toBe(204)
  })

  it('o que ninguém confirma em um dia acaba, e o código não serve mais', async () => {
    const tutor = await novoTutor()
    const { chave } = (await pedir(tutor.email)).corpo
    const certo = await codigoPara(tutor.email)
    const daquiA = (horas: Temporal.DurationLike) => ({
      db: amb.dbApp,
      agora: amb.relogio.agora().add(horas),
      servicos: amb.servicos,
    })
    const estado = async () => (await aberto(chave)).corpo.estado
    await expirarSemCodigo(daquiA({ hours: 23, minutes: 59 }))
    expect(await estado()).toBe('RECEBIDO')
    await expirarSemCodigo(daquiA({ hours: 24, minutes: 1 }))
    expect(await estado()).toBe('EXPIRADO')
    expect((await amb.semToken('POST /privacidade/pedido/codigo', { chave, codigo: certo })).status).toBe(409)
  })

  it('o código de um pedido não abre outro, nem o de uma empresa serve em outra', async () => {
    const [um, outro] = [await novoTutor(), await novoTutor()]
    const [a, b] = [(await pedir(um.email)).corpo.chave, (await pedir(outro.email)).corpo.chave]
    const codigo = await codigoPara(um.email)
    if (codigo !== (await codigoPara(outro.email)))
      expect((await amb.semToken('POST /privacidade/pedido/codigo', { chave: b, codigo })).status).toBe(422)
    expect((await amb.semToken('POST /privacidade/pedido/codigo', { chave: a, codigo })).status).toBe(200)
    expect((await amb.semToken('GET /privacidade/empresa/:codigo', { codigo: randomUUID() })).status).toBe(404)
  })

  it('de uma pessoa, cinco pedidos por hora, exista ela ou não', async () => {
    const cpf = cpfUnico()
    for (let i = 0; i < 5; i++) expect((await pedir(cpf)).status).toBe(201)
    expect((await pedir(cpf)).status).toBe(429)
    expect((await pedir(cpfUnico())).status).toBe(201)
  })
})

describe('o registro da empresa', () => {
  it('mostra o pedido confirmado, avisa a empresa e o titular, e os passos ficam na trilha', async () => {
    const { numero, email, nome } = await identificado()
    await amb.tarefas.esvaziar()
    const item = await naLista(numero)
    expect(item).toMatchObject({ estado: 'IDENTIFICADO', nome, papel: 'TUTOR', atrasado: false, prazo: '2026-12-05' })
    const sino = (await dono()('GET /notificacao', {})).corpo.itens
    expect(sino.map(({ titulo }) => titulo)).toContain(`Pedido de titular nº ${numero}: confirmação e acesso`)
    const cartas = await amb.db.selectFrom('mensagem').select(['para', 'modelo']).execute()
    expect(cartas).toContainEqual({ para: 'empresa@teste.vet', modelo: 'pedido-de-titular-recebido' })
    expect(cartas).toContainEqual({ para: email, modelo: 'pedido-do-titular-registrado' })
    const trilha = await amb.db.selectFrom('auditoria').select('acao').where('registro', '=', item.codigo).execute()
    expect(trilha.map(({ acao }) => acao)).toEqual(['IDENTIFICAR'])
  })

  it('o relatório traz o que se guarda, em JSON e PDF, cada abertura fica registrada, e vence em 30 dias', async () => {
    const { numero, chave, cpf, nome } = await identificado()
    const { codigo } = await naLista(numero)
    const { versao } = (await dono()('GET /pedido-titular/:codigo', { codigo })).corpo
    expect((await dono()('POST /pedido-titular/:codigo/atendimento', { codigo, versao, resposta: null })).status).toBe(
      200,
    )
    await amb.tarefas.esvaziar()
    const json = await amb.semToken('POST /privacidade/pedido/relatorio', { chave, formato: 'json' })
    expect(json.status).toBe(200)
    const escrito = json.bytes.toString('utf8')
    for (const trecho of [nome, cpf, 'Consentimentos', 'Animais']) expect(escrito).toContain(trecho)
    const pdf = await amb.semToken('POST /privacidade/pedido/relatorio', { chave, formato: 'pdf' })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const { corpo } = await dono()('GET /pedido-titular/:codigo', { codigo })
    expect(corpo).toMatchObject({ estado: 'ATENDIDO', permissoes: { analisar: false, atender: false, recusar: false } })
    expect(corpo.aberturas.map(({ formato }) => formato)).toEqual(['json', 'pdf'])
    expect((await aberto(chave)).corpo.relatorioAte).not.toBeNull()
    amb.relogio.avancar({ hours: 24 * 31 })
    expect((await amb.semToken('POST /privacidade/pedido/relatorio', { chave, formato: 'json' })).status).toBe(410)
    expect((await aberto(chave)).status).toBe(410)
    amb.relogio.avancar({ hours: -24 * 31 })
  })

  it('recusa com explicação, uma vez só; a versão velha não decide', async () => {
    const { numero, chave } = await identificado()
    const { codigo } = await naLista(numero)
    const { versao } = (await dono()('GET /pedido-titular/:codigo', { codigo })).corpo
    const recusar = (qual: number) =>
      dono()('POST /pedido-titular/:codigo/recusa', { codigo, versao: qual, explicacao: 'Já respondido por carta.' })
    expect((await recusar(versao + 1)).status).toBe(409)
    const juntos = await Promise.all([recusar(versao), recusar(versao)])
    expect(juntos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await aberto(chave)).corpo).toMatchObject({ estado: 'RECUSADO', resposta: 'Já respondido por carta.' })
  })

  it('no balcão quem anota diz que documento viu; a correção pede que se conte o que foi feito', async () => {
    const tutor = await novoTutor()
    const achados = (await dono()('GET /titular', { busca: tutor.nome })).corpo
    expect(achados).toMatchObject([{ papel: 'TUTOR', registro: tutor.codigo }])
    const { corpo, status } = await dono()('POST /pedido-titular', {
      papel: 'TUTOR',
      registro: tutor.codigo,
      tipo: 'CORRECAO',
      detalhes: 'O telefone mudou.',
      identidade: 'RG apresentado',
    })
    expect(status).toBe(201)
    const { codigo, versao } = corpo
    const atender = (resposta: string | null) =>
      dono()('POST /pedido-titular/:codigo/atendimento', { codigo, versao, resposta })
    expect((await atender(null)).status).toBe(422)
    expect((await atender('Telefone trocado.')).corpo).toMatchObject({
      estado: 'ATENDIDO',
      resposta: 'Telefone trocado.',
    })
  })

  it('avisa uma vez antes do prazo, e os atrasados vêm primeiro', async () => {
    const { numero } = await identificado()
    const agora = amb.relogio.agora().add({ hours: 24 * 16 })
    const rodar = () => lembrarDosPrazos({ db: amb.dbApp, agora, servicos: amb.servicos })
    await rodar()
    await rodar()
    const { codigo } = await naLista(numero)
    const cartas = await amb.db
      .selectFrom('mensagem')
      .select('codigo')
      .where('chave', '=', `pedido-de-titular-no-prazo:${codigo}`)
      .execute()
    expect(cartas).toHaveLength(1)
    await identificado()
    await amb.db.updateTable('pedido_titular').set({ prazo: '2026-11-19' }).where('codigo', '=', codigo).execute()
    const { corpo } = await dono()('GET /pedido-titular', { situacao: 'ESPERA' })
    expect(corpo.itens[0]?.atrasado).toBe(true)
    expect(corpo.itens[0]?.codigo).toBe(codigo)
  })

  it('a outra empresa não o encontra', async () => {
    const { numero } = await identificado()
    const { codigo } = await naLista(numero)
    const outra = await criarEmpresa(amb)
    expect((await outra.como.CLIENTE('GET /pedido-titular/:codigo', { codigo })).status).toBe(404)
    expect((await outra.como.CLIENTE('GET /pedido-titular', {})).corpo.itens).toEqual([])
  })
})

describe('consentimentos', () => {
  const vale = async (tutor: string) => {
    const { rows } = await sql<{ concedido: boolean }>`select concedido from tutor_consentimento
      where tutor = ${tutor} and finalidade = 'COMUNICACAO_EMAIL' order by quando desc, codigo desc limit 1`.execute(
      amb.db,
    )
    return rows[0]?.concedido ?? null
  }

  it('o titular retira pelo link, e nenhum lembrete sai mais para ele', async () => {
    const { codigo, chave } = await identificado()
    const finalidade = 'COMUNICACAO_EMAIL' as const
    await dono()('POST /tutor/:codigo/consentimentos', { codigo, finalidade, concedido: true })
    const retirar = () => amb.semToken('POST /privacidade/pedido/consentimento', { chave, finalidade })
    const antes = (await aberto(chave)).corpo.consentimentos
    expect(antes.find((linha) => linha.finalidade === finalidade)?.concedido).toBe(true)
    expect((await retirar()).corpo.consentimentos.find((c) => c.finalidade === finalidade)?.concedido).toBe(false)
    await retirar()
    expect(await vale(codigo)).toBe(false)
    expect(podeLembrar(await vale(codigo))).toBe(false)
  })

  it('sem o código ninguém retira nada', async () => {
    const tutor = await novoTutor()
    const { chave } = (await pedir(tutor.email)).corpo
    const { status } = await amb.semToken('POST /privacidade/pedido/consentimento', {
      chave,
      finalidade: 'COMUNICACAO_EMAIL',
    })
    expect(status).toBe(409)
    expect(await vale(tutor.codigo)).toBeNull()
  })
})
