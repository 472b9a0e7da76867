import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contasDe } from '../../../teste/contas.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { enviarCobrancas } from './index.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('cliente')
    .set({ chave_pix: 'pix@vetlume.com.br' })
    .where('codigo', '=', empresa.cliente)
    .execute()
})

const PASSOS = [
  { dias: -3, assunto: 'Vence em {vencimento}', mensagem: 'Oi {nome}.\n\n{conta}, {valor}.' },
  { dias: 0, assunto: 'Vence hoje', mensagem: '{conta}' },
  { dias: 3, assunto: 'Há {atraso}', mensagem: '{conta} de {empresa}' },
]
const hoje = () => amb.relogio.agora().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
const daqui = (dias: number) => hoje().add({ days: dias }).toString()
const rodada = () => enviarCobrancas({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })

async function ligar(mudanca: object = {}) {
  const { CLIENTE } = empresa.como
  const { versao } = (await CLIENTE('GET /regua-cobranca')).corpo
  return CLIENTE('PUT /regua-cobranca', { ativa: true, hora: '00:00', passos: PASSOS, ...mudanca, versao })
}
async function devida(dias: number, quem: object = { parceiro: empresa.parceiro }) {
  const dados = { descricao: unico('Exames'), competencia: '2026-01-01', emissao: '2026-01-01', valorCentavos: 10_000 }
  const { codigo } = (
    await empresa.como.CLIENTE('POST /contas-receber', { ...dados, ...quem, vencimento: daqui(dias) })
  ).corpo
  return codigo
}
const cobrancas = async (codigo: string) =>
  (await empresa.como.CLIENTE('GET /contas-receber/:codigo/cobranca', { codigo })).corpo
async function cartas() {
  const { rows } = await sql<{
    codigo: string
    para: string
    assunto: string
    dados: { paragrafos: string[]; pix: string | null; titulo: string | null }
  }>`select codigo, para, assunto, dados from mensagem where cliente = ${empresa.cliente} and modelo = 'cobranca' order by para, codigo`.execute(
    amb.db,
  )
  return rows
}
const comEmail = (email: string | null) =>
  amb.db.updateTable('parceiro').set({ email }).where('codigo', '=', empresa.parceiro).execute()

