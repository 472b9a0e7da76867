import {
  normalizarTitulo,
  OUTROS_NOMES_DE_ESPECIE,
  SEM_RACA,
  type Leitura,
  type ReferenciaImportada,
} from '@vetlume/dominio/importacao'
import { normalizarBusca, normalizarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { CATALOGOS, type Nomeado } from '../queries-catalogo.ts'
import type { Banco } from '../../../infra/banco/index.ts'

const ROTULOS: Readonly<Record<ReferenciaImportada, string>> = {
  especie: 'uma espécie',
  raca: 'uma raça desta espécie',
  cidade: 'uma cidade',
  parceiro: 'uma clínica parceira',
  planoSaude: 'um plano de saúde',
  especialidade: 'uma especialidade',
  tabelaPreco: 'uma tabela de preço',
  servico: 'um serviço',
  equipamento: 'um equipamento',
  modelo: 'um modelo de laudo',
}

const REPETIDOS: Partial<Record<ReferenciaImportada, string>> = {
  cidade: 'Há mais de uma cidade com este nome: escreva também o estado, como Bom Jesus/PI.',
  raca: 'Mais de uma espécie tem esta raça: informe também a espécie.',
}

interface Indice {
  porNome: ReadonlyMap<string, readonly Nomeado[]>
  porCodigo: ReadonlyMap<string, Nomeado>
}

function indexar(linhas: readonly Nomeado[]): Indice {
  const porNome = new Map<string, Nomeado[]>()
  for (const linha of linhas) {
    for (const nome of [linha.nome, ...(linha.outro?.split(/[,;]/) ?? [])]) {
      const chave = normalizarTitulo(nome)
      porNome.set(chave, [...(porNome.get(chave) ?? []), linha])
    }
  }
  return { porNome, porCodigo: new Map(linhas.map((linha) => [linha.codigo, linha])) }
}

/** `São Paulo/SP`, `São Paulo - SP`, `São Paulo (SP)` → name and state. */
function partirCidade(texto: string): [nome: string, uf: string | null] {
  const [, nome = '', uf = ''] = /^(.+?)\s*[-/(,]\s*([a-z]{2})\)?$/i.exec(texto.trim()) ?? []
  return uf === '' ? [texto, null] : [nome, uf.toUpperCase()]
}

/** What a field may point at. Tutors are never loaded whole. */
export type Nomeavel = ReferenciaImportada | 'tutor'

/** Where the cell is: the species of a breed, the state of a city. */
export type Contexto = string | null

export interface Catalogo {
  /** The key of the row that `texto` names. */
  achar(referencia: ReferenciaImportada, texto: string, dentro?: Contexto): Leitura<string>
  /** Whether the row of a key is in use. */
  ativo(referencia: ReferenciaImportada, codigo: string): boolean
  /** The row of a key, as audit trails show it. */
  nomear(referencia: Nomeavel, codigo: string): { codigo: string; nome: string }
  /** A row that is known by another way: one that the sheet itself brings, or a tutor. */
  lembrar(referencia: Nomeavel, codigo: string, nome: string): void
}

/** Where a sheet is planned, with the registries that it names. */
export interface Terreno {
  tx: Banco
  cliente: string
  catalogo: Catalogo
}

const procurar = (referencia: ReferenciaImportada, { porNome }: Indice, texto: string): readonly Nomeado[] => {
  const chave = normalizarTitulo(texto)
  if (referencia === 'especie') return porNome.get(chave) ?? porNome.get(OUTROS_NOMES_DE_ESPECIE[chave] ?? '') ?? []
  if (referencia === 'raca' && SEM_RACA.has(normalizarBusca(texto))) return porNome.get('srd') ?? []
  if (referencia === 'parceiro') return porNome.get(normalizarTitulo(normalizarCpfOuCnpj(texto) ?? texto)) ?? []
  return porNome.get(chave) ?? []
}

/** Those in use, and otherwise the others: what a record points at may be out of use. Of the same words, the same marks win. */
function preferidos(candidatos: readonly Nomeado[], texto: string): readonly Nomeado[] {
  const ativos = candidatos.filter(({ ativo }) => ativo)
  const linhas = [...new Map((ativos.length > 0 ? ativos : candidatos).map((linha) => [linha.codigo, linha])).values()]
  const exatos = linhas.filter(({ nome }) => normalizarBusca(nome) === normalizarBusca(texto))
  return exatos.length > 0 ? exatos : linhas
}

function criarCatalogo(indices: Partial<Record<ReferenciaImportada, Indice>>): Catalogo {
  const vazio = indexar([])
  const indiceDe = (referencia: Nomeavel) => (referencia === 'tutor' ? vazio : (indices[referencia] ?? vazio))
  const lembrados = new Map<string, string>()
  return {
    achar(referencia, texto, dentro = null) {
      const [nome, uf] = referencia === 'cidade' ? partirCidade(texto) : [texto, null]
      const lugar = dentro ?? uf
      const candidatos = procurar(referencia, indiceDe(referencia), nome).filter(
        (linha) => lugar === null || linha.dentro === lugar,
      )
      const [achado, outro] = preferidos(candidatos, nome)
      if (achado === undefined) return { erro: `Não há ${ROTULOS[referencia]} com este nome.` }
      if (outro === undefined) return { valor: achado.codigo }
      return { erro: REPETIDOS[referencia] ?? 'Há mais de um cadastro com este nome. Deixe só um ativo.' }
    },
    ativo: (referencia, codigo) => indiceDe(referencia).porCodigo.get(codigo)?.ativo ?? false,
    lembrar: (referencia, codigo, nome) => void lembrados.set(`${referencia}|${codigo}`, nome),
    nomear(referencia, codigo) {
      const linha = indiceDe(referencia).porCodigo.get(codigo)
      if (linha === undefined) return { codigo, nome: lembrados.get(`${referencia}|${codigo}`) ?? '…' }
      return { codigo, nome: referencia === 'cidade' ? `${linha.nome}/${linha.dentro ?? ''}` : linha.nome }
    },
  }
}

/** Loads the registries that the columns in use name, each by one query. */
export async function carregarCatalogo(
  lugar: { tx: Banco; cliente: string },
  referencias: ReadonlySet<ReferenciaImportada>,
): Promise<Catalogo> {
  const indices: Partial<Record<ReferenciaImportada, Indice>> = {}
  for (const referencia of referencias)
    indices[referencia] = indexar(await CATALOGOS[referencia](lugar.tx, lugar.cliente))
  return criarCatalogo(indices)
}
