import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, agir, criarServico, darLaudos } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** A municipality that no other suite uses: its displacement is set here. */
const CIDADE = 1_100_015

const ler = async (codigo: string) => (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo

/** What the form would send back untouched. */
async function comoEsta(codigo: string) {
  const a = await ler(codigo)
  return {
    codigo,
    versao: a.versao,
    parceiro: a.parceiro?.codigo ?? null,
    especialista: a.especialista?.codigo ?? null,
    prioridade: a.prioridade,
    realizadoEm: a.realizadoEm,
    cobrarDeslocamento: a.cobrarDeslocamento,
    modoCobranca: a.modoCobranca,
    planoSaude: a.planoSaude?.codigo ?? null,
    itens: a.itens.map((item) => ({ codigo: item.codigo, servico: item.servico.codigo })),
  }
}

describe('editar', () => {
  it('o preço dado fica, mesmo que a tabela mude; só o que entra é precificado hoje', async () => {
    const servico = await criarServico(amb, empresa, { preco_centavos: 10_000 })
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico }] })
    await amb.db.updateTable('servico').set({ preco_centavos: 15_000 }).where('codigo', '=', servico).execute()
    const pedido = await comoEsta(codigo)
    const { status, corpo } = await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...pedido,
      suspeita: 'Nova',
      itens: [...pedido.itens, { servico }],
    })
    expect([status, corpo.versao]).toEqual([200, pedido.versao + 1])
    const depois = await ler(codigo)
    expect(depois.itens.map(({ precoCentavos }) => precoCentavos)).toEqual([10_000, 15_000])
    expect(depois).toMatchObject({ totalCentavos: 25_000, suspeita: 'Nova' })
    expect(depois.linhaDoTempo.map(({ tipo }) => tipo)).toEqual(['ABERTO', 'SERVICOS'])
  })

  it('retirar o primeiro exame não refaz o preço dado aos outros', async () => {
    const servico = await criarServico(amb, empresa, { preco_centavos: 10_000 })
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico }, { servico }, { servico }], parceiro: null })
    await amb.db.updateTable('servico').set({ preco_centavos: 15_000 }).where('codigo', '=', servico).execute()
    const pedido = await comoEsta(codigo)
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...pedido, itens: pedido.itens.slice(1) })
    expect((await ler(codigo)).itens.map(({ precoCentavos }) => precoCentavos)).toEqual([10_000, 10_000])
  })

  it('com deslocamento, só se refaz quem passa a levá-lo', async () => {
    const nova = await criarEmpresa(amb)
    await amb.db.updateTable('cidade').set({ deslocamento_centavos: 2_500 }).where('ibge', '=', CIDADE).execute()
    await amb.db.updateTable('parceiro').set({ cidade: CIDADE }).where('codigo', '=', nova.parceiro).execute()
    const servico = await criarServico(amb, nova, { preco_centavos: 10_000 })
    const { codigo } = await abrir(amb, nova, { realizadoEm: null, itens: [{ servico }, { servico }, { servico }] })
    await amb.db.updateTable('servico').set({ preco_centavos: 15_000 }).where('codigo', '=', servico).execute()
    const { itens, versao, especialista, totalCentavos } = (
      await nova.como.CLIENTE('GET /atendimento/:codigo', { codigo })
    ).corpo
    expect(totalCentavos).toBe(32_500)
    await nova.como.CLIENTE('PUT /atendimento/:codigo', {
      codigo,
      versao,
      parceiro: nova.parceiro,
      especialista: especialista?.codigo ?? null,
      itens: itens.slice(1).map((item) => ({ codigo: item.codigo, servico })),
    })
    const { itens: depois } = (await nova.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo
    expect(depois.map(({ precoCentavos }) => precoCentavos)).toEqual([17_500, 10_000])
  })

  it('quando muda o que decide o preço, todos são refeitos', async () => {
    const servico = await criarServico(amb, empresa, { preco_centavos: 10_000 })
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico }] })
    await amb.db
      .insertInto('parceiro_preco')
      .values({ cliente: empresa.cliente, parceiro: empresa.parceiro, servico, centavos: 7_000 })
      .execute()
    expect((await ler(codigo)).totalCentavos).toBe(10_000)
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...(await comoEsta(codigo)),
      parceiro: null,
      modoCobranca: 'A_VISTA',
    })
    expect((await ler(codigo)).totalCentavos).toBe(10_000)
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...(await comoEsta(codigo)), parceiro: empresa.parceiro })
    expect(await ler(codigo)).toMatchObject({
      totalCentavos: 7_000,
      itens: [{ explicacao: { regra: 'PRECO_DO_PARCEIRO' } }],
    })
  })

  it('o desconto é só da empresa, fica explicado, e quem não o dá não o tira', async () => {
    const servico = await criarServico(amb, empresa, { preco_centavos: 10_000 })
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico }] })
    const desconto = { tipo: 'PERCENTUAL' as const, basisPoints: 1_000, motivo: 'Cliente antigo' }
    const pedido = await comoEsta(codigo)
    const comDesconto = { ...pedido, itens: pedido.itens.map((item) => ({ ...item, desconto })) }
    const negado = await empresa.como.ESPECIALISTA('PUT /atendimento/:codigo', comDesconto)
    expect([negado.status, negado.corpo]).toMatchObject([403, { codigo: 'SEM_PERMISSAO' }])
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', comDesconto)
    expect(await ler(codigo)).toMatchObject({
      totalCentavos: 9_000,
      itens: [{ desconto, explicacao: { texto: expect.stringContaining('Cliente antigo') } }],
    })
    const mantido = await comoEsta(codigo)
    await empresa.como.ESPECIALISTA('PUT /atendimento/:codigo', {
      ...mantido,
      itens: mantido.itens.map((item) => ({ ...item, desconto: null })),
      suspeita: 'Do especialista',
    })
    expect(await ler(codigo)).toMatchObject({ totalCentavos: 9_000, suspeita: 'Do especialista' })
    const semDesconto = await comoEsta(codigo)
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...semDesconto,
      itens: semDesconto.itens.map((item) => ({ ...item, desconto: null })),
    })
    expect((await ler(codigo)).totalCentavos).toBe(10_000)
  })

  it('a empresa define o especialista; a clínica fica sabendo pela linha do tempo', async () => {
    const { codigo } = await abrir(amb, empresa, { especialista: null })
    expect((await empresa.como.ESPECIALISTA('GET /atendimento/:codigo', { codigo })).status).toBe(404)
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...(await comoEsta(codigo)),
      especialista: empresa.especialista,
    })
    expect(
      (await empresa.como.ESPECIALISTA('GET /atendimento/:codigo', { codigo })).corpo.linhaDoTempo.at(-1)?.texto,
    ).toMatch(/^Especialista definido: Dra\. Especialista/)
  })

  it('a segunda gravação sobre a mesma versão é recusada com o registro atual', async () => {
    const { codigo } = await abrir(amb, empresa)
    const pedido = await comoEsta(codigo)
    const respostas = await Promise.all(
      ['Uma', 'Outra'].map((suspeita) => empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...pedido, suspeita })),
    )
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo
    expect(recusa).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO', detalhes: { atual: { versao: pedido.versao + 1 } } })
  })

  it('exame com laudo não sai; sem laudo sai e o deslocamento passa para o primeiro', async () => {
    const { codigo } = await abrir(amb, empresa, {
      itens: [{ servico: empresa.servico }, { servico: await criarServico(amb, empresa) }],
    })
    await darLaudos(amb, empresa, codigo, 'RASCUNHO')
    const pedido = await comoEsta(codigo)
    const recusa = await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...pedido, itens: pedido.itens.slice(1) })
    expect([recusa.status, recusa.corpo]).toMatchObject([
      409,
      { codigo: 'EM_USO', mensagem: expect.stringContaining('Ultrassom') },
    ])
    await amb.db
      .updateTable('laudo')
      .set({ estado: aForca('CANCELADO'), motivo: 'Teste' })
      .where('atendimento', '=', codigo)
      .execute()
    expect(
      (await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...pedido, itens: pedido.itens.slice(1) })).status,
    ).toBe(200)
    expect(await ler(codigo)).toMatchObject({
      totalCentavos: 10_000,
      itens: [{ servico: { nome: expect.stringContaining('Pressão') } }],
    })
  })

  it('item repetido ou que não existe é recusado', async () => {
    const { codigo } = await abrir(amb, empresa)
    const pedido = await comoEsta(codigo)
    const [item] = pedido.itens
    const repetido = await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...pedido,
      itens: [...pedido.itens, ...pedido.itens],
    })
    expect([repetido.status, repetido.corpo]).toMatchObject([422, { campos: { itens: expect.any(String) } }])
    const outro = await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...pedido,
      itens: [{ ...item, codigo: empresa.cliente, servico: empresa.servico }],
    })
    expect([outro.status, outro.corpo]).toMatchObject([422, { codigo: 'REFERENCIA_INEXISTENTE' }])
  })

  it('depois de iniciado a clínica não altera, o especialista não some e a data não vai para o futuro', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
    const { corpo } = await empresa.como.PARCEIRO('POST /atendimento', {
      animal,
      itens: [{ servico: empresa.servico }],
    })
    const pelaClinica = async (mudancas: object) =>
      empresa.como.PARCEIRO('PUT /atendimento/:codigo', { ...(await comoEsta(corpo.codigo)), ...mudancas })
    expect((await pelaClinica({ suspeita: 'Piometra', especialista: empresa.especialista })).status).toBe(200)
    expect(await ler(corpo.codigo)).toMatchObject({ suspeita: 'Piometra', especialista: null })
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...(await comoEsta(corpo.codigo)),
      especialista: empresa.especialista,
    })
    await agir(empresa.como.CLIENTE, corpo.codigo, 'iniciar')
    const recusa = await pelaClinica({ suspeita: 'Outra' })
    expect([recusa.status, recusa.corpo]).toMatchObject([409, { codigo: 'TRANSICAO_INVALIDA' }])
    const semEspecialista = await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...(await comoEsta(corpo.codigo)),
      especialista: null,
    })
    expect([semEspecialista.status, semEspecialista.corpo]).toMatchObject([
      422,
      { campos: { especialista: expect.any(String) } },
    ])
    const futuro = await empresa.como.CLIENTE('PUT /atendimento/:codigo', {
      ...(await comoEsta(corpo.codigo)),
      realizadoEm: '2026-12-01T12:00:00Z',
    })
    expect([futuro.status, futuro.corpo]).toMatchObject([422, { campos: { realizadoEm: expect.any(String) } }])
  })

  it('o que a empresa abriu para a clínica, a clínica vê mas não altera', async () => {
    const { codigo } = await abrir(amb, empresa)
    const { status, corpo } = await empresa.como.PARCEIRO('PUT /atendimento/:codigo', await comoEsta(codigo))
    expect([status, corpo]).toMatchObject([409, { codigo: 'TRANSICAO_INVALIDA' }])
  })

  it('um sinal vital que a espécie não tem é recusado; o que já estava lá não impede de salvar', async () => {
    const { codigo } = await abrir(amb, empresa)
    const mudar = async (mudancas: object) =>
      empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...(await comoEsta(codigo)), ...mudancas })
    const recusa = await mudar({ temperaturaDecimos: 460, frequenciaCardiaca: 120 })
    expect([recusa.status, recusa.corpo]).toMatchObject([
      422,
      { campos: { temperaturaDecimos: expect.stringContaining('25,0 a 44,0 °C') } },
    ])
    expect(recusa.corpo).not.toMatchObject({ campos: { frequenciaCardiaca: expect.any(String) } })
    await amb.db.updateTable('atendimento').set({ temperatura_decimos: 460 }).where('codigo', '=', codigo).execute()
    expect((await mudar({ temperaturaDecimos: 460, suspeita: 'Febre' })).status).toBe(200)
  })

  it('peso novo entra na história do animal uma vez', async () => {
    const { codigo, animal } = await abrir(amb, empresa)
    for (const pesoGramas of [9_000, 9_000])
      await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...(await comoEsta(codigo)), pesoGramas })
    expect(await amb.db.selectFrom('animal_peso').select('gramas').where('animal', '=', animal).execute()).toEqual([
      { gramas: 9_000 },
    ])
  })
})
