import { MODELOS_DE_LAUDO } from '@vetlume/dominio/modelos'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { ESPECIALIDADES_INICIAIS, SERVICOS_INICIAIS } from './servicos-iniciais.ts'

const ESPECIES = { CANINA: 'Canina', FELINA: 'Felina' } as const

async function criarModelos(tx: Banco, cliente: string, agora: string): Promise<void> {
  const modelos = MODELOS_DE_LAUDO.map(({ nome, modalidade, especie, sexo, estrutura }) => ({
    nome,
    modalidade,
    sexo,
    estrutura,
    especie: ESPECIES[especie],
  }))
  await sql`
    with modelos as (
      select nome, modalidade, sexo, especie, estrutura
      from jsonb_to_recordset(${JSON.stringify(modelos)}::jsonb) as m (nome text, modalidade text, sexo text, especie text, estrutura jsonb)
    ), criados as (
      insert into modelo_documento (cliente, nome, tipo, modalidade, especie, sexo)
      select ${cliente}, m.nome, 'LAUDO', m.modalidade, e.codigo, m.sexo
      from modelos m left join especie e on e.nome = m.especie
      on conflict (cliente, nome) do nothing returning codigo, nome
    )
    insert into modelo_documento_versao (cliente, modelo, numero, estado, estrutura, publicada_em)
    select ${cliente}, c.codigo, 1, 'PUBLICADA', m.estrutura, ${agora}::timestamptz
    from criados c join modelos m on m.nome = c.nome`.execute(tx)
}

async function criarServicos(tx: Banco, cliente: string): Promise<void> {
  await tx
    .insertInto('especialidade')
    .values(ESPECIALIDADES_INICIAIS.map((nome) => ({ cliente, nome })))
    .onConflict((conflito) => conflito.doNothing())
    .execute()
  await sql`
    insert into servico (cliente, nome, modalidade, especialidade, duracao_minutos, preco_centavos, prazo_rotina_horas,
      prazo_urgente_horas, exige_laudo, preparo)
    select ${cliente}, s.nome, s.modalidade, e.codigo, s.minutos, s.centavos, s.rotina, s.urgente, s.laudo, s.preparo
    from jsonb_to_recordset(${JSON.stringify(SERVICOS_INICIAIS)}::jsonb)
      as s (nome text, modalidade text, especialidade text, minutos integer, centavos integer, rotina integer, urgente integer, laudo boolean, preparo text)
    left join especialidade e on e.cliente = ${cliente} and e.nome = s.especialidade
    on conflict (cliente, nome) do nothing`.execute(tx)
}

/**
 * What every new company starts with, so that the first laudo can be written at once: specialties, services with
 * starting prices and the complete laudo models, published. `tx` must be in the tenant `cliente`; may be repeated.
 */
export async function criarEmpresaInicial(tx: Banco, cliente: string, agora: Temporal.Instant): Promise<void> {
  await criarServicos(tx, cliente)
  await criarModelos(tx, cliente, agora.toString())
}
