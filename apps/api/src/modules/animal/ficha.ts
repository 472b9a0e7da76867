import {
  comAtraso,
  idadeDoAnimal,
  problemasDasDatas,
  type AnimalCompleto,
  type DadosDoAnimal,
} from '@vetlume/dominio/animal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, type Dia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros, type Visao } from '../cadastros/index.ts'
import { permissoesDaFicha, podeEditar, tutoresDisponiveis } from '../tutor/index.ts'
import { fichaDoAnimal, travarAnimal, type FichaDoAnimal } from './queries.ts'

/** Today, in the company's zone. */
export const hojeDe = ({ agora, ator }: CtxCliente): Dia => diaNaZona(agora.toString(), ator.fuso)

/** The record as it is answered: with the age of today and what the reader may do. */
export function responderFicha(ctx: CtxCliente, visao: Visao, ficha: FichaDoAnimal): AnimalCompleto {
  const hoje = hojeDe(ctx)
  const deHoje = { idade: idadeDoAnimal(ficha, hoje), vacinas: comAtraso(ficha.vacinas, ficha, hoje) }
  return { ...ficha, ...deHoje, permissoes: permissoesDaFicha(ctx.ator, visao, ficha, 'animal:escrever') }
}

/** Locks an animal to change something of it. Throws NAO_ENCONTRADO, also for one that was merged, or SEM_PERMISSAO. */
export async function abrirParaMudar(ctx: CtxCliente, codigo: string): Promise<FichaDoAnimal> {
  const { tx, cliente, ator } = ctx
  const visao = visaoDosCadastros(ator)
  await travarAnimal(tx, cliente, codigo)
  const ficha = exigir(await fichaDoAnimal(tx, cliente, visao, codigo))
  if (ficha.unidoA !== null) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (!podeEditar(visao, ficha)) throw new ErroDeDominio('SEM_PERMISSAO')
  return ficha
}

/** What is counted or has its own trail: it is no change of the record. */
export const FORA_DA_TRILHA = ['criadoEm', 'pesos', 'vacinas', 'idade', 'foto', 'unidoA'] as const

const fora = new Set<string>(['codigo', 'versao', ...FORA_DA_TRILHA])

/** What the audit trail keeps of a record: what people typed, with names where the row has keys. */
export function paraTrilha(ficha: FichaDoAnimal): Record<string, unknown> {
  const { tutor, outrosTutores, ...resto } = ficha
  return {
    ...Object.fromEntries(Object.entries(resto).filter(([campo]) => !fora.has(campo))),
    tutor: { codigo: tutor.codigo, nome: tutor.nome },
    outrosTutores: outrosTutores.map(({ codigo, nome }) => ({ codigo, nome })),
  }
}

/** Throws VALIDACAO for dates that cannot be, on the day of the company's zone. */
export function conferirDatas(
  ctx: CtxCliente,
  dados: Pick<DadosDoAnimal, 'nascimento' | 'obito' | 'obitoMotivo'>,
): void {
  const campos = problemasDasDatas(dados, hojeDe(ctx))
  if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
}

/** The other tutors, each once and none of them the main one. */
export const outrosDe = ({ tutor, outrosTutores }: Pick<DadosDoAnimal, 'tutor' | 'outrosTutores'>): string[] => [
  ...new Set(outrosTutores.filter((outro) => outro !== tutor)),
]

/** Throws unless the tutors that are new to the animal are ones whom the person may choose. */
export async function conferirTutores(
  { tx, cliente }: CtxCliente,
  visao: Visao,
  dados: Pick<DadosDoAnimal, 'tutor' | 'outrosTutores'>,
  jaEram: readonly string[] = [],
): Promise<void> {
  const novos = [dados.tutor, ...outrosDe(dados)].filter((tutor) => !jaEram.includes(tutor))
  if (novos.length === 0) return
  const disponiveis = await tutoresDisponiveis(tx, cliente, visao, novos)
  const faltam = novos.filter((tutor) => !disponiveis.has(tutor))
  if (faltam.length === 0) return
  const mensagem = 'Escolha um tutor do cadastro.'
  const campos = faltam.includes(dados.tutor) ? { tutor: mensagem } : { outrosTutores: mensagem }
  throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos })
}
