import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emCliente } from '../../infra/unidade.ts'
import { SEM_FIM } from '../../infra/pedinte.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, percorrer, situacoes } from '../../../teste/respostas.ts'
import { registrarPeso } from './index.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
let microchip = 985_000_000_000_000
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
})
afterAll(() => amb.fechar())

const proximoMicrochip = () => String(++microchip)

describe('POST /animal', () => {
  it('grava tudo, responde a ficha com idade, tutor e peso, e deixa trilha', async () => {
    const { corpo: planos } = await empresa.como.CLIENTE('GET /plano-saude')
    const plano = planos.itens[0]
    const entrada = preparo.minimo({
      nome: ' Ártemis  da Silva ',
      raca: preparo.srd,
      castrado: true,
      nascimento: '2023-09-20',
      nascimentoPresumido: true,
      pelagem: 'Caramelo',
      sinais: 'Mancha branca\nno peito',
      microchip: '985 112 345 678 903',
      sinpatinhas: '076000000000001',
      alerta: 'Morde',
      planoSaude: plano?.codigo,
      carteirinha: 'A-1',
      parceiro: empresa.parceiro,
      pesoGramas: 12_350,
    })
    const { status, corpo } = await empresa.como.CLIENTE('POST /animal', entrada)
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      nome: 'Ártemis da Silva',
      especie: { codigo: preparo.canina, nome: 'Canina' },
      raca: { nome: 'SRD' },
      sexo: 'FEMEA',
      castrado: true,
      nascimento: '2023-09-20',
      nascimentoPresumido: true,
      idade: '3 anos e 2 meses',
      pelagem: 'Caramelo',
      sinais: 'Mancha branca\nno peito',
      microchip: '985112345678903',
      sinpatinhas: '076000000000001',
      alerta: 'Morde',
      planoSaude: { nome: `${plano?.operadora} ${plano?.nome}` },
      carteirinha: 'A-1',
      tutor: { codigo: preparo.tutor },
      parceiro: { codigo: empresa.parceiro },
      pesoGramas: 12_350,
      pesos: [{ gramas: 12_350, medidoEm: '2026-11-20T15:00:00.000Z', versao: 1 }],
      outrosTutores: [],
      foto: null,
      unidoA: null,
      obito: null,
      ativo: true,
      versao: 1,
      permissoes: { editar: true, excluir: true, verHistorico: true },
    })
    const linha = await amb.db
      .selectFrom('auditoria')
      .selectAll()
      .where('registro', '=', corpo.codigo)
      .executeTakeFirstOrThrow()
    expect(linha).toMatchObject({
      acao: 'CRIAR',
      entidade: 'animal',
      cliente: empresa.cliente,
      mudancas: { raca: [null, { nome: 'SRD' }], pesoGramas: [null, 12_350] },
    })
  })

  it.each([
    ['nascimento', { nascimento: '2026-11-21' }],
    ['nascimento', { nascimento: '1899-12-31' }],
    ['nascimento', { nascimento: '2026-02-30' }],
    ['obito', { obito: '2026-11-21' }],
    ['obito', { nascimento: '2020-05-02', obito: '2020-05-01' }],
    ['microchip', { microchip: '123' }],
    ['microchip', { microchip: '000123456789012' }],
    ['sinpatinhas', { sinpatinhas: 'abc' }],
    ['pesoGramas', { pesoGramas: 0 }],
    ['pesoGramas', { pesoGramas: 2_000_001 }],
    ['pesoGramas', { pesoGramas: 1.5 }],
    ['sexo', { sexo: 'F' }],
    ['nome', { nome: '' }],
    ['nome', { nome: 'x'.repeat(121) }],
    ['obito', { obitoMotivo: 'Sem data' }],
    ['obitoMotivo', { obito: '2026-11-01', obitoMotivo: 'x'.repeat(201) }],
    ['outrosTutores', { outrosTutores: ['01890000-0000-7000-8000-000000000000'] }],
    ['tutor', { tutor: '01890000-0000-7000-8000-000000000000' }],
    ['tutor', { tutor: undefined }],
    ['especie', { especie: '01890000-0000-7000-8000-000000000000' }],
    ['planoSaude', { planoSaude: '01890000-0000-7000-8000-000000000000' }],
    ['parceiro', { parceiro: '01890000-0000-7000-8000-000000000000' }],
  ])('recusa %s %j e diz o que corrigir', async (campo, extra) => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /animal', preparo.minimo(extra))
    expect(status).toBe(422)
    expect(Object.keys(camposDe(corpo))).toEqual([campo])
  })

  it('a raça é da espécie: o próprio banco garante', async () => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /animal', preparo.minimo({ raca: preparo.persa }))
    expect([status, camposDe(corpo)]).toEqual([422, { raca: 'Escolha uma raça desta espécie.' }])
  })

  it('o dia é o da empresa: nasceu hoje em São Paulo, amanhã em UTC', async () => {
    amb.relogio.fixar('2026-11-21T02:30:00Z')
    const chamar = await amb.como({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    const [hoje, amanha] = await Promise.all(
      ['2026-11-20', '2026-11-21'].map((nascimento) => chamar('POST /animal', preparo.minimo({ nascimento }))),
    )
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    expect([hoje?.status, hoje?.corpo.idade, amanha?.status]).toEqual([201, 'menos de 1 dia', 422])
  })

  it('vinte animais com o mesmo microchip ao mesmo tempo: um entra, os outros dizem de quem é', async () => {
    const chip = proximoMicrochip()
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => empresa.como.CLIENTE('POST /animal', preparo.minimo({ microchip: chip }))),
    )
    expect(situacoes(respostas)).toEqual([201, ...Array<number>(19).fill(409)])
    const criado = respostas.find(({ status }) => status === 201)?.corpo
    const recusa = respostas.find(({ status }) => status === 409)?.corpo
    expect(camposDe(recusa)['microchip']).toBe(`Este microchip já é de ${criado?.nome}, de ${criado?.tutor.nome}.`)
  })

  it('sem token, sem permissão, com tutor de outra empresa', async () => {
    expect((await amb.semToken('POST /animal', preparo.minimo())).status).toBe(401)
    for (const perfil of ['ADMIN', 'CLIENTE_BASE', 'ESPECIALISTA'] as const)
      expect((await empresa.como[perfil]('POST /animal', preparo.minimo())).status).toBe(403)
    const recusa = await outra.como.CLIENTE('POST /animal', preparo.minimo())
    expect([recusa.status, camposDe(recusa.corpo)]).toEqual([422, { tutor: 'Escolha um tutor do cadastro.' }])
  })
})

