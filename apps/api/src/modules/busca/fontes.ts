import { ROTULOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { ACHADOS_POR_TIPO, type TipoDeAchado } from '@vetlume/dominio/busca'
import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { listarAnimais } from '../animal/index.ts'
import { listarOsAtendimentos } from '../atendimento/index.ts'
import { listarLaudos } from '../laudo/index.ts'
import { listarParceiros } from '../parceiro/index.ts'
import { listarTutores } from '../tutor/index.ts'

export interface Texto {
  codigo: string
  titulo: string
  detalhe: string
}

/** Where a kind of record is looked for. Each is the list of its own registry: the same search, the same scope. */
export interface Fonte {
  tipo: TipoDeAchado
  permissao: PermissaoDePerfil
  procurar: (ctx: CtxCliente, termo: string) => Promise<Texto[]>
}

// One more than is answered tells that there is more; nobody reads the total.
const pedido = { limite: ACHADOS_POR_TIPO + 1, contar: false } as const
export const porRelevancia = (busca: string) => ({ ...pedido, busca, ordem: 'relevancia' }) as const
const maisNovos = (busca: string) => ({ ...pedido, busca, ordem: '-criadoEm' }) as const

const formatado = (telefone: string | null) => telefone && formatarTelefone(telefone)

export const juntar = (...partes: readonly (string | null | undefined | false)[]): string =>
  partes.filter((parte) => typeof parte === 'string' && parte !== '').join(' · ')

const animais: Fonte = {
  tipo: 'animal',
  permissao: 'animal:ler',
  procurar: async (ctx, termo) =>
    (await listarAnimais({ ctx, input: porRelevancia(termo) })).itens.map(
      ({ codigo, nome, especie, raca, tutor, obito }) => ({
        codigo,
        titulo: nome,
        detalhe: juntar(especie.nome, raca?.nome, tutor.nome, obito !== null && 'Óbito'),
      }),
    ),
}

const tutores: Fonte = {
  tipo: 'tutor',
  permissao: 'tutor:ler',
  procurar: async (ctx, termo) =>
    (await listarTutores({ ctx, input: porRelevancia(termo) })).itens.map(
      ({ codigo, nome, cpf, telefone, whatsapp, animais: seus }) => ({
        codigo,
        titulo: nome,
        detalhe: juntar(cpf && formatarCpf(cpf), formatado(telefone ?? whatsapp), seus.join(', ')),
      }),
    ),
}

const atendimentos: Fonte = {
  tipo: 'atendimento',
  permissao: 'atendimento:ler',
  procurar: async (ctx, termo) =>
    (await listarOsAtendimentos({ ctx, input: maisNovos(termo) })).itens.map(
      ({ codigo, numero, animal, servicos, estado, parceiro }) => ({
        codigo,
        titulo: `Atendimento ${numero}: ${animal?.nome ?? ''}`,
        detalhe: juntar(servicos.join(', '), parceiro?.nome, ROTULOS_DO_ATENDIMENTO[estado]),
      }),
    ),
}

const laudos: Fonte = {
  tipo: 'laudo',
  permissao: 'laudo:ler',
  procurar: async (ctx, termo) =>
    (await listarLaudos({ ctx, input: maisNovos(termo) })).itens.map(({ codigo, numero, titulo, animal, tutor }) => ({
      codigo,
      titulo: `Laudo ${numero}: ${animal.nome}`,
      detalhe: juntar(titulo, tutor),
    })),
}

const parceiros: Fonte = {
  tipo: 'parceiro',
  permissao: 'parceiro:ler',
  procurar: async (ctx, termo) =>
    (await listarParceiros({ ctx, input: porRelevancia(termo) })).itens.map(({ codigo, nome, cidade, telefone }) => ({
      codigo,
      titulo: nome,
      detalhe: juntar(cidade, formatado(telefone)),
    })),
}

export const FONTES: readonly Fonte[] = [animais, tutores, atendimentos, laudos, parceiros]
