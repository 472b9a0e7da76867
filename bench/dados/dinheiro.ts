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

/** The statement of the bank: a line for each payment, reconciled but for those of the last month, which wait. */
export async function encherExtrato(c: pg.Client, cliente: string): Promise<void> {
  await c.query(`
    insert into extrato_bancario (cliente, conta_financeira, arquivo, formato, de, ate, saldo_centavos, saldo_em, autor, criado_em)
      select '${cliente}', c.codigo, 'extrato.ofx', 'OFX', min(p.pago_em), max(p.pago_em), sum(p.valor_centavos - p.taxa_centavos), max(p.pago_em),
        'Alguém', now()
      from pagamento p join conta_financeira c on c.cliente = p.cliente and c.codigo = p.conta_financeira where p.cliente = '${cliente}' group by c.codigo;
    insert into movimento_bancario (cliente, codigo, conta_financeira, extrato, chave, dia, centavos, descricao, estado)
      select p.cliente, p.codigo, p.conta_financeira, x.codigo, p.codigo::text, p.pago_em, p.valor_centavos - p.taxa_centavos, 'PIX ' || t.contraparte,
        case when p.pago_em < now()::date - 30 then 'CONCILIADO' else 'PENDENTE' end
      from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
      join extrato_bancario x on x.cliente = p.cliente and x.conta_financeira = p.conta_financeira where p.cliente = '${cliente}';
    insert into conciliacao (cliente, pagamento, movimento, autor, criado_em)
      select m.cliente, m.codigo, m.codigo, 'Alguém', now() from movimento_bancario m where m.cliente = '${cliente}' and m.estado = 'CONCILIADO'`)
}