describe('régua de cobrança', () => {
  it('só a empresa que a ligou cobra; cada passo vai uma vez, com as palavras dela e o Pix do que falta', async () => {
    await comEmail('financeiro@aurora.vet')
    const vencida = await devida(-3)
    await rodada()
    expect(await cartas()).toEqual([])
    expect((await cobrancas(vencida)).proxima).toBeNull()
    expect((await ligar()).status).toBe(200)
    expect((await cobrancas(vencida)).proxima).toEqual({ dias: 3, dia: daqui(0) })
    await Promise.all([rodada(), rodada(), rodada()])
    await rodada()
    const [carta, ...outras] = await cartas()
    expect(outras).toEqual([])
    expect(carta).toMatchObject({ para: 'financeiro@aurora.vet', assunto: 'Há 3 dias', dados: { titulo: vencida } })
    expect(carta?.dados.pix).toContain('5406100.00')
    const { conteudo } = (await empresa.como.ADMIN('GET /email/:codigo', { codigo: carta?.codigo ?? '' })).corpo
    expect(conteudo?.texto.split('\n')).toContain(carta?.dados.pix)
    const { enviadas, proxima } = await cobrancas(vencida)
    expect(enviadas).toMatchObject([{ dias: 3, vencimento: daqui(-3), para: ['financeiro@aurora.vet'] }])
    expect(proxima).toBeNull()
  })

  it('vai aos contatos que recebem cobranças, ao tutor que não recusou, e fica escrito quando não há a quem', async () => {
    await comEmail('geral@aurora.vet')
    await amb.db
      .insertInto('parceiro_contato')
      .values(
        [
          { nome: 'Bia', email: 'bia@aurora.vet', recebe_cobrancas: true },
          { nome: 'Caio', email: 'caio@aurora.vet', recebe_cobrancas: false },
          { nome: 'Davi', email: 'davi@aurora.vet', recebe_cobrancas: true },
        ].map((um, ordem) => ({
          cliente: empresa.cliente,
          parceiro: empresa.parceiro,
          ordem,
          recebe_laudos: false,
          ...um,
        })),
      )
      .execute()
    await ligar()
    const daClinica = await devida(0)
    const semNinguem = await devida(0, { contraparte: 'Alguém' })
    await rodada()
    expect((await cartas()).map(({ para }) => para)).toEqual(['bia@aurora.vet', 'davi@aurora.vet'])
    expect((await cobrancas(daClinica)).enviadas[0]?.para).toEqual(['bia@aurora.vet', 'davi@aurora.vet'])
    expect((await cobrancas(semNinguem)).enviadas).toMatchObject([{ dias: 0, para: [] }])
  })

  it('para com o pagamento; do que foi pago em parte cobra o resto; quando o vencimento muda, começa de novo', async () => {
    await comEmail('financeiro@aurora.vet')
    await ligar()
    const { CLIENTE } = empresa.como
    const { banco: contaFinanceira } = await contasDe(empresa)
    const pagar = async (codigo: string, valorCentavos: number) =>
      CLIENTE('POST /contas-receber/:codigo/baixa', {
        codigo,
        versao: 1,
        valorCentavos,
        pagoEm: daqui(0),
        metodo: 'PIX',
        contaFinanceira,
      })
    const [paga, emParte, futura] = [await devida(-3), await devida(-3), await devida(-3)]
    await pagar(paga, 10_000)
    await pagar(emParte, 4_000)
    const { corpo } = await CLIENTE('GET /contas-receber/:codigo', { codigo: futura })
    const { descricao, versao, competencia, emissao, valorCentavos } = corpo
    const mudada = {
      codigo: futura,
      versao,
      descricao,
      competencia,
      emissao,
      valorCentavos,
      parceiro: empresa.parceiro,
    }
    await rodada()
    expect((await cobrancas(paga)).enviadas).toEqual([])
    expect((await cartas()).some(({ dados }) => dados.pix?.includes('540560.00'))).toBe(true)
    expect((await CLIENTE('PUT /contas-receber/:codigo', { ...mudada, vencimento: daqui(3) })).status).toBe(200)
    await rodada()
    expect((await cobrancas(futura)).enviadas.map(({ dias }) => dias)).toEqual([3, -3])
    expect((await cartas()).find(({ assunto }) => assunto.startsWith('Vence em'))?.dados.paragrafos).toEqual([
      `Oi ${corpo.contraparte}.`,
      `${descricao}, R$\u00a0100,00.`,
    ])
  })

  it('espera a hora da empresa, e não fala do que venceu há muito quando é ligada', async () => {
    await comEmail('financeiro@aurora.vet')
    await ligar({ hora: '23:59' })
    await devida(-3)
    await rodada()
    expect(await cartas()).toEqual([])
    await ligar()
    await devida(-90)
    await rodada()
    expect(await cartas()).toHaveLength(1)
  })
})

describe('configurar', () => {
  it('quem salva sobre outro é recusado; fica na trilha; o que não serve é dito no campo', async () => {
    const { CLIENTE, PARCEIRO } = empresa.como
    const { corpo } = await CLIENTE('GET /regua-cobranca')
    expect(corpo).toMatchObject({ ativa: false, versao: 1 })
    expect(corpo.passos.map(({ dias }) => dias)).toEqual([-3, 0, 3, 10, 20])
    const salvar = (passos: typeof PASSOS) =>
      CLIENTE('PUT /regua-cobranca', { ativa: true, hora: '08:00', passos, versao: 1 })
    const respostas = await Promise.all([salvar(PASSOS), salvar(PASSOS.toReversed()), salvar(PASSOS)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await CLIENTE('GET /regua-cobranca')).corpo).toEqual({
      ativa: true,
      hora: '08:00',
      passos: PASSOS,
      versao: 2,
    })
    const ruim = await CLIENTE('PUT /regua-cobranca', {
      ativa: true,
      hora: '08:00',
      passos: [{ dias: 1, assunto: '{preco}', mensagem: 'x' }],
      versao: 2,
    })
    expect(ruim).toMatchObject({
      status: 422,
      corpo: { campos: { 'passos.0.assunto': 'Não existe a variável {preco}.' } },
    })
    expect((await PARCEIRO('GET /regua-cobranca')).status).toBe(403)
  })
})

