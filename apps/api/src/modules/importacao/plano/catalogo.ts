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
  parceiro: 'uma clínica parceira ativa',
  planoSaude: 'um plano de saúde',
  especialidade: 'uma especialidade',
  tabelaPreco: 'uma tabela de preço',
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

/** Where the cell is: the species of a breed, the state of a city. */
export type Contexto = string | null

export interface Catalogo {
  /** The key of the row that `texto` names. */
  achar(referencia: ReferenciaImportada, texto: string, dentro?: Contexto): Leitura<string>
  /** The row of a key, as audit trails show it. */
  nomear(referencia: ReferenciaImportada, codigo: string): { codigo: string; nome: string }
}

const procurar = (referencia: ReferenciaImportada, { porNome }: Indice, texto: string): readonly Nomeado[] => {
  const chave = normalizarTitulo(texto)
  if (referencia === 'especie') return porNome.get(chave) ?? porNome.get(OUTROS_NOMES_DE_ESPECIE[chave] ?? '') ?? []
  if (referencia === 'raca' && SEM_RACA.has(normalizarBusca(texto))) return porNome.get('srd') ?? []
  if (referencia === 'parceiro') return porNome.get(normalizarTitulo(normalizarCpfOuCnpj(texto) ?? texto)) ?? []
  return porNome.get(chave) ?? []
}

function criarCatalogo(indices: Partial<Record<ReferenciaImportada, Indice>>): Catalogo {
  const indiceDe = (referencia: ReferenciaImportada) => indices[referencia] ?? indexar([])
  return {
    achar(referencia, texto, dentro = null) {
      const [nome, uf] = referencia === 'cidade' ? partirCidade(texto) : [texto, null]
      const lugar = dentro ?? uf
      const candidatos = procurar(referencia, indiceDe(referencia), nome).filter(
        (linha) => linha.ativo && (lugar === null || linha.dentro === lugar),
      )
      const [achado, outro] = [...new Map(candidatos.map((linha) => [linha.codigo, linha])).values()]
      if (achado === undefined) return { erro: `Não há ${ROTULOS[referencia]} com este nome.` }
      if (outro === undefined) return { valor: achado.codigo }
      return { erro: REPETIDOS[referencia] ?? 'Há mais de um cadastro com este nome. Deixe só um ativo.' }
    },
    nomear(referencia, codigo) {
      const linha = indiceDe(referencia).porCodigo.get(codigo)
      if (linha === undefined) return { codigo, nome: '…' }
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
  for (const referencia of referencias) indices[referencia] = indexar(await CATALOGOS[referencia](lugar))
  return criarCatalogo(indices)
}
