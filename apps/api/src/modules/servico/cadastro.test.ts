import type { DadosDoServico } from '@vetlume/dominio/servico'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

type Dados = Partial<DadosDoServico>
const dados = (extra: Dados = {}) => ({
  nome: unico('Serviço'),
  modalidade: 'RADIOGRAFIA' as const,
  precoCentavos: 10_000,
  ...extra,
})
const postar = (extra: Dados = {}) => empresa.como.CLIENTE('POST /servico', dados(extra))
const criar = async (extra: Dados = {}) => (await postar(extra)).corpo
const novoPlano = async () =>
  (
    await amb.db
      .insertInto('plano_saude')
      .values({ operadora: unico('PetSaúde'), nome: 'Ouro', tipo: 'CREDENCIADO' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo

describe('serviço', () => {
  it('guarda tudo, e o que não se informa tem padrão', async () => {
    const plano = await novoPlano()
    const tudo = {
      especialidade: empresa.especialidade,
      duracaoMinutos: 45,
      custoCentavos: 2_500,
      prazoRotinaHoras: 72,
      prazoUrgenteHoras: 12,
      exigeRevisao: true,
      preparo: 'Jejum de 8 horas.\nÁgua à vontade.',
      precosDosPlanos: [{ planoSaude: plano, centavos: 8_000 }],
    }
    expect(await criar(tudo)).toMatchObject({
      ...tudo,
      especialidade: { codigo: empresa.especialidade },
      precosDosPlanos: [{ planoSaude: { codigo: plano }, centavos: 8_000 }],
      exigeLaudo: true,
      pacote: false,
      composicao: [],
      permissoes: { editar: true, excluir: true },
    })
    expect(await criar()).toMatchObject({
      duracaoMinutos: 30,
      prazoRotinaHoras: 48,
      prazoUrgenteHoras: 6,
      modelo: null,
    })
  })

  it('alterar troca as partes por inteiro, e o histórico mostra o que mudou', async () => {
    const [a, b] = [await novoPlano(), await novoPlano()]
    const { codigo, nome } = await criar({ precosDosPlanos: [{ planoSaude: a, centavos: 8_000 }] })
    const { corpo } = await empresa.como.CLIENTE('PUT /servico/:codigo', {
      ...dados({ nome, precosDosPlanos: [{ planoSaude: b, centavos: 0 }] }),
      codigo,
      versao: 1,
    })
    expect(corpo.precosDosPlanos).toMatchObject([{ planoSaude: { codigo: b }, centavos: 0 }])
    const [ultima] = (await empresa.como.CLIENTE('GET /historico', { entidade: 'servico', registro: codigo })).corpo
      .itens
    expect(Object.keys(ultima?.mudancas ?? {})).toEqual(['precosDosPlanos'])
  })

  it('o preço do plano, editado na ficha, é o que o atendimento cobra', async () => {
    const plano = await novoPlano()
    const { codigo } = await criar({ precosDosPlanos: [{ planoSaude: plano, centavos: 7_700 }] })
    const { corpo } = await empresa.como.CLIENTE('POST /atendimento/preco', {
      itens: [{ servico: codigo }],
      planoSaude: plano,
    })
    expect(corpo.itens).toMatchObject([{ centavos: 7_700, explicacao: { regra: 'TABELA_DO_PLANO' } }])
  })

  it('custo e preços dos planos são só da empresa', async () => {
    const { codigo } = await criar({
      custoCentavos: 900,
      precosDosPlanos: [{ planoSaude: await novoPlano(), centavos: 1 }],
    })
    for (const perfil of ['ESPECIALISTA', 'PARCEIRO'] as const) {
      const { corpo } = await empresa.como[perfil]('GET /servico/:codigo', { codigo })
      expect(corpo).toMatchObject({ custoCentavos: null, precosDosPlanos: null, permissoes: { editar: false } })
    }
  })

  it('o mesmo nome ao mesmo tempo: um só', async () => {
    const nome = unico('Tomografia')
    const respostas = await Promise.all([nome, nome.toUpperCase()].map((escrito) => postar({ nome: escrito })))
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo
    expect(recusa).toMatchObject({ campos: { nome: 'Já existe um serviço com este nome.' } })
  })

  it('o que já foi pedido não é excluído; o que só tem partes suas, sim', async () => {
    const { codigo } = await criar({ precosDosPlanos: [{ planoSaude: await novoPlano(), centavos: 1 }] })
    const tabela = await empresa.como.CLIENTE('POST /tabela-preco', {
      nome: unico('Tabela'),
      itens: [{ servico: codigo, centavos: 5 }],
    })
    const excluir = () => empresa.como.CLIENTE('DELETE /servico/:codigo', { codigo })
    expect(await excluir()).toMatchObject({
      status: 409,
      corpo: { mensagem: expect.stringContaining('1 preço de tabela') as string },
    })
    await empresa.como.CLIENTE('DELETE /tabela-preco/:codigo', { codigo: tabela.corpo.codigo })
    expect((await excluir()).status).toBe(204)
  })

  it('de outra empresa: 404 na ficha, 422 no que o formulário aponta', async () => {
    const { codigo } = await criar()
    const { CLIENTE } = outra.como
    expect((await CLIENTE('GET /servico/:codigo', { codigo })).status).toBe(404)
    expect((await CLIENTE('PUT /servico/:codigo', { ...dados(), codigo, versao: 1 })).status).toBe(404)
    expect((await CLIENTE('PUT /servico/:codigo/situacao', { codigo, versao: 1, ativo: false })).status).toBe(404)
    expect((await CLIENTE('DELETE /servico/:codigo', { codigo })).status).toBe(404)
    const pacote = { pacote: true, composicao: [codigo, outra.servico] }
    expect(await CLIENTE('POST /servico', dados(pacote))).toMatchObject({
      status: 422,
      corpo: { campos: { composicao: expect.any(String) as string } },
    })
  })

  it.each<[string, object, string]>([
    ['preço negativo', { precoCentavos: -1 }, 'precoCentavos'],
    ['preço absurdo', { precoCentavos: 1_000_000_001 }, 'precoCentavos'],
    ['fração de centavo', { precoCentavos: 0.5 }, 'precoCentavos'],
    ['custo negativo', { custoCentavos: -1 }, 'custoCentavos'],
    ['duração curta', { duracaoMinutos: 4 }, 'duracaoMinutos'],
    ['prazo zero', { prazoRotinaHoras: 0 }, 'prazoRotinaHoras'],
    ['urgência depois da rotina', { prazoRotinaHoras: 4, prazoUrgenteHoras: 6 }, 'prazoUrgenteHoras'],
    ['revisão sem laudo', { exigeLaudo: false, exigeRevisao: true }, 'exigeRevisao'],
    ['modalidade inventada', { modalidade: 'ASTROLOGIA' }, 'modalidade'],
    ['sem nome', { nome: '' }, 'nome'],
    ['pacote de um só', { pacote: true, composicao: ['018f0000-0000-7000-8000-000000000000'] }, 'composicao'],
    ['serviço com composição', { composicao: ['018f0000-0000-7000-8000-000000000000'] }, 'composicao'],
    [
      'plano que não existe',
      { precosDosPlanos: [{ planoSaude: '018f0000-0000-7000-8000-000000000000', centavos: 1 }] },
      'precosDosPlanos',
    ],
    ['especialidade que não existe', { especialidade: '018f0000-0000-7000-8000-000000000000' }, 'especialidade'],
    ['modelo que não existe', { modelo: '018f0000-0000-7000-8000-000000000000' }, 'modelo'],
  ])('recusa %s no campo', async (_nome, extra, campo) => {
    const { status, corpo } = await postar(extra)
    expect([status, corpo]).toMatchObject([422, { campos: { [campo]: expect.any(String) as string } }])
  })
})

describe('pacote', () => {
  const doisServicos = async () => {
    const eco = await criar({ precoCentavos: 22_000, duracaoMinutos: 40, custoCentavos: 3_000 })
    const ecg = await criar({ precoCentavos: 18_001, duracaoMinutos: 20, custoCentavos: 1_000, prazoRotinaHoras: 72 })
    return [eco.codigo, ecg.codigo] as const
  }

  it('tem preço próprio repartido até o centavo, e duração, custo e prazo do que contém', async () => {
    const composicao = [...(await doisServicos())]
    const pacote = await criar({ pacote: true, composicao, precoCentavos: 35_000, duracaoMinutos: 999 })
    expect(pacote).toMatchObject({
      duracaoMinutos: 60,
      custoCentavos: 4_000,
      prazoRotinaHoras: 72,
      exigeLaudo: true,
      composicao: composicao.map((codigo) => ({ codigo })),
    })
    const soma = (partes: readonly { parteCentavos: number }[]) =>
      partes.reduce((n, { parteCentavos }) => n + parteCentavos, 0)
    expect(soma(pacote.composicao)).toBe(35_000)
    const { itens } = (await empresa.como.CLIENTE('GET /servico', { pacote: 'true', codigo: pacote.codigo })).corpo
    expect(itens).toMatchObject([{ codigo: pacote.codigo, composicao: pacote.composicao }])
  })

  it('a clínica vê as partes do preço que ela paga', async () => {
    const [eco, ecg] = await doisServicos()
    const { codigo } = await criar({ pacote: true, composicao: [eco, ecg], precoCentavos: 35_000 })
    const { cliente, parceiro } = empresa
    await amb.db
      .insertInto('parceiro_preco')
      .values([
        { cliente, parceiro, servico: codigo, centavos: 30_001 },
        { cliente, parceiro, servico: eco, centavos: 0 },
      ])
      .execute()
    expect((await empresa.como.PARCEIRO('GET /servico/:codigo', { codigo })).corpo).toMatchObject({
      precoCentavos: 30_001,
      composicao: [
        { codigo: eco, precoCentavos: 0, parteCentavos: 0 },
        { codigo: ecg, precoCentavos: 18_001, parteCentavos: 30_001 },
      ],
    })
  })

  it('a clínica não sabe o que a empresa leva, nem pelo filtro', async () => {
    const { cliente } = empresa
    const { codigo: equipamento } = await amb.db
      .insertInto('equipamento')
      .values({ cliente, nome: unico('Raio-X') })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { codigo } = await criar({ equipamentos: [equipamento] })
    const visto = async (quem: typeof empresa.como.CLIENTE) => [
      (await quem('GET /servico/:codigo', { codigo })).corpo.equipamentos.length,
      (await quem('GET /servico', { equipamento })).corpo.total,
    ]
    expect(await visto(empresa.como.ESPECIALISTA)).toEqual([1, 1])
    expect(await visto(empresa.como.PARCEIRO)).toEqual([0, 0])
  })

  it('não contém outro pacote nem a si mesmo, e um serviço não vira pacote', async () => {
    const [eco, ecg] = await doisServicos()
    const pacote = await criar({ pacote: true, composicao: [eco, ecg] })
    const outro = await postar({ pacote: true, composicao: [pacote.codigo, eco] })
    expect([outro.status, outro.corpo]).toMatchObject([
      422,
      { campos: { composicao: expect.stringContaining('um pacote não contém outro') as string } },
    ])
    const salvar = (codigo: string, extra: Dados) =>
      empresa.como.CLIENTE('PUT /servico/:codigo', { ...dados(extra), codigo, versao: 1 })
    expect((await salvar(pacote.codigo, { pacote: true, composicao: [pacote.codigo, eco] })).status).toBe(422)
    expect((await salvar(eco, { pacote: true, composicao: [ecg, empresa.servico] })).corpo).toMatchObject({
      campos: { pacote: expect.any(String) as string },
    })
    expect((await salvar(pacote.codigo, {})).corpo).toMatchObject({ campos: { pacote: expect.any(String) as string } })
  })

  it('o que está num pacote não sai dele pelas costas: nem excluído, nem desativado', async () => {
    const [eco, ecg] = await doisServicos()
    const pacote = await criar({ pacote: true, composicao: [eco, ecg] })
    const situacao = (codigo: string, versao: number, ativo: boolean) =>
      empresa.como.CLIENTE('PUT /servico/:codigo/situacao', { codigo, versao, ativo })
    expect((await empresa.como.CLIENTE('DELETE /servico/:codigo', { codigo: eco })).corpo).toMatchObject({
      mensagem: expect.stringContaining('1 pacote') as string,
    })
    expect(await situacao(eco, 1, false)).toMatchObject({
      status: 409,
      corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining(pacote.nome) as string },
    })
    expect((await situacao(pacote.codigo, 1, false)).status).toBe(200)
    expect((await situacao(eco, 1, false)).status).toBe(200)
    expect(await situacao(pacote.codigo, 2, true)).toMatchObject({
      status: 409,
      corpo: { codigo: 'TRANSICAO_INVALIDA' },
    })
    expect((await situacao(eco, 2, true)).status).toBe(200)
    expect((await situacao(pacote.codigo, 2, true)).status).toBe(200)
    expect((await situacao(pacote.codigo, 3, false)).status).toBe(200)
    expect((await empresa.como.CLIENTE('DELETE /servico/:codigo', { codigo: pacote.codigo })).status).toBe(204)
  })

  it('entrar num pacote e ser desativado ao mesmo tempo: só um dos dois', async () => {
    const [eco, ecg] = await doisServicos()
    const [pacote, desativado] = await Promise.all([
      postar({ pacote: true, composicao: [eco, ecg] }),
      empresa.como.CLIENTE('PUT /servico/:codigo/situacao', { codigo: eco, versao: 1, ativo: false }),
    ])
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([pacote.status, desativado.status])
  })
})
