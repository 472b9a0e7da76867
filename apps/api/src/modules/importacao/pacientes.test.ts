import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conferirCadeias } from '../../infra/tarefas/conferencia.ts'
import { criarDiario } from '../../infra/diario.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  comoWindows1252,
  conferir,
  csv,
  emLinhas,
  importar,
  motivos,
  xlsx,
} from '../../../teste/importacao/planilhas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

/** A company that has nothing yet. */
const nova = async () => (empresa = await criarEmpresa(amb)).como.CLIENTE
const tutores = () =>
  amb.db.selectFrom('tutor').selectAll().where('cliente', '=', empresa.cliente).orderBy('nome').execute()
const animais = () =>
  amb.db.selectFrom('animal').selectAll().where('cliente', '=', empresa.cliente).orderBy('nome').execute()

const CABECALHO = 'Nome do Proprietário;CPF;Celular;Cidade;UF;Animal;Espécie;Raça;Sexo;Castrado;Data Nasc.;Peso (kg)'

describe('tutores e pacientes', () => {
  it('uma planilha do Excel em pt-BR entra inteira, e de novo não muda nada', async () => {
    const CLIENTE = await nova()
    const [ana, joao] = [cpfUnico(), cpfUnico()]
    const arquivo = comoWindows1252(
      emLinhas(
        CABECALHO,
        `Ana D'Ávila;${ana};(11) 91234-5678;São Paulo;SP;Mel;Cão;Vira-lata;Fêmea castrada;;31/12/2020;12,5`,
        `Ana D'Ávila;${ana};(11) 91234-5678;São Paulo;SP;Tom;Gato;SRD;M;não;12/2023;3.500 g`,
        `João Paulo;${joao};;Bom Jesus;PI;;;;;;;`,
      ),
    )
    const primeira = await importar(CLIENTE, 'PACIENTES', arquivo)
    expect(primeira).toMatchObject({
      estado: 'APLICADA',
      linhas: 3,
      resultado: {
        contagens: [
          { entidade: 'tutor', novos: 2, alterados: 0, iguais: 0 },
          { entidade: 'animal', novos: 2, alterados: 0, iguais: 0 },
        ],
      },
    })
    expect(await tutores()).toMatchObject([
      { nome: "Ana D'Ávila", cpf: ana, whatsapp: '+5511912345678', cidade: 3550308 },
      { nome: 'João Paulo', cpf: joao, cidade: 2201903 },
    ])
    expect(await animais()).toMatchObject([
      {
        nome: 'Mel',
        sexo: 'FEMEA',
        castrado: true,
        nascimento: '2020-12-31',
        nascimento_presumido: false,
        peso_gramas: 12_500,
      },
      {
        nome: 'Tom',
        sexo: 'MACHO',
        castrado: false,
        nascimento: '2023-12-01',
        nascimento_presumido: true,
        peso_gramas: 3_500,
      },
    ])
    const segunda = await importar(CLIENTE, 'PACIENTES', arquivo)
    expect(segunda.resultado?.contagens).toEqual([
      { entidade: 'tutor', novos: 0, alterados: 0, iguais: 2 },
      { entidade: 'animal', novos: 0, alterados: 0, iguais: 2 },
    ])
    expect((await animais()).map(({ versao }) => versao)).toEqual([1, 1])
  })

  it('muda o que a planilha diz, guarda o que ela não diz, e deixa a trilha de cada ficha', async () => {
    const CLIENTE = await nova()
    const cpf = cpfUnico()
    await importar(
      CLIENTE,
      'PACIENTES',
      csv('Tutor;CPF;E-mail;Bairro;Animal;Espécie;Peso', `Rui;${cpf};rui@x.com;Sé;Rex;Canina;10`),
    )
    const depois = await importar(
      CLIENTE,
      'PACIENTES',
      csv('Tutor;CPF;E-mail;Bairro;Animal;Espécie;Peso', `Rui;${cpf};rui@y.com;;Rex;Canina;11,2`),
    )
    expect(depois.resultado?.contagens).toEqual([
      { entidade: 'tutor', novos: 0, alterados: 1, iguais: 0 },
      { entidade: 'animal', novos: 0, alterados: 1, iguais: 0 },
    ])
    const [rui] = await tutores()
    expect(rui).toMatchObject({ email: 'rui@y.com', bairro: 'Sé', versao: 2 })
    const [rex] = await animais()
    const pesos = await amb.db
      .selectFrom('animal_peso')
      .select('gramas')
      .where('animal', '=', rex?.codigo ?? '')
      .orderBy('gramas')
      .execute()
    expect(pesos).toEqual([{ gramas: 10_000 }, { gramas: 11_200 }])
    const { corpo } = await CLIENTE('GET /historico', { entidade: 'tutor', registro: rui?.codigo ?? '' })
    expect(corpo.itens.map(({ acao, mudancas }) => [acao, mudancas])).toEqual([
      ['ALTERAR', { email: ['rui@x.com', 'rui@y.com'] }],
      ['CRIAR', expect.objectContaining({ nome: [null, 'Rui'], cpf: [null, cpf] })],
    ])
    const { rows } = await sql<{ mudancas: object }>`select mudancas from auditoria where cliente = ${empresa.cliente}
      and acao = 'IMPORTAR' and registro = ${depois.codigo}`.execute(amb.db)
    expect(rows[0]?.mudancas).toMatchObject({ tipo: [null, 'PACIENTES'], tutor: [null, { alterados: 1 }] })
    const quebradas = await conferirCadeias(amb.db, criarDiario('silent'))
    expect(quebradas.filter(({ cliente }) => cliente === empresa.cliente)).toEqual([])
  })

  it('sem CPF: estrangeiro, reconhecido pelo nome e contato; animal sem nascimento; nomes longos e com emoji', async () => {
    const CLIENTE = await nova()
    const longo = 'Ñ'.repeat(120)
    const linhas = [
      'Tutor;Estrangeiro;E-mail;Animal;Espécie;Nascimento',
      `O'Brien 🐾;sim;OBRIEN@exemplo.com;Fluffy 😀;Felino;`,
      `${longo};sim;;Bob;Cachorro;`,
    ]
    await importar(CLIENTE, 'PACIENTES', csv(...linhas))
    const de_novo = await importar(CLIENTE, 'PACIENTES', csv(...linhas))
    expect(de_novo.resultado?.contagens.map(({ iguais }) => iguais)).toEqual([2, 2])
    expect((await tutores()).map(({ nome, email }) => [nome, email])).toEqual(
      expect.arrayContaining([
        ["O'Brien 🐾", 'obrien@exemplo.com'],
        [longo, null],
      ]),
    )
    expect((await animais()).map(({ nascimento }) => nascimento)).toEqual([null, null])
  })

  it('o microchip diz quem é; o de outro tutor é recusado', async () => {
    const CLIENTE = await nova()
    const [ana, bia] = [cpfUnico(), cpfUnico()]
    const chip = '981098106123456'
    await importar(CLIENTE, 'PACIENTES', csv('Tutor;CPF;Animal;Espécie;Microchip', `Ana;${ana};Mel;Canina;${chip}`))
    const renomeado = await importar(
      CLIENTE,
      'PACIENTES',
      csv('Tutor;CPF;Animal;Microchip', `Ana;${ana};Melzinha;${chip}`),
    )
    expect(renomeado.resultado?.contagens[1]).toEqual({ entidade: 'animal', novos: 0, alterados: 1, iguais: 0 })
    const deOutra = await conferir(
      CLIENTE,
      'PACIENTES',
      csv('Tutor;CPF;Animal;Espécie;Microchip', `Bia;${bia};Mel;Canina;${chip}`),
    )
    expect(motivos(deOutra)).toEqual(['2 Microchip: Este microchip já é de Melzinha, de outro tutor.'])
  })

  it('cada linha ruim é dita com a coluna, o valor e o motivo; e nada entra', async () => {
    const CLIENTE = await nova()
    const cpf = cpfUnico()
    const conferida = await conferir(
      CLIENTE,
      'PACIENTES',
      csv(
        CABECALHO,
        `Ana;111.111.111-11;123;Lugar Nenhum;SP;Mel;Dragão;SRD;talvez;quem sabe;31/02/2020;muito`,
        `Bia;${cpf};;Bom Jesus;;Rex;Canina;Persa;M;s;01/01/2099;`,
        `;;;;;Tom;Felina;;;;;`,
        `Caio;;;;;Nina;Felina;;;;;`,
        `Duda;${cpf};;;;;;;;;;`,
      ),
    )
    expect(motivos(conferida)).toEqual([
      '2 CPF: CPF inválido. Confira os números.',
      '2 Celular: Telefone inválido. Escreva com DDD, como (11) 91234-5678.',
      '2 Cidade: Não há uma cidade com este nome.',
      '2 Espécie: Não há uma espécie com este nome.',
      '2 Sexo: Sexo não reconhecido. Escreva fêmea, macho ou indeterminado.',
      '2 Castrado: Escreva sim ou não.',
      '2 Data Nasc.: Data inválida. Escreva como 31/12/2025.',
      '2 Peso (kg): Peso inválido. Escreva em quilos, como 12,5.',
      '3 Cidade: Há mais de uma cidade com este nome: escreva também o estado, como Bom Jesus/PI.',
      '3 Raça: Não há uma raça desta espécie com este nome.',
      '3 Data Nasc.: A data de nascimento não pode estar no futuro.',
      '4 Nome do Proprietário: Informe o tutor.',
      '6 Nome do Proprietário: A linha 3 traz outro valor para o mesmo cadastro.',
    ])
    expect(conferida.resultado?.problemas[0]).toMatchObject({ linha: 2, coluna: 'CPF', valor: '111.111.111-11' })
    expect(conferida.resultado?.recusadas).toBe(4)
    const { corpo } = await CLIENTE('POST /importacao/:codigo/aplicar', { codigo: conferida.codigo })
    expect(corpo).toMatchObject({ estado: 'CONFERIDA', resultado: { recusadas: 4 } })
    expect(await tutores()).toEqual([])
  })

  it('XLSX: CPF, CEP e telefone guardados como número, sem os zeros; datas de verdade e números de série', async () => {
    const CLIENTE = await nova()
    const arquivo = await xlsx({
      Base: [
        ['Tutor', 'CPF', 'Celular', 'CEP', 'Animal', 'Espécie', 'Nascimento', 'Microchip'],
        [
          'Ana',
          1_234_567_890,
          11_912_345_678,
          1_001_000,
          'Mel',
          'Canina',
          new Date('2020-03-10T00:00:00Z'),
          981_098_106_123_456,
        ],
        ['Rui', '529.982.247-25', null, null, 'Rex', 'Canina', 43_900, null],
        ['Rui', '529.982.247-25', null, null, 'Bob', 'Canina', 2019, '9,81E+14'],
      ],
    })
    const conferida = await conferir(CLIENTE, 'PACIENTES', arquivo)
    expect(motivos(conferida)).toEqual([
      '4 Microchip: O Excel arredondou este número. Formate a coluna como texto e escreva de novo.',
    ])
    const semErro = await xlsx({
      Base: [
        ['Tutor', 'CPF', 'Celular', 'CEP', 'Animal', 'Espécie', 'Nascimento', 'Microchip'],
        [
          'Ana',
          1_234_567_890,
          11_912_345_678,
          1_001_000,
          'Mel',
          'Canina',
          new Date('2020-03-10T00:00:00Z'),
          981_098_106_123_456,
        ],
        ['Rui', '529.982.247-25', null, null, 'Rex', 'Canina', 43_900, null],
        ['Rui', '529.982.247-25', null, null, 'Bob', 'Canina', 2019, null],
      ],
    })
    await importar(CLIENTE, 'PACIENTES', semErro)
    expect((await tutores())[0]).toMatchObject({ cpf: '01234567890', whatsapp: '+5511912345678', cep: '01001000' })
    expect((await animais()).map(({ nome, nascimento, microchip }) => [nome, nascimento, microchip])).toEqual([
      ['Bob', '2019-01-01', null],
      ['Mel', '2020-03-10', '981098106123456'],
      ['Rex', '2020-03-10', null],
    ])
  })
})
