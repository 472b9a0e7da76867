import { createPrivateKey, randomUUID, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'
import {
  cnpjNumerico,
  criarEmissora,
  criarTitulo,
  emitida,
  emitir,
  lerNota,
  SENHA_DO_A1,
  type Emissora,
} from '../../../teste/nota-fiscal/preparo.ts'
import type { CtxCliente } from '../../context.ts'
import { fazerParDeTeste } from '../../infra/certificado/de-teste.ts'
import { SEM_FIM } from '../../infra/pedinte.ts'
import { emCliente } from '../../infra/unidade.ts'
import { emitirAssinada } from './emitir.ts'

let amb: Ambiente
let empresa: Emissora

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmissora(amb)
})

const dono = () => empresa.como.CLIENTE
const doTitulo = async (titulo: string) => (await dono()('GET /nota-fiscal/titulo/:titulo', { titulo })).corpo
const conta = async (codigo: string) => (await dono()('GET /contas-receber/:codigo', { codigo })).corpo

const cancelar = async (codigo: string) => {
  const { versao } = await lerNota(empresa, codigo)
  const motivo = 'O exame não foi feito neste dia.'
  const pedido = { codigo, versao, motivoCodigo: '2', motivo, senha: SENHA_DO_A1 } as const
  const resposta = await dono()('POST /nota-fiscal/:codigo/cancelamento', pedido)
  await amb.tarefas.esvaziar()
  return resposta
}

/** Closes accounts by one that owes the same, with interest. */
async function renegociar(...codigos: string[]): Promise<string> {
  const itens = await Promise.all(codigos.map(async (codigo) => ({ codigo, versao: (await conta(codigo)).versao })))
  const acordo = { itens, vezes: 1, acrescimoCentavos: 500, vencimento: '2030-01-10', motivo: 'Combinado por telefone' }
  const { status, corpo } = await dono()('POST /contas-receber/renegociacao', acordo)
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo.itens[0]?.codigo ?? ''
}

describe('renegociar', () => {
  it('a nota continua na conta do serviço; a conta do acordo não tem nota, e diz de qual é', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const nota = await emitida(amb, empresa, titulo)
    const { numero } = await conta(titulo)
    const nova = await renegociar(titulo)
    expect(await conta(titulo)).toMatchObject({ estado: 'RENEGOCIADO' })
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({ estado: 'AUTORIZADA', titulo: { codigo: titulo } })
    const frase = `Esta conta é de um acordo sobre a nº ${numero}: a nota é da conta do serviço, não desta.`
    expect(await doTitulo(nova)).toMatchObject({ notas: [], semEmissao: frase, permissoes: { emitir: false } })
    expect(await emitir(empresa, nova)).toMatchObject({ status: 409, corpo: { mensagem: frase } })
    const segunda = await renegociar(nova)
    expect(await emitir(empresa, segunda)).toMatchObject({ status: 409, corpo: { mensagem: /de um acordo/ } })
  })

  it('sem nota ainda, a conta que o acordo fechou a recebe, uma vez, pelo valor do serviço', async () => {
    const titulos = [await criarTitulo(amb, empresa), await criarTitulo(amb, empresa)]
    const nova = await renegociar(...titulos)
    for (const titulo of titulos) {
      expect(await emitida(amb, empresa, titulo)).toMatchObject({ estado: 'AUTORIZADA', servicoCentavos: 20_000 })
      expect(await emitir(empresa, titulo)).toMatchObject({ status: 409, corpo: { codigo: 'JA_EXISTE' } })
    }
    // Undone, what was owed is owed again with the note that it has, and what the agreement wrote has none still.
    const { versao } = await conta(nova)
    const desfeita = await dono()('POST /contas-receber/:codigo/renegociacao-desfeita', {
      codigo: nova,
      versao,
      motivo: 'Voltou atrás',
    })
    expect(desfeita.status, JSON.stringify(desfeita.corpo)).toBeLessThan(300)
    expect(await conta(titulos[0] ?? '')).toMatchObject({ estado: 'ABERTO' })
    expect(await doTitulo(titulos[0] ?? '')).toMatchObject({
      notas: [{ estado: 'AUTORIZADA' }],
      permissoes: { emitir: false },
    })
    expect((await doTitulo(nova)).semEmissao).toMatch(/^Esta conta é de um acordo: a nota/)
  })
})

