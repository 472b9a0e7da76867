import type pg from 'pg'
import { conectar } from '../apps/api/src/infra/banco/index.ts'
import { refazerSomas } from '../apps/api/src/infra/somas/index.ts'
import { SOMAS } from '../apps/api/src/somas.ts'
import { carregar } from './carga.ts'
import { empresaComVolume } from './volume.ts'

// The day is the same at every size: forty people with sixteen visits each. What grows is how many days there are.
export const ESPECIALISTAS = 40
const VISITAS = 16
const POR_DIA = ESPECIALISTAS * VISITAS
const PACIENTES = 20_000
const CLINICAS = 200
/** Days ahead that are booked already. */
const A_FRENTE = 30

const TABELAS = [
  'agendamento',
  'agendamento_servico',
  'agendamento_equipamento',
  'atendimento',
  'atendimento_item',
  'titulo',
]

// Keys that are told from a number, so that rows of several tables name each other without a join.
const registro = (tipo: number, n: string) => `('0000000${tipo}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
/** An appointment and the atendimento that it became have the same. */
const doNumero = (n: string) => `(lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-000000000000')::uuid`

const chaveDe = (tipo: number) => (n: number) => `0000000${tipo}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
export const especialistaDe = chaveDe(1)
export const clinicaDe = chaveDe(2)
export const servicoDe = chaveDe(3)

/** People, clinics, services and equipment, the same in every company. */
async function encherCadastros(c: pg.Client, cliente: string): Promise<void> {
  await c.query(`
    insert into especialista (cliente, codigo, nome, crmv_uf, crmv_numero)
      select '${cliente}', ${registro(1, 'n')}, 'Especialista ' || n, 'SP', (10000 + n)::text from generate_series(0, ${ESPECIALISTAS - 1}) n;
    insert into especialista_horario (cliente, especialista, dia_semana, inicio, fim, almoco_inicio, almoco_fim)
      select '${cliente}', ${registro(1, 'n')}, dia, '08:00', '18:00', '12:00', '13:00'
      from generate_series(0, ${ESPECIALISTAS - 1}) n, generate_series(0, 6) dia;
    insert into parceiro (cliente, codigo, nome, razao_social, documento, logradouro, numero, cidade, latitude, longitude)
      select '${cliente}', ${registro(2, 'n')}, 'Clínica ' || n, 'Clínica ' || n, lpad(n::text, 14, '0'), 'Rua ' || n, '1', 3550308,
        -23.5 - n % 20 / 1000.0, -46.6 - n % 20 / 1000.0 from generate_series(0, ${CLINICAS - 1}) n;
    insert into servico (cliente, codigo, nome, modalidade, duracao_minutos, preco_centavos)
      select '${cliente}', ${registro(3, 'n')}, 'Exame ' || n, 'ULTRASSONOGRAFIA', case when n = 9 then 5 else 20 end, 20000 from generate_series(0, 9) n;
    insert into equipamento (cliente, codigo, nome)
      select '${cliente}', ${registro(4, 'n')}, 'Aparelho ' || n from generate_series(0, ${ESPECIALISTAS - 1}) n;
    create temp table paciente as
      select (row_number() over (order by codigo) - 1)::int as i, codigo, tutor from animal where cliente = '${cliente}';
    create unique index on paciente (i); analyze paciente`)
}

// Numbered from the last day backwards, so that the newest rows of two companies are the same. What is near in time is
// not side by side in the table: people book weeks ahead.
const visitas = (quantas: number) => `(
  select n, quem, (dia + time '08:00' + (case when vez < 8 then vez else vez + 2 end) * interval '30 minutes') at time zone 'America/Sao_Paulo' as inicio
  from (select n, (now() at time zone 'America/Sao_Paulo')::date + ${A_FRENTE} - (n - 1) / ${POR_DIA} as dia,
      (n - 1) % ${POR_DIA} / ${VISITAS} as quem, (n - 1) % ${VISITAS} as vez
    from generate_series(1, ${quantas}) n) numeradas
  order by n + (hashint4(n) & 8191))`

async function encherAgenda(c: pg.Client, cliente: string, quantas: number): Promise<void> {
  await c.query(`
    insert into agendamento (cliente, codigo, especialista, inicio, fim, estado, parceiro, animal, prioridade, motivo, origem,
        tipo_local, endereco, plantao, proposto_em, criado_em)
      select '${cliente}', ${doNumero('n')}, ${registro(1, 'quem')}, v.inicio, v.inicio + interval '25 minutes', s.estado,
        case when n % 50 <> 3 then ${registro(2, `(n * 7 % ${CLINICAS})`)} end, p.codigo,
        case when n % 20 = 1 then 'URGENTE' else 'ROTINA' end, case when s.estado in ('CANCELADO', 'FALTOU') then 'Desistiu' end,
        case when n % 3 = 0 then 'PARCEIRO' else 'EMPRESA' end, case when n % 50 = 3 then 'DOMICILIO' else 'PARCEIRO' end,
        case when n % 50 = 3 then 'Rua das Flores, 1' end, n % 100 = 2, case when s.estado = 'RESERVADO' then now() end,
        v.inicio - (n % 240 + 24) * interval '1 hour'
      from ${visitas(quantas)} v
      join paciente p on p.i = (n - 1) % ${PACIENTES}
      cross join lateral (select case
        when n % 33 = 0 then 'CANCELADO'
        when v.inicio < now() and n % 50 = 7 then 'FALTOU'
        when v.inicio < now() then 'REALIZADO'
        when n % 100 = 5 then 'SOLICITADO' when n % 200 = 11 then 'RESERVADO'
        when n % 5 < 2 then 'AGENDADO' else 'CONFIRMADO' end as estado) s;
    analyze agendamento;
    insert into agendamento_servico (cliente, agendamento, servico, ordem, duracao_minutos)
      select '${cliente}', ${doNumero('n')}, ${registro(3, '(n % 8)')}, 0, 20 from generate_series(1, ${quantas}) n;
    insert into agendamento_servico (cliente, agendamento, servico, ordem, duracao_minutos)
      select '${cliente}', ${doNumero('n')}, ${registro(3, '9')}, 1, 5 from generate_series(1, ${quantas}, 4) n;
    insert into agendamento_equipamento (cliente, agendamento, equipamento, inicio, fim, ocupa)
      select g.cliente, g.codigo, ${registro(4, `((n - 1) % ${POR_DIA} / ${VISITAS})`)}, g.inicio, g.fim, agendamento_ocupa(g.estado)
      from generate_series(1, ${quantas}, 10) n join agendamento g on g.cliente = '${cliente}' and g.codigo = ${doNumero('n')}`)
}

/** The newest appointments became these. What is still open, or unpaid, is of the last days, whatever the size. */
async function encherAtendimentos(c: pg.Client, cliente: string, quantos: number): Promise<void> {
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
    insert into atendimento_item (cliente, atendimento, servico, ordem, preco_centavos, explicacao, cancelado)
      select i.cliente, i.agendamento, i.servico, i.ordem, 20000, '[]', a.estado = 'CANCELADO'
      from atendimento a join agendamento_servico i on i.cliente = a.cliente and i.agendamento = a.agendamento
      where a.cliente = '${cliente}';
    insert into titulo (cliente, numero, natureza, estado, descricao, contraparte, parceiro, tutor, atendimento, competencia, emissao, vencimento,
        valor_centavos, pago_centavos, criado_em)
      select a.cliente, a.numero, 'RECEBER', e.estado, 'Atendimento ' || a.numero, 'Clínica ' || a.numero % ${CLINICAS}, a.parceiro, a.tutor, a.codigo,
        a.realizado_em::date, a.realizado_em::date, a.realizado_em::date + 10, 20000, case when e.estado = 'PAGO' then 20000 else 0 end, a.concluido_em
      from atendimento a
      cross join lateral (select case when a.realizado_em < now() - interval '20 days' then 'PAGO' else 'ABERTO' end as estado) e
      where a.cliente = '${cliente}' and a.estado in ('CONCLUIDO', 'FATURADO')`)
}

export interface Tamanho {
  agendamentos: number
  atendimentos: number
}

/** A company whose agenda has so many appointments behind days that are all alike. Answers its key. */
export async function empresaComAgenda(
  { urlApp, urlSuper }: { urlApp: string; urlSuper: string },
  email: string,
  { agendamentos, atendimentos }: Tamanho,
): Promise<string> {
  const cliente = await empresaComVolume(urlApp, email, PACIENTES)
  await carregar(urlSuper, TABELAS, async (conexao) => {
    await encherCadastros(conexao, cliente)
    await encherAgenda(conexao, cliente, agendamentos)
    await encherAtendimentos(conexao, cliente, Math.min(agendamentos, atendimentos))
  })
  const { db, encerrar } = conectar(urlApp, { maximo: 1, prazos: { query_timeout: 60_000 } })
  await refazerSomas(db, cliente, SOMAS).finally(encerrar)
  return cliente
}
