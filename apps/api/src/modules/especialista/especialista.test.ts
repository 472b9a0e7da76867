import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { crmvUnico, cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let colega: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  const { cliente } = empresa
  const linha = { cliente, crmv_uf: 'RJ', telefone: '+5521988887777', email: 'colega@teste.vet' }
  const { codigo } = await amb.db
    .insertInto('especialista')
    .values({ ...linha, nome: 'Ênio Colega', cpf: cpfUnico(), crmv_numero: '4321' })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  colega = codigo
  await amb.db
    .insertInto('especialista')
    .values({ ...linha, nome: 'Zilda Saiu', crmv_numero: '77', ativo: false })
    .execute()
})
afterAll(() => amb.fechar())

const crmv = () => ({ crmvUf: 'MG', crmvNumero: crmvUnico() }) as const
const dados = (mudancas: object = {}) => ({ nome: "Dra. D'Ávila 🐾", ...crmv(), ...mudancas })
const criar = async (mudancas: object = {}) => {
  const { status, corpo } = await empresa.como.CLIENTE('POST /especialista', dados(mudancas))
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}
const especialidade = async (nome: string) =>
  (
    await amb.db
      .insertInto('especialidade')
      .values({ cliente: empresa.cliente, nome: `${nome} ${randomUUID()}` })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo

describe('lista', () => {
  it('a empresa vê todos os seus, com os dados de contato', async () => {
    const { corpo } = await empresa.como.CLIENTE('GET /especialista')
    expect(corpo.itens.find(({ codigo }) => codigo === colega)).toMatchObject({
      nome: 'Ênio Colega',
      crmv: 'CRMV-RJ 4321',
      especialidade: null,
      telefone: '+5521988887777',
      email: 'colega@teste.vet',
    })
    const achados = await empresa.como.CLIENTE('GET /especialista', { busca: 'enio 4321' })
    expect(achados.corpo.itens.map(({ codigo }) => codigo)).toEqual([colega])
  })

  it('filtra pela especialidade, principal ou não, e pela cidade atendida', async () => {
    const cardiologia = await especialidade('Cardiologia')
    const { codigo } = await criar({
      especialidade: empresa.especialidade,
      outrasEspecialidades: [cardiologia],
      cidades: ['3550308', '3106200'],
    })
    const codigos = async (filtro: object) =>
      (await empresa.como.CLIENTE('GET /especialista', filtro)).corpo.itens.map((item) => item.codigo)
    expect(await codigos({ especialidade: cardiologia })).toEqual([codigo])
    expect(await codigos({ especialidade: empresa.especialidade })).toEqual(
      expect.arrayContaining([codigo, empresa.especialista]),
    )
    expect(await codigos({ cidade: '3106200' })).toEqual([codigo])
    expect(await codigos({ cidade: '1200401' })).toEqual([])
  })

  it('o especialista conhece os colegas, mas só os próprios dados pessoais', async () => {
    const { corpo } = await empresa.como.ESPECIALISTA('GET /especialista')
    const ler = (qual: string) => corpo.itens.find(({ codigo }) => codigo === qual)
    expect(ler(colega)).toMatchObject({ nome: 'Ênio Colega', cpf: null, telefone: null, email: null })
    expect(ler(empresa.especialista)).toMatchObject({ telefone: '+5511999990000', email: 'esp@teste.vet' })
  })

  it('a clínica parceira vê os ativos, sem dados pessoais', async () => {
    const { corpo } = await empresa.como.PARCEIRO('GET /especialista')
    const nomes = corpo.itens.map(({ nome }) => nome)
    expect(nomes).toContain('Ênio Colega')
    expect(nomes).not.toContain('Zilda Saiu')
    expect(corpo.itens.every(({ cpf, telefone, email }) => cpf === null && telefone === null && email === null)).toBe(
      true,
    )
  })
})

describe('ficha', () => {
  it('guarda normalizado o que se escreveu com máscara, e a trilha conta', async () => {
    const cpf = cpfUnico()
    const criada = await criar({
      cpf: cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
      crmvNumero: '012.345',
      crmvTipo: 'SECUNDARIA',
      telefone: '(31) 91234-5678',
      email: ' Davila@Clinica.Vet ',
      chavePix: '(31) 91234-5678',
      fuso: 'America/Manaus',
      velocidadeKmh: 45,
      kmCentavos: 250,
      franquiaKm: 15,
      cor: '#b0413e',
      endereco: 'Rua  das   Acácias, 10',
      cidades: ['3106200'],
      observacoes: 'Prefere manhãs.\nNão dirige à noite.',
      partidaEndereco: 'Rua do Sol, 5',
      partidaCidade: '3106200',
      partidaLatitude: -19.92,
      partidaLongitude: -43.94,
      partidaVolta: true,
    })
    expect(criada).toMatchObject({
      cpf,
      crmv: 'CRMV-MG 12345-S',
      crmvTipo: 'SECUNDARIA',
      telefone: '+5531912345678',
      email: 'davila@clinica.vet',
      chavePix: '+5531912345678',
      cor: '#B0413E',
      endereco: 'Rua das Acácias, 10',
      cidades: [{ codigo: '3106200', nome: 'Belo Horizonte', uf: 'MG' }],
      partidaEndereco: 'Rua do Sol, 5',
      partidaCidade: { codigo: '3106200', nome: 'Belo Horizonte', uf: 'MG' },
      partidaLatitude: -19.92,
      partidaLongitude: -43.94,
      partidaVolta: true,
      verPartes: true,
      verTrabalho: true,
      permissoes: { editar: true, excluir: true, verHistorico: true },
    })
    const alterada = await empresa.como.CLIENTE('PUT /especialista/:codigo', {
      ...dados(),
      codigo: criada.codigo,
      versao: 1,
      nome: 'Á'.repeat(120),
      cidades: [],
    })
    expect(alterada.corpo).toMatchObject({ versao: 2, nome: 'Á'.repeat(120), cidades: [], cpf: null })
    const historico = await empresa.como.CLIENTE('GET /historico', {
      entidade: 'especialista',
      registro: criada.codigo,
    })
    expect(historico.corpo.itens[0]).toMatchObject({ acao: 'ALTERAR' })
    expect(Object.keys(historico.corpo.itens[0]?.mudancas ?? {})).toEqual(
      expect.arrayContaining(['nome', 'cidades', 'partidaCidade', 'partidaLatitude', 'partidaVolta']),
    )
  })

  it.each([
    ['nome', { nome: ' ' }],
    ['nome', { nome: 'x'.repeat(121) }],
    ['cpf', { cpf: '111.444.777-00' }],
    ['crmvUf', { crmvUf: 'XX' }],
    ['crmvNumero', { crmvNumero: '1234567' }],
    ['crmvNumero', { crmvNumero: '' }],
    ['telefone', { telefone: '12345' }],
    ['email', { email: 'davila@' }],
    ['chavePix', { chavePix: 'minha chave' }],
    ['fuso', { fuso: 'America/Atlantida' }],
    ['velocidadeKmh', { velocidadeKmh: 400 }],
    ['kmCentavos', { kmCentavos: -1 }],
    ['franquiaKm', { kmCentavos: 100, franquiaKm: 0 }],
    ['franquiaKm', { kmCentavos: 0, franquiaKm: 10 }],
    ['cor', { cor: 'azul' }],
    ['especialidade', { outrasEspecialidades: [randomUUID()] }],
    ['especialidade', { especialidade: randomUUID() }],
    ['cidades', { cidades: ['3550308', '3550308'] }],
    ['cidades', { cidades: ['1199999'] }],
    ['observacoes', { observacoes: 'x'.repeat(2_001) }],
    ['partidaCidade', { partidaEndereco: 'Rua A, 1' }],
    ['partidaCidade', { partidaVolta: true }],
    ['partidaCidade', { partidaCidade: '1199999' }],
    ['partidaLongitude', { partidaLatitude: -23.5 }],
    ['partidaLatitude', { partidaLongitude: -46.6 }],
    ['partidaLatitude', { partidaLatitude: -91, partidaLongitude: 0 }],
  ])('recusa %s: %j', async (campo, mudancas) => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /especialista', dados(mudancas))
    expect(status).toBe(422)
    expect(Object.keys((corpo as unknown as { campos: object }).campos)).toEqual([campo])
  })

  it('a principal não se repete entre as outras', async () => {
    const mudancas = { especialidade: empresa.especialidade, outrasEspecialidades: [empresa.especialidade] }
    expect(await empresa.como.CLIENTE('POST /especialista', dados(mudancas))).toMatchObject({
      status: 422,
      corpo: { campos: { outrasEspecialidades: expect.stringContaining('principal') as string } },
    })
  })

  it('CRMV e CPF são de um especialista só, também quando dois cadastram ao mesmo tempo', async () => {
    const igual = { ...crmv(), cpf: cpfUnico() }
    const respostas = await Promise.all(
      [0, 1].map(() => empresa.como.CLIENTE('POST /especialista', { nome: 'Gêmea', ...igual })),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await empresa.como.CLIENTE('POST /especialista', dados({ cpf: igual.cpf }))).toMatchObject({
      status: 409,
      corpo: { campos: { cpf: expect.any(String) as string } },
    })
    expect((await outra.como.CLIENTE('POST /especialista', { nome: 'De outra', ...igual })).status).toBe(201)
  })

  it('de outra empresa não existe; e o que ela tem não serve aqui', async () => {
    expect((await outra.como.CLIENTE('GET /especialista/:codigo', { codigo: colega })).status).toBe(404)
    const alheia = { especialidade: outra.especialidade }
    expect(await empresa.como.CLIENTE('POST /especialista', dados(alheia))).toMatchObject({
      status: 422,
      corpo: { campos: { especialidade: expect.any(String) as string } },
    })
  })

  it('o colega vê o que é de trabalho; a clínica, só nome, CRMV e especialidades, e de quem está ativo', async () => {
    const { codigo, versao } = await criar({ cpf: cpfUnico(), cidades: ['3550308'], chavePix: 'pix@clinica.vet' })
    const ler = async (quem: 'ESPECIALISTA' | 'PARCEIRO') =>
      (await empresa.como[quem]('GET /especialista/:codigo', { codigo })).corpo
    expect(await ler('ESPECIALISTA')).toMatchObject({
      cpf: null,
      chavePix: null,
      kmCentavos: null,
      franquiaKm: null,
      fuso: 'America/Sao_Paulo',
      cidades: [{ codigo: '3550308' }],
      verPartes: false,
      verTrabalho: false,
      permissoes: { editar: false, excluir: false },
    })
    expect(await ler('PARCEIRO')).toMatchObject({ cpf: null, fuso: null, cor: null, cidades: [], observacoes: null })
    await empresa.como.CLIENTE('PUT /especialista/:codigo/situacao', { codigo, versao, ativo: false })
    expect((await empresa.como.PARCEIRO('GET /especialista/:codigo', { codigo })).status).toBe(404)
    expect((await empresa.como.ESPECIALISTA('GET /especialista/:codigo', { codigo })).status).toBe(200)
  })

  it('quem já examinou não é excluído; quem não foi usado sai com as suas partes', async () => {
    const { codigo } = await criar({ cidades: ['3550308'], especialidade: empresa.especialidade })
    await empresa.como.CLIENTE('POST /especialista/:codigo/excecoes', {
      codigo,
      tipo: 'FOLGA',
      motivo: 'FERIAS',
      de: '2027-01-04',
      ate: '2027-01-08',
    })
    expect((await empresa.como.CLIENTE('DELETE /especialista/:codigo', { codigo })).status).toBe(204)
    const recusa = await empresa.como.CLIENTE('DELETE /especialista/:codigo', { codigo: empresa.especialista })
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'EM_USO' } })
  })

  it('o segundo que salva é avisado de quem mudou', async () => {
    const { codigo } = await criar()
    const salvar = () => empresa.como.CLIENTE('PUT /especialista/:codigo', { ...dados(), codigo, versao: 1 })
    const respostas = await Promise.all([salvar(), salvar()])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo as unknown as { mensagem: string }
    expect(recusa.mensagem).toContain(empresa.usuarios.CLIENTE.nome)
  })
})
