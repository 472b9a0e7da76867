import type pg from 'pg'
import { doNumero } from './chaves.ts'

/** Every appointment became one. What is still open is of the last days, whatever the size. */
export async function encherAtendimentos(c: pg.Client, cliente: string, quantos: number): Promise<void> {
  await c.query(`
    insert into atendimento (cliente, codigo, numero, origem, estado, prioridade, animal, tutor, parceiro, especialista, agendamento,
        modo_cobranca, total_centavos, prazo_em, realizado_em, concluido_em, motivo_cancelamento, criado_em)
      select g.cliente, ${doNumero('n')}, ${quantos} + 1 - n, g.origem, s.estado, g.prioridade, g.animal, p.tutor, g.parceiro, g.especialista, g.codigo,
        case when g.parceiro is null then 'A_VISTA' else 'FATURADO' end, 20000, g.inicio + interval '48 hours',
        case when s.estado not in ('ABERTO', 'CANCELADO') then g.fim end, case when s.estado in ('CONCLUIDO', 'FATURADO') then g.fim + interval '1 day' end,
        case when s.estado = 'CANCELADO' then 'Desistiu' end, g.criado_em
      from generate_series(1, ${quantos}) n
      join agendamento g on g.cliente = '${cliente}' and g.codigo = ${doNumero('n')}
      join paciente p on p.codigo = g.animal
      cross join lateral (select case
        when g.estado in ('CANCELADO', 'FALTOU') then 'CANCELADO'
        when g.inicio > now() then 'ABERTO'
        when g.inicio > now() - interval '1 day' and n % 3 = 0 then 'EM_ANDAMENTO'
        when g.inicio > now() - interval '3 days' and n % 2 = 0 then 'AGUARDANDO_LAUDO'
        when n % 5 = 0 then 'CONCLUIDO' else 'FATURADO' end as estado) s;
    analyze atendimento; analyze agendamento_servico;
    insert into atendimento_item (cliente, codigo, atendimento, servico, ordem, exame, preco_centavos, explicacao, cancelado)
      select i.cliente, case when i.ordem = 0 then a.codigo else uuidv7() end, a.codigo, i.servico, i.ordem, i.ordem + 1, 20000, '[]', a.estado = 'CANCELADO'
      from atendimento a join agendamento_servico i on i.cliente = a.cliente and i.agendamento = a.agendamento
      where a.cliente = '${cliente}'`)
}

const FRASES = [
  'Fígado de dimensões preservadas, contornos regulares e ecotextura homogênea.',
  'Vesícula biliar repleta, com conteúdo anecogênico e lama biliar em discreta quantidade.',
  'Baço de contornos definidos, com nódulo hipoecogênico em polo caudal.',
  'Rins simétricos, com relação corticomedular preservada; cisto cortical à esquerda.',
  'Bexiga urinária com cálculo vesical que forma sombra acústica posterior.',
  'Alças intestinais com peristaltismo presente e espessura parietal preservada.',
  'Próstata aumentada, de contornos irregulares, compatível com hiperplasia.',
  'Adrenais de dimensões preservadas, sem alterações detectáveis ao exame.',
  'Linfonodos mesentéricos reativos, de ecogenicidade reduzida.',
  'Pâncreas hiperecogênico, com mesentério adjacente reativo: sugere pancreatite.',
  'Ausência de líquido livre abdominal na janela avaliada.',
]
const frase = (passo: number) =>
  `(array[${FRASES.map((texto) => `'${texto}'`).join()}])[1 + (n / ${passo}) % ${FRASES.length}]`
const VAZIO =
  '{"secoes":[],"conclusao":{"type":"doc","content":[{"type":"paragraph"}]},"imagens":[],"imagensPorPagina":2}'

/** One laudo of the first item of each exam that was done; the newest has the content of one that somebody wrote and signed. */
export async function encherLaudos(c: pg.Client, cliente: string, quantos: number): Promise<void> {
  await c.query(`
    insert into laudo (cliente, codigo, numero, atendimento, item, titulo, modalidade, estado, especialista, conteudo, texto, prazo_em,
        documento, documento_sha256, pdf_sha256, codigo_verificacao, assinado_em, assinado_por, entregue_em, visualizado_em, criado_em, alterado_em)
      select a.cliente, a.codigo, a.numero, a.codigo, a.codigo, 'Ultrassonografia abdominal', 'ULTRASSONOGRAFIA',
        case when s.assinado then 'VISUALIZADO' else 'RASCUNHO' end, a.especialista, '${VAZIO}',
        ${frase(1)} || ' ' || ${frase(11)} || ' ' || ${frase(121)} || ' Registro ' || n, a.prazo_em,
        case when s.assinado then '{}'::jsonb end, case when s.assinado then repeat('a', 64) end, case when s.assinado then repeat('b', 64) end,
        case when s.assinado then 'BENCH-' || n end, case when s.assinado then a.concluido_em end, case when s.assinado then '${cliente}'::uuid end,
        case when s.assinado then a.concluido_em end, case when s.assinado then a.concluido_em + interval '1 hour' end, a.realizado_em, a.realizado_em
      from generate_series(1, ${quantos}) n
      join atendimento a on a.cliente = '${cliente}' and a.codigo = ${doNumero('n')}
      cross join lateral (select a.estado in ('CONCLUIDO', 'FATURADO') as assinado) s
      where a.estado in ('AGUARDANDO_LAUDO', 'CONCLUIDO', 'FATURADO');
    update laudo l set conteudo = m.conteudo, documento = m.documento
      from (select conteudo, documento from laudo where estado = 'VISUALIZADO' and cliente <> '${cliente}' order by codigo limit 1) m
      where l.cliente = '${cliente}'
        and l.codigo = (select codigo from laudo where cliente = '${cliente}' and assinado_em is not null order by criado_em desc, codigo desc limit 1)`)
}
