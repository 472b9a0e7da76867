import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { conferir, csv, importar, motivos } from '../../../teste/importacao/planilhas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

const nova = async () => (empresa = await criarEmpresa(amb)).como.CLIENTE
/** A list in one cell of a CSV. */
const celula = (...itens: string[]) => `"${itens.join('\n')}"`

const trilha = async (CLIENTE: Chamar, entidade: string, registro: string) =>
  (await CLIENTE('GET /historico', { entidade, registro })).corpo.itens.map(({ acao, mudancas }) => [acao, mudancas])

describe('clínicas', () => {
  const CNPJ = '11.222.333/0001-81'
  const linha = (situacao: string) => csv('Nome;Razão social;CNPJ;Situação', `A;A Ltda;${CNPJ};${situacao}`)
  const clinicas = async (CLIENTE: Chamar) =>
    (await CLIENTE('GET /parceiro', { limite: 100, inteiros: true })).corpo.itens

  it('a que sai leva o acesso de quem entra por ela; a que volta toma um lugar do plano', async () => {
    const CLIENTE = await nova()
    const documento = '11222333000181'
    await amb.db.updateTable('parceiro').set({ documento }).where('codigo', '=', empresa.parceiro).execute()
    const dados = { nome: 'Outra', razaoSocial: 'Outra Ltda', documento: cpfUnico() }
    expect((await CLIENTE('POST /parceiro', dados)).status).toBe(201)
    await importar(CLIENTE, 'PARCEIROS', linha('Inativo'))
    const { versao_sessao } = await amb.db
      .selectFrom('usuario')
      .select('versao_sessao')
      .where('codigo', '=', empresa.usuarios.PARCEIRO.codigo)
      .executeTakeFirstOrThrow()
    expect(versao_sessao).toBe(2)
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({ nome: `Um ${randomUUID()}`, mensal_centavos: 0, anual_centavos: 0, limite_parceiros: 1 })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', empresa.cliente).execute()
    const { codigo } = await conferir(CLIENTE, 'PARCEIROS', linha('Ativo'))
    expect((await CLIENTE('POST /importacao/:codigo/aplicar', { codigo })).status).toBe(402)
    const outra = csv('Nome;Razão social;CNPJ;Situação', 'B;B Ltda;12.ABC.345/01DE-35;Inativo')
    expect(await importar(CLIENTE, 'PARCEIROS', outra)).toMatchObject({ estado: 'APLICADA' })
    // A company that has more than its plan takes still writes what it has.
    await amb.db.updateTable('parceiro').set({ ativo: true }).where('codigo', '=', empresa.parceiro).execute()
    const mudada = csv('Nome;Razão social;CNPJ', 'C;B Ltda;12.ABC.345/01DE-35')
    expect(await importar(CLIENTE, 'PARCEIROS', mudada)).toMatchObject({ estado: 'APLICADA' })
  })

  it('contatos e preços entram, ficam quando a célula está em branco, e obedecem às regras do formulário', async () => {
    const CLIENTE = await nova()
    const titulos = 'Nome;Razão social;CNPJ;Contatos;Preços próprios;Entrega por e-mail'
    await importar(CLIENTE, 'SERVICOS', csv('Serviço;Modalidade;Preço', 'Eco;Eco;300'))
    const ana = 'Ana | ana@x.vet | recebe laudos'
    await importar(CLIENTE, 'PARCEIROS', csv(titulos, `A;A Ltda;${CNPJ};${ana};Eco | 250,00;sim`))
    await importar(CLIENTE, 'PARCEIROS', csv(titulos, `A2;A Ltda;${CNPJ};;;`))
    const clinica = (await clinicas(CLIENTE)).find(({ nome }) => nome === 'A2')
    expect(clinica?.doFormulario).toMatchObject({
      contatos: [{ nome: 'Ana', email: 'ana@x.vet', recebeLaudos: true }],
      precos: [{ servico: { nome: 'Eco' }, centavos: 25_000 }],
      entregaEmail: true,
    })
    const recusas = csv(
      titulos,
      `B;B;12.ABC.345/01DE-35;João | Dono;Nada | 1;não`,
      `A;A;${CNPJ};Rui | (11) 3333-4444;;sim`,
    )
    expect(motivos(await conferir(CLIENTE, 'PARCEIROS', recusas))).toEqual([
      '2 Contatos: Informe o telefone ou o e-mail do contato.',
      expect.stringContaining('2 Preços próprios: “Nada”: não há um serviço'),
    ])
  })

  it('a tabela que saiu de uso fica onde está, e não vai a outra clínica', async () => {
    const CLIENTE = await nova()
    const { corpo: tabela } = await CLIENTE('POST /tabela-preco', { nome: 'Antiga' })
    const linhas = ['Nome;Razão social;CNPJ;Tabela de preço', `A;A Ltda;${CNPJ};Antiga`]
    await importar(CLIENTE, 'PARCEIROS', csv(...linhas))
    const { codigo, versao } = tabela
    await amb.db.updateTable('tabela_preco').set({ ativo: false, versao }).where('codigo', '=', codigo).execute()
    await importar(CLIENTE, 'PARCEIROS', csv(...linhas))
    const outra = await conferir(CLIENTE, 'PARCEIROS', csv(...linhas, 'B;B Ltda;12.ABC.345/01DE-35;Antiga'))
    expect(motivos(outra)).toEqual(['3 Tabela de preço: Esta tabela de preço está inativa.'])
  })

  it('só quem exporta recebe a linha inteira, e cada um só o que é dele saber', async () => {
    const CLIENTE = await nova()
    await amb.db
      .updateTable('parceiro')
      .set({ observacoes: 'Paga atrasado', comissao_bp: 500 })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    const daEmpresa = (await clinicas(CLIENTE))[0]?.doFormulario
    expect(daEmpresa).toMatchObject({ observacoes: 'Paga atrasado', comissaoBp: 500, precos: [] })
    for (const perfil of ['PARCEIRO', 'ESPECIALISTA'] as const)
      expect((await clinicas(empresa.como[perfil]))[0]?.doFormulario, perfil).toMatchObject({
        observacoes: null,
        comissaoBp: null,
        precos: null,
      })
    const { corpo } = await CLIENTE('GET /parceiro')
    expect(corpo.itens[0]).not.toHaveProperty('doFormulario')
  })
})

