import type { AtendimentoCompleto, ExameDoAtendimento } from '@vetlume/dominio/atendimento'
import { ESTADOS_A_LIQUIDAR } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { literais, planoGenerico } from '../../infra/banco/index.ts'
import { janelasDoAgendamento } from '../agenda/index.ts'
import { referencia, type Visao } from '../cadastros/index.ts'
import { crmvEmSql } from '../especialista/index.ts'
import { alcancado, prazoCorre, instanteEmJson, laudoConhecido } from './queries.ts'

type Cabecalho = Omit<
  AtendimentoCompleto,
  'itens' | 'anexos' | 'comentarios' | 'haComentariosAnteriores' | 'linhaDoTempo' | 'titulos' | 'permissoes'
>

export const consultaDoCabecalho = (cliente: string, codigo: string, visao: Visao) =>
  planoGenerico(
    'one row by its key, and ten joins to plan',
    sql<Cabecalho>`
    select a.codigo, a.numero, a.origem, a.estado, a.prioridade, a.versao, a.autorizacao,
      case when an.plano_saude = a.plano_saude then an.carteirinha end as carteirinha, a.suspeita, a.historico, a.jejum, a.sedacao,
      json_build_object('codigo', an.codigo, 'nome', an.nome, 'especie', es.nome, 'raca', ra.nome, 'sexo', an.sexo, 'castrado', an.castrado,
        'nascimento', an.nascimento, 'pesoGramas', an.peso_gramas, 'alerta', an.alerta) as animal,
      json_build_object('codigo', t.codigo, 'nome', t.nome, 'telefone', coalesce(t.whatsapp, t.telefone)) as tutor,
      case when p.codigo is not null then json_build_object('codigo', p.codigo, 'nome', p.nome, 'telefone', p.telefone) end as parceiro,
      case when e.codigo is not null then json_build_object('codigo', e.codigo, 'nome', e.nome, 'crmv', ${crmvEmSql('e')}) end as especialista,
      case when g.codigo is not null then json_build_object('codigo', g.codigo, 'versao', g.versao, 'estado', g.estado,
        'inicio', ${instanteEmJson('g.inicio')}, 'fim', ${instanteEmJson('g.fim')}, 'propostoEm', ${instanteEmJson('g.proposto_em')},
        'especialista', ${referencia('ge')}, 'plantao', g.plantao, 'janelas', ${janelasDoAgendamento}) end as agendamento,
      ${referencia('ps', sql`ps.operadora || ' ' || ps.nome`)} as "planoSaude",
      a.modo_cobranca as "modoCobranca", a.cobrar_deslocamento as "cobrarDeslocamento", a.solicitante_nome as "solicitanteNome",
      a.solicitante_crmv as "solicitanteCrmv", a.peso_gramas as "pesoGramas", a.frequencia_cardiaca as "frequenciaCardiaca",
      a.frequencia_respiratoria as "frequenciaRespiratoria", a.temperatura_decimos as "temperaturaDecimos", a.pressao_sistolica as "pressaoSistolica",
      a.total_centavos as "totalCentavos", a.criado_em as "criadoEm", a.prazo_em as "prazoEm", ${prazoCorre} as "prazoCorre",
      a.realizado_em as "realizadoEm", a.concluido_em as "concluidoEm", a.motivo_cancelamento as "motivoCancelamento",
      (select ev.autor from atendimento_evento ev where ev.cliente = a.cliente and ev.atendimento = a.codigo order by ev.codigo limit 1) as "criadoPor"
    from atendimento a
    join animal an on an.cliente = a.cliente and an.codigo = a.animal
    join especie es on es.codigo = an.especie
    left join raca ra on ra.codigo = an.raca
    join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    left join especialista e on e.cliente = a.cliente and e.codigo = a.especialista
    left join agendamento g on g.cliente = a.cliente and g.codigo = a.agendamento
    left join especialista ge on ge.cliente = g.cliente and ge.codigo = g.especialista
    left join plano_saude ps on ps.codigo = a.plano_saude
    where a.cliente = ${cliente} and a.codigo = ${codigo} and ${alcancado(visao)}`,
  )

/** Exams with the laudo in force: the signed one while a rectification is being written. The clinic sees it once delivered. */
export function consultaDosExames(cliente: string, codigo: string, visao: Visao) {
  return sql<ExameDoAtendimento>`
    select i.codigo, ${referencia('s')} as servico, ${referencia('pc')} as pacote, s.modalidade, s.preparo, s.exige_laudo as "exigeLaudo",
      i.preco_centavos as "precoCentavos", i.explicacao, i.desconto, la.laudo
    from atendimento_item i
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    left join servico pc on pc.cliente = i.cliente and pc.codigo = i.pacote
    left join lateral (
      select json_build_object('codigo', l.codigo, 'numero', l.numero, 'edicao', l.edicao, 'estado', l.estado) as laudo from laudo l
      where l.cliente = i.cliente and l.atendimento = i.atendimento and l.item = i.codigo and ${laudoConhecido(visao)}
      order by l.assinado_em desc nulls last, l.edicao desc limit 1) la on true
    where i.cliente = ${cliente} and i.atendimento = ${codigo} and not i.cancelado
    order by i.ordem, i.codigo`
}

/** Receivables of the atendimento, for the money box. Finance stands above in the ladder; this only reads its table. */
export const consultaDosTitulos = (cliente: string, codigo: string, hoje: string) =>
  sql<AtendimentoCompleto['titulos'][number]>`
    select t.codigo, t.numero, t.contraparte, t.estado, t.vencimento, t.valor_centavos as "valorCentavos", t.pago_centavos as "pagoCentavos",
      t.estado in (${literais(ESTADOS_A_LIQUIDAR)}) and t.vencimento < ${hoje}::date as vencido,
      case when f.codigo is not null then json_build_object('codigo', f.codigo, 'numero', f.numero) end as fechamento
    from titulo t left join fechamento f on f.cliente = t.cliente and f.codigo = t.fechamento
    where t.cliente = ${cliente} and t.atendimento = ${codigo} and t.natureza = 'RECEBER' order by t.numero desc`
