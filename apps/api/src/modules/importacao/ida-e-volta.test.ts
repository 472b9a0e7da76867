import { camposDoAnimal } from '@vetlume/dominio/animal'
import { dadosDaEspecialidade } from '@vetlume/dominio/especialidade'
import { dadosDoEquipamento } from '@vetlume/dominio/equipamento'
import { adivinharMapa, type EntidadeImportada, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { dadosDoParceiro } from '@vetlume/dominio/parceiro'
import { dadosDoServico } from '@vetlume/dominio/servico'
import { dadosDaTabelaPreco } from '@vetlume/dominio/tabela-preco'
import { camposDoTutor } from '@vetlume/dominio/tutor'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { FORMULARIOS, prepararApontados, type Apontados } from '../../../teste/campos/index.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { exportar } from '../../../teste/importacao/exportar.ts'
import { importar } from '../../../teste/importacao/planilhas.ts'

type Dados = Record<string, unknown>
type Item = Readonly<Dados> & { codigo: string; nome: string; versao: number }
type Solto = (chave: string, entrada: Dados) => Promise<{ status: number; corpo: Dados }>

/** In the order in which one needs the other. `situacao` has its own route, and is a field of the sheet like any other. */
const ORDEM: readonly [lista: EntidadeImportada, tipo: TipoDeImportacao, campos: readonly string[]][] = [
  ['especialidade', 'ESPECIALIDADES', [...Object.keys(dadosDaEspecialidade.shape), 'ativo']],
  ['equipamento', 'EQUIPAMENTOS', [...Object.keys(dadosDoEquipamento.shape), 'ativo']],
  ['servico', 'SERVICOS', [...Object.keys(dadosDoServico.shape), 'ativo']],
  ['tabela-preco', 'TABELAS_DE_PRECO', [...Object.keys(dadosDaTabelaPreco.shape), 'ativo']],
  ['parceiro', 'PARCEIROS', [...Object.keys(dadosDoParceiro.shape), 'ativo']],
  ['tutor', 'PACIENTES', [...Object.keys(camposDoTutor.shape), 'ativo']],
  ['animal', 'PACIENTES', [...Object.keys(camposDoAnimal.shape), 'ativo']],
]

/** Fields that have no column of their own, with the reason. */
const SEM_COLUNA: Readonly<Record<string, string>> = {
  'tutor.parceiro': 'a clínica de uma linha sem animal é a do tutor: a coluna é animal.parceiro',
  'animal.tutor': 'são as colunas do tutor, na mesma linha',
}

let amb: Ambiente
let origem: Empresa
let destino: Empresa
let apontados: Apontados
beforeAll(async () => {
  amb = await abrirAmbiente()
  apontados = await prepararApontados(amb)
  origem = apontados.empresa
  destino = await criarEmpresa(amb)
  await copiarNomeados()
  await povoar()
})
afterAll(() => amb.fechar())

const chamar = async (empresa: Empresa, chave: string, entrada: Dados, status = 200): Promise<Dados> => {
  const resposta = await (empresa.como.CLIENTE as unknown as Solto)(chave, entrada)
  expect(resposta.status, `${chave} ${JSON.stringify(resposta.corpo)}`).toBe(status)
  return resposta.corpo
}

const criar = async (caminho: string, dados: Dados) => (await chamar(origem, `POST /${caminho}`, dados, 201)) as Item

/** What a sheet only names is in both companies. */
async function copiarNomeados() {
  const NOMEADOS = [
    ['especialidade', [...apontados.especialidades, origem.especialidade], {}],
    ['equipamento', apontados.equipamentos, {}],
    ['tabela-preco', apontados.tabelas, {}],
    ['modelo-documento', apontados.modelos, { tipo: 'LAUDO' }],
  ] as const
  for (const [caminho, codigos, outros] of NOMEADOS) {
    for (const codigo of codigos) {
      const { nome } = await chamar(origem, `GET /${caminho}/:codigo`, { codigo })
      const existe = (await chamar(destino, `GET /${caminho}`, { limite: 100 }))['itens'] as Item[]
      if (!existe.some((item) => item.nome === nome))
        await chamar(destino, `POST /${caminho}`, { nome, ...outros }, 201)
    }
  }
}

const desativar = async (caminho: string, { codigo, versao }: Item) => {
  await chamar(origem, `PUT /${caminho}/:codigo/situacao`, { codigo, versao, ativo: false })
}

/** Each form filled twice, every field of it in one of them; the second is no longer in use. */
async function povoar() {
  for (const [lista] of ORDEM) {
    for (const vez of [0, 1] as const) {
      const { preencher, menos, noutraSuite = {} } = FORMULARIOS[lista]
      const fora = new Set<string>([...(menos?.[vez] ?? []), ...Object.keys(noutraSuite)])
      const dados = Object.entries(preencher(apontados, vez)).filter(([campo]) => !fora.has(campo))
      const criado = await criar(lista, Object.fromEntries(dados))
      if (vez === 1) await desativar(lista, criado)
    }
  }
  const {
    servicos: [um, dois, tres],
    planosDeSaude: [plano],
  } = apontados
  const comum = { modalidade: 'CONSULTA', precoCentavos: 30_000, precosDosPlanos: [{ planoSaude: plano, centavos: 1 }] }
  await criar('servico', { nome: unico('Pacote'), ...comum, pacote: true, composicao: [dois, um] })
  const antigo = await criar('servico', { nome: unico('Sem laudo; e | com sinais'), ...comum, exigeLaudo: false })
  const extinto = { nome: unico('Pacote extinto'), ...comum, pacote: true, composicao: [antigo.codigo, tres] }
  await desativar('servico', await criar('servico', extinto))
  await desativar('servico', antigo)
  const contatos = [
    { nome: 'Ana | Recepção', papel: 'Cobranças', email: 'ana@campos.vet', recebeCobrancas: true },
    { nome: 'João; o dono', telefone: '+551133334444', recebeLaudos: true, recebeCobrancas: true },
  ]
  const precos = [
    { servico: um, centavos: 123_456 },
    { servico: antigo.codigo, centavos: 5 },
  ]
  const clinica = FORMULARIOS.parceiro.preencher(apontados, 1)
  await criar('parceiro', { ...clinica, contatos, precos, observacoes: '-uma\n+outra' })
  await criar('animal', { ...FORMULARIOS.animal.preencher(apontados, 1), outrosTutores: [], castrado: null })
  // Nothing but a way to reach her tells this one from others of the same name.
  const mary = await criar('tutor', { nome: 'Mary', estrangeiro: true, email: 'mary@campos.vet' })
  await criar('animal', { nome: unico('Tom'), especie: apontados.especie, sexo: 'MACHO', tutor: mary.codigo })
}

/** Without the clinic that every company of the tests has: its CNPJ is none. */
async function itensDe(empresa: Empresa, lista: EntidadeImportada): Promise<Item[]> {
  const { itens } = await chamar(empresa, `GET /${lista}`, { limite: 500, ordem: 'nome', inteiros: true })
  return (itens as Item[]).filter(({ codigo }) => codigo !== empresa.parceiro)
}

/** A sheet as lines of title → cell. */
async function linhasDe(empresa: Empresa, lista: EntidadeImportada): Promise<Record<string, string>[]> {
  const csv = new TextDecoder().decode(await exportar(lista, await itensDe(empresa, lista), 'csv'))
  return Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ';', skipEmptyLines: true }).data
}

