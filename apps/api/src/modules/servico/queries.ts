import type { contratoServico } from '@vetlume/dominio/servico'
import { sql, type RawBuilder } from 'kysely'
import { alcanceDo, contem, listaDeCadastro, referencia, soAtivos, type Alcance } from '../cadastros/index.ts'

const nome = sql`normalizar(s.nome)`

/** What the reader pays: a clinic its own price, then its table's, then the service's; the others the service's. */
function preco(alcance: Alcance): RawBuilder<unknown> {
  if (alcance.de !== 'PARCEIRO') return sql`s.preco_centavos`
  return sql`coalesce(
    (select pp.centavos from parceiro_preco pp where pp.cliente = s.cliente and pp.parceiro = ${alcance.parceiro} and pp.servico = s.codigo),
    (select ti.centavos from parceiro p join tabela_preco_item ti on ti.cliente = p.cliente and ti.tabela = p.tabela_preco
      where p.cliente = s.cliente and p.codigo = ${alcance.parceiro} and ti.servico = s.codigo),
    s.preco_centavos)`
}

export const listarServicos = listaDeCadastro<(typeof contratoServico)['GET /servico']>(({ ctx, input }) => {
  const alcance = alcanceDo(ctx.ator)
  const valor = preco(alcance)
  return {
    campos: sql`s.codigo, s.nome, s.modalidade, ${referencia('e')} as especialidade, s.duracao_minutos as "duracaoMinutos",
      ${valor} as "precoCentavos", ${alcance.de === 'EMPRESA' ? sql`s.custo_centavos` : sql`null::integer`} as "custoCentavos",
      s.prazo_rotina_horas as "prazoRotinaHoras", s.prazo_urgente_horas as "prazoUrgenteHoras",
      s.exige_revisao as "exigeRevisao", s.exige_laudo as "exigeLaudo", ${referencia('d')} as modelo, s.preparo, s.ativo, s.versao`,
    origem: sql`from servico s left join especialidade e on e.cliente = s.cliente and e.codigo = s.especialidade
      left join modelo_documento d on d.cliente = s.cliente and d.codigo = s.modelo`,
    chave: sql`s.codigo`,
    nome,
    busca: (termo) => contem(sql`s.busca`, termo),
    colunas: {
      nome: { expressao: nome, tipo: 'text' },
      modalidade: { expressao: sql`s.modalidade || normalizar(s.nome)`, tipo: 'text' },
      preco: { expressao: valor, tipo: 'int8' },
      duracao: { expressao: sql`s.duracao_minutos`, tipo: 'int8' },
    },
    filtros: [
      sql`s.cliente = ${ctx.cliente}`,
      alcance.de === 'PARCEIRO' && sql`s.ativo`,
      soAtivos('s', input.ativo),
      input.modalidade !== undefined && sql`s.modalidade = ${input.modalidade}`,
      input.especialidade !== undefined && sql`s.especialidade = ${input.especialidade}`,
    ],
  }
})
