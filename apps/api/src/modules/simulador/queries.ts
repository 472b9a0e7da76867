import type { Cenario, ResumoDaSimulacao, SimulacaoCompleta } from '@vetlume/dominio/simulador'
import { sql } from 'kysely'
import type { Ator } from '../../infra/token.ts'
import { alcanceDasSimulacoes } from './alcance.ts'
import type { Banco } from '../../infra/banco/index.ts'

export type SimulacaoLida = Omit<SimulacaoCompleta, 'permissoes'>

/** What is written of a simulation: its scenarios, and what the rule makes of the first. */
export interface SimulacaoAGravar {
  nome: string
  cenarios: readonly Cenario[]
  resumo: ResumoDaSimulacao
}

const emJson = ({ cenarios }: SimulacaoAGravar): string => JSON.stringify({ cenarios })
const esta = (cliente: string, ator: Ator, codigo: string) =>
  sql.join([...alcanceDasSimulacoes(cliente, ator), sql`s.codigo = ${codigo}`], sql` and `)

/** A simulation that the caller may see; locked until commit with `travar`. */
export async function lerSimulacao(
  tx: Banco,
  cliente: string,
  ator: Ator,
  codigo: string,
  { travar = false } = {},
): Promise<SimulacaoLida | undefined> {
  const { rows } = await sql<SimulacaoLida>`
    select s.codigo, s.nome, s.custo_centavos as "custoCentavos", s.preco_centavos as "precoCentavos",
      s.margem_bp as "margemBp", s.criado_em as "criadoEm", s.entrada -> 'cenarios' as cenarios, s.versao
    from simulacao s where ${esta(cliente, ator, codigo)} ${travar ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

export async function inserirSimulacao(
  tx: Banco,
  cliente: string,
  simulacao: SimulacaoAGravar,
  ator: Ator,
  agora: Temporal.Instant,
): Promise<string> {
  const { nome, resumo } = simulacao
  const { codigo } = await tx
    .insertInto('simulacao')
    .values({
      cliente,
      nome,
      custo_centavos: resumo.custoCentavos,
      preco_centavos: resumo.precoCentavos,
      margem_bp: resumo.margemBp,
      entrada: emJson(simulacao),
      criado_por: ator.usuario,
      criado_em: agora.toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

export async function atualizarSimulacao(
  tx: Banco,
  cliente: string,
  codigo: string,
  simulacao: SimulacaoAGravar,
  ator: Ator,
): Promise<void> {
  const { nome, resumo } = simulacao
  await sql`update simulacao s set nome = ${nome}, custo_centavos = ${resumo.custoCentavos},
      preco_centavos = ${resumo.precoCentavos}, margem_bp = ${resumo.margemBp}, entrada = ${emJson(simulacao)}::jsonb,
      versao = s.versao + 1
    where ${esta(cliente, ator, codigo)}`.execute(tx)
}

export async function apagarSimulacao(tx: Banco, cliente: string, codigo: string, ator: Ator): Promise<void> {
  await sql`delete from simulacao s where ${esta(cliente, ator, codigo)}`.execute(tx)
}
