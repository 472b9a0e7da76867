import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { fromBufferPromise } from 'yauzl'
import { contasDe, lancada } from '../../../../teste/contas.ts'
import { copiar } from '../../../../teste/exportacao/copiar.ts'
import { criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { CREDENCIAIS, criarMercadoPagoFalso, TITULAR } from '../../../../teste/mercado-pago-falso.ts'

const falso = criarMercadoPagoFalso()
const { token, segredo } = CREDENCIAIS
let amb: Ambiente
let empresa: Empresa
let banco: string
beforeAll(async () => {
  const base = await falso.abrir()
  const { fetch: verdadeiro } = globalThis
  vi.stubGlobal('fetch', (url: string, opcoes: RequestInit) =>
    verdadeiro(url.replace('https://api.mercadopago.com', base), opcoes),
  )
  amb = await abrirAmbiente()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await amb.fechar()
  await falso.fechar()
})
beforeEach(async () => {
  falso.falhas.length = 0
  empresa = await criarEmpresa(amb)
  banco = (await contasDe(empresa)).banco
})

const doMercadoPago = (mudanca: object = {}) =>
  ({ provedor: 'MERCADO_PAGO', token, segredo, contaFinanceira: banco, ...mudanca }) as const
const conectar = (mudanca: object = {}) => empresa.como.CLIENTE('POST /recebimento', doMercadoPago(mudanca))
const ver = async () => (await empresa.como.CLIENTE('GET /recebimento')).corpo
const guardado = async () => {
  const { rows } = await sql<{ tudo: string; envelope: Buffer | null }>`
    select r::text as tudo, envelope from recebimento r where cliente = ${empresa.cliente}`.execute(amb.db)
  return rows[0]
}

describe('conectar', () => {
  it('testa, lacra, diz de quem é a conta e onde o dinheiro entra, e nunca mostra as credenciais', async () => {
    expect((await ver()).conexao).toBeNull()
    const { status, corpo } = await conectar()
    expect(status).toBe(200)
    expect(corpo.conexao).toMatchObject({
      provedor: 'MERCADO_PAGO',
      teste: false,
      estado: 'ATIVA',
      titular: TITULAR,
      contaFinanceira: { codigo: banco },
    })
    expect(corpo.enderecoDosAvisos).toMatch(/^https:\/\/vetlume\.test\/api\/recebimento\/aviso\/[\w-]{43}$/)
    expect(await ver()).toEqual(corpo)
    expect(JSON.stringify(corpo)).not.toContain(token)
    const linha = await guardado()
    expect(linha?.tudo).not.toContain(token)
    expect(linha?.envelope?.includes(segredo)).toBe(false)
    const { rows } = await sql<{ trilha: string }>`
      select mudancas::text as trilha from auditoria where cliente = ${empresa.cliente} and entidade = 'recebimento'`.execute(
      amb.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.trilha).toContain(TITULAR)
    expect(rows[0]?.trilha).not.toContain(token)
  })

  it('muda a conta sem pedir de novo as credenciais, e não por cima de quem mudou antes', async () => {
    await conectar()
    const antes = await guardado()
    const { caixa } = await contasDe(empresa)
    const mudar = { token: null, segredo: null, contaFinanceira: caixa, versao: 1 }
    expect((await conectar(mudar)).corpo.conexao).toMatchObject({ contaFinanceira: { codigo: caixa }, versao: 2 })
    expect((await guardado())?.envelope).toEqual(antes?.envelope)
    expect((await conectar(mudar)).status).toBe(409)
    expect((await conectar({ versao: null })).status).toBe(409)
  })

  it('recusa o que o provedor não aceita, o que falta e a conta que não serve', async () => {
    const recusado = await conectar({ token: 'APP_USR-de-outra-conta' })
    expect(recusado).toMatchObject({ status: 422, corpo: { campos: { token: expect.any(String) } } })
    expect((await conectar({ segredo: null })).corpo).toMatchObject({ campos: { segredo: expect.any(String) } })
    expect((await conectar({ token: null, segredo: null })).corpo).toMatchObject({
      campos: { token: 'Informe o Access Token.' },
    })
    expect((await conectar({ token: 'curto' })).status).toBe(422)
    const alheia = (await contasDe(await criarEmpresa(amb))).banco
    expect((await conectar({ contaFinanceira: alheia })).status).toBe(422)
    expect((await ver()).conexao).toBeNull()
    falso.falhas.push(500, 500, 500)
    expect((await conectar()).status).toBe(503)
  })

  it('quem não cuida do dinheiro não conecta; a de uma empresa não abre a de outra', async () => {
    await conectar()
    for (const perfil of ['ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'] as const) {
      expect((await empresa.como[perfil]('GET /recebimento')).status).toBe(403)
      expect((await empresa.como[perfil]('POST /recebimento', doMercadoPago())).status).toBe(403)
      expect((await empresa.como[perfil]('DELETE /recebimento')).status).toBe(403)
    }
    expect((await amb.semToken('GET /recebimento')).status).toBe(401)
    const outra = await criarEmpresa(amb)
    expect((await outra.como.CLIENTE('GET /recebimento')).corpo.conexao).toBeNull()
    expect((await outra.como.CLIENTE('DELETE /recebimento')).status).toBe(404)
    // Moved to the row of another company, what is sealed does not open.
    await sql`insert into recebimento select ${outra.cliente}, provedor, envelope, 'movida',
      (select codigo from conta_financeira where cliente = ${outra.cliente} limit 1), titular, teste, estado, conferida_em, conectada_em,
      conectada_por, versao from recebimento where cliente = ${empresa.cliente}`.execute(amb.db)
    expect((await outra.como.CLIENTE('POST /recebimento/conferencia')).status).toBe(500)
  })
})

describe('testar e desconectar', () => {
  it('diz que as credenciais deixaram de valer, e que voltaram', async () => {
    expect((await empresa.como.CLIENTE('POST /recebimento/conferencia')).status).toBe(404)
    await conectar()
    falso.falhas.push(401)
    const testar = () => empresa.como.CLIENTE('POST /recebimento/conferencia')
    expect((await testar()).corpo.conexao).toMatchObject({ estado: 'RECUSADA' })
    expect((await testar()).corpo.conexao).toMatchObject({ estado: 'ATIVA' })
    falso.falhas.push(500, 500, 500)
    expect((await testar()).status).toBe(503)
    expect((await ver()).conexao?.estado).toBe('ATIVA')
  })

  it('desconectar apaga o que estava lacrado', async () => {
    await conectar()
    expect((await empresa.como.CLIENTE('DELETE /recebimento')).status).toBe(204)
    expect(await guardado()).toBeUndefined()
    expect((await ver()).conexao).toBeNull()
    expect((await empresa.como.CLIENTE('DELETE /recebimento')).status).toBe(404)
  })

  it('o ambiente de teste conecta sem credenciais, e diz que é de teste', async () => {
    expect((await ver()).comTeste).toBe(true)
    const { corpo } = await conectar({ provedor: 'SANDBOX', token: null, segredo: null })
    expect(corpo.conexao).toMatchObject({ provedor: 'SANDBOX', teste: true, titular: 'Ambiente de teste' })
  })

  it('no ambiente de teste a empresa decide o que acontece com um Pix', async () => {
    await conectar({ provedor: 'SANDBOX', token: null, segredo: null })
    const { codigo: titulo } = await lancada(empresa, 'contas-receber')
    const { CLIENTE } = empresa.como
    const { cobranca } = (await CLIENTE('POST /contas-receber/pix', { titulos: [titulo] })).corpo
    expect(cobranca).toMatchObject({ teste: true, estado: 'PENDENTE' })
    const decidir = (desfecho: 'APROVAR' | 'DEVOLVER') =>
      CLIENTE('POST /contas-receber/pix/:codigo/teste', { codigo: cobranca?.codigo ?? '', desfecho })
    const estado = async () => (await CLIENTE('GET /contas-receber/:codigo', { codigo: titulo })).corpo
    expect((await decidir('APROVAR')).corpo.estado).toBe('APROVADA')
    expect(await estado()).toMatchObject({
      estado: 'PAGO',
      pagamentos: [{ taxaCentavos: 99, autor: 'Ambiente de teste' }],
    })
    expect((await decidir('APROVAR')).status).toBe(409)
    expect((await decidir('DEVOLVER')).corpo.estado).toBe('DEVOLVIDA')
    expect((await estado()).estado).toBe('ABERTO')
  })

  it('desconectar desmarca o que esperava; o que acabou de ser pago é baixado', async () => {
    await conectar()
    const { CLIENTE } = empresa.como
    const titulos = [await lancada(empresa, 'contas-receber'), await lancada(empresa, 'contas-receber')]
    const noProvedor = []
    for (const { codigo } of titulos) {
      const { cobranca } = (await CLIENTE('POST /contas-receber/pix', { titulos: [codigo] })).corpo
      noProvedor.push(falso.daReferencia(cobranca?.codigo ?? '')[0]?.id ?? 0)
    }
    falso.mudar(noProvedor[0] ?? 0, { status: 'approved', status_detail: 'accredited' })
    expect((await CLIENTE('DELETE /recebimento')).status).toBe(204)
    expect(noProvedor.map((id) => falso.pagamentos.get(id)?.status)).toEqual(['approved', 'cancelled'])
    const ficaram = titulos.map(({ codigo }) => CLIENTE('GET /contas-receber/:codigo', { codigo }))
    expect((await Promise.all(ficaram)).map(({ corpo }) => corpo.estado)).toEqual(['PAGO', 'ABERTO'])
  })

  it('a cópia de tudo da empresa diz que a conexão fica, e não leva nada que a abra', async () => {
    await conectar()
    const zip = await fromBufferPromise(await copiar(amb.dbApp, amb.servicos, empresa.cliente), { lazyEntries: true })
    const nomes: string[] = []
    const partes: Buffer[] = []
    for await (const entrada of zip.eachEntry()) {
      nomes.push(entrada.fileName)
      partes.push(...((await (await zip.openReadStreamPromise(entrada)).toArray()) as Buffer[]))
    }
    const tudo = Buffer.concat(partes).toString('latin1')
    const linha = await guardado()
    expect(nomes.some((nome) => /cobranca_pix/.test(nome))).toBe(true)
    expect(nomes.some((nome) => /recebimento\./.test(nome))).toBe(false)
    for (const segredoDela of [token, segredo, linha?.envelope?.toString('hex') ?? '?'])
      expect(tudo.includes(segredoDela)).toBe(false)
  })
})
