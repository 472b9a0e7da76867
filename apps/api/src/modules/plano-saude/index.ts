import { contratoPlanoSaude, type DadosDoPlanoDeSaude, type PlanoDeSaude } from '@vetlume/dominio/plano-saude'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { fichaPelaLista, handlersDoCadastro, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

const inteiro = sql`normalizar(p.operadora || ' ' || p.nome)`

const listarPlanosDeSaude = listaDeCadastro<(typeof contratoPlanoSaude)['GET /plano-saude']>(({ input }) => ({
  campos: sql`p.codigo, p.operadora, p.nome, p.tipo, p.exige_autorizacao as "exigeAutorizacao", p.coparticipacao_bp as "coparticipacaoBp",
    p.prazo_pagamento_dias as "prazoPagamentoDias", p.carencia_dias as "carenciaDias",
    p.intervalo_repeticao_dias as "intervaloRepeticaoDias", p.ativo, p.versao`,
  origem: sql`from plano_saude p`,
  chave: sql`p.codigo`,
  nome: inteiro,
  colunas: {
    operadora: { expressao: inteiro, tipo: 'text' },
    nome: { expressao: sql`normalizar(p.nome)`, tipo: 'text' },
    prazoPagamento: { expressao: sql`p.prazo_pagamento_dias`, tipo: 'int8' },
  },
  filtros: [soAtivos('p', input.ativo), input.tipo !== undefined && sql`p.tipo = ${input.tipo}`],
}))

const naLista = fichaPelaLista(listarPlanosDeSaude)

async function ler(ctx: CtxPlataforma, codigo: string) {
  const plano = await naLista(ctx, codigo)
  if (plano === undefined) return undefined
  const { rows: carencias } = await sql<PlanoDeSaude['carencias'][number]>`
    select modalidade, dias from plano_saude_carencia where plano_saude = ${codigo} order by modalidade`.execute(ctx.tx)
  return { ...plano, carencias }
}

const verbosDoPlanoDeSaude = verbosDoCadastro<DadosDoPlanoDeSaude, PlanoDeSaude, CtxPlataforma>({
  entidade: 'plano-saude',
  escrever: 'base:escrever',
  ler,
  colunas: (dados) => ({
    operadora: dados.operadora,
    nome: dados.nome,
    tipo: dados.tipo,
    exige_autorizacao: dados.exigeAutorizacao,
    coparticipacao_bp: dados.coparticipacaoBp,
    prazo_pagamento_dias: dados.prazoPagamentoDias,
    carencia_dias: dados.carenciaDias,
    intervalo_repeticao_dias: dados.intervaloRepeticaoDias,
  }),
  gravarPartes: async ({ ctx, dados, codigo }) => {
    await ctx.tx.deleteFrom('plano_saude_carencia').where('plano_saude', '=', codigo).execute()
    if (dados.carencias.length === 0) return
    await ctx.tx
      .insertInto('plano_saude_carencia')
      .values(dados.carencias.map((carencia) => ({ plano_saude: codigo, ...carencia })))
      .execute()
  },
})

export function rotasPlanoSaude(registrar: Registrar): void {
  registrar(contratoPlanoSaude, handlersDoCadastro('plano-saude', listarPlanosDeSaude, verbosDoPlanoDeSaude))
}
