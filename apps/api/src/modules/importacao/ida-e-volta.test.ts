import type { TipoDeImportacao } from '@vetlume/dominio/importacao'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, numeroUnico, unico, type Empresa } from '../../../teste/fabricas.ts'
import { exportar, type ListaExportada } from '../../../teste/importacao/exportar.ts'
import { importar } from '../../../teste/importacao/planilhas.ts'

let amb: Ambiente
let origem: Empresa
let destino: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  ;[origem, destino] = [await criarEmpresa(amb), await criarEmpresa(amb)]
  await povoar()
})
afterAll(() => amb.fechar())

const criar = async (pedido: Promise<{ status: number; corpo: unknown }>) => {
  const { status, corpo } = await pedido
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo as { codigo: string }
}

/** Names of what a sheet only names are in both companies. */
async function emAmbas(criarEm: (empresa: Empresa) => Promise<unknown>) {
  for (const empresa of [origem, destino]) await criarEm(empresa)
}

async function povoar() {
  const CLIENTE = origem.como.CLIENTE
  const [tabela, clinica, documento] = [unico('Tabela'), unico('Clínica'), '11.222.333/0001-81']
  const tabelas = new Map<Empresa, string>()
  await emAmbas(async ({ cliente }) => {
    const { codigo } = await amb.db
      .insertInto('tabela_preco')
      .values({ cliente, nome: tabela })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    tabelas.set(cliente === origem.cliente ? origem : destino, codigo)
  })
  const parceiro = await criar(
    CLIENTE('POST /parceiro', {
      nome: clinica,
      razaoSocial: 'Amigo & Fiel Ltda; filial',
      documento,
      telefone: '(11) 3333-4444',
      email: 'contato@amigofiel.vet',
      cidade: '3550308',
      tabelaPreco: tabelas.get(origem) ?? null,
      modoCobranca: 'A_VISTA',
      diaFechamento: 15,
      diaVencimento: 20,
      limiteCreditoCentavos: 1_234_550,
    }),
  )
  await criar(
    CLIENTE('POST /servico', {
      nome: unico('Ressonância de crânio'),
      modalidade: 'RESSONANCIA',
      especialidade: origem.especialidade,
      duracaoMinutos: 90,
      precoCentavos: 123_450,
      custoCentavos: 8_005,
      prazoRotinaHoras: 72,
      prazoUrgenteHoras: 12,
      exigeRevisao: true,
      preparo: '=Jejum de 8 horas; água à vontade',
    }),
  )
  await criar(
    CLIENTE('POST /servico', {
      nome: unico('Consulta'),
      modalidade: 'CONSULTA',
      precoCentavos: 15_000,
      exigeLaudo: false,
    }),
  )
  const tutor = await criar(
    CLIENTE('POST /tutor', {
      nome: "Ana D'Ávila",
      cpf: cpfUnico(),
      whatsapp: '(11) 91234-5678',
      email: 'ana@exemplo.com.br',
      cidade: '2201903',
      parceiro: parceiro.codigo,
    }),
  )
  const estrangeira = await criar(
    CLIENTE('POST /tutor', {
      nome: 'Mary Smith',
      estrangeiro: true,
      documento: 'X1234567',
      telefone: '+1 415 555 2671',
    }),
  )
  const { codigo: especie } = await amb.db
    .selectFrom('especie')
    .select('codigo')
    .where('nome', '=', 'Canina')
    .executeTakeFirstOrThrow()
  const { codigo: raca } = await amb.db
    .selectFrom('raca')
    .select('codigo')
    .where('especie', '=', especie)
    .where('nome', 'ilike', 'Border%')
    .executeTakeFirstOrThrow()
  await criar(
    CLIENTE('POST /animal', {
      nome: 'Mel',
      especie,
      raca,
      sexo: 'FEMEA',
      castrado: true,
      nascimento: '2020-12-31',
      nascimentoPresumido: true,
      pelagem: 'Caramelo',
      microchip: numeroUnico(15),
      sinpatinhas: '076123456789012',
      alerta: '-morde',
      pesoGramas: 12_500,
      tutor: tutor.codigo,
      parceiro: parceiro.codigo,
    }),
  )
  await criar(
    CLIENTE('POST /animal', {
      nome: 'Tom',
      especie,
      sexo: 'INDETERMINADO',
      castrado: false,
      pesoGramas: 850,
      nascimento: '2010-02-28',
      obito: '2024-03-01',
      tutor: estrangeira.codigo,
    }),
  )
}

type Item = Readonly<Record<string, unknown>> & { nome: string }

/** Without the clinic that every company of the tests has: its CNPJ is none. */
const itensDe = async ({ como, parceiro }: Empresa, lista: ListaExportada): Promise<Item[]> => {
  const { corpo } = await como.CLIENTE(`GET /${lista}`, { limite: 100, ordem: 'nome' })
  return (corpo.itens as unknown as Item[]).filter(({ codigo }) => codigo !== parceiro)
}

/** What belongs to one company and not to the record: keys, versions, when it came, and what its rows are called by. */
function semChaves(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semChaves)
  if (typeof valor !== 'object' || valor === null) return valor
  const pares = Object.entries(valor).filter(([campo]) => !['codigo', 'versao', 'criadoEm'].includes(campo))
  return Object.fromEntries(pares.map(([campo, dentro]) => [campo, semChaves(dentro)]))
}

/** In the order in which one needs the other. What the list shows and the form of the import does not hold is left out. */
const ORDEM: readonly [lista: ListaExportada, tipo: TipoDeImportacao, fora: readonly string[]][] = [
  ['parceiro', 'PARCEIROS', ['endereco']],
  ['servico', 'SERVICOS', ['modelo', 'composicao']],
  ['tutor', 'PACIENTES', []],
  ['animal', 'PACIENTES', []],
]

const comparaveis = (itens: readonly Item[], fora: readonly string[], nomes: ReadonlySet<string>) =>
  itens
    .filter(({ nome }) => nomes.has(nome))
    .map((item) => semChaves(Object.fromEntries(Object.entries(item).filter(([campo]) => !fora.includes(campo)))))

describe('o que o produto exporta, ele importa', () => {
  it.each(['csv', 'xlsx'] as const)('%s: de volta na mesma empresa, não muda nada', async (formato) => {
    for (const [lista, tipo] of ORDEM) {
      const itens = await itensDe(origem, lista)
      const { resultado } = await importar(origem.como.CLIENTE, tipo, await exportar(lista, itens, formato))
      const mudancas = resultado?.contagens.map(({ novos, alterados }) => [novos, alterados])
      expect(new Set(mudancas?.flat()), lista).toEqual(new Set([0]))
      expect(await itensDe(origem, lista), lista).toEqual(itens)
    }
  })

  it('em uma empresa vazia, cada cadastro nasce igual', async () => {
    for (const [lista, tipo, fora] of ORDEM) {
      const itens = await itensDe(origem, lista)
      const nomes = new Set(itens.map(({ nome }) => nome))
      await importar(destino.como.CLIENTE, tipo, await exportar(lista, itens, 'csv'))
      // The last column to come in, the animals, is what the list of tutors shows of each one.
      expect(itens.length, lista).toBeGreaterThan(0)
      const semAnimais = lista === 'tutor' ? [...fora, 'animais'] : fora
      expect(comparaveis(await itensDe(destino, lista), semAnimais, nomes), lista).toEqual(
        comparaveis(itens, semAnimais, nomes),
      )
    }
  })
})