describe('GET /animal/:codigo', () => {
  it('registra a leitura; alheio, inexistente e malformado não existem', async () => {
    const { codigo } = await preparo.novo()
    expect((await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })).status).toBe(200)
    expect(
      await amb.db
        .selectFrom('acesso_clinico')
        .select(['entidade', 'usuario'])
        .where('registro', '=', codigo)
        .execute(),
    ).toEqual([{ entidade: 'animal', usuario: empresa.usuarios.CLIENTE.codigo }])
    expect((await outra.como.CLIENTE('GET /animal/:codigo', { codigo })).status).toBe(404)
    expect((await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: 'x' })).status).toBe(422)
    expect((await empresa.como.ADMIN('GET /animal/:codigo', { codigo })).status).toBe(403)
    expect((await amb.semToken('GET /animal/:codigo', { codigo })).status).toBe(401)
  })

  it('a idade de quem morreu para no óbito', async () => {
    const { codigo } = await preparo.novo({ nascimento: '2010-01-10', obito: '2012-01-10' })
    expect((await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })).corpo.idade).toBe('2 anos')
  })
})

describe('PUT /animal/:codigo', () => {
  it('um peso novo entra na história; o mesmo peso, ou peso em branco, não', async () => {
    const criado = await preparo.novo({ pesoGramas: 5_000 })
    const salvar = async (pesoGramas: number | null) => {
      const { corpo } = await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: criado.codigo })
      return (await empresa.como.CLIENTE('PUT /animal/:codigo', { ...preparo.paraAlterar(corpo), pesoGramas })).corpo
    }
    expect((await salvar(5_000)).pesos).toHaveLength(1)
    amb.relogio.avancar({ minutes: 1 })
    expect((await salvar(5_250)).pesos.map(({ gramas }) => gramas)).toEqual([5_250, 5_000])
    expect(await salvar(null)).toMatchObject({ pesoGramas: 5_250, pesos: [{ gramas: 5_250 }, { gramas: 5_000 }] })
  })

  it('duas pessoas ao mesmo tempo: só uma salva', async () => {
    const base = preparo.paraAlterar(await preparo.novo())
    const respostas = await Promise.all(
      ['Ana', 'Bia'].map((nome) => empresa.como.CLIENTE('PUT /animal/:codigo', { ...base, nome })),
    )
    expect(situacoes(respostas)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo
    expect(recusa).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO', detalhes: { atual: { versao: 2 } } })
  })

  it('confere datas, raça, tutor e microchip como no cadastro', async () => {
    const base = preparo.paraAlterar(await preparo.novo())
    const { microchip: usado } = await preparo.novo({ microchip: proximoMicrochip() })
    const recusado = async (extra: object) => {
      const { status, corpo } = await empresa.como.CLIENTE('PUT /animal/:codigo', { ...base, ...extra })
      return [status, Object.keys(camposDe(corpo))]
    }
    expect(await recusado({ nascimento: '2027-01-01' })).toEqual([422, ['nascimento']])
    expect(await recusado({ raca: preparo.persa })).toEqual([422, ['raca']])
    expect(await recusado({ tutor: (await criarAnimal(amb, outra.cliente)).tutor })).toEqual([422, ['tutor']])
    expect(await recusado({ microchip: usado })).toEqual([409, ['microchip']])
    expect(await recusado({ versao: 0 })).toEqual([422, ['versao']])
    expect((await outra.como.CLIENTE('PUT /animal/:codigo', base)).status).toBe(404)
    expect(
      (await amb.db.selectFrom('animal').select('versao').where('codigo', '=', base.codigo).executeTakeFirstOrThrow())
        .versao,
    ).toBe(1)
  })
})