/** What belongs to one company and not to the form: keys, versions, when it came, who enters, past weighings, who uses it. */
const DA_EMPRESA = new Set(
  'codigo versao criadoEm usuarios permissoes pesos especialistas servicos parceiros'.split(' '),
)
/** Columns that count who uses it. */
const DE_USO = new Set(['Especialistas', 'Serviços', 'Serviços que o usam', 'Clínicas que a usam'])
const semUso = (linha: Record<string, string>) =>
  Object.entries(linha).flatMap(([titulo, celula]) => (DE_USO.has(titulo) ? [] : [celula]))
function semChaves(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semChaves)
  if (typeof valor !== 'object' || valor === null) return valor
  const pares = Object.entries(valor).filter(([campo]) => !DA_EMPRESA.has(campo))
  return Object.fromEntries(pares.map(([campo, dentro]) => [campo, semChaves(dentro)]))
}

const fichasDe = async (empresa: Empresa, lista: EntidadeImportada, nomes: ReadonlySet<string>) => {
  const itens = (await itensDe(empresa, lista)).filter(({ nome }) => nomes.has(nome))
  const fichas = itens.map(({ codigo }) => chamar(empresa, `GET /${lista}/:codigo`, { codigo }))
  return (await Promise.all(fichas)).map(semChaves)
}

describe('o que o produto exporta, ele importa', () => {
  it.each(ORDEM)(
    '%s: cada campo do formulário tem a sua coluna, preenchida, e entra por ela',
    async (lista, tipo, campos) => {
      const linhas = await linhasDe(origem, lista)
      const titulos = Object.keys(linhas[0] ?? {})
      const mapa = adivinharMapa(tipo, titulos)
      const valores = (campo: string) =>
        new Set(linhas.map((linha) => linha[titulos[mapa[`${lista}.${campo}`] ?? -1] ?? '']))
      // A column that says the same of everybody may as well not be read.
      const semPlanilha = campos.filter((campo) => !(`${lista}.${campo}` in SEM_COLUNA) && valores(campo).size < 2)
      expect(semPlanilha).toEqual([])
    },
  )

  it.each(['csv', 'xlsx'] as const)('%s: de volta na mesma empresa, não muda nada', async (formato) => {
    for (const [lista, tipo] of ORDEM) {
      const itens = await itensDe(origem, lista)
      const { resultado } = await importar(origem.como.CLIENTE, tipo, await exportar(lista, itens, formato))
      const mudancas = resultado?.contagens.map(({ novos, alterados }) => [novos, alterados])
      expect(new Set(mudancas?.flat()), lista).toEqual(new Set([0]))
      expect(await itensDe(origem, lista), lista).toEqual(itens)
    }
  })

  it('em uma empresa vazia, cada cadastro nasce igual, e sai igual célula por célula', async () => {
    for (const [lista, tipo] of ORDEM)
      await importar(destino.como.CLIENTE, tipo, await exportar(lista, await itensDe(origem, lista), 'csv'))
    for (const [lista] of ORDEM) {
      const nomes = new Set((await itensDe(origem, lista)).map(({ nome }) => nome))
      expect(await fichasDe(destino, lista, nomes), lista).toEqual(await fichasDe(origem, lista, nomes))
      const primeira = ([celula]: string[]) => nomes.has(celula ?? '')
      const celulas = async (empresa: Empresa) => (await linhasDe(empresa, lista)).map(semUso).filter(primeira)
      expect(nomes.size, lista).toBeGreaterThan(1)
      expect(await celulas(destino), lista).toEqual(await celulas(origem))
    }
  })
})
