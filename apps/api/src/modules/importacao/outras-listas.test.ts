import type { PermissaoDaEmpresa } from '@vetlume/dominio/permissoes'
import { PERMISSOES_DA_IMPORTACAO, TIPOS_DE_IMPORTACAO } from '@vetlume/dominio/importacao'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { conferir, csv, enviar, importar, motivos } from '../../../teste/importacao/planilhas.ts'
import { comPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  await importar(
    empresa.como.CLIENTE,
    'SERVICOS',
    csv(
      'Serviço;Modalidade;Preço',
      'Eco;Ecocardiografia;300',
      'Raio-X;Radiografia;120',
      'Ultrassom;Ultrassonografia;200',
    ),
  )
})

async function precosDe(tabela: string): Promise<Record<string, number>> {
  const { CLIENTE } = empresa.como
  const { itens } = (await CLIENTE('GET /tabela-preco', {})).corpo
  const codigo = itens.find(({ nome }) => nome === tabela)?.codigo ?? ''
  const { corpo } = await CLIENTE('GET /tabela-preco/:codigo', { codigo })
  return Object.fromEntries(corpo.itens.map(({ servico, centavos }) => [servico.nome, centavos]))
}

describe('tabelas de preço', () => {
  it('um preço por linha, de quantas tabelas vierem; os mesmos outra vez não mudam nada', async () => {
    const planilha = csv(
      'Tabela;Exame;Valor (R$)',
      'Parceiros;Eco;250,00',
      'Parceiros;raio-x;100',
      'Hospitais;Eco;1.234,56',
    )
    const { resultado } = await importar(empresa.como.CLIENTE, 'TABELAS_DE_PRECO', planilha)
    expect(resultado?.contagens).toEqual([{ entidade: 'tabela-preco', novos: 2, alterados: 0, iguais: 0 }])
    expect(await precosDe('Parceiros')).toEqual({ Eco: 25_000, 'Raio-X': 10_000 })
    expect(await precosDe('Hospitais')).toEqual({ Eco: 123_456 })
    const outraVez = await importar(empresa.como.CLIENTE, 'TABELAS_DE_PRECO', planilha)
    expect(outraVez.resultado?.contagens).toEqual([{ entidade: 'tabela-preco', novos: 0, alterados: 0, iguais: 2 }])
  })

  it('o preço toma o lugar do que o serviço tinha, os outros ficam, e a trilha diz o que mudou', async () => {
    const { CLIENTE } = empresa.como
    await importar(
      CLIENTE,
      'TABELAS_DE_PRECO',
      csv('Tabela;Serviço;Preço', 'Parceiros;Eco;250', 'Parceiros;Raio-X;100'),
    )
    await importar(
      CLIENTE,
      'TABELAS_DE_PRECO',
      csv('Tabela;Serviço;Preço', 'PARCEIROS;Raio-X;110', 'Parceiros;Ultrassom;180'),
    )
    expect(await precosDe('PARCEIROS')).toEqual({ Eco: 25_000, 'Raio-X': 11_000, Ultrassom: 18_000 })
    const { itens } = (await CLIENTE('GET /tabela-preco', {})).corpo
    const registro = itens[0]?.codigo ?? ''
    const trilha = (await CLIENTE('GET /historico', { entidade: 'tabela-preco', registro })).corpo.itens
    expect(trilha.map(({ acao, mudancas }) => [acao, Object.keys(mudancas).toSorted()])).toEqual([
      ['ALTERAR', ['itens', 'nome']],
      ['CRIAR', ['ativo', 'itens', 'nome']],
    ])
  })

  it('a célula com todos os preços os troca por inteiro', async () => {
    const { CLIENTE } = empresa.como
    await importar(
      CLIENTE,
      'TABELAS_DE_PRECO',
      csv('Tabela;Serviço;Preço', 'Parceiros;Eco;250', 'Parceiros;Raio-X;100'),
    )
    await importar(CLIENTE, 'TABELAS_DE_PRECO', csv('Tabela;Preços', '"Parceiros";"Eco | 260,00\nUltrassom | 90"'))
    expect(await precosDe('Parceiros')).toEqual({ Eco: 26_000, Ultrassom: 9_000 })
  })

  it('diz o que não entra: serviço que não há, meio preço, dois preços de um serviço; o mesmo duas vezes entra', async () => {
    const ruim = csv(
      'Tabela;Serviço;Preço',
      'Parceiros;Tomografia;900',
      'Parceiros;Eco;',
      'Parceiros;;80',
      'Parceiros;Raio-X;100',
      'Parceiros;Raio-X;105',
      'Hospitais;Raio-X;105',
      'Hospitais;Raio-X;105',
      'Hospitais;Eco;caro',
    )
    const conferida = await conferir(empresa.como.CLIENTE, 'TABELAS_DE_PRECO', ruim)
    expect(motivos(conferida)).toEqual([
      '2 Serviço: Não há um serviço com este nome.',
      '3 Preço: Informe o preço deste serviço.',
      '4 Serviço: Informe de que serviço é este preço.',
      '6 Preço: A linha 5 traz outro preço para o mesmo serviço.',
      '9 Preço: Valor inválido. Escreva em reais, como 1.234,50.',
    ])
  })
})

