import type { FaixaDeHorario } from '@vetlume/dominio/agenda'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface ServicoComPrecos {
  codigo: string
  nome: string
  ativo: boolean
  pacote: boolean
  preco_centavos: number
  prazo_rotina_horas: number
  prazo_urgente_horas: number
  parceiro_centavos: number | null
  tabela_nome: string | null
  tabela_centavos: number | null
  plano_nome: string | null
  plano_centavos: number | null
}

/** Every price that a service could have for this partner and this plan; the rule in dominio chooses. */
export async function servicosComPrecos(
  tx: Banco,
  cliente: string,
  {
    servicos,
    parceiro,
    planoSaude,
  }: { servicos: readonly string[]; parceiro: string | null; planoSaude: string | null },
): Promise<Map<string, ServicoComPrecos>> {
  const { rows } = await sql<ServicoComPrecos>`
    select s.codigo, s.nome, s.ativo, s.pacote, s.preco_centavos, s.prazo_rotina_horas, s.prazo_urgente_horas,
      pp.centavos as parceiro_centavos, tp.nome as tabela_nome, ti.centavos as tabela_centavos,
      pl.nome as plano_nome, ps.centavos as plano_centavos
    from servico s
    left join parceiro p on p.cliente = s.cliente and p.codigo = ${parceiro}::uuid
    left join parceiro_preco pp on pp.cliente = s.cliente and pp.parceiro = p.codigo and pp.servico = s.codigo
    left join tabela_preco tp on tp.cliente = s.cliente and tp.codigo = p.tabela_preco
    left join tabela_preco_item ti on ti.cliente = s.cliente and ti.tabela = tp.codigo and ti.servico = s.codigo
    left join plano_saude pl on pl.codigo = ${planoSaude}::uuid
    left join plano_saude_preco ps on ps.cliente = s.cliente and ps.plano_saude = pl.codigo and ps.servico = s.codigo
    where s.cliente = ${cliente} and s.codigo = any(${servicos}::uuid[])`.execute(tx)
  return new Map(rows.map((linha) => [linha.codigo, linha]))
}

/** What each bundle contains, in its order. */
export async function composicoes(
  tx: Banco,
  cliente: string,
  pacotes: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ pacote: string; servicos: string[] }>`
    select pacote, array_agg(servico order by ordem) as servicos from servico_composicao
    where cliente = ${cliente} and pacote = any(${pacotes}::uuid[]) group by pacote`.execute(tx)
  return new Map(rows.map(({ pacote, servicos }) => [pacote, servicos]))
}

export interface CondicoesDoParceiro {
  codigo: string
  nome: string
  ativo: boolean
  modo_cobranca: 'A_VISTA' | 'FATURADO'
  deslocamento_centavos: number
}

export async function condicoesDoParceiro(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<CondicoesDoParceiro | undefined> {
  const { rows } = await sql<CondicoesDoParceiro>`
    select p.codigo, p.nome, p.ativo, p.modo_cobranca, coalesce(c.deslocamento_centavos, 0) as deslocamento_centavos
    from parceiro p left join cidade c on c.ibge = p.cidade
    where p.cliente = ${cliente} and p.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export async function faixasDeHorario(tx: Banco): Promise<FaixaDeHorario[]> {
  const { rows } = await sql<FaixaDeHorario>`
    select dia_semana as "diaSemana", inicio, fim, tipo, acrescimo_bp as "acrescimoBp" from horario_atendimento where ativo`.execute(
    tx,
  )
  return rows
}
