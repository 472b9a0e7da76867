import type { contratoCupom } from '@vetlume/dominio/cupom'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import { listaDeCadastro } from '../lista-de-cadastro.ts'

const nome = sql`normalizar(c.texto)`

export const listarCupons = listaDeCadastro<(typeof contratoCupom)['GET /cupom']>(({ ctx, input }) => {
  const hoje = diaNaZona(ctx.agora.toString(), ctx.ator.fuso)
  const situacao = sql`case when not c.ativo then 'INATIVO' when c.valido_ate < ${hoje} then 'EXPIRADO'
    when c.usos >= c.limite_total then 'ESGOTADO' when c.valido_de > ${hoje} then 'FUTURO' else 'VIGENTE' end`
  return {
    campos: sql`c.codigo, c.texto, c.tipo, c.percentual_bp as "percentualBp", c.valor_centavos as "valorCentavos", c.duracao, c.meses,
      c.valido_de as "validoDe", c.valido_ate as "validoAte", c.limite_total as "limiteTotal",
      c.limite_por_cliente as "limitePorCliente", c.usos, ${situacao} as situacao, c.ativo, c.versao`,
    origem: sql`from cupom c`,
    chave: sql`c.codigo`,
    nome,
    colunas: {
      texto: { expressao: nome, tipo: 'text' },
      validoDe: { expressao: sql`c.valido_de`, tipo: 'date' },
      usos: { expressao: sql`c.usos`, tipo: 'int8' },
    },
    filtros: [input.situacao !== undefined && sql`${situacao} = ${input.situacao}`],
  }
})
