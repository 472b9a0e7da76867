import { chaveConfere } from '@vetlume/dominio/nota-fiscal'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { certificadoA1 } from '../../../teste/certificado/certificado-a1.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'
import { lerPdf, semEspacos } from '../../../teste/pdf/ler-pdf.ts'
import {
  comDocumentos,
  configurar,
  CONFIGURACAO,
  criarEmissora,
  criarTitulo,
  emitida,
  emitir,
  enviarA1,
  lerNota,
  SENHA_DO_A1,
  type Emissora,
} from '../../../teste/nota-fiscal/preparo.ts'

let amb: Ambiente
let empresa: Emissora

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmissora(amb)
})

const crescente = (a: number, b: number) => a - b
const dono = () => empresa.como.CLIENTE
const doTitulo = async (titulo: string, quem = dono()) =>
  (await quem('GET /nota-fiscal/titulo/:titulo', { titulo })).corpo

describe('configuração e certificado', () => {
  it('diz o que falta, guarda o certificado selado e sem a senha, e não o mostra', async () => {
    const nova = await criarEmpresa(amb)
    const ver = async () => (await nova.como.CLIENTE('GET /nota-fiscal/configuracao', {})).corpo
    expect(await ver()).toMatchObject({ versao: null, ambiente: 'TESTE', certificado: null })
    expect((await ver()).pendencias.join(' ')).toMatch(/Preencha.*CNPJ com letras.*certificado/)
    const documento = await comDocumentos(amb, nova)
    await configurar(nova)
    expect((await enviarA1(nova, documento)).corpo).toMatchObject({
      certificado: { cnpjConfere: true },
      pendencias: [],
    })
    const { bytes, segredos } = await certificadoA1({ senha: SENHA_DO_A1, cnpj: documento })
    const guardado = await amb.db
      .selectFrom('nota_fiscal_certificado')
      .selectAll()
      .where('cliente', '=', nova.cliente)
      .execute()
    const texto = `${JSON.stringify(guardado)}${JSON.stringify(await ver())}`
    for (const segredo of [...segredos, bytes.toString('base64').slice(0, 80)]) expect(texto).not.toContain(segredo)
    const alheio = await enviarA1(nova, '11222333000181')
    expect(alheio.corpo).toMatchObject({ certificado: { cnpjConfere: false } })
    expect(alheio.corpo.pendencias).toEqual(['O certificado A1 não é do CNPJ da empresa.'])
    expect((await nova.como.CLIENTE('DELETE /nota-fiscal/certificado', {})).status).toBe(204)
    expect((await nova.como.CLIENTE('DELETE /nota-fiscal/certificado', {})).status).toBe(404)
  })

  it('a numeração segue de onde a empresa estava e não volta atrás; duas pessoas não gravam por cima', async () => {
    await configurar(empresa, { serie: '7', proximoNumero: 999_999_999_999 })
    expect(await emitida(amb, empresa, await criarTitulo(amb, empresa))).toMatchObject({ numeroDps: 999_999_999_999 })
    await configurar(empresa, { proximoNumero: 500 })
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    expect(nota).toMatchObject({ numeroDps: 500 })
    const { versao, proximoNumero } = (await dono()('GET /nota-fiscal/configuracao', {})).corpo
    expect(proximoNumero).toBe(501)
    const mudar = (mudanca: object) => dono()('PUT /nota-fiscal/configuracao', { ...CONFIGURACAO, versao, ...mudanca })
    expect(await mudar({ proximoNumero: 400 })).toMatchObject({
      status: 422,
      corpo: { campos: { proximoNumero: /não volta/ } },
    })
    expect(await mudar({ versao: 1 })).toMatchObject({ status: 409 })
    expect(await mudar({ municipio: '1100001' })).toMatchObject({ status: 422 })
    expect(await mudar({ versao: null })).toMatchObject({ status: 409 })
  })
})

