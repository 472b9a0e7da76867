import type { contratoPlanoSaude } from '@vetlume/dominio/plano-saude'
import { sql } from 'kysely'
import { listaDeCadastro, soAtivos } from '../lista-de-cadastro.ts'

const inteiro = sql`normalizar(p.operadora || ' ' || p.nome)`

export const listarPlanosDeSaude = listaDeCadastro<(typeof contratoPlanoSaude)['GET /plano-saude']>(({ input }) => ({
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
