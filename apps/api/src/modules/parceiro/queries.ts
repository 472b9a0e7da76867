import type { contratoParceiro } from '@vetlume/dominio/parceiro'
import { sql } from 'kysely'
import { alcanceDo, contem, listaDeCadastro, nomeDaCidade, referencia, soAtivos } from '../cadastros/index.ts'

const nome = sql`normalizar(p.nome)`

export const listarParceiros = listaDeCadastro<(typeof contratoParceiro)['GET /parceiro']>(({ ctx, input }) => {
  const alcance = alcanceDo(ctx.ator)
  const termos = alcance.de === 'ESPECIALISTA' ? sql`false` : sql`true`
  return {
    campos: sql`p.codigo, p.nome, p.razao_social as "razaoSocial", p.documento, p.telefone, p.email,
      nullif(concat_ws(', ', p.logradouro, p.numero, p.complemento, p.bairro), '') as endereco, ${nomeDaCidade('m')} as cidade,
      case when ${termos} then ${referencia('t')} end as "tabelaPreco", case when ${termos} then p.modo_cobranca end as "modoCobranca",
      case when ${termos} then p.dia_fechamento end as "diaFechamento", case when ${termos} then p.dia_vencimento end as "diaVencimento",
      case when ${termos} then p.limite_credito_centavos end as "limiteCreditoCentavos", p.ativo, p.versao`,
    origem: sql`from parceiro p left join cidade m on m.ibge = p.cidade
      left join tabela_preco t on t.cliente = p.cliente and t.codigo = p.tabela_preco`,
    chave: sql`p.codigo`,
    nome,
    busca: (termo) => contem(sql`p.busca`, termo),
    colunas: {
      nome: { expressao: nome, tipo: 'text' },
      cidade: { expressao: sql`coalesce(m.busca, '') || ' ' || normalizar(p.nome)`, tipo: 'text' },
    },
    filtros: [
      sql`p.cliente = ${ctx.cliente}`,
      alcance.de === 'PARCEIRO' && sql`p.codigo = ${alcance.parceiro}`,
      soAtivos('p', input.ativo),
      input.cidade !== undefined && sql`p.cidade = ${input.cidade}::int`,
      input.modoCobranca !== undefined && sql`${termos} and p.modo_cobranca = ${input.modoCobranca}`,
    ],
  }
})
