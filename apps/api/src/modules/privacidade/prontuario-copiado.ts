import { ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import { ROTULOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import { dia, quando, rotulo, type Alvo, type SecaoPedida } from './escrever-em-sql.ts'

/** The record and those that were merged into it. */
const animaisDoProntuario = ({ cliente, registro }: Alvo) =>
  sql`(select codigo from animal where cliente = ${cliente} and ${registro} in (codigo, unido_a))`

const paciente = ({ cliente, registro, fuso }: Alvo): SecaoPedida[] => [
  {
    titulo: 'Paciente',
    finalidade: '',
    consulta: sql`select a.nome as "Nome", e.nome as "Espécie", r.nome as "Raça", ${rotulo(sql`a.sexo`, ROTULOS_DO_SEXO)} as "Sexo",
      a.castrado as "Castrado", ${dia(sql`a.nascimento`)} as "Nascimento", a.pelagem as "Pelagem", a.sinais as "Sinais particulares",
      a.microchip as "Microchip", a.sinpatinhas as "SinPatinhas", a.alerta as "Alerta", ${dia(sql`a.obito`)} as "Óbito",
      ${quando(sql`a.criado_em`, fuso)} as "Cadastrado em"
      from animal a join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
      where a.cliente = ${cliente} and a.codigo = ${registro}`,
  },
  {
    titulo: 'Responsáveis',
    finalidade: '',
    consulta: sql`select t.nome as "Nome", t.cpf as "CPF", coalesce(t.telefone, t.whatsapp) as "Telefone", t.email as "E-mail",
      t.codigo = a.tutor as "Principal" from animal a join tutor t on t.cliente = a.cliente
        and (t.codigo = a.tutor or t.codigo in (select x.tutor from animal_tutor x where x.cliente = a.cliente and x.animal = a.codigo))
      where a.cliente = ${cliente} and a.codigo = ${registro} order by t.codigo = a.tutor desc, t.nome`,
  },
]

const exames = (alvo: Alvo): SecaoPedida[] => {
  const { cliente, fuso } = alvo
  const doAnimal = animaisDoProntuario(alvo)
  return [
    {
      titulo: 'Pesagens',
      finalidade: '',
      consulta: sql`select ${quando(sql`medido_em`, fuso)} as "Dia", replace((gramas / 1000.0)::numeric(9, 3)::text, '.', ',') as "Peso (kg)"
        from animal_peso where cliente = ${cliente} and animal in ${doAnimal} order by medido_em`,
    },
    {
      titulo: 'Vacinas',
      finalidade: '',
      consulta: sql`select ${dia(sql`dia`)} as "Dia", vacina as "Vacina", fabricante as "Fabricante", lote as "Lote",
        aplicada_por as "Aplicada por", ${dia(sql`proxima`)} as "Próxima dose", observacao as "Observação"
        from animal_vacina where cliente = ${cliente} and animal in ${doAnimal} order by dia, codigo`,
    },
    {
      titulo: 'Atendimentos',
      finalidade: '',
      consulta: sql`select x.numero as "Atendimento", ${quando(sql`coalesce(x.realizado_em, x.criado_em)`, fuso)} as "Quando",
        ${rotulo(sql`x.estado`, ROTULOS_DO_ATENDIMENTO)} as "Situação",
        (select string_agg(s.nome, ', ' order by i.ordem) from atendimento_item i join servico s on s.cliente = i.cliente
          and s.codigo = i.servico where i.cliente = x.cliente and i.atendimento = x.codigo and not i.cancelado) as "Exames",
        p.nome as "Clínica", e.nome || ' (CRMV-' || e.crmv_uf || ' ' || e.crmv_numero || ')' as "Especialista",
        concat_ws(', CRMV ', x.solicitante_nome, x.solicitante_crmv) as "Pedido por", x.suspeita as "Suspeita", x.historico as "Histórico",
        x.jejum as "Jejum", x.sedacao as "Sedação", x.frequencia_cardiaca as "Frequência cardíaca (bpm)",
        x.frequencia_respiratoria as "Frequência respiratória (mpm)",
        replace((x.temperatura_decimos / 10.0)::numeric(4, 1)::text, '.', ',') as "Temperatura (°C)",
        x.pressao_sistolica as "Pressão sistólica (mmHg)", x.motivo_cancelamento as "Motivo do cancelamento"
        from atendimento x left join parceiro p on p.cliente = x.cliente and p.codigo = x.parceiro
        left join especialista e on e.cliente = x.cliente and e.codigo = x.especialista
        where x.cliente = ${cliente} and x.animal in ${doAnimal} order by x.numero`,
    },
    {
      titulo: 'Laudos',
      finalidade:
        'O texto de cada laudo assinado. O documento com as imagens e a assinatura é o arquivo do próprio laudo.',
      consulta: sql`select l.numero || case when l.edicao > 1 then ', ' || l.edicao || 'ª edição' else '' end as "Laudo", l.titulo as "Título",
        ${quando(sql`l.assinado_em`, fuso)} as "Assinado em", e.nome || ' (CRMV-' || e.crmv_uf || ' ' || e.crmv_numero || ')' as "Por",
        l.codigo_verificacao as "Código de verificação", case when l.estado = 'RETIFICADO' then 'sim' end as "Retificado",
        l.texto as "Texto" from laudo l join atendimento x on x.cliente = l.cliente and x.codigo = l.atendimento
        join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
        where l.cliente = ${cliente} and x.animal in ${doAnimal} and l.assinado_em is not null order by l.assinado_em, l.codigo`,
    },
    {
      titulo: 'Outros documentos emitidos',
      finalidade: '',
      consulta: sql`select d.numero as "Documento", d.titulo as "Título", ${quando(sql`d.emitido_em`, fuso)} as "Emitido em", d.emitido_por as "Por"
        from documento_emitido d where d.cliente = ${cliente} and d.animal in ${doAnimal} order by d.emitido_em`,
    },
  ]
}

/** What a copy of a prontuário has: who the patient is, who answers for it, and everything that was done. */
export const secoesDoProntuario = (alvo: Alvo): SecaoPedida[] => [...paciente(alvo), ...exames(alvo)]