describe('a conta que muda', () => {
  it('com a nota cancelada o fechamento reabre, e o que o substitui tem a sua', async () => {
    await faturar(amb, empresa, 2)
    const codigo = await fecharTudo(empresa)
    const { titulo } = (await dono()('GET /fechamento/:codigo', { codigo })).corpo
    const nota = await emitida(amb, empresa, titulo.codigo)
    const reabrir = async () => {
      const { versao } = (await dono()('GET /fechamento/:codigo', { codigo })).corpo
      return dono()('POST /fechamento/:codigo/reabertura', { codigo, versao, motivo: 'engano' })
    }
    expect(await reabrir()).toMatchObject({ status: 409, corpo: { mensagem: /cancele a nota antes/ } })
    expect(await cancelar(nota.codigo)).toMatchObject({ status: 200 })
    expect((await reabrir()).status).toBeLessThan(300)
    expect((await doTitulo(titulo.codigo)).semEmissao).toMatch(/cancelada/)
    const { titulo: outro } = (await dono()('GET /fechamento/:codigo', { codigo: await fecharTudo(empresa) })).corpo
    expect(await emitida(amb, empresa, outro.codigo)).toMatchObject({ estado: 'AUTORIZADA', numero: 2 })
  })

  it('não passa a outra clínica com a nota da primeira; sem nota, passa', async () => {
    const { codigo: outra } = await amb.db
      .insertInto('parceiro')
      .values({
        cliente: empresa.cliente,
        nome: 'Outra clínica',
        razao_social: 'Outra Ltda',
        documento: cnpjNumerico(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const titulo = await criarTitulo(amb, empresa)
    const mudar = () => amb.db.updateTable('titulo').set({ parceiro: outra }).where('codigo', '=', titulo).execute()
    const { codigo } = await emitida(amb, empresa, titulo)
    await expect(mudar()).rejects.toThrow('título com nota fiscal')
    await cancelar(codigo)
    await mudar()
  })
})

/** What follows the password, which lets a few through at a time: here everybody comes with the certificate open. */
async function comCertificadoAberto() {
  const agora = amb.relogio.agora()
  const par = await fazerParDeTeste({ nome: 'EMPRESA', validoDe: agora, validoAte: agora.add({ hours: 24 }) })
  const signatario = { chave: createPrivateKey(par.chave), certificado: new X509Certificate(par.certificado) }
  const comum = { agora, ator: null, requestId: 'teste', endereco: null, logger: amb.app.log, sinal: SEM_FIM }
  const ator = { nome: 'Alguém', perfis: ['CLIENTE'], fuso: 'America/Sao_Paulo' }
  return (titulo: string) =>
    emCliente(amb.dbApp, { ...comum, servicos: amb.servicos }, empresa.cliente, (ctx) => {
      const pedido = { descricao: null, descontoCentavos: 0, issRetido: null, tomador: null }
      return emitirAssinada(
        { ...ctx, ator } as unknown as CtxCliente,
        { codigo: randomUUID(), titulo, ...pedido },
        signatario,
      )
    })
}

describe('ao mesmo tempo', () => {
  it('duzentos pedidos já assinados para uma conta deixam uma nota e um número', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const emitirAberta = await comCertificadoAberto()
    const respostas = await Promise.allSettled(Array.from({ length: 200 }, () => emitirAberta(titulo)))
    expect(respostas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const recusas = new Set(respostas.map((r) => (r.status === 'rejected' ? String(r.reason.codigo) : 'feita')))
    expect([...recusas].toSorted()).toEqual(['JA_EXISTE', 'feita'])
    await amb.tarefas.esvaziar()
    expect((await doTitulo(titulo)).notas).toMatchObject([{ estado: 'AUTORIZADA', numeroDps: 1, numero: 1 }])
    expect(await emitida(amb, empresa, await criarTitulo(amb, empresa))).toMatchObject({ numeroDps: 2 })
  })
})
