import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { DadosDoPaciente, Estabelecimento } from './dados-do-paciente.ts'

const endereco = (tabela: string, cidade: string) =>
  sql.raw(`
  'logradouro', ${tabela}.logradouro, 'numero', ${tabela}.numero, 'complemento', ${tabela}.complemento, 'bairro', ${tabela}.bairro,
  'cidade', case when ${cidade}.ibge is not null then ${cidade}.nome || '/' || ${cidade}.uf end, 'cep', ${tabela}.cep`)

/** The company as its documents name it, of a query with `c` (cliente) and `cc` (its city). */
const ESTABELECIMENTO = sql`json_build_object('razaoSocial', c.razao_social, 'nomeFantasia', c.nome_fantasia, 'documento', c.documento, 'crmvPj', c.crmv_pj,
    'responsavelTecnico', c.responsavel_tecnico || coalesce(' (' || c.responsavel_crmv || ')', ''), 'telefone', c.telefone,
    'email', c.email, 'timbre', c.timbre, 'cor', c.cor, 'logo', c.logo, 'fuso', c.fuso, ${endereco('c', 'cc')})`

/** `DadosDoPaciente` of a query whose aliases are a (atendimento), n (animal), t (tutor), e (specialist) and the joins below. */
export const CAMPOS_DO_PACIENTE = sql`
  case when a.codigo is not null then json_build_object('codigo', a.codigo, 'numero', a.numero, 'suspeita', a.suspeita,
    'historico', a.historico, 'jejum', a.jejum, 'sedacao', a.sedacao, 'solicitante', a.solicitante_nome, 'crmvDoSolicitante', a.solicitante_crmv,
    'local', (select json_build_object('tipo', g.tipo_local, 'clinica', case when g.tipo_local = 'PARCEIRO' then gp.nome end)
      from agendamento g left join parceiro gp on gp.cliente = g.cliente and gp.codigo = g.parceiro
      where g.cliente = a.cliente and g.codigo = a.agendamento)) end as atendimento,
  json_build_object('codigo', n.codigo, 'nome', n.nome, 'especie', es.nome, 'raca', r.nome, 'sexo', n.sexo, 'castrado', n.castrado,
    'nascimento', n.nascimento, 'nascimentoPresumido', n.nascimento_presumido, 'pelagem', n.pelagem, 'sinais', n.sinais,
    'microchip', n.microchip) as animal,
  json_build_object('nome', t.nome, 'cpf', t.cpf, 'estrangeiro', t.estrangeiro, 'documento', t.documento, ${endereco('t', 'ct')}) as tutor,
  case when p.codigo is not null then json_build_object('codigo', p.codigo, 'nome', p.nome) end as parceiro,
  case when e.codigo is not null then json_build_object('codigo', e.codigo, 'nome', e.nome, 'uf', e.crmv_uf, 'numero', e.crmv_numero,
    'secundaria', e.crmv_secundaria, 'endereco', e.endereco, 'telefone', e.telefone, 'email', e.email,
    'assinatura', (select f.sha256 from arquivo f where f.cliente = e.cliente and f.codigo = e.assinatura)) end as especialista,
  ${ESTABELECIMENTO} as estabelecimento`

export const JUNCOES_DO_PACIENTE = sql`
  join especie es on es.codigo = n.especie
  left join raca r on r.codigo = n.raca
  left join cidade ct on ct.ibge = t.cidade
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
  join cliente c on c.codigo = n.cliente
  left join cidade cc on cc.ibge = c.cidade`

/** The company as its documents name it. */
export async function lerEstabelecimento(tx: Banco, cliente: string): Promise<Estabelecimento | undefined> {
  const { rows } = await sql<{ estabelecimento: Estabelecimento }>`
    select ${ESTABELECIMENTO} as estabelecimento from cliente c left join cidade cc on cc.ibge = c.cidade
    where c.codigo = ${cliente}`.execute(tx)
  return rows[0]?.estabelecimento
}

/** `Campinas/SP`; undefined of a code that no city has. */
export async function nomeDaCidadeDe(tx: Banco, ibge: string): Promise<string | undefined> {
  const cidade = await tx
    .selectFrom('cidade')
    .select(['nome', 'uf'])
    .where('ibge', '=', Number(ibge))
    .executeTakeFirst()
  return cidade && `${cidade.nome}/${cidade.uf}`
}

interface Pedido {
  animal: string
  atendimento: string | null
  especialista: string | null
  agora: string
}

/** Whom a document is about: who answers for the animal in that atendimento, or now. Undefined when some key is not of the company. */
export async function dadosDoPaciente(
  tx: Banco,
  cliente: string,
  { animal, atendimento, especialista, agora }: Pedido,
): Promise<DadosDoPaciente | undefined> {
  const { rows } = await sql<DadosDoPaciente>`
    select coalesce(a.realizado_em, a.criado_em, ${agora}::timestamptz) as realizado_em,
      coalesce(a.peso_gramas, n.peso_gramas) as peso_gramas, ${CAMPOS_DO_PACIENTE}
    from animal n
    left join atendimento a on a.cliente = n.cliente and a.codigo = ${atendimento}::uuid and a.animal = n.codigo
    join tutor t on t.cliente = n.cliente and t.codigo = coalesce(a.tutor, n.tutor)
    left join especialista e on e.cliente = n.cliente and e.codigo = coalesce(${especialista}::uuid, a.especialista)
    ${JUNCOES_DO_PACIENTE}
    where n.cliente = ${cliente} and n.codigo = ${animal} and (${atendimento}::uuid is null or a.codigo is not null)
      and (${especialista}::uuid is null or e.codigo is not null)`.execute(tx)
  return rows[0]
}
