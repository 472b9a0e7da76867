import { contratoAtendimento, type AcaoDoAtendimento } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import type { Ator } from '../../../apps/api/src/infra/token.ts'
import { criarAtendimento } from '../../../apps/api/src/modules/atendimento/criar-atendimento.ts'
import { transitar } from '../../../apps/api/src/modules/atendimento/transitar.ts'
import { cobrancaDoAtendimento } from '../../../apps/api/src/modules/financeiro/concluir-atendimento.ts'
import { agir } from './mundo.ts'
import type { Elenco } from './elenco.ts'
import { SOLICITANTES } from './pessoas.ts'
import type { Visita } from './visitas.ts'

const SUSPEITAS = [
  'Vômitos há uma semana',
  'Poliúria e polidipsia',
  'Sopro à ausculta',
  'Emagrecimento progressivo',
  'Tosse noturna',
  'Aumento de enzimas hepáticas',
  'Hematúria',
  'Avaliação pré-anestésica',
  'Check-up anual',
  'Intolerância ao exercício',
  'Massa abdominal à palpação',
  'Diarreia crônica',
] as const

const HISTORICOS = [
  'Sem medicação em uso. Vacinação em dia.',
  'Em uso de pimobendan e furosemida.',
  'Exame anterior em outra clínica, sem laudo disponível.',
  'Dieta caseira. Vermifugação há três meses.',
] as const

/** A person's request, written once and used by the company and by the clinic. */
export function pedidoDe(
  { mundo: { sorteio } }: Elenco,
  { animal, servicos, urgente }: Pick<Visita, 'animal' | 'servicos' | 'urgente'>,
) {
  const solicitante = sorteio.escolher(SOLICITANTES)
  const variacao = sorteio.decimal(0.97, 1.03, 3)
  return {
    animal: animal.codigo,
    parceiro: animal.parceiro,
    prioridade: urgente ? ('URGENTE' as const) : ('ROTINA' as const),
    itens: servicos.map(({ codigo }) => ({ servico: codigo })),
    solicitanteNome: solicitante.nome,
    solicitanteCrmv: solicitante.crmv,
    suspeita: sorteio.escolher(SUSPEITAS),
    historico: sorteio.chance(45) ? sorteio.escolher(HISTORICOS) : null,
    jejum: sorteio.chance(80),
    sedacao: false,
    pesoGramas: Math.round(animal.pesoGramas * variacao),
    frequenciaCardiaca: animal.especie === 'Felina' ? sorteio.inteiro(150, 210) : sorteio.inteiro(80, 150),
    temperaturaDecimos: sorteio.inteiro(379, 392),
  }
}

function cobranca({ mundo: { sorteio } }: Elenco, { animal }: Visita) {
  if (animal.plano === null) return { planoSaude: null, autorizacao: null }
  return { modoCobranca: 'PLANO' as const, planoSaude: animal.plano, autorizacao: `AUT${sorteio.digitos(7)}` }
}

function comDesconto(elenco: Elenco, itens: readonly { servico: string }[]) {
  if (!elenco.mundo.sorteio.chance(6)) return { itens }
  const desconto = { tipo: 'PERCENTUAL' as const, basisPoints: 1_000, motivo: 'Retorno em até 30 dias' }
  return { itens: itens.map((item, i) => (i === 0 ? { ...item, desconto } : item)) }
}

/** One exam as the product knows it: opened, moved along, with its appointment. */
export interface Exame {
  codigo: string
  agendamento: string
}

/** Books the specialist and opens the atendimento, in one go, as the company does on the phone. */
export async function abrirExame(elenco: Elenco, visita: Visita, quando: Temporal.Instant): Promise<Exame> {
  const { mundo, cliente, gestora } = elenco
  const { especialista, animal, servicos, inicio, fim, urgente } = visita
  const pedido = pedidoDe(elenco, visita)
  const cobrado = cobranca(elenco, visita)
  return agir(mundo, { ator: gestora, cliente, quando }, async (ctx) => {
    const { codigo: agendamento } = await ctx.tx
      .insertInto('agendamento')
      .values({
        cliente,
        especialista: especialista.codigo,
        animal: animal.codigo,
        parceiro: animal.parceiro,
        inicio: inicio.toString(),
        fim: fim.toString(),
        estado: 'CONFIRMADO',
        prioridade: urgente ? 'URGENTE' : 'ROTINA',
        plano_saude: cobrado.planoSaude,
        autorizacao: cobrado.autorizacao,
        criado_em: quando.toString(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await ctx.tx
      .insertInto('agendamento_servico')
      .values(
        servicos.map(({ codigo: servico, minutos }, ordem) => ({
          cliente,
          agendamento,
          servico,
          ordem,
          duracao_minutos: minutos,
        })),
      )
      .execute()
    const input = contratoAtendimento['POST /atendimento'].entrada.parse({
      ...pedido,
      ...cobrado,
      ...comDesconto(elenco, pedido.itens),
      especialista: especialista.codigo,
      agendamento,
      realizadoEm: inicio.toString(),
    })
    const { codigo } = await criarAtendimento({ ctx, input })
    return { codigo, agendamento }
  })
}

/** Asks for an exam from the clinic's own area: no specialist and no time yet. */
export async function pedirExame(
  elenco: Elenco,
  clinica: Ator,
  pedido: ReturnType<typeof pedidoDe>,
  quando: Temporal.Instant,
): Promise<string> {
  const input = contratoAtendimento['POST /atendimento'].entrada.parse({ ...pedido, parceiro: null })
  const { codigo } = await agir(elenco.mundo, { ator: clinica, cliente: elenco.cliente, quando }, (ctx) =>
    criarAtendimento({ ctx, input }),
  )
  return codigo
}

/** Moves the exam one step, and the appointment with it when `agendamento` says where to. */
export async function mover(
  elenco: Elenco,
  exame: Exame,
  {
    ator,
    quando,
    acao,
    motivo = null,
    agendamento,
  }: { ator: Ator; quando: Temporal.Instant; acao: AcaoDoAtendimento; motivo?: string | null; agendamento?: string },
): Promise<void> {
  const { cliente, mundo } = elenco
  await agir(mundo, { ator, cliente, quando }, async (ctx) => {
    // Its laudos move it too.
    const { versao } = await ctx.tx
      .selectFrom('atendimento')
      .select('versao')
      .where('cliente', '=', cliente)
      .where('codigo', '=', exame.codigo)
      .executeTakeFirstOrThrow()
    const input = { codigo: exame.codigo, versao, acao, motivo, manterAgendamento: true }
    await transitar({ ctx, input, cobranca: cobrancaDoAtendimento })
    if (agendamento !== undefined) {
      // A past that nobody lived step by step: the state is written, not reached.
      await sql`update agendamento set estado = ${agendamento}, motivo = ${motivo}, versao = versao + 1
        where cliente = ${cliente} and codigo = ${exame.agendamento}`.execute(ctx.tx)
    }
  })
}
