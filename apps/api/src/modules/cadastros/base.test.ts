import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, numeroUnico, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, percorrer, situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const admin = () => empresa.como.ADMIN
const novaEspecie = async (nome = unico('Espécie')) => (await admin()('POST /especie', { nome })).corpo

describe('espécie', () => {
  it('nasce com SRD, muda de nome, é desativada; a lista mostra quantas raças tem', async () => {
    const criada = await novaEspecie("Quirópteros d'Água 🦇")
    expect(criada).toMatchObject({ nome: "Quirópteros d'Água 🦇", racas: 1, ativo: true, versao: 1 })
    const { corpo: racas } = await empresa.como.PARCEIRO('GET /raca', { especie: criada.codigo })
    expect(racas.itens.map(({ nome }) => nome)).toEqual(['SRD'])
    const { codigo } = criada
    const mudada = await admin()('PUT /especie/:codigo', { codigo, versao: 1, nome: unico('Morcegos') })
    expect(mudada).toMatchObject({ status: 200, corpo: { versao: 2 } })
    const inativa = await admin()('PUT /especie/:codigo/situacao', { codigo, versao: 2, ativo: false })
    expect(inativa.corpo).toMatchObject({ ativo: false, versao: 3 })
  })

  it('é o mesmo nome com outra caixa e sem acento; de dois cadastros ao mesmo tempo, um vale', async () => {
    const nome = unico('Répteis do Pará')
    const respostas = await Promise.all([
      admin()('POST /especie', { nome }),
      admin()('POST /especie', { nome: nome.toUpperCase().replaceAll('É', 'E') }),
    ])
    expect(situacoes(respostas)).toEqual([201, 409])
    const recusa = respostas.find(({ status }) => status === 409)
    expect(camposDe(recusa?.corpo)).toEqual({ nome: 'Já há uma espécie com este nome.' })
  })

  it('a das referências das medidas não muda de nome, mas o resto da ficha é gravado', async () => {
    const { corpo } = await admin()('GET /especie', { busca: 'canina' })
    const canina = corpo.itens.find(({ nome }) => nome === 'Canina')
    const { codigo = '', versao = 0 } = canina ?? {}
    const recusa = await admin()('PUT /especie/:codigo', { codigo, versao, nome: 'Cães' })
    expect(recusa.status).toBe(422)
    expect(camposDe(recusa.corpo)).toHaveProperty('nome')
  })

  it('com raças não é excluída, e a recusa diz quantas; sem elas, de duas exclusões uma vale', async () => {
    const { codigo } = await novaEspecie()
    const excluir = () => admin()('DELETE /especie/:codigo', { codigo })
    const emUso = await excluir()
    expect(emUso).toMatchObject({ status: 409, corpo: { codigo: 'EM_USO' } })
    expect(JSON.stringify(emUso.corpo)).toContain('1 raça')
    const [srd] = (await admin()('GET /raca', { especie: codigo })).corpo.itens
    await admin()('DELETE /raca/:codigo', { codigo: srd?.codigo ?? '' })
    expect(situacoes(await Promise.all([excluir(), excluir()]))).toEqual([204, 404])
  })
})

