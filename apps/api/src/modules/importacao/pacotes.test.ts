import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
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

const servicos = async (CLIENTE: Chamar) => {
  const { corpo } = await CLIENTE('GET /servico', { limite: 100, inteiros: true })
  return new Map(corpo.itens.map((item) => [item.nome, item]))
}
const trilha = async (CLIENTE: Chamar, entidade: string, registro: string) =>
  (await CLIENTE('GET /historico', { entidade, registro })).corpo.itens.map(({ acao, mudancas }) => [acao, mudancas])

const TITULOS = 'Serviço;Modalidade;Preço;Duração (min);Pacote;Serviços do pacote;Situação'
const BASE = [
  'Eco;Eco;300;50;não;;Ativo',
  'Raio X;RX;100;20;não;;Ativo',
  `Check-up;Consulta;350;70;sim;${celula('raio x', 'Eco')};Ativo`,
]

describe('serviços e pacotes', () => {
  it('um pacote nasce com serviços da mesma planilha, e o que ele tira deles não se grava nele', async () => {
    const CLIENTE = await nova()
    await importar(CLIENTE, 'SERVICOS', csv(TITULOS, ...BASE.toReversed()))
    const pacote = (await servicos(CLIENTE)).get('Check-up')
    expect(pacote).toMatchObject({
      pacote: true,
      duracaoMinutos: 70,
      composicao: [{ nome: 'Raio X' }, { nome: 'Eco' }],
    })
    const guardado = await amb.db
      .selectFrom('servico')
      .select(['duracao_minutos', 'exige_laudo'])
      .where('codigo', '=', pacote?.codigo ?? '')
      .executeTakeFirst()
    expect(guardado).toEqual({ duracao_minutos: 30, exige_laudo: false })
    expect(await trilha(CLIENTE, 'servico', pacote?.codigo ?? '')).toEqual([
      [
        'CRIAR',
        expect.objectContaining({
          composicao: [
            null,
            [
              { codigo: expect.any(String), nome: 'Raio X' },
              { codigo: expect.any(String), nome: 'Eco' },
            ],
          ],
        }),
      ],
    ])
  })

  it('a composição muda pela planilha, com os prazos de antes ao lado; sem ela, prazos de pacote são recusados', async () => {
    const CLIENTE = await nova()
    await importar(CLIENTE, 'SERVICOS', csv(TITULOS, ...BASE, 'Hemograma;Laboratório;50;10;não;;Ativo'))
    const mudada = `Check-up;Consulta;350;70;sim;${celula('Eco', 'Hemograma')};Ativo`
    await importar(CLIENTE, 'SERVICOS', csv(TITULOS, mudada))
    expect((await servicos(CLIENTE)).get('Check-up')).toMatchObject({
      duracaoMinutos: 60,
      composicao: [{ nome: 'Eco' }, { nome: 'Hemograma' }],
    })
    const recusada = await conferir(CLIENTE, 'SERVICOS', csv(TITULOS, 'Check-up;Consulta;350;99;sim;;Ativo'))
    expect(motivos(recusada)).toEqual([expect.stringContaining('2 Duração (min): Este serviço é um pacote')])
  })

  it('o pacote e os seus serviços saem juntos, e voltam juntos', async () => {
    const CLIENTE = await nova()
    await importar(CLIENTE, 'SERVICOS', csv(TITULOS, ...BASE))
    for (const situacao of ['Inativo', 'Ativo']) {
      await importar(CLIENTE, 'SERVICOS', csv(TITULOS, ...BASE.map((linha) => linha.replace(/Ativo$/, situacao))))
      const agora = await servicos(CLIENTE)
      expect(['Eco', 'Raio X', 'Check-up'].map((nome) => agora.get(nome)?.ativo)).toEqual(
        Array.from({ length: 3 }, () => situacao === 'Ativo'),
      )
    }
  })
})

describe('serviços e pacotes: recusado', () => {
  beforeAll(async () => {
    await importar(await nova(), 'SERVICOS', csv(TITULOS, ...BASE, 'Consulta;Consulta;100;30;não;;Ativo'))
  })

  it.each([
    [
      'pacote dentro de pacote',
      [`Outro;Consulta;1;30;sim;${celula('Eco', 'Check-up')};Ativo`],
      '“Check-up” é um pacote',
    ],
    [
      'serviço que vira pacote',
      [`Eco;Eco;300;50;sim;${celula('Raio X', 'Consulta')};Ativo`],
      '2 Pacote: Um serviço não vira pacote',
    ],
    ['um só serviço', ['Outro;Consulta;1;30;sim;Eco;Ativo'], 'ao menos dois serviços'],
    ['nome que não há', [`Outro;Consulta;1;30;sim;${celula('Eco', 'Nada')};Ativo`], '“Nada”: não há um serviço'],
    ['serviço de um pacote ativo', ['Eco;Eco;300;50;não;;Inativo'], 'Faz parte de Check-up'],
    [
      'pacote ativo do que sai na mesma planilha',
      ['Eco;Eco;300;50;não;;Inativo', 'Check-up;Consulta;350;70;sim;;Ativo'],
      'não é mais oferecido: Eco',
    ],
  ])('recusado: %s', async (_, linhas, motivo) => {
    const recusada = await conferir(empresa.como.CLIENTE, 'SERVICOS', csv(TITULOS, ...linhas))
    expect(motivos(recusada).join()).toContain(motivo)
  })
})