describe('conta em pausa', () => {
  const ROTA = 'PUT /contas-receber/:codigo/cobranca/pausa'
  const pausar = (codigo: string, pausada: boolean) => empresa.como.CLIENTE(ROTA, { codigo, pausada })

  it('a régua a deixa, e só a ela, até que alguém a retome; à mão se cobra', async () => {
    await comEmail('financeiro@aurora.vet')
    await ligar()
    const [parada, outra] = [await devida(-3), await devida(-3)]
    expect((await cobrancas(parada)).pausa).toBeNull()
    const { status, corpo } = await pausar(parada, true)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ proxima: null, pausa: { autor: expect.any(String) as string } })
    expect(Temporal.Instant.from(corpo.pausa?.desde ?? '').toString()).toBe(amb.relogio.agora().toString())
    await rodada()
    expect((await cartas()).map(({ dados }) => dados.titulo)).toEqual([outra])
    expect(corpo.carta?.para).toEqual(['financeiro@aurora.vet'])
    const carta = { codigo: parada, para: ['bia@aurora.vet'], mensagem: 'Oi.' }
    expect((await empresa.como.CLIENTE('POST /contas-receber/:codigo/cobranca', carta)).status).toBe(201)
    expect((await pausar(parada, false)).corpo).toMatchObject({ pausa: null, proxima: { dias: 3, dia: daqui(0) } })
    await rodada()
    expect((await cobrancas(parada)).enviadas.map(({ dias }) => dias)).toEqual([null, 3])
  })

  it('uma pausa no meio da rodada vale para a carta que ainda não foi', async () => {
    await comEmail('financeiro@aurora.vet')
    await ligar()
    const conta = await devida(-3)
    const trava = await amb.db.startTransaction().execute()
    await sql`select from titulo where codigo = ${conta} for no key update`.execute(trava)
    const emCurso = rodada()
    const espera = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`
    await expect.poll(async () => (await espera.execute(amb.db)).rows[0]?.n).toBeGreaterThan(0)
    expect((await pausar(conta, true)).status).toBe(200)
    await trava.rollback().execute()
    await emCurso
    expect(await cartas()).toEqual([])
  })

  it('dita outra vez nada muda, e fica escrito uma vez; de duas ao mesmo tempo, uma escreve', async () => {
    const conta = await devida(-3)
    expect((await pausar(conta, false)).status).toBe(200)
    const respostas = await Promise.all([pausar(conta, true), pausar(conta, true), pausar(conta, true)])
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
    await pausar(conta, false)
    await pausar(conta, true)
    await pausar(conta, false)
    const { itens } = (await empresa.como.CLIENTE('GET /historico', { entidade: 'titulo', registro: conta })).corpo
    expect(itens.map(({ acao }) => acao).slice(0, 2)).toEqual(['RETOMAR_COBRANCA', 'PAUSAR_COBRANCA'])
    expect(itens.filter(({ acao }) => acao === 'PAUSAR_COBRANCA')).toHaveLength(2)
  })

  it('do que já não se deve não diz pausa; estornado o pagamento, ela ainda vale', async () => {
    await ligar()
    const conta = await devida(-3)
    await pausar(conta, true)
    const { banco } = await contasDe(empresa)
    const pago = { valorCentavos: 10_000, pagoEm: daqui(0), metodo: 'PIX' as const, contaFinanceira: banco }
    const { corpo } = await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', {
      codigo: conta,
      versao: 1,
      ...pago,
    })
    expect(await cobrancas(conta)).toMatchObject({ pausa: null, proxima: null, carta: null })
    await empresa.como.CLIENTE('POST /contas-receber/:codigo/estorno', {
      codigo: conta,
      versao: corpo.versao,
      pagamento: corpo.pagamentos[0]?.codigo ?? '',
      motivo: 'Pagamento de outra clínica.',
    })
    expect((await cobrancas(conta)).pausa).not.toBeNull()
    await rodada()
    expect((await cobrancas(conta)).enviadas).toEqual([])
  })

  it('de outra empresa ou que não há é 404; quem não escreve, 403; sem dizer, 422', async () => {
    const conta = await devida(-3)
    const outra = await criarEmpresa(amb)
    const entrada = { codigo: conta, pausada: true }
    expect((await outra.como.CLIENTE(ROTA, entrada)).status).toBe(404)
    expect((await empresa.como.PARCEIRO(ROTA, entrada)).status).toBe(403)
    expect((await amb.semToken(ROTA, entrada)).status).toBe(401)
    expect((await empresa.como.CLIENTE(ROTA, { codigo: conta, pausada: 'talvez' as never })).status).toBe(422)
    expect((await cobrancas(conta)).pausa).toBeNull()
  })
})

describe('cobrança à mão', () => {
  const ROTA = 'POST /contas-receber/:codigo/cobranca'
  const mandar = (codigo: string, mudanca: object = {}) =>
    empresa.como.CLIENTE(ROTA, { codigo, para: ['bia@aurora.vet'], mensagem: 'Oi.\n\nSegue.', ...mudanca })

  it('propõe a quem e com que palavras, vai a quem se disse, e fica escrito quem mandou', async () => {
    await comEmail('geral@aurora.vet')
    const conta = await devida(-3)
    const { carta, proxima } = await cobrancas(conta)
    expect(carta?.para).toEqual(['geral@aurora.vet'])
    expect(carta?.mensagem).toMatch(
      /^Segue a cobrança de Exames.*, de R\$\s100,00, com vencimento em \d\d\/\d\d\/\d{4}\./,
    )
    expect(proxima).toBeNull()
    const { status, corpo } = await mandar(conta, { para: ['Bia@aurora.vet', 'caio@aurora.vet'] })
    expect(status).toBe(201)
    expect(corpo.enviadas).toMatchObject([
      { dias: null, autor: expect.any(String), para: ['bia@aurora.vet', 'caio@aurora.vet'] },
    ])
    const escritas = await cartas()
    expect(escritas.map(({ para }) => para)).toEqual(['bia@aurora.vet', 'caio@aurora.vet'])
    expect(escritas[0]?.dados).toMatchObject({ paragrafos: ['Oi.', 'Segue.'], conta, titulo: conta })
    expect(escritas[0]?.dados.pix).toContain('5406100.00')
    // A letter of somebody is no step of the ladder.
    await ligar()
    await rodada()
    expect((await cobrancas(conta)).enviadas.map(({ dias }) => dias)).toEqual([null, 3])
    const { itens } = (await empresa.como.CLIENTE('GET /historico', { entidade: 'titulo', registro: conta })).corpo
    expect(itens[0]).toMatchObject({ acao: 'COBRAR' })
  })

  it('recusa endereço errado ou repetido, mensagem vazia, conta paga, alheia e quem não escreve', async () => {
    const conta = await devida(-3)
    for (const mudanca of [
      { para: [] },
      { para: ['bia'] },
      { para: ['bia@aurora.vet', 'BIA@aurora.vet'] },
      { para: Array.from({ length: 6 }, (_, n) => `p${n}@aurora.vet`) },
      { mensagem: ' ' },
    ])
      expect((await mandar(conta, mudanca)).status).toBe(422)
    const cancelar = { codigo: conta, versao: 1, motivo: 'Engano' }
    expect((await empresa.como.CLIENTE('POST /contas-receber/:codigo/cancelamento', cancelar)).status).toBe(201)
    expect(await mandar(conta)).toMatchObject({ status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } })
    expect((await cobrancas(conta)).carta).toBeNull()
    const outra = await criarEmpresa(amb)
    const entrada = { codigo: await devida(-3), para: ['bia@aurora.vet'], mensagem: 'Oi' }
    expect((await outra.como.CLIENTE(ROTA, entrada)).status).toBe(404)
    expect((await empresa.como.PARCEIRO(ROTA, entrada)).status).toBe(403)
    expect((await amb.semToken(ROTA, entrada)).status).toBe(401)
    expect(await cartas()).toEqual([])
  })

  it('não manda mais de cem numa hora', async () => {
    const conta = await devida(-3)
    const cinco = (n: number) => ({ para: Array.from({ length: 5 }, (_, i) => `p${n}-${i}@aurora.vet`) })
    for (let n = 0; n < 20; n++) expect((await mandar(conta, cinco(n))).status).toBe(201)
    expect(await mandar(conta)).toMatchObject({ status: 429, corpo: { codigo: 'MUITAS_TENTATIVAS' } })
  })
})