describe('cidade', () => {
  const cidade = () => ({ codigo: `53${numeroUnico(5)}`, nome: unico('Cidade'), uf: 'DF' }) as const

  it('ADMIN muda o deslocamento e o fuso, tira de uso, e quem cadastra não a vê mais entre as ativas', async () => {
    const nova = cidade()
    const criada = await admin()('POST /cidade', nova)
    expect(criada).toMatchObject({
      status: 201,
      corpo: { ...nova, fuso: 'America/Sao_Paulo', deslocamentoCentavos: 0, ativo: true, versao: 1 },
    })
    const mudada = await admin()('PUT /cidade/:codigo', {
      ...nova,
      versao: 1,
      fuso: 'America/Manaus',
      deslocamentoCentavos: 4_500,
    })
    expect(mudada.corpo).toMatchObject({ fuso: 'America/Manaus', deslocamentoCentavos: 4_500, versao: 2 })
    await admin()('PUT /cidade/:codigo/situacao', { codigo: nova.codigo, versao: 2, ativo: false })
    const ativas = await empresa.como.CLIENTE('GET /cidade', { busca: nova.nome, ativo: 'true' })
    expect(ativas.corpo.total).toBe(0)
    expect((await admin()('DELETE /cidade/:codigo', { codigo: nova.codigo })).status).toBe(204)
  })

  it('código ou nome repetido, código de outro estado ou malformado: recusa no campo', async () => {
    const nova = cidade()
    const outra = cidade()
    await admin()('POST /cidade', nova)
    const casos = [
      [{ ...outra, codigo: nova.codigo }, 409, 'codigo'],
      [{ ...outra, nome: nova.nome.toUpperCase() }, 409, 'nome'],
      [{ ...outra, uf: 'SP' as const }, 422, 'codigo'],
      [{ ...outra, codigo: '53' }, 422, 'codigo'],
    ] as const
    for (const [dados, status, campo] of casos) {
      const resposta = await admin()('POST /cidade', dados)
      expect([resposta.status, Object.keys(camposDe(resposta.corpo))]).toEqual([status, [campo]])
    }
    expect((await admin()('GET /cidade/:codigo', { codigo: '5399998' })).status).toBe(404)
  })

  it('com tutores, que o ADMIN não vê, também não é excluída', async () => {
    const { codigo } = (await admin()('POST /cidade', cidade())).corpo
    const { tutor } = await criarAnimal(amb, empresa.cliente)
    await amb.db
      .updateTable('tutor')
      .set({ cidade: Number(codigo) })
      .where('codigo', '=', tutor)
      .execute()
    const recusa = await admin()('DELETE /cidade/:codigo', { codigo })
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'EM_USO' } })
    expect(JSON.stringify(recusa.corpo)).toContain('tutores')
  })
})

describe('plano de saúde', () => {
  const plano = () => ({ operadora: unico("Pata D'Água"), nome: 'Essencial', tipo: 'CREDENCIADO' }) as const

  it('guarda a carência de cada modalidade, troca todas e volta à geral', async () => {
    const dados = { ...plano(), carenciaDias: 60, carencias: [{ modalidade: 'TOMOGRAFIA' as const, dias: 180 }] }
    const { corpo: criado, status } = await admin()('POST /plano-saude', dados)
    expect(status).toBe(201)
    expect(criado).toMatchObject({ ...dados, prazoPagamentoDias: 30, exigeAutorizacao: false, coparticipacaoBp: 0 })
    const { codigo } = criado
    const carencias = [
      { modalidade: 'CONSULTA' as const, dias: 0 },
      { modalidade: 'RESSONANCIA' as const, dias: 365 },
    ]
    const trocado = await admin()('PUT /plano-saude/:codigo', { ...dados, codigo, versao: 1, carencias })
    expect(trocado.corpo.carencias).toEqual(carencias)
    await admin()('PUT /plano-saude/:codigo', { ...dados, codigo, versao: 2, carencias: [] })
    expect((await empresa.como.CLIENTE('GET /plano-saude/:codigo', { codigo })).corpo).toMatchObject({
      carencias: [],
      permissoes: { editar: false, excluir: false },
    })
    expect((await admin()('DELETE /plano-saude/:codigo', { codigo })).status).toBe(204)
  })

  it.each([
    [{ coparticipacaoBp: 10_001 }, 'coparticipacaoBp'],
    [{ prazoPagamentoDias: 366 }, 'prazoPagamentoDias'],
    [{ carenciaDias: -1 }, 'carenciaDias'],
    [{ operadora: ' ' }, 'operadora'],
    [{ carencias: [0, 1].map(() => ({ modalidade: 'CONSULTA' as const, dias: 1 })) }, 'carencias'],
  ])('%j: 422', async (dados, campo) => {
    const { status, corpo } = await admin()('POST /plano-saude', { ...plano(), ...dados })
    expect([status, Object.keys(camposDe(corpo))]).toEqual([422, [campo]])
  })

  it('operadora e nome repetidos ao mesmo tempo: um vale', async () => {
    const dados = plano()
    const respostas = [dados, { ...dados, operadora: dados.operadora.toLowerCase() }].map((d) =>
      admin()('POST /plano-saude', d),
    )
    expect(situacoes(await Promise.all(respostas))).toEqual([201, 409])
  })
})

