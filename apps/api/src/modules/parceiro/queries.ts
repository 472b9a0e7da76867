import type { contratoParceiro, ItemDeParceiro, Parceiro } from '@vetlume/dominio/parceiro'
import { sql, type RawBuilder } from 'kysely'
import {
  visaoDosCadastros,
  contem,
  listaDeCadastro,
  nomeDaCidade,
  referencia,
  soAtivos,
  type Visao,
  type SemPermissoes,
} from '../cadastros/index.ts'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'

const nome = sql`normalizar(p.nome)`

/** What a column shows to whom: everybody but the specialist, or the company only. */
function vistas({ tipo }: Visao) {
  const se = (ve: boolean) => (coluna: RawBuilder<unknown>) => (ve ? coluna : sql`null`)
  return { acordado: se(tipo !== 'ESPECIALISTA'), daEmpresa: se(tipo === 'EMPRESA') }
}

function camposComuns(visao: Visao): RawBuilder<unknown> {
  const { acordado, daEmpresa } = vistas(visao)
  return sql`p.codigo, p.nome, p.razao_social as "razaoSocial", p.documento, p.telefone, p.email,
    ${acordado(sql`p.modo_cobranca`)} as "modoCobranca", ${acordado(sql`p.dia_fechamento`)} as "diaFechamento",
    ${acordado(sql`p.dia_vencimento`)} as "diaVencimento", ${daEmpresa(referencia('t'))} as "tabelaPreco",
    ${daEmpresa(sql`p.limite_credito_centavos`)} as "limiteCreditoCentavos", p.ativo, p.versao`
}

const origem = sql`from parceiro p left join cidade m on m.ibge = p.cidade
  left join tabela_preco t on t.cliente = p.cliente and t.codigo = p.tabela_preco`

const daClinica = (visao: Visao) => visao.tipo === 'PARCEIRO' && sql`p.codigo = ${visao.parceiro}`

const contatos = sql`coalesce((select json_agg(json_build_object('nome', c.nome, 'papel', c.papel, 'telefone', c.telefone,
    'email', c.email, 'recebeLaudos', c.recebe_laudos, 'recebeCobrancas', c.recebe_cobrancas) order by c.ordem)
  from parceiro_contato c where c.cliente = p.cliente and c.parceiro = p.codigo), '[]')`

const precos = sql`coalesce((select json_agg(json_build_object('servico', json_build_object('codigo', s.codigo, 'nome', s.nome),
    'centavos', pp.centavos) order by normalizar(s.nome), s.codigo)
  from parceiro_preco pp join servico s on s.cliente = pp.cliente and s.codigo = pp.servico
  where pp.cliente = p.cliente and pp.parceiro = p.codigo), '[]')`

function doFormulario(visao: Visao): RawBuilder<unknown> {
  const { daEmpresa } = vistas(visao)
  return sql`, json_build_object('crmvPj', p.crmv_pj, 'contatos', ${contatos}, 'cep', p.cep, 'logradouro', p.logradouro,
    'numero', p.numero, 'complemento', p.complemento, 'bairro', p.bairro, 'latitude', p.latitude, 'longitude', p.longitude,
    'fuso', p.fuso, 'comissaoBp', ${daEmpresa(sql`p.comissao_bp`)}, 'multaBp', ${daEmpresa(sql`p.multa_bp`)},
    'jurosMesBp', ${daEmpresa(sql`p.juros_mes_bp`)}, 'venceEmDiaDeBanco', ${daEmpresa(sql`p.vence_em_dia_de_banco`)}, 'precos', ${daEmpresa(precos)},
    'observacoes', ${daEmpresa(sql`p.observacoes`)}, 'entregaEmail', p.entrega_email, 'entregaWhatsapp', p.entrega_whatsapp,
    'entregaAutomatica', p.entrega_automatica, 'avisosAgenda', p.avisos_agenda) as "doFormulario"`
}

export const listarParceiros = listaDeCadastro<(typeof contratoParceiro)['GET /parceiro']>(({ ctx, input }) => {
  const visao = visaoDosCadastros(ctx.ator)
  const { tipo } = visao
  return {
    campos: sql`${camposComuns(visao)}, ${nomeDaCidade('m')} as cidade,
      nullif(concat_ws(', ', p.logradouro, p.numero, p.complemento, p.bairro), '') as endereco
      ${input.inteiros === true ? doFormulario(visao) : sql``}`,
    origem,
    chave: sql`p.codigo`,
    nome,
    busca: (termo) => contem(sql`p.busca`, termo),
    colunas: {
      nome: { expressao: nome, tipo: 'text' },
      cidade: { expressao: sql`coalesce(m.busca, '') || ' ' || normalizar(p.nome)`, tipo: 'text' },
    },
    filtros: [
      sql`p.cliente = ${ctx.cliente}`,
      daClinica(visao),
      soAtivos('p', input.ativo),
      input.cidade !== undefined && sql`p.cidade = ${input.cidade}::int`,
      // A filter on what the reader does not see would tell it.
      input.modoCobranca !== undefined &&
        (tipo === 'ESPECIALISTA' ? sql`false` : sql`p.modo_cobranca = ${input.modoCobranca}`),
      input.tabelaPreco !== undefined && (tipo === 'EMPRESA' ? sql`p.tabela_preco = ${input.tabelaPreco}` : sql`false`),
    ],
  }
})

const cidade = sql`case when m.ibge is not null then
  json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) end`

const usuarios = sql`coalesce((select json_agg(json_build_object('codigo', u.codigo, 'nome', u.nome, 'email', u.email, 'ativo', u.ativo))
  from busca.usuarios_do_parceiro(p.cliente, p.codigo) u), '[]')`

type Lido = Omit<SemPermissoes<Parceiro>, keyof DoFormulario> & { doFormulario: DoFormulario }
type DoFormulario = NonNullable<ItemDeParceiro['doFormulario']>

/** The record of a clinic, with what the reader may know of it. */
export async function lerParceiro(
  tx: Banco,
  cliente: string,
  codigo: string,
  ator: Ator,
): Promise<SemPermissoes<Parceiro> | undefined> {
  const visao = visaoDosCadastros(ator)
  const { daEmpresa } = vistas(visao)
  const { rows } =
    await sql<Lido>`select ${camposComuns(visao)}, ${cidade} as cidade, ${daEmpresa(usuarios)} as usuarios
    ${doFormulario(visao)}
    ${origem} where p.cliente = ${cliente} and p.codigo = ${codigo} and ${daClinica(visao) || sql`true`}`.execute(tx)
  const [lido] = rows
  if (lido === undefined) return undefined
  const { doFormulario: resto, ...comuns } = lido
  return { ...comuns, ...resto }
}

/** Ends the sessions of everybody who enters on behalf of a clinic. */
export async function dispensarUsuarios(tx: Banco, cliente: string, parceiro: string): Promise<void> {
  await sql`select busca.dispensar_usuarios_do_parceiro(${cliente}, ${parceiro})`.execute(tx)
}

export async function tabelaAtiva(tx: Banco, cliente: string, codigo: string): Promise<boolean> {
  const linha = await tx
    .selectFrom('tabela_preco')
    .select('ativo')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return linha?.ativo ?? false
}
