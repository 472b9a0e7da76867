import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarServico } from '../../../teste/atendimentos.ts'
import { cpfUnico, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { CONTATO, dadosDeParceiro, parceiroCompleto, type DadosDeTeste } from '../../../teste/parceiro/parceiro.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const postar = (extra: DadosDeTeste = {}, quem: Chamar = empresa.como.CLIENTE) =>
  quem('POST /parceiro', dadosDeParceiro(extra))
const criar = async (extra: DadosDeTeste = {}) => (await postar(extra)).corpo
describe('ficha', () => {
  it('guarda tudo normalizado, com CNPJ alfanumérico, contatos em ordem e preços próprios', async () => {
    const tudo = await parceiroCompleto(amb, empresa)
    const { status, corpo } = await postar(tudo)
    expect(status, JSON.stringify(corpo)).toBe(201)
    expect(corpo).toMatchObject({
      nome: tudo.nome,
      documento: '12ABC34501DE35',
      telefone: '+551130452210',
      email: 'contato@clinica.vet',
      cep: '01310100',
      cidade: { codigo: '3550308', nome: 'São Paulo', uf: 'SP' },
      latitude: -23.5614,
      fuso: 'America/Manaus',
      contatos: [
        { ...CONTATO, telefone: null, recebeCobrancas: false },
        { nome: 'Caixa', telefone: '+5511912345678', recebeLaudos: false, recebeCobrancas: true },
      ],
      tabelaPreco: { codigo: tudo.tabelaPreco },
      precos: [{ servico: { codigo: tudo.precos[0]?.servico }, centavos: 8_500 }],
      limiteCreditoCentavos: 800_000,
      comissaoBp: 1_000,
      entregaWhatsapp: false,
      usuarios: [],
    })
    const { corpo: alterada } = await empresa.como.CLIENTE('PUT /parceiro/:codigo', {
      ...dadosDeParceiro({ documento: corpo.documento }),
      codigo: corpo.codigo,
      versao: 1,
    })
    expect(alterada).toMatchObject({ contatos: [], precos: [], tabelaPreco: null, limiteCreditoCentavos: null })
    const trilha = await empresa.como.CLIENTE('GET /historico', { entidade: 'parceiro', registro: corpo.codigo })
    expect(trilha.corpo.itens[0]?.mudancas).toMatchObject({ precos: [corpo.precos, []] })
  })

  it('autônomo com CPF e 120 caracteres no nome', async () => {
    const nome = 'Ç'.repeat(120)
    expect((await postar({ nome, documento: '529.982.247-25' })).corpo).toMatchObject({
      nome,
      documento: '52998224725',
    })
  })

  it('o preço próprio da ficha é o que o atendimento cobra', async () => {
    const servico = await criarServico(amb, empresa)
    const { codigo } = await criar({ precos: [{ servico, centavos: 7_777 }] })
    const { corpo } = await empresa.como.CLIENTE('POST /atendimento/preco', { itens: [{ servico }], parceiro: codigo })
    expect(corpo.itens).toMatchObject([{ centavos: 7_777, explicacao: { regra: 'PRECO_DO_PARCEIRO' } }])
  })

  it('o mesmo documento ao mesmo tempo: uma só; a outra empresa pode ter a mesma clínica', async () => {
    const documento = cpfUnico()
    const respostas = await Promise.all([postar({ documento }), postar({ documento })])
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      campos: { documento: 'Já existe uma clínica parceira com este documento.' },
    })
    expect((await postar({ documento }, outra.como.CLIENTE)).status).toBe(201)
  })

  it('em uso não é excluída; sem uso, sim, com contatos e preços', async () => {
    const { codigo } = await criar({ contatos: [CONTATO], precos: [{ servico: empresa.servico, centavos: 1 }] })
    await criarAnimal(amb, empresa.cliente, { parceiro: codigo })
    expect(await empresa.como.CLIENTE('DELETE /parceiro/:codigo', { codigo })).toMatchObject({
      status: 409,
      corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('1 paciente') as string },
    })
    const livre = await criar({ contatos: [CONTATO], precos: [{ servico: empresa.servico, centavos: 1 }] })
    expect((await empresa.como.CLIENTE('DELETE /parceiro/:codigo', { codigo: livre.codigo })).status).toBe(204)
  })

  it('de outra empresa: 404 na ficha, 422 no que o formulário aponta', async () => {
    const { codigo } = await criar()
    const { CLIENTE } = outra.como
    for (const { status } of [
      await CLIENTE('GET /parceiro/:codigo', { codigo }),
      await CLIENTE('PUT /parceiro/:codigo', { ...dadosDeParceiro(), codigo, versao: 1 }),
      await CLIENTE('PUT /parceiro/:codigo/situacao', { codigo, versao: 1, ativo: false }),
      await CLIENTE('DELETE /parceiro/:codigo', { codigo }),
    ])
      expect(status).toBe(404)
    expect((await postar({ precos: [{ servico: empresa.servico, centavos: 1 }] }, CLIENTE)).status).toBe(422)
  })

  it('uma tabela desativada não entra em clínica nova, mas fica na que já a tem', async () => {
    const { CLIENTE } = empresa.como
    const { corpo: tabela } = await CLIENTE('POST /tabela-preco', { nome: unico('Antiga') })
    const { codigo, documento } = await criar({ tabelaPreco: tabela.codigo })
    await CLIENTE('PUT /tabela-preco/:codigo/situacao', { codigo: tabela.codigo, versao: 1, ativo: false })
    expect(await postar({ tabelaPreco: tabela.codigo })).toMatchObject({
      status: 422,
      corpo: { campos: { tabelaPreco: 'Escolha uma tabela da lista.' } },
    })
    const salva = { ...dadosDeParceiro({ documento, tabelaPreco: tabela.codigo }), codigo, versao: 1 }
    expect((await CLIENTE('PUT /parceiro/:codigo', salva)).status).toBe(200)
  })

  const NINGUEM = '018f0000-0000-7000-8000-000000000000'
  it.each<[string, DadosDeTeste, string]>([
    ['sem nome', { nome: '  ' }, 'nome'],
    ['sem razão social', { razaoSocial: '' }, 'razaoSocial'],
    ['CNPJ errado', { documento: '11.222.333/0001-82' }, 'documento'],
    ['telefone sem DDD', { telefone: '3045-2210' }, 'telefone'],
    ['e-mail quebrado', { email: 'contato@' }, 'email'],
    ['CEP curto', { cep: '0131' }, 'cep'],
    ['cidade inventada', { cidade: '9999999' }, 'cidade'],
    ['cidade que não existe', { cidade: '3599999' }, 'cidade'],
    ['latitude sozinha', { latitude: -23 }, 'longitude'],
    ['longitude sozinha', { longitude: -46 }, 'latitude'],
    ['latitude fora do mundo', { latitude: -91, longitude: 0 }, 'latitude'],
    ['fuso inventado', { fuso: 'America/Atlantida' }, 'fuso'],
    ['dia 32', { diaFechamento: 32 }, 'diaFechamento'],
    ['dia 0', { diaVencimento: 0 }, 'diaVencimento'],
    ['crédito negativo', { limiteCreditoCentavos: -1 }, 'limiteCreditoCentavos'],
    ['comissão acima de 100%', { comissaoBp: 10_001 }, 'comissaoBp'],
    ['entrega por e-mail sem e-mail', { entregaEmail: true }, 'email'],
    ['entrega por WhatsApp sem telefone', { entregaWhatsapp: true, contatos: [CONTATO] }, 'telefone'],
    ['contato sem nome', { contatos: [{ ...CONTATO, nome: '' }] }, 'contatos.0.nome'],
    ['contato sem como falar', { contatos: [{ nome: 'Zé' }] }, 'contatos.0.telefone'],
    ['tabela que não existe', { tabelaPreco: NINGUEM }, 'tabelaPreco'],
    ['preço de serviço que não existe', { precos: [{ servico: NINGUEM, centavos: 1 }] }, 'precos'],
  ])('recusa %s no campo', async (_nome, extra, campo) => {
    const { status, corpo } = await postar(extra)
    expect([status, corpo]).toMatchObject([422, { campos: { [campo]: expect.any(String) as string } }])
  })
})