describe('plano da plataforma', () => {
  const dados = () => ({ nome: unico('Plano'), mensalCentavos: 9_990, anualCentavos: 99_900 })

  it('limite em branco é sem limite; em uso por um assinante não é excluído', async () => {
    const plano = { ...dados(), limiteUsuarios: 3, recursos: ['Agenda', 'Laudos'] }
    const { corpo, status } = await admin()('POST /plano', { ...plano, limiteGb: '' })
    expect(status).toBe(201)
    expect(corpo).toMatchObject({ ...plano, limiteGb: null, limiteParceiros: null, diasTeste: 14, assinantes: 0 })
    const { codigo } = corpo
    const assinante = await criarEmpresa(amb)
    await amb.db.updateTable('cliente').set({ plano: codigo }).where('codigo', '=', assinante.cliente).execute()
    expect((await admin()('GET /plano/:codigo', { codigo })).corpo.assinantes).toBe(1)
    const recusa = await admin()('DELETE /plano/:codigo', { codigo })
    expect(recusa.status).toBe(409)
    expect(JSON.stringify(recusa.corpo)).toContain('1 empresa')
  })

  it.each([
    [{ limiteUsuarios: 0 }, 'limiteUsuarios'],
    [{ mensalCentavos: -1 }, 'mensalCentavos'],
    [{ diasTeste: 366 }, 'diasTeste'],
    [{ recursos: [''] }, 'recursos.0'],
  ])('%j: 422', async (troca, campo) => {
    const { status, corpo } = await admin()('POST /plano', { ...dados(), ...troca })
    expect([status, Object.keys(camposDe(corpo))]).toEqual([422, [campo]])
  })
})

describe('grupo e tipo de despesa', () => {
  it('o tipo segue a linha da DRE do grupo; o grupo com tipos não é excluído', async () => {
    const { corpo: grupo } = await admin()('POST /grupo-despesa', {
      nome: unico('Grupo'),
      linhaDre: 'CUSTOS_SERVICOS',
      ordem: 9_000,
    })
    const { corpo: tipo } = await admin()('POST /tipo-despesa', { nome: 'Gel', grupo: grupo.codigo })
    expect(tipo).toMatchObject({ linhaDre: 'CUSTOS_SERVICOS', comportamento: 'VARIAVEL', grupo: { nome: grupo.nome } })
    const { codigo, versao, nome, ordem } = grupo
    await admin()('PUT /grupo-despesa/:codigo', { codigo, versao, nome, ordem, linhaDre: 'DESPESAS_OPERACIONAIS' })
    expect((await empresa.como.CLIENTE('GET /tipo-despesa/:codigo', { codigo: tipo.codigo })).corpo.linhaDre).toBe(
      'DESPESAS_OPERACIONAIS',
    )
    const emUso = await admin()('DELETE /grupo-despesa/:codigo', { codigo })
    expect(JSON.stringify(emUso.corpo)).toContain('1 tipo de despesa')
    const repetido = await admin()('POST /tipo-despesa', { nome: 'GEL', grupo: codigo })
    expect([repetido.status, Object.keys(camposDe(repetido.corpo))]).toEqual([409, ['nome']])
    expect((await admin()('DELETE /tipo-despesa/:codigo', { codigo: tipo.codigo })).status).toBe(204)
    expect((await admin()('DELETE /grupo-despesa/:codigo', { codigo })).status).toBe(204)
  })

  it('os grupos de ordem igual vêm por nome, sem faltar nenhum entre páginas', async () => {
    const nomes = ['c', 'a', 'b'].map((letra) => unico(`Ordem ${letra}`))
    for (const nome of nomes)
      await admin()('POST /grupo-despesa', { nome, linhaDre: 'DESPESAS_OPERACIONAIS', ordem: 9_500 })
    const lidos = await percorrer(admin(), 'GET /grupo-despesa', { busca: 'Ordem', limite: 1 })
    expect(lidos.map(({ nome }) => nome)).toEqual(expect.arrayContaining(nomes))
  })

  it('quem não é ADMIN lê e não escreve', async () => {
    const { corpo } = await empresa.como.CLIENTE('GET /grupo-despesa', { limite: 1 })
    const [grupo] = corpo.itens
    const ficha = await empresa.como.CLIENTE('GET /grupo-despesa/:codigo', { codigo: grupo?.codigo ?? '' })
    expect(ficha.corpo.permissoes.editar).toBe(false)
    expect((await empresa.como.CLIENTE('POST /grupo-despesa', { nome: 'X', linhaDre: 'DEDUCOES' })).status).toBe(403)
  })
})
