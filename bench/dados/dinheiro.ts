import type pg from 'pg'
import { CLINICAS } from './agenda.ts'

/** What each concluded atendimento is worth: its title, paid but for the last days, and what its specialist earns. */
export async function encherDinheiro(c: pg.Client, cliente: string): Promise<void> {
  await c.query(`
    insert into titulo (cliente, codigo, numero, natureza, estado, descricao, contraparte, parceiro, tutor, atendimento, competencia, emissao,
        vencimento, valor_centavos, pago_centavos, criado_em)
      select a.cliente, a.codigo, a.numero, 'RECEBER', e.estado, 'Atendimento ' || a.numero, 'Clínica ' || a.numero % ${CLINICAS}, a.parceiro, a.tutor,
        a.codigo, a.realizado_em::date, a.realizado_em::date, a.realizado_em::date + 10, 20000, case when e.estado = 'PAGO' then 20000 else 0 end,
        a.concluido_em
      from atendimento a
      cross join lateral (select case when a.realizado_em < now() - interval '20 days' then 'PAGO' else 'ABERTO' end as estado) e
      where a.cliente = '${cliente}' and a.estado in ('CONCLUIDO', 'FATURADO');
    analyze titulo;
    insert into pagamento (cliente, titulo, valor_centavos, taxa_centavos, metodo, pago_em, conta_financeira, criado_em)
      select t.cliente, t.codigo, t.valor_centavos, case when t.numero % 3 = 0 then 600 else 0 end,
        case when t.numero % 3 = 0 then 'CARTAO_CREDITO' else 'PIX' end, t.vencimento,
        (select c.codigo from conta_financeira c where c.cliente = t.cliente and c.tipo = 'BANCO'), t.criado_em
      from titulo t where t.cliente = '${cliente}' and t.estado = 'PAGO';
    insert into repasse (cliente, item, atendimento, especialista, competencia, bruto_centavos, base_centavos, valor_centavos, explicacao, estado,
        criado_em)
      select a.cliente, a.codigo, a.codigo, a.especialista, a.realizado_em::date, 20000, 20000, 8000, '{}', 'PENDENTE', a.concluido_em
      from atendimento a where a.cliente = '${cliente}' and a.estado in ('CONCLUIDO', 'FATURADO')`)
}
