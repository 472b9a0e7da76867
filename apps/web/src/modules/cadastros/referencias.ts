import { listar, type CaminhoDeLista, type ConsultaDe, type ItemDaLista } from '../../lib/listar.ts'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import type { FiltroDeReferencia } from '../../ui/lista/tipos.ts'

interface Registro {
  codigo: string
  nome: string
}

type ComNome<C extends CaminhoDeLista> = C extends unknown ? (ItemDaLista<C> extends Registro ? C : never) : never

/** Registries that the contract lists: what a filter or a search field may look into. */
export type Cadastro = ComNome<CaminhoDeLista>
export type ItemDoCadastro<C extends Cadastro> = ItemDaLista<C>

const OPCOES = '20'
const SO_ATIVOS = { ativo: 'true' } as const

/** Rows of a registry for what a person types: those that begin with it first; inactive ones are not offered. */
export function procurarNoCadastro<C extends Cadastro>(cadastro: C, filtros: ConsultaDe<C> = SO_ATIVOS) {
  const buscar = listar(cadastro)
  return async (texto: string, sinal: AbortSignal): Promise<ItemDoCadastro<C>[]> => {
    const procura = texto === '' ? { ordem: 'nome' } : { busca: texto, ordem: 'relevancia' }
    return (await buscar({ ...filtros, ...procura, limite: OPCOES }, sinal)).itens
  }
}

/** Where what is missing is registered: a new company finds most fields empty. */
const NENHUM: Partial<Record<Cadastro, string>> = {
  especialidade: 'Nenhuma especialidade ativa: veja Cadastro › Especialidade.',
  especialista: 'Nenhum especialista ativo: veja Cadastro › Especialista.',
  parceiro: 'Nenhuma clínica ativa: veja Cadastro › Clínica Parceira.',
  servico: 'Nenhum serviço ativo: veja Cadastro › Serviço.',
}

interface OpcoesDaFonte<C extends Cadastro> {
  filtros?: ConsultaDe<C>
  /** Second line of an option, which tells homonyms apart. */
  detalhe?: (item: ItemDoCadastro<C>) => string | null
}

/** What a search field of a form needs to look into a registry. */
export function fonteDoCadastro<C extends Cadastro>(cadastro: C, opcoes: OpcoesDaFonte<C> = {}) {
  const { filtros = SO_ATIVOS, detalhe } = opcoes
  const procurar = procurarNoCadastro(cadastro, filtros)
  return {
    chave: [cadastro, 'opcoes', ...Object.values(filtros).filter((valor) => valor !== undefined)],
    nenhum: NENHUM[cadastro],
    procurar: async (texto: string, sinal: AbortSignal): Promise<OpcaoDeBusca[]> =>
      (await procurar(texto, sinal)).map((item) => ({
        codigo: item.codigo,
        nome: item.nome,
        detalhe: detalhe?.(item) ?? null,
      })),
  }
}

/** A filter by the row of another registry, inactive ones too. `nome` is how a row reads in it. */
export function filtroDoCadastro<C extends Cadastro>(
  id: FiltroDeReferencia['id'],
  rotulo: string,
  cadastro: C,
  nome: (item: ItemDoCadastro<C>) => string = (item) => item.nome,
): FiltroDeReferencia {
  const procurar = procurarNoCadastro(cadastro, {})
  const buscar = listar(cadastro)
  return {
    id,
    rotulo,
    tipo: 'referencia',
    procurar: async (texto, sinal) =>
      (await procurar(texto, sinal)).map((item) => ({ valor: item.codigo, rotulo: nome(item) })),
    rotuloDe: async (valor, sinal) => {
      const [item] = (await buscar({ codigo: valor }, sinal)).itens
      return item === undefined ? 'Não encontrado' : nome(item)
    },
  }
}