it('especialidades e equipamentos entram pelo nome, mudam e deixam de ser usados', async () => {
  const { CLIENTE } = empresa.como
  await importar(CLIENTE, 'ESPECIALIDADES', csv('Área;Descrição', 'Oncologia;Tumores', 'Nefrologia;'))
  await importar(
    CLIENTE,
    'ESPECIALIDADES',
    csv('Especialidade;Descrição;Situação', 'oncologia;Tumores e massas;Inativo'),
  )
  const especialidades = (await CLIENTE('GET /especialidade', { ordem: 'nome' })).corpo.itens
  expect(especialidades.filter(({ nome }) => nome !== 'Diagnóstico por imagem')).toMatchObject([
    { nome: 'Nefrologia', descricao: null, ativo: true },
    { nome: 'oncologia', descricao: 'Tumores e massas', ativo: false },
  ])
  await importar(CLIENTE, 'EQUIPAMENTOS', csv('Aparelho', 'Ultrassom portátil', 'Raio-X'))
  expect((await CLIENTE('GET /equipamento', { ordem: 'nome' })).corpo.itens.map(({ nome }) => nome)).toEqual([
    'Raio-X',
    'Ultrassom portátil',
  ])
})

describe('quem importa só grava o que gravaria à mão', () => {
  const PLANILHAS = {
    PACIENTES: csv('Tutor;CPF', 'Ana;529.982.247-25'),
    PARCEIROS: csv('Clínica;CNPJ', 'Vila;11.222.333/0001-81'),
    SERVICOS: csv('Serviço;Preço', 'Eco;1'),
    TABELAS_DE_PRECO: csv('Tabela;Serviço;Preço', 'Parceiros;Eco;1'),
    ESPECIALIDADES: csv('Especialidade', 'Oncologia'),
    EQUIPAMENTOS: csv('Equipamento', 'Raio-X'),
  }

  it.each(TIPOS_DE_IMPORTACAO)('%s', async (tipo) => {
    const lista: readonly PermissaoDaEmpresa[] = ['importacao:escrever']
    const completo = await comPapel(amb, empresa, [...lista, ...PERMISSOES_DA_IMPORTACAO[tipo]])
    const { status, corpo } = await enviar(completo.chamar, tipo, PLANILHAS[tipo])
    expect(status).toBe(201)
    for (const falta of PERMISSOES_DA_IMPORTACAO[tipo]) {
      const outras = PERMISSOES_DA_IMPORTACAO[tipo].filter((permissao) => permissao !== falta)
      const { chamar } = await comPapel(amb, empresa, [...lista, ...outras])
      const { codigo } = corpo
      const recusas = [
        await enviar(chamar, tipo, PLANILHAS[tipo]),
        await chamar('GET /importacao/:codigo', { codigo }),
        await chamar('POST /importacao/:codigo/conferir', { codigo, mapa: corpo.mapa }),
        await chamar('POST /importacao/:codigo/aplicar', { codigo }),
        await chamar('GET /importacao/:codigo/recusadas', { codigo }),
        await chamar('DELETE /importacao/:codigo', { codigo }),
      ]
      expect(recusas.map((recusa) => [recusa.status, (recusa.corpo as { codigo?: string }).codigo])).toEqual(
        recusas.map(() => [403, 'SEM_PERMISSAO']),
      )
    }
  })
})