describe('GET /animal', () => {
  it('busca por animal e tutor ao mesmo tempo, pelas palavras em qualquer ordem', async () => {
    const propria = await criarEmpresa(amb)
    const tutora = (
      await propria.como.CLIENTE('POST /tutor', {
        nome: 'Conceição Prado',
        estrangeiro: true,
        telefone: '(11) 98888-7777',
      })
    ).corpo.codigo
    const outro = (await propria.como.CLIENTE('POST /tutor', { nome: 'Raul Lima', estrangeiro: true })).corpo.codigo
    const criar = (nome: string, dono: string, extra = {}) =>
      propria.como.CLIENTE('POST /animal', preparo.minimo({ nome, tutor: dono, ...extra }))
    await criar('Mel', tutora, { microchip: '985000000000777' })
    await criar('Mel', outro)
    await criar('Camelo', outro)
    await criar('Zoé', tutora)
    const buscar = async (busca: string, ordem = 'nome') =>
      (await propria.como.CLIENTE('GET /animal', { busca, ordem })).corpo.itens.map(
        ({ nome, tutor: { nome: dono } }) => `${nome} ${dono.split(' ')[0]}`,
      )
    expect(await buscar('conceicao MEL')).toEqual(['Mel Conceição'])
    expect((await buscar('mel', 'relevancia')).at(-1)).toBe('Camelo Raul')
    expect(await buscar('mel')).toHaveLength(3)
    expect(await buscar('98888-7777')).toEqual(['Mel Conceição', 'Zoé Conceição'])
    expect(await buscar('777')).toEqual(['Mel Conceição', 'Zoé Conceição'])
    expect(await buscar('000 000 777')).toEqual(['Mel Conceição'])
    expect(await buscar('zo')).toEqual(['Zoé Conceição'])
    expect(await buscar('li')).toEqual(['Camelo Raul', 'Mel Raul'])
    expect(await buscar('mel prado lima')).toEqual([])
    expect(await percorrer(propria.como.CLIENTE, 'GET /animal', { busca: 'mel', limite: 1 })).toHaveLength(3)
  })

  it('por relevância, o que começa pela palavra vem antes, página por página, e nada se repete nem falta', async () => {
    const propria = await criarEmpresa(amb)
    const dono = (await propria.como.CLIENTE('POST /tutor', { nome: 'Melina', estrangeiro: true })).corpo.codigo
    for (const nome of ['Caramelo', 'Mel', 'Bob', 'Melissa', 'Mel', 'Amora'])
      await propria.como.CLIENTE('POST /animal', preparo.minimo({ nome, tutor: dono }))
    const folhear = async (ordem: 'relevancia' | '-relevancia', limite: number, extra = {}) =>
      (await percorrer(propria.como.CLIENTE, 'GET /animal', { busca: 'mel', ordem, limite, ...extra })).map(
        ({ nome }) => nome,
      )
    const esperado = ['Mel', 'Mel', 'Melissa', 'Amora', 'Bob', 'Caramelo']
    for (const limite of [1, 2, 3, 4, 6, 50]) {
      expect(await folhear('relevancia', limite)).toEqual(esperado)
      expect(await folhear('-relevancia', limite)).toEqual(esperado.toReversed())
    }
    expect(await folhear('relevancia', 2, { ativo: false })).toEqual([])
    const { corpo } = await propria.como.CLIENTE('GET /animal', { busca: 'mel', contar: 'so' })
    expect(corpo).toEqual({ itens: [], proximo: null, total: 6, totalExato: true })
  })

  it('filtra por espécie, raça, sexo, tutor, clínica, vida e situação', async () => {
    const propria = await criarEmpresa(amb)
    const dono = (await propria.como.CLIENTE('POST /tutor', { nome: 'Dono', estrangeiro: true })).corpo.codigo
    const criar = async (extra: object) =>
      (await propria.como.CLIENTE('POST /animal', preparo.minimo({ tutor: dono, ...extra }))).corpo.codigo
    const gato = await criar({
      especie: preparo.felina,
      raca: preparo.persa,
      sexo: 'MACHO',
      parceiro: propria.parceiro,
    })
    const morto = await criar({ obito: '2026-10-01' })
    await propria.como.CLIENTE('PUT /animal/:codigo/situacao', { codigo: morto, versao: 1, ativo: false })
    const filtrar = async (filtro: object) =>
      (await propria.como.CLIENTE('GET /animal', filtro)).corpo.itens.map(({ codigo }) => codigo)
    for (const filtro of [
      { especie: preparo.felina },
      { raca: preparo.persa },
      { sexo: 'MACHO' },
      { parceiro: propria.parceiro },
      { vivo: 'true' },
      { ativo: 'true' },
    ])
      expect(await filtrar(filtro)).toEqual([gato])
    for (const filtro of [{ especie: preparo.canina }, { vivo: 'false' }, { ativo: 'false' }])
      expect(await filtrar(filtro)).toEqual([morto])
    expect(await filtrar({ tutor: dono })).toHaveLength(2)
    expect(await filtrar({ busca: 'mel', sexo: 'MACHO' })).toEqual([gato])
  })
})

describe('registrarPeso', () => {
  it('guarda a pesagem e a torna o peso atual; a mesma não muda a ficha', async () => {
    const { codigo } = await preparo.novo({ pesoGramas: 3_000 })
    const pesar = (gramas: number) =>
      emCliente(
        amb.dbApp,
        {
          agora: amb.relogio.agora(),
          ator: null,
          requestId: 'teste',
          endereco: null,
          logger: amb.app.log,
          sinal: SEM_FIM,
          servicos: amb.servicos,
        },
        empresa.cliente,
        (ctx) => registrarPeso(ctx as never, { animal: codigo, gramas }),
      )
    await pesar(3_000)
    amb.relogio.avancar({ minutes: 1 })
    await pesar(3_200)
    const { corpo } = await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })
    expect(corpo).toMatchObject({ pesoGramas: 3_200, versao: 1 })
    expect(corpo.pesos.map(({ gramas }) => gramas)).toEqual([3_200, 3_000, 3_000])
  })
})
