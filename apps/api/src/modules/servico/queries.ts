import { repartirPacote, type contratoServico, type ItemDeServico } from '@vetlume/dominio/servico'
import { sql, type RawBuilder } from 'kysely'
import { visaoDosCadastros, contem, listaDeCadastro, referencia, soAtivos, type Visao } from '../cadastros/index.ts'
import type { Banco } from '../../infra/banco/index.ts'

const nome = sql`normalizar(s.nome)`

/** What the reader pays for the service `alias`: a clinic its own price, its table's, the service's; others the last. */
function preco(alias: 's' | 'i', visao: Visao): RawBuilder<unknown> {
  const servico = sql.ref(`${alias}.codigo`)
  const cheio = sql.ref(`${alias}.preco_centavos`)
  if (visao.tipo !== 'PARCEIRO') return cheio
  return sql`coalesce(
    (select pp.centavos from parceiro_preco pp where pp.cliente = s.cliente and pp.parceiro = ${visao.parceiro} and pp.servico = ${servico}),
    (select ti.centavos from parceiro p join tabela_preco_item ti on ti.cliente = p.cliente and ti.tabela = p.tabela_preco
      where p.cliente = s.cliente and p.codigo = ${visao.parceiro} and ti.servico = ${servico}),
    ${cheio})`
}

/** What a bundle takes from its services. */
const composicao = (visao: Visao) => sql`left join lateral (
    select json_agg(json_build_object('codigo', i.codigo, 'nome', i.nome, 'precoCentavos', ${preco('i', visao)}) order by c.ordem) as itens,
      sum(i.duracao_minutos)::int as minutos, sum(i.custo_centavos)::int as custo, max(i.prazo_rotina_horas) as rotina,
      max(i.prazo_urgente_horas) as urgente, bool_or(i.exige_laudo) as laudo, bool_or(i.exige_revisao) as revisao
    from servico_composicao c join servico i on i.cliente = c.cliente and i.codigo = c.servico
    where c.cliente = s.cliente and c.pacote = s.codigo) k on s.pacote`

const duracao = sql`coalesce(k.minutos, s.duracao_minutos)`

/** What a service occupies, and what each health plan pays for it. What the company takes along is not for a clinic to know. */
const doFormulario = ({ tipo }: Visao) => sql`, json_build_object(
  'equipamentos', ${
    tipo === 'PARCEIRO'
      ? sql`json_build_array()`
      : sql`(select coalesce(json_agg(json_build_object('codigo', q.codigo, 'nome', q.nome) order by normalizar(q.nome), q.codigo), '[]')
    from servico_equipamento u join equipamento q on q.cliente = u.cliente and q.codigo = u.equipamento
    where u.cliente = s.cliente and u.servico = s.codigo)`
  },
  'precosDosPlanos', ${
    tipo === 'EMPRESA'
      ? sql`(select coalesce(json_agg(json_build_object('planoSaude', json_build_object('codigo', h.codigo, 'nome', h.operadora || ' · ' || h.nome),
      'centavos', u.centavos) order by h.operadora, h.nome), '[]')
    from plano_saude_preco u join plano_saude h on h.codigo = u.plano_saude
    where u.cliente = s.cliente and u.servico = s.codigo)`
      : sql`null::json`
  }) as "doFormulario"`

type Linha = Omit<ItemDeServico, 'composicao'> & {
  composicao: Omit<ItemDeServico['composicao'][number], 'parteCentavos'>[]
}

const consultar = listaDeCadastro<(typeof contratoServico)['GET /servico']>(({ ctx, input }) => {
  const visao = visaoDosCadastros(ctx.ator)
  const valor = preco('s', visao)
  return {
    campos: sql`s.codigo, s.nome, s.modalidade, ${referencia('e')} as especialidade, ${duracao} as "duracaoMinutos",
      ${valor} as "precoCentavos",
      ${visao.tipo === 'EMPRESA' ? sql`coalesce(k.custo, s.custo_centavos)` : sql`null::integer`} as "custoCentavos",
      coalesce(k.rotina, s.prazo_rotina_horas) as "prazoRotinaHoras", coalesce(k.urgente, s.prazo_urgente_horas) as "prazoUrgenteHoras",
      coalesce(k.revisao, s.exige_revisao) as "exigeRevisao", coalesce(k.laudo, s.exige_laudo) as "exigeLaudo",
      ${referencia('d')} as modelo, s.preparo, s.pacote, coalesce(k.itens, '[]') as composicao, s.ativo, s.versao
      ${input.inteiros === true ? doFormulario(visao) : sql``}`,
    origem: sql`from servico s left join especialidade e on e.cliente = s.cliente and e.codigo = s.especialidade
      left join modelo_documento d on d.cliente = s.cliente and d.codigo = s.modelo ${composicao(visao)}`,
    chave: sql`s.codigo`,
    nome,
    busca: (termo) => contem(sql`s.busca`, termo),
    colunas: {
      nome: { expressao: nome, tipo: 'text' },
      modalidade: { expressao: sql`s.modalidade || normalizar(s.nome)`, tipo: 'text' },
      preco: { expressao: valor, tipo: 'int8' },
      duracao: { expressao: duracao, tipo: 'int8' },
    },
    filtros: [
      sql`s.cliente = ${ctx.cliente}`,
      visao.tipo === 'PARCEIRO' && sql`s.ativo`,
      soAtivos('s', input.ativo),
      input.modalidade !== undefined && sql`s.modalidade = ${input.modalidade}`,
      input.especialidade !== undefined && sql`s.especialidade = ${input.especialidade}`,
      input.pacote !== undefined && sql`s.pacote = ${input.pacote}`,
      // A filter on what the reader does not see would tell it.
      input.equipamento !== undefined && visao.tipo === 'PARCEIRO' && sql`false`,
      input.equipamento !== undefined &&
        sql`exists (select from servico_equipamento q where q.cliente = s.cliente and q.servico = s.codigo and q.equipamento = ${input.equipamento})`,
    ],
  }
})

function comPartes({ composicao: servicos, ...linha }: Linha): ItemDeServico {
  const partes = repartirPacote(
    linha.precoCentavos,
    servicos.map(({ precoCentavos }) => precoCentavos),
  )
  return { ...linha, composicao: servicos.map((servico, i) => ({ ...servico, parteCentavos: partes[i] ?? 0 })) }
}

export const listarServicos: typeof consultar = async (chamada) => {
  const { itens, ...pagina } = await consultar(chamada)
  return { ...pagina, itens: itens.map(comPartes) }
}

export interface ServicoDoPacote {
  codigo: string
  nome: string
  ativo: boolean
  pacote: boolean
}

/** The services of a bundle about to be written, kept as they are until commit. */
export async function segurarServicos(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<ServicoDoPacote[]> {
  const { rows } = await sql<ServicoDoPacote>`select codigo, nome, ativo, pacote from servico
    where cliente = ${cliente} and codigo = any(${codigos}::uuid[]) order by codigo for share`.execute(tx)
  return rows
}

/** Names of the active bundles that hold a service. */
export async function pacotesCom(tx: Banco, cliente: string, servico: string): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`select s.nome from servico_composicao c
    join servico s on s.cliente = c.cliente and s.codigo = c.pacote
    where c.cliente = ${cliente} and c.servico = ${servico} and s.ativo order by s.nome`.execute(tx)
  return rows.map(({ nome: pacote }) => pacote)
}

export async function tipoDoModelo(tx: Banco, cliente: string, codigo: string): Promise<string | undefined> {
  const linha = await tx
    .selectFrom('modelo_documento')
    .select('tipo')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return linha?.tipo
}
