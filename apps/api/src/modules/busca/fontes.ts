import { ROTULOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { ACHADOS_POR_TIPO, type TipoDeAchado } from '@vetlume/dominio/busca'
import { LIMITE_DE_TELA } from '@vetlume/dominio/contrato'
import { formatarCpf, formatarTelefone, juntar } from '@vetlume/dominio/formatos'
import type { PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { listarAnimais } from '../animal/index.ts'
import { listarOsAtendimentos } from '../atendimento/index.ts'
import { listarLaudos } from '../laudo/index.ts'
import { listarParceiros } from '../parceiro/index.ts'
import { listarTutores } from '../tutor/index.ts'

/** A record that was found; `exato` when its number is what was typed. */
export interface Texto {
  codigo: string
  titulo: string
  detalhe: string
  exato?: true
}

/** Where a kind of record is looked for. Each is the list of its own registry: the same search, the same scope. */
export interface Fonte {
  tipo: TipoDeAchado
  permissao: PermissaoDePerfil
  procurar: (ctx: CtxCliente, termo: string) => Promise<Texto[]>
}

// One more than is answered tells that there is more.
const pedido = { limite: ACHADOS_POR_TIPO + 1 } as const
export const porRelevancia = (busca: string) => ({ ...pedido, busca, ordem: 'relevancia' }) as const

/** From so many digits on, a number is looked for in CPFs and phones: half of a company's records have any four somewhere. */
const DIGITOS_DE_DOCUMENTO = 5
const ehNumeroCurto = (termo: string) =>
  /^[\d().+/\s-]+$/.test(termo) && termo.replace(/\D/g, '').length < DIGITOS_DE_DOCUMENTO

/** Records by their words; a short number finds only the names that have it, among the first of the list. */
async function pelasPalavras<I extends { nome: string }>(
  termo: string,
  listar: (entrada: { limite: number; busca: string; ordem: 'relevancia' }) => Promise<{ itens: I[] }>,
): Promise<I[]> {
  if (!ehNumeroCurto(termo)) return (await listar(porRelevancia(termo))).itens
  const { itens } = await listar({ ...porRelevancia(termo), limite: LIMITE_DE_TELA })
  return itens.filter(({ nome }) => nome.includes(termo.trim()))
}
const maisNovos = { ...pedido, ordem: '-criadoEm' } as const

interface Numerado {
  codigo: string
  numero: number
}

/** The one whose number was typed, and then the newest that have the words. */
async function pelasPalavrasOuNumero<I extends Numerado>(
  termo: string,
  listar: (filtro: { busca: string } | { numero: number }) => Promise<{ itens: I[] }>,
): Promise<(I & { exato?: true })[]> {
  const numero = /^\d{1,9}$/.test(termo) ? Number(termo) : 0
  const exatos = numero > 0 ? (await listar({ numero })).itens : []
  const { itens } = await listar({ busca: termo })
  return [
    ...exatos.map((item) => ({ ...item, exato: true as const })),
    ...itens.filter(({ codigo }) => !exatos.some((exato) => exato.codigo === codigo)),
  ]
}

const marca = ({ exato }: { exato?: true }) => (exato === undefined ? {} : { exato })

const formatado = (telefone: string | null) => telefone && formatarTelefone(telefone)

const animais: Fonte = {
  tipo: 'animal',
  permissao: 'animal:ler',
  procurar: async (ctx, termo) =>
    (await pelasPalavras(termo, (input) => listarAnimais({ ctx, input }))).map(
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
    (await pelasPalavras(termo, (input) => listarTutores({ ctx, input }))).map(
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
    (
      await pelasPalavrasOuNumero(termo, (filtro) => listarOsAtendimentos({ ctx, input: { ...maisNovos, ...filtro } }))
    ).map((item) => ({
      codigo: item.codigo,
      titulo: `Atendimento ${item.numero}: ${item.animal?.nome ?? ''}`,
      detalhe: juntar(item.servicos.join(', '), item.parceiro?.nome, ROTULOS_DO_ATENDIMENTO[item.estado]),
      ...marca(item),
    })),
}

/** Laudos that were begun: an exam that waits for one has nothing to open, and is found by its atendimento. */
async function laudosEscritos(ctx: CtxCliente, filtro: { busca: string } | { numero: number }) {
  const { itens } = await listarLaudos({ ctx, input: { ...maisNovos, ...filtro } })
  return { itens: itens.flatMap(({ numero, ...item }) => (numero === null ? [] : [{ ...item, numero }])) }
}

const laudos: Fonte = {
  tipo: 'laudo',
  permissao: 'laudo:ler',
  procurar: async (ctx, termo) =>
    (await pelasPalavrasOuNumero(termo, (filtro) => laudosEscritos(ctx, filtro))).map((item) => ({
      codigo: item.codigo,
      titulo: `Laudo ${item.numero}: ${item.animal.nome}`,
      detalhe: juntar(item.titulo, item.tutor),
      ...marca(item),
    })),
}

const parceiros: Fonte = {
  tipo: 'parceiro',
  permissao: 'parceiro:ler',
  procurar: async (ctx, termo) =>
    (await pelasPalavras(termo, (input) => listarParceiros({ ctx, input }))).map(
      ({ codigo, nome, cidade, telefone }) => ({
        codigo,
        titulo: nome,
        detalhe: juntar(cidade, formatado(telefone)),
      }),
    ),
}

export const FONTES: readonly Fonte[] = [animais, tutores, atendimentos, laudos, parceiros]
