import type pg from 'pg'
import { doNumero, registro } from './chaves.ts'

// Near today the days are the same at every size: three people with sixteen visits each. What is behind them is what grows:
// more years and, in the large company, more people a day.
export const OCUPADOS = 3
export const ESPECIALISTAS = 40
export const CLINICAS = 200
const VISITAS = 16
const POR_DIA = OCUPADOS * VISITAS
/** Days ahead that are booked already, and days behind that are still alike. */
export const A_FRENTE = 30
const ATRAS = 60
const PERTO = (A_FRENTE + ATRAS) * POR_DIA
/** From here on a company has forty people at work. */
const GRANDE = 200_000

/** People, clinics, services and equipment, the same in every company. */
export async function encherCadastros(c: pg.Client, cliente: string): Promise<void> {
  await c.query(`
    insert into especialista (cliente, codigo, nome, crmv_uf, crmv_numero)
      select '${cliente}', ${registro('especialista', 'n')}, 'Especialista ' || n, 'SP', (10000 + n)::text from generate_series(0, ${ESPECIALISTAS - 1}) n;
    insert into especialista_horario (cliente, especialista, dia_semana, inicio, fim, almoco_inicio, almoco_fim)
      select '${cliente}', ${registro('especialista', 'n')}, dia, '08:00', '18:00', '12:00', '13:00'
      from generate_series(0, ${ESPECIALISTAS - 1}) n, generate_series(0, 6) dia;
    insert into parceiro (cliente, codigo, nome, razao_social, documento, logradouro, numero, cidade, latitude, longitude)
      select '${cliente}', ${registro('clinica', 'n')}, 'Clínica ' || n, 'Clínica ' || n, lpad(n::text, 14, '0'), 'Rua ' || n, '1', 3550308,
        -23.5 - n % 20 / 1000.0, -46.6 - n % 20 / 1000.0 from generate_series(0, ${CLINICAS - 1}) n;
    insert into servico (cliente, codigo, nome, modalidade, duracao_minutos, preco_centavos)
      select '${cliente}', ${registro('servico', 'n')}, 'Exame ' || n, 'ULTRASSONOGRAFIA', case when n = 9 then 5 else 20 end, 20000 from generate_series(0, 9) n;
    insert into equipamento (cliente, codigo, nome)
      select '${cliente}', ${registro('equipamento', 'n')}, 'Aparelho ' || n from generate_series(0, ${ESPECIALISTAS - 1}) n;
    create temp table paciente as
      select (row_number() over (order by codigo) - 1)::int as i, codigo, tutor from animal where cliente = '${cliente}';
    create unique index on paciente (i); analyze paciente`)
}

// Numbered from the last day backwards, so that the newest rows of two companies are the same. What is near in time is
// not side by side in the table: people book weeks ahead.
function visitas(quantas: number): string {
  const antes = (quantas >= GRANDE ? ESPECIALISTAS : OCUPADOS) * VISITAS
  return `(
  select n, quem, (dia + time '08:00' + (case when vez < 8 then vez else vez + 2 end) * interval '30 minutes') at time zone 'America/Sao_Paulo' as inicio
  from (select n, hoje + ${A_FRENTE} - (n - 1) / ${POR_DIA} as dia, (n - 1) % ${POR_DIA} / ${VISITAS} as quem, (n - 1) % ${VISITAS} as vez
    from generate_series(1, least(${quantas}, ${PERTO})) n, hoje
    union all
    select n, hoje - ${ATRAS} - (n - ${PERTO + 1}) / ${antes}, (n - ${PERTO + 1}) % ${antes} / ${VISITAS}, (n - ${PERTO + 1}) % ${VISITAS}
    from generate_series(${PERTO + 1}, ${quantas}) n, hoje) numeradas
  order by n + (hashint4(n) & 8191))`
}

export async function encherAgenda(c: pg.Client, cliente: string, quantas: number): Promise<void> {
  await c.query(`
    with hoje as (select (now() at time zone 'America/Sao_Paulo')::date as hoje)
    insert into agendamento (cliente, codigo, especialista, inicio, fim, estado, parceiro, animal, prioridade, motivo, origem,
        tipo_local, endereco, plantao, proposto_em, criado_em)
      select '${cliente}', ${doNumero('n')}, ${registro('especialista', 'quem')}, v.inicio, v.inicio + interval '25 minutes', s.estado,
        case when n % 50 <> 3 then ${registro('clinica', `(n * 7 % ${CLINICAS})`)} end, p.codigo,
        case when n % 20 = 1 then 'URGENTE' else 'ROTINA' end, case when s.estado in ('CANCELADO', 'FALTOU') then 'Desistiu' end,
        case when n % 3 = 0 then 'PARCEIRO' else 'EMPRESA' end, case when n % 50 = 3 then 'DOMICILIO' else 'PARCEIRO' end,
        case when n % 50 = 3 then 'Rua das Flores, 1' end, n % 100 = 2, case when s.estado = 'RESERVADO' then now() end,
        v.inicio - (n % 240 + 24) * interval '1 hour'
      from ${visitas(quantas)} v
      join paciente p on p.i = (n - 1) % ${quantas}
      cross join lateral (select case
        when n % 33 = 0 then 'CANCELADO'
        when v.inicio < now() and n % 50 = 7 then 'FALTOU'
        when v.inicio < now() then 'REALIZADO'
        when n % 100 = 5 then 'SOLICITADO' when n % 200 = 11 then 'RESERVADO'
        when n % 5 < 2 then 'AGENDADO' else 'CONFIRMADO' end as estado) s;
    analyze agendamento;
    insert into agendamento_servico (cliente, agendamento, servico, ordem, duracao_minutos)
      select '${cliente}', ${doNumero('n')}, ${registro('servico', '(n % 8)')}, 0, 20 from generate_series(1, ${quantas}) n;
    insert into agendamento_servico (cliente, agendamento, servico, ordem, duracao_minutos)
      select '${cliente}', ${doNumero('n')}, ${registro('servico', '9')}, 1, 5 from generate_series(1, ${quantas}, 4) n;
    insert into agendamento_equipamento (cliente, agendamento, equipamento, inicio, fim, ocupa)
      -- The apparatus of whoever goes: two visits never want it at once.
      select g.cliente, g.codigo, ('00000004' || substr(g.especialista::text, 9))::uuid, g.inicio, g.fim, agendamento_ocupa(g.estado)
      from generate_series(1, ${quantas}, 10) n join agendamento g on g.cliente = '${cliente}' and g.codigo = ${doNumero('n')}`)
}
