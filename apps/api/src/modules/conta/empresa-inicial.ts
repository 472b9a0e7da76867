import { MODELOS_DE_LAUDO, MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { sql } from 'kysely'
import { dentroDoCliente, type Banco } from '../../infra/banco/index.ts'
import { ESPECIALIDADES_INICIAIS, SERVICOS_INICIAIS } from './servicos-iniciais.ts'

const ESPECIES = { CANINA: 'Canina', FELINA: 'Felina', EQUINA: 'Equina' } as const

interface ModeloDePartida {
  nome: string
  tipo: string
  modalidade: string | null
  especie: string | null
  sexo: string | null
  estrutura: unknown
}

/** Those that came later, in the order in which they came: companies of before were born without them. */
const LEVAS_DE_LAUDOS = [
  { leva: 2, nomes: /^Ultrassom (gestacional|FAST):/ },
  {
    leva: 3,
    nomes:
      /^(Ultrassom (cervical|ocular)|Eletrocardiograma|Pressão arterial|Radiografia de (abdome|coluna|pelve|membros)):/,
  },
  { leva: 4, nomes: /^Holter 24 horas:/ },
  {
    leva: 5,
    nomes:
      /^(Radiografia de crânio|Ultrassom de (joelho|ombro|tendões)|Citologia|Endoscopia digestiva|Rinoscopia|Tomografia computadorizada|Ressonância magnética):/,
  },
  { leva: 6, nomes: /^Radiografia de membros: equinos$/ },
] as const
const ULTIMA_LEVA = 6

const LAUDOS: readonly ModeloDePartida[] = MODELOS_DE_LAUDO.map((modelo) => ({
  ...modelo,
  tipo: 'LAUDO',
  especie: ESPECIES[modelo.especie],
}))
const TEXTOS: readonly ModeloDePartida[] = MODELOS_DE_TEXTO.map((modelo) => ({
  ...modelo,
  modalidade: null,
  especie: null,
  sexo: null,
}))

async function criarModelos(
  tx: Banco,
  cliente: string,
  modelos: readonly ModeloDePartida[],
  agora: string,
): Promise<void> {
  await sql`
    with modelos as (
      select nome, tipo, modalidade, sexo, especie, estrutura
      from jsonb_to_recordset(${JSON.stringify(modelos)}::jsonb) as m (nome text, tipo text, modalidade text, sexo text, especie text, estrutura jsonb)
    ), criados as (
      insert into modelo_documento (cliente, nome, tipo, modalidade, especie, sexo)
      select ${cliente}, m.nome, m.tipo, m.modalidade, e.codigo, m.sexo
      from modelos m left join especie e on e.nome = m.especie
      on conflict (cliente, nome) do nothing returning codigo, nome
    )
    insert into modelo_documento_versao (cliente, modelo, numero, estado, estrutura, criada_em, publicada_em)
    select ${cliente}, c.codigo, 1, 'PUBLICADA', m.estrutura, ${agora}::timestamptz, ${agora}::timestamptz
    from criados c join modelos m on m.nome = c.nome`.execute(tx)
}

/** Each model to the service that it is named after, before the colon; what a person chose stays. */
async function ligarAosServicos(tx: Banco, cliente: string): Promise<void> {
  await sql`
    update modelo_documento m set servico = s.codigo from servico s
    where m.cliente = ${cliente} and s.cliente = ${cliente} and m.tipo = 'LAUDO' and m.servico is null and s.exige_laudo
      and normalizar(trim(split_part(m.nome, ':', 1))) = normalizar(trim(s.nome))`.execute(tx)
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

/** To the services that say which, their models; what a person chose stays. */
async function escolherModelos(tx: Banco, cliente: string): Promise<void> {
  const escolhas = SERVICOS_INICIAIS.filter(({ modelo }) => modelo !== undefined)
  await sql`
    update servico s set modelo = m.codigo
    from jsonb_to_recordset(${JSON.stringify(escolhas)}::jsonb) as i (nome text, modelo text)
    join modelo_documento m on m.cliente = ${cliente} and m.nome = i.modelo
    where s.cliente = ${cliente} and s.nome = i.nome and s.modelo is null`.execute(tx)
}

/**
 * What every new company starts with, so that the first laudo can be written at once: specialties, services with
 * starting prices and the complete models of laudos and of the other documents, published. `tx` must be in the tenant `cliente`; may be repeated.
 */
export async function criarEmpresaInicial(tx: Banco, cliente: string, agora: Temporal.Instant): Promise<void> {
  await criarServicos(tx, cliente)
  await criarModelos(tx, cliente, [...LAUDOS, ...TEXTOS], agora.toString())
  await ligarAosServicos(tx, cliente)
  await escolherModelos(tx, cliente)
}

const faltavam = (leva: number): readonly ModeloDePartida[] => [
  ...(leva < 1 ? TEXTOS : []),
  ...LAUDOS.filter(({ nome }) => LEVAS_DE_LAUDOS.some((outra) => leva < outra.leva && outra.nomes.test(nome))),
]

/**
 * Gives, once, the models that companies were born without: of the other documents to the first ones, then of the
 * exams that came later. What they deleted since does not come back. `tx` is of the platform.
 */
export async function completarModelos(tx: Banco, agora: Temporal.Instant): Promise<void> {
  const { rows } = await sql<{ codigo: string; leva: number }>`
    update cliente set modelos_de_partida = ${ULTIMA_LEVA} where modelos_de_partida < ${ULTIMA_LEVA}
    returning codigo, old.modelos_de_partida as leva`.execute(tx)
  for (const { codigo, leva } of rows) {
    await dentroDoCliente(tx, codigo, async (dentro) => {
      const { rows: laudos } = await sql`select from modelo_documento where cliente = ${codigo} limit 1`.execute(dentro)
      if (laudos.length === 0) return
      await criarModelos(dentro, codigo, faltavam(leva), agora.toString())
      await ligarAosServicos(dentro, codigo)
    })
  }
}
