import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { assinar, cartasDe, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import { criarEmpresa, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { cnpjNumerico, comDocumentos, configurar, enviarA1, SENHA_DO_A1 } from '../../../teste/nota-fiscal/preparo.ts'
import { lerPdf, semEspacos } from '../../../teste/pdf/ler-pdf.ts'
import { conferirLivros } from './assinantes.ts'
import { codigoDaOperadora } from './queries.ts'

let amb: Ambiente
let plano: string
let operadora: string
let quemOpera: string
let admin: Chamar

beforeAll(async () => {
  amb = await abrirAmbiente()
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  plano = await criarPlano(amb, 10_000)
  operadora = await codigoDaOperadora(amb.db)
  quemOpera = (await criarEmpresa(amb)).usuarios.ADMIN.codigo
  admin = await operar()
  const emissora = { cliente: operadora, parceiro: randomUUID(), como: { CLIENTE: admin } } as unknown as Empresa
  const documento = await comDocumentos(amb, emissora)
  await configurar(emissora, {
    codigoTributacao: '010501',
    nbs: '111032200',
    cst: '000',
    classificacao: '000001',
    indicadorDaOperacao: '100301',
  })
  const { status } = await enviarA1(emissora, documento)
  if (status !== 200) throw new Error(`certificado da operadora: ${status}`)
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.fixar('2026-11-20T15:00:00Z'))

const operar = () => amb.como({ usuario: quemOpera, perfis: ['ADMIN'], cliente: operadora })

const ENDERECO = {
  cep: '01430001',
  cidade: '3550308',
  logradouro: 'Av. Brasil',
  numero: '100',
  complemento: null,
  bairro: 'Jardins',
}

/** A company with a CNPJ that the layout takes, and no address. */
async function assinante(): Promise<Empresa> {
  const empresa = await emTeste(amb)
  await amb.db
    .updateTable('cliente')
    .set({ documento: cnpjNumerico(), cep: null, logradouro: null, bairro: null, cidade: null })
    .where('codigo', '=', empresa.cliente)
    .execute()
  return empresa
}

const decidir = async (codigo: string | undefined, desfecho: 'APROVAR' | 'DEVOLVER' | 'CONTESTAR' | 'RECUPERAR') => {
  await amb.semToken('POST /assinatura/publica/teste', { codigo: codigo ?? '', desfecho })
  await amb.tarefas.esvaziar()
}

async function paga(empresa: Empresa) {
  const { corpo } = await assinar(empresa.como.CLIENTE, { plano, meio: 'PIX' })
  await decidir(corpo.pagamento?.codigo, 'APROVAR')
  return { cobranca: corpo.codigo, tentativa: corpo.pagamento?.codigo }
}

async function comNota(empresa: Empresa, feita?: Awaited<ReturnType<typeof paga>>) {
  feita ??= await paga(empresa)
  const { status, corpo } = await admin('POST /nota-fiscal', {
    codigo: randomUUID(),
    titulo: feita.cobranca,
    senha: SENHA_DO_A1,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  await amb.tarefas.esvaziar()
  return { ...feita, nota: corpo.codigo }
}

const lerNota = async (codigo: string) => (await admin('GET /nota-fiscal/:codigo', { codigo })).corpo
const lerConta = async (codigo: string) => (await admin('GET /contas-receber/:codigo', { codigo })).corpo
const dpsDe = async (codigo: string) => (await admin('GET /nota-fiscal/:codigo/dps', { codigo })).bytes.toString('utf8')
const avisosDe = async (cliente: string) =>
  amb.db.selectFrom('notificacao').select(['tipo', 'titulo', 'rota']).where('cliente', '=', cliente).execute()
const cancelar = async (codigo: string) => {
  const { versao } = await lerNota(codigo)
  const motivo = 'O pagamento desta cobrança foi devolvido.'
  const pedido = await admin('POST /nota-fiscal/:codigo/cancelamento', {
    codigo,
    versao,
    motivoCodigo: '2',
    motivo,
    senha: SENHA_DO_A1,
  })
  expect(pedido.status).toBe(200)
  await amb.tarefas.esvaziar()
}

describe('a nota de uma cobrança', () => {
  it('é emitida para a empresa com o que ela diz de si, e sem endereço avisa e sai assim mesmo', async () => {
    const empresa = await assinante()
    const feita = await paga(empresa)
    const { cobranca } = feita
    const { corpo } = await admin('GET /nota-fiscal/titulo/:titulo', { titulo: cobranca })
    const { razao_social: nome, documento } = await amb.db
      .selectFrom('cliente')
      .select(['razao_social', 'documento'])
      .where('codigo', '=', empresa.cliente)
      .executeTakeFirstOrThrow()
    expect(corpo).toMatchObject({
      previa: { tomador: { nome, documento } },
      semEmissao: null,
      permissoes: { emitir: true },
    })
    expect(corpo.previa?.avisos).toEqual([expect.stringMatching(/não tem o endereço completo.*em Assinatura/)])
    expect(corpo.previa?.descricao).toContain('(pagamento de teste)')
    const nota = await comNota(empresa, feita)
    expect(await lerNota(nota.nota)).toMatchObject({ estado: 'AUTORIZADA', tomadorDocumento: documento })
    expect(await dpsDe(nota.nota)).not.toContain('<end>')
  })

  it('o endereço corrigido pela empresa vale da próxima em diante, também na que substitui', async () => {
    const empresa = await assinante()
    const { nota, cobranca } = await comNota(empresa)
    const ficha = (await empresa.como.CLIENTE('GET /assinatura/dados-fiscais', {})).corpo
    expect(ficha.faltam).toEqual(['o CEP', 'a cidade', 'a rua ou avenida', 'o bairro'])
    const { documento, versao } = ficha
    const mudar = (de: number) =>
      empresa.como.CLIENTE('PUT /assinatura/dados-fiscais', {
        ...ENDERECO,
        razaoSocial: 'Clínica Corrigida Ltda.',
        documento,
        versao: de,
      })
    expect(await mudar(versao)).toMatchObject({ status: 200, corpo: { faltam: [], versao: versao + 1 } })
    expect((await mudar(versao)).status).toBe(409)
    expect(await lerNota(nota)).toMatchObject({ tomador: ficha.razaoSocial })
    expect((await admin('GET /nota-fiscal/titulo/:titulo', { titulo: cobranca })).corpo.previa?.avisos).toEqual([])
    const nova = randomUUID()
    const { status } = await admin('POST /nota-fiscal/:codigo/substituicao', {
      codigo: nota,
      nova,
      versao: (await lerNota(nota)).versao,
      motivoCodigo: '99',
      motivo: 'Endereço do tomador corrigido.',
      senha: SENHA_DO_A1,
    })
    expect(status).toBe(201)
    await amb.tarefas.esvaziar()
    expect(await lerNota(nova)).toMatchObject({ estado: 'AUTORIZADA', tomador: 'Clínica Corrigida Ltda.' })
    expect(await dpsDe(nova)).toContain('<CEP>01430001</CEP>')
  })

  it('a empresa a vê, baixa e é avisada uma vez; outra empresa não, nem pelo banco', async () => {
    const empresa = await assinante()
    const outra = await assinante()
    const { cobranca, nota } = await comNota(empresa)
    const { numero } = await lerNota(nota)
    const quem = empresa.como.CLIENTE
    expect((await quem('GET /assinatura/nota', {})).corpo).toEqual({
      notas: [expect.objectContaining({ cobranca, numero, estado: 'AUTORIZADA', teste: true })],
    })
    const pdf = await quem('GET /assinatura/cobranca/:codigo/nota/pdf', { codigo: cobranca })
    expect(pdf.cabecalhos['content-type']).toBe('application/pdf')
    expect(semEspacos(lerPdf(pdf.bytes).paginas.join(' '))).toContain(semEspacos('SEM VALOR FISCAL'))
    const xml = await quem('GET /assinatura/cobranca/:codigo/nota/xml', { codigo: cobranca })
    expect(xml.bytes.toString('utf8')).toContain(`<nNFSe>${numero}</nNFSe>`)
    expect(await cartasDe(amb, empresa)).toContainEqual(expect.stringMatching(`Nota fiscal nº ${numero} `))
    expect(await avisosDe(empresa.cliente)).toEqual([
      { tipo: 'assinatura.nota', titulo: expect.stringContaining(`nº ${numero}`), rota: '/empresa/assinatura' },
    ])
    expect((await outra.como.CLIENTE('GET /assinatura/nota', {})).corpo).toEqual({ notas: [] })
    for (const rota of ['pdf', 'xml'] as const)
      expect(
        (await outra.como.CLIENTE(`GET /assinatura/cobranca/:codigo/nota/${rota}`, { codigo: cobranca })).status,
      ).toBe(404)
    expect((await quem('GET /nota-fiscal/:codigo', { codigo: nota })).status).toBe(404)
    // What the function tells the operator it tells no other company, whatever title it names.
    const ver = (cliente: string) =>
      amb.dbApp.transaction().execute(async (tx) => {
        await sql.raw(`set local role vetlume_inquilino; set local app.cliente = '${cliente}'`).execute(tx)
        return (await sql`select * from busca.tomador_da_assinatura(${cobranca})`.execute(tx)).rows.length
      })
    expect([await ver(operadora), await ver(empresa.cliente), await ver(outra.cliente)]).toEqual([1, 0, 0])
  })
})

describe('uma cobrança devolvida com nota', () => {
  it.each(['DEVOLVER', 'CONTESTAR'] as const)(
    '%s: o pagamento volta, a conta espera a nota, a operadora é avisada, e cancelar a nota fecha a conta',
    async (desfecho) => {
      const empresa = await assinante()
      const { cobranca, tentativa, nota } = await comNota(empresa)
      await decidir(tentativa, desfecho)
      const motivo = expect.stringMatching(/devolvido|contestado/)
      const esperando = await lerConta(cobranca)
      expect(esperando).toMatchObject({ estado: 'ABERTO', aCancelar: motivo, saldoCentavos: 0, vencido: false })
      expect(esperando.semBaixa).toContain('quando a nota fiscal dela for')
      expect(esperando.pagamentos.map(({ valorCentavos }) => valorCentavos)).toEqual([10_000, -10_000])
      const { rows: presas } = await sql`select from pgboss.job where data -> 'dados' ->> 'cobranca' = ${cobranca}
        and state not in ('completed')`.execute(amb.db)
      expect(presas).toHaveLength(0)
      const lista = async () =>
        (await admin('GET /contas-receber', { nota: 'A_CANCELAR' })).corpo.itens.map(({ codigo }) => codigo)
      expect(await lista()).toContain(cobranca)
      const avisos = async () =>
        (await avisosDe(operadora)).filter(({ rota }) => rota === `/financeiro/contas-receber?codigo=${cobranca}`)
      expect(await avisos()).toMatchObject([{ tipo: 'nota-fiscal.a-cancelar' }])
      const { corpo } = await admin('GET /nota-fiscal/titulo/:titulo', { titulo: cobranca })
      expect([corpo.permissoes.emitir, corpo.semEmissao]).toEqual([
        false,
        expect.stringContaining('outra não é emitida'),
      ])
      // The look of every day finds it as it is, and says nothing again.
      await conferirLivros({
        db: amb.dbApp,
        agora: amb.relogio.agora(),
        servicos: amb.servicos,
        sinal: new AbortController().signal,
      })
      expect(await avisos()).toHaveLength(1)
      const { versao } = await lerNota(nota)
      const substituir = await admin('POST /nota-fiscal/:codigo/substituicao', {
        codigo: nota,
        nova: randomUUID(),
        versao,
        motivoCodigo: '99',
        motivo: 'Não devia poder ser substituída.',
        senha: SENHA_DO_A1,
      })
      expect(substituir.status).toBe(409)
      await cancelar(nota)
      expect(await lerNota(nota)).toMatchObject({ estado: 'CANCELADA' })
      expect(await lerConta(cobranca)).toMatchObject({ estado: 'CANCELADO', aCancelar: null, motivo })
      expect(await lista()).not.toContain(cobranca)
      expect((await empresa.como.CLIENTE('GET /assinatura/nota', {})).corpo.notas).toMatchObject([
        { cobranca, estado: 'CANCELADA' },
      ])
    },
  )

  it('uma contestação vencida antes de a nota ser cancelada: a conta volta a ser paga, e a nota fica', async () => {
    const { cobranca, tentativa, nota } = await comNota(await assinante())
    await decidir(tentativa, 'CONTESTAR')
    expect(await lerConta(cobranca)).toMatchObject({ estado: 'ABERTO', aCancelar: expect.any(String) })
    await decidir(tentativa, 'RECUPERAR')
    expect(await lerConta(cobranca)).toMatchObject({ estado: 'PAGO', aCancelar: null, motivo: null })
    expect(await lerNota(nota)).toMatchObject({ estado: 'AUTORIZADA' })
  })

  it('uma nota que acaba rejeitada não segura a conta', async () => {
    const empresa = await assinante()
    const { cobranca, tentativa } = await paga(empresa)
    const recusada = await admin('POST /nota-fiscal', {
      codigo: randomUUID(),
      titulo: cobranca,
      descricao: '#indisponivel Assinatura',
      senha: SENHA_DO_A1,
    })
    expect(recusada.status).toBe(201)
    await decidir(tentativa, 'DEVOLVER')
    expect(await lerConta(cobranca)).toMatchObject({ estado: 'ABERTO', aCancelar: expect.any(String) })
    await sql`update nota_fiscal set estado = 'REJEITADA', rejeicao_codigo = 'T1', rejeicao_mensagem = 'x' where codigo = ${recusada.corpo.codigo}`.execute(
      amb.db,
    )
    await conferirLivros({
      db: amb.dbApp,
      agora: amb.relogio.agora(),
      servicos: amb.servicos,
      sinal: new AbortController().signal,
    })
    expect(await lerConta(cobranca)).toMatchObject({ estado: 'CANCELADO', aCancelar: null })
  })
})

describe('muitas de uma vez', () => {
  const lote = (notas: { codigo: string; titulo: string }[], senha = SENHA_DO_A1) =>
    admin('POST /nota-fiscal/lote', { senha, notas })
  const das = (titulos: string[]) => titulos.map((titulo) => ({ codigo: randomUUID(), titulo }))

  it('cada uma é emitida ou recusada por si, a mesma chave é a mesma nota, e o painel e a lista contam as que faltam', async () => {
    const [uma, outra, semVez] = [await assinante(), await assinante(), await assinante()]
    const titulos = [(await paga(uma)).cobranca, (await paga(outra)).cobranca]
    const comLetras = await paga(semVez)
    await sql`update cliente set documento = '12ABC34501DE35' where codigo = ${semVez.cliente}`.execute(amb.db)
    const semNota = async () => {
      const { corpo } = await admin('GET /dashboard', {})
      if (corpo.perfil !== 'ADMIN') throw new Error('painel de outro')
      const { rota, filtros } = corpo.notas.semNota.alvo
      expect(rota).toBe('/financeiro/contas-receber')
      const { itens } = (await admin('GET /contas-receber', { ...filtros, limite: 200 })).corpo
      expect(itens).toHaveLength(corpo.notas.semNota.quantidade)
      return itens.map(({ codigo }) => codigo)
    }
    expect(await semNota()).toEqual(expect.arrayContaining([...titulos, comLetras.cobranca]))
    const notas = das([...titulos, comLetras.cobranca])
    const primeira = await lote(notas)
    expect(primeira).toMatchObject({ status: 200 })
    expect(primeira.corpo.notas).toEqual([
      { titulo: titulos[0], nota: notas[0]?.codigo, recusa: null },
      { titulo: titulos[1], nota: notas[1]?.codigo, recusa: null },
      { titulo: comLetras.cobranca, nota: null, recusa: expect.stringContaining('CNPJ com letras') },
    ])
    await amb.tarefas.esvaziar()
    expect((await lote(notas.slice(0, 2))).corpo.notas).toEqual(primeira.corpo.notas.slice(0, 2))
    expect((await lote(das([titulos[0] ?? '']))).corpo.notas).toMatchObject([{ nota: null, recusa: /já tem uma nota/ }])
    const faltam = await semNota()
    expect(faltam).toContain(comLetras.cobranca)
    for (const titulo of titulos) expect(faltam).not.toContain(titulo)
  })

  it('duas pessoas ao mesmo tempo não emitem duas para a mesma conta', async () => {
    const { cobranca } = await paga(await assinante())
    const respostas = await Promise.all(Array.from({ length: 4 }, () => lote(das([cobranca]))))
    const notas = respostas.flatMap(({ corpo }) => corpo.notas.map(({ nota }) => nota)).filter((nota) => nota !== null)
    expect(notas).toHaveLength(1)
  })

  it('senha errada, lista vazia, conta repetida e conta alheia: nada é emitido', async () => {
    const { cobranca } = await paga(await assinante())
    expect((await lote(das([cobranca]), 'errada')).status).toBe(422)
    expect((await lote([])).status).toBe(422)
    expect((await lote(das([cobranca, cobranca]))).status).toBe(422)
    expect((await lote(das([cobranca, randomUUID()]))).status).toBe(404)
    expect((await admin('GET /nota-fiscal/titulo/:titulo', { titulo: cobranca })).corpo.notas).toEqual([])
  })
})

describe('dados fiscais pelo bilhete', () => {
  it('completa o endereço que falta, com a cidade do CEP, e não muda o que está completo', async () => {
    const empresa = await assinante()
    const { email } = await amb.db
      .selectFrom('usuario')
      .select('email')
      .where('codigo', '=', empresa.usuarios.CLIENTE.codigo)
      .executeTakeFirstOrThrow()
    const { corpo } = await amb.semToken('POST /assinatura/publica/bilhete', { identificador: email, senha: SENHA })
    const bilhete = corpo.empresas[0]?.bilhete ?? ''
    expect((await amb.semToken('POST /assinatura/publica/dados-fiscais', { bilhete })).corpo.faltam).toHaveLength(4)
    const { cidade: _, ...endereco } = ENDERECO
    const completar = (cep: string) => amb.semToken('POST /assinatura/publica/endereco', { ...endereco, bilhete, cep })
    expect(await completar('00000001')).toMatchObject({ status: 422, corpo: { campos: { cep: /cidade/ } } })
    expect(await completar('01430001')).toMatchObject({ status: 200, corpo: { faltam: [] } })
    expect((await empresa.como.CLIENTE('GET /assinatura/dados-fiscais', {})).corpo).toMatchObject({
      logradouro: 'Av. Brasil',
      cidade: { codigo: '3550308' },
    })
    expect((await completar('01430001')).status).toBe(409)
  })
})