describe('emitir', () => {
  it('numera, autoriza, e mostra na conta; XML e PDF dizem que é teste', async () => {
    const titulo = await criarTitulo(amb, empresa)
    expect(await doTitulo(titulo)).toMatchObject({ notas: [], semEmissao: null, permissoes: { emitir: true } })
    const nota = await emitida(amb, empresa, titulo)
    expect(nota).toMatchObject({
      estado: 'AUTORIZADA',
      numeroDps: 1,
      numero: 1,
      titulo: { codigo: titulo },
      servicoCentavos: 20_000,
      issCentavos: 1_000,
      permissoes: { cancelar: true, substituir: true, baixar: true },
    })
    expect(chaveConfere(nota.chave ?? '')).toBe(true)
    expect(nota.chave?.slice(0, 23)).toBe(`355030822${empresa.documento}`)
    expect(await doTitulo(titulo)).toMatchObject({
      notas: [{ codigo: nota.codigo }],
      semEmissao: 'Esta conta já tem uma nota fiscal.',
      permissoes: { emitir: false },
    })
    const pdf = await dono()('GET /nota-fiscal/:codigo/pdf', { codigo: nota.codigo })
    expect(pdf.cabecalhos['content-type']).toBe('application/pdf')
    const impresso = semEspacos(lerPdf(pdf.bytes).paginas.join(' '))
    expect(impresso).toContain(semEspacos('AMBIENTE DE TESTES — SEM VALOR FISCAL'))
    // What it was signed with, whatever the company says from now on.
    await configurar(empresa, { codigoTributacao: '050301' })
    const depois = await dono()('GET /nota-fiscal/:codigo/pdf', { codigo: nota.codigo })
    expect(semEspacos(lerPdf(depois.bytes).paginas.join(' '))).toContain(semEspacos('050101 Medicina veterinária'))
    const { corpo } = await dono()('GET /nota-fiscal', {
      estado: 'AUTORIZADA',
      busca: 'ultrassom',
      de: '2026-11-20',
      ate: '2026-11-20',
    })
    expect(corpo.itens).toMatchObject([{ codigo: nota.codigo }])
    expect((await dono()('GET /nota-fiscal', { de: '2026-11-21' })).corpo.itens).toEqual([])
  })

  it('repetida com a mesma chave é a mesma nota; com outra, é recusada', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const codigo = randomUUID()
    const primeira = await emitir(empresa, titulo, { codigo })
    expect(primeira.status).toBe(201)
    expect(await emitir(empresa, titulo, { codigo })).toMatchObject({ status: 201, corpo: { codigo, numeroDps: 1 } })
    expect(await emitir(empresa, titulo)).toMatchObject({ status: 409, corpo: { codigo: 'JA_EXISTE' } })
    expect(await emitir(empresa, await criarTitulo(amb, empresa), { codigo })).toMatchObject({ status: 409 })
  })

  it('recusa o que o leiaute recusaria, antes de numerar', async () => {
    const titulo = await criarTitulo(amb, empresa)
    expect(await emitir(empresa, titulo, { senha: 'outra' })).toMatchObject({
      status: 422,
      corpo: { codigo: 'SENHA_NAO_CONFERE' },
    })
    expect(await emitir(empresa, titulo, { descontoCentavos: 20_000 })).toMatchObject({ status: 422 })
    expect(await emitir(empresa, titulo, { descricao: '🐶' })).toMatchObject({
      status: 422,
      corpo: { campos: { descricao: /letras/ } },
    })
    expect(await emitir(empresa, randomUUID())).toMatchObject({ status: 404 })
    const semCadastro = await criarTitulo(amb, empresa, 'SEM_CADASTRO')
    expect(await emitir(empresa, semCadastro)).toMatchObject({
      status: 422,
      corpo: { campos: { tomador: /CPF ou CNPJ/ } },
    })
    expect(
      await emitida(amb, empresa, semCadastro, { tomador: { nome: 'Rui Melo', documento: '111.444.777-35' } }),
    ).toMatchObject({ estado: 'AUTORIZADA', tomador: 'Rui Melo', numeroDps: 1 })
    await dono()('DELETE /nota-fiscal/certificado', {})
    expect(await emitir(empresa, titulo)).toMatchObject({ status: 409, corpo: { mensagem: /certificado A1/ } })
  })

  it('cinco senhas erradas fazem esperar', async () => {
    const titulo = await criarTitulo(amb, empresa)
    for (let i = 0; i < 5; i++) expect((await emitir(empresa, titulo, { senha: 'outra' })).status).toBe(422)
    expect((await emitir(empresa, titulo)).status).toBe(429)
    const trilha = (await dono()('GET /historico', { entidade: 'nota-fiscal', registro: empresa.cliente })).corpo.itens
    const aberturas = trilha.filter(({ acao }) => acao === 'abrir certificado')
    expect(aberturas).toHaveLength(5)
    expect(aberturas[0]).toMatchObject({
      usuario: empresa.usuarios.CLIENTE.nome,
      mudancas: { para: [null, 'emitir'], certificado: [null, /^MARIA D AVILA, nº /] },
    })
    expect(JSON.stringify(trilha)).not.toContain('outra')
  })

  it('cinquenta ao mesmo tempo para uma conta deixam uma nota', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const respostas = await Promise.all(Array.from({ length: 50 }, () => emitir(empresa, titulo)))
    const porStatus = Map.groupBy(respostas, ({ status }) => status)
    expect(porStatus.get(201)).toHaveLength(1)
    // The others found the note, or a queue of certificates longer than one company may have.
    expect([...porStatus.keys()].filter((status) => ![201, 409, 429, 503].includes(status))).toEqual([])
    await amb.tarefas.esvaziar()
    expect((await doTitulo(titulo)).notas).toMatchObject([{ estado: 'AUTORIZADA', numero: 1 }])
  })

  it('cinco contas ao mesmo tempo são numeradas sem repetir nem pular', async () => {
    const titulos = await Promise.all(Array.from({ length: 5 }, () => criarTitulo(amb, empresa)))
    const respostas = await Promise.all(titulos.map((titulo) => emitir(empresa, titulo)))
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(respostas.map(({ corpo }) => corpo.numeroDps).toSorted(crescente)).toEqual([1, 2, 3, 4, 5])
    await amb.tarefas.esvaziar()
    const notas = (await dono()('GET /nota-fiscal', { estado: 'AUTORIZADA' })).corpo.itens
    expect(notas.map(({ numero }) => numero ?? 0).toSorted(crescente)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a conta e a sua nota', () => {
  it('com nota, a conta não é cancelada nem muda de valor; sem nota, sim', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const nota = await emitida(amb, empresa, titulo)
    const cancelar = async () => {
      const { versao } = (await dono()('GET /contas-receber/:codigo', { codigo: titulo })).corpo
      return dono()('POST /contas-receber/:codigo/cancelamento', { codigo: titulo, versao, motivo: 'engano' })
    }
    expect(await cancelar()).toMatchObject({ status: 409, corpo: { mensagem: /nota fiscal: cancele a nota/ } })
    const cancelada = await dono()('POST /nota-fiscal/:codigo/cancelamento', {
      codigo: nota.codigo,
      versao: nota.versao,
      motivoCodigo: '2',
      motivo: 'O exame não foi feito neste dia.',
      senha: SENHA_DO_A1,
    })
    expect(cancelada, JSON.stringify(cancelada.corpo)).toMatchObject({ status: 200 })
    await amb.tarefas.esvaziar()
    expect(await cancelar()).toMatchObject({ status: 201 })
    expect(await emitir(empresa, titulo)).toMatchObject({ status: 409, corpo: { mensagem: /cancelada/ } })
  })

  it('o fechamento tem uma nota para todos os exames; cada exame não tem a sua', async () => {
    await faturar(amb, empresa, 2)
    const [exame] = await amb.db.selectFrom('titulo').select('codigo').where('cliente', '=', empresa.cliente).execute()
    expect((await doTitulo(exame?.codigo ?? '')).semEmissao).toMatch(/fechamento/)
    const codigo = await fecharTudo(empresa)
    const { titulo } = (await dono()('GET /fechamento/:codigo', { codigo })).corpo
    const nota = await emitida(amb, empresa, titulo.codigo)
    expect(nota).toMatchObject({ estado: 'AUTORIZADA', fechamento: { codigo } })
    const { versao } = (await dono()('GET /fechamento/:codigo', { codigo })).corpo
    expect(await dono()('POST /fechamento/:codigo/reabertura', { codigo, versao, motivo: 'engano' })).toMatchObject({
      status: 409,
      corpo: { mensagem: /nota fiscal/ },
    })
  })

  it('a clínica vê a nota das próprias contas, autorizada, e não emite', async () => {
    const clinica = empresa.como.PARCEIRO
    const titulo = await criarTitulo(amb, empresa)
    const daPessoa = await criarTitulo(amb, empresa, 'PF')
    const { corpo: esperando } = await emitir(empresa, titulo)
    expect((await clinica('GET /nota-fiscal/:codigo', { codigo: esperando.codigo })).status).toBe(404)
    await amb.tarefas.esvaziar()
    const alheia = await emitida(amb, empresa, daPessoa)
    const { status, corpo } = await clinica('GET /nota-fiscal/:codigo', { codigo: esperando.codigo })
    expect({ status, corpo }).toMatchObject({
      status: 200,
      corpo: { numero: 1, autor: null, permissoes: { cancelar: false, substituir: false, baixar: true } },
    })
    expect((await clinica('GET /nota-fiscal', {})).corpo.itens).toHaveLength(1)
    expect(await doTitulo(titulo, clinica)).toMatchObject({
      previa: null,
      permissoes: { emitir: false },
      notas: [{ numero: 1 }],
    })
    for (const rota of ['GET /nota-fiscal/:codigo/xml', 'GET /nota-fiscal/:codigo/pdf'] as const) {
      expect((await clinica(rota, { codigo: esperando.codigo })).status).toBe(200)
      expect((await clinica(rota, { codigo: alheia.codigo })).status).toBe(404)
    }
    expect((await clinica('GET /nota-fiscal/titulo/:titulo', { titulo: daPessoa })).status).toBe(404)
    expect((await clinica('GET /nota-fiscal/:codigo/dps', { codigo: esperando.codigo })).status).toBe(403)
    expect((await clinica('POST /nota-fiscal', { codigo: randomUUID(), titulo, senha: 'x' })).status).toBe(403)
  })

  it('o que foi assinado não muda no banco, seja quem for', async () => {
    const { codigo } = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    const mudar = (linha: object) => amb.db.updateTable('nota_fiscal').set(linha).where('codigo', '=', codigo).execute()
    await expect(mudar({ dps_xml: '<outra/>' })).rejects.toThrow('assinada')
    await expect(mudar({ chave: '1'.repeat(50) })).rejects.toThrow('assinada')
    expect(await lerNota(empresa, codigo)).toMatchObject({ estado: 'AUTORIZADA' })
  })
})