describe('pacientes', () => {
  const COLUNAS = 'Tutor;CPF;Animal;Espécie;Outros tutores;Situação;Data do óbito'
  const animal = async (CLIENTE: Chamar, busca: string) =>
    (await CLIENTE('GET /animal', { busca, inteiros: true })).corpo.itens[0]

  it('outros tutores: da mesma planilha ou do cadastro, e o animal se acha por eles', async () => {
    const CLIENTE = await nova()
    const [ana, rui, eva] = [cpfUnico(), cpfUnico(), cpfUnico()]
    await importar(CLIENTE, 'PACIENTES', csv('Tutor;CPF', `Evandro Só;${eva}`))
    const outros = celula('rui prado', `Outro nome | ${eva}`, 'Ana')
    await importar(
      CLIENTE,
      'PACIENTES',
      csv(COLUNAS, `Ana;${ana};Mel;Canina;${outros};Ativo;`, `Rui Prado;${rui};;;;;`),
    )
    const mel = await animal(CLIENTE, 'evandro')
    expect(mel).toMatchObject({ nome: 'Mel', tutor: { nome: 'Ana' } })
    expect(mel?.doFormulario?.outrosTutores.map(({ nome }) => nome)).toEqual(['Evandro Só', 'Rui Prado'])
    await importar(CLIENTE, 'PACIENTES', csv(COLUNAS, `Ana;${ana};Mel;Canina;Rui Prado;;`))
    expect(await animal(CLIENTE, 'evandro')).toBeUndefined()
    const [ultima] = await trilha(CLIENTE, 'animal', mel?.codigo ?? '')
    expect(ultima).toEqual([
      'ALTERAR',
      {
        outrosTutores: [
          [expect.objectContaining({ nome: 'Evandro Só' }), expect.objectContaining({ nome: 'Rui Prado' })],
          [expect.objectContaining({ nome: 'Rui Prado' })],
        ],
      },
    ])
  })

  it('um nome que dois têm pede o CPF; o que ninguém tem é dito', async () => {
    const CLIENTE = await nova()
    const linhas = [`Ana;${cpfUnico()}`, `Ana;${cpfUnico()}`]
    await importar(CLIENTE, 'PACIENTES', csv('Tutor;CPF', ...linhas))
    const recusada = csv(COLUNAS, `Rui;${cpfUnico()};Mel;Canina;Ana;;`, `Eva;${cpfUnico()};Tom;Felina;Zé;;`)
    expect(motivos(await conferir(CLIENTE, 'PACIENTES', recusada))).toEqual([
      expect.stringContaining('2 Outros tutores: Há mais de um tutor “Ana”'),
      '3 Outros tutores: Não há no cadastro o tutor “Zé”.',
    ])
  })

  it('“Óbito” na situação não diz se está em uso; “Inativo” diz', async () => {
    const CLIENTE = await nova()
    const cpf = cpfUnico()
    const linha = (situacao: string) => csv(COLUNAS, `Ana;${cpf};Mel;Canina;;${situacao};01/02/2026`)
    for (const [situacao, ativo] of [
      ['Óbito', true],
      ['Inativo', false],
      ['Óbito', false],
      ['Ativo', true],
    ] as const) {
      await importar(CLIENTE, 'PACIENTES', linha(situacao))
      expect(await animal(CLIENTE, 'mel'), situacao).toMatchObject({ ativo })
    }
  })
})
