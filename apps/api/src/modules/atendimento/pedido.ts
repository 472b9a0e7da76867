import { MAXIMO_DE_DIAS_A_FRENTE, type Confirmacoes } from '@vetlume/dominio/agenda'
import {
  conferirSinaisVitais,
  SINAIS_VITAIS,
  type edicaoDoAtendimento,
  type ModoDeCobranca,
  type SinalVital,
} from '@vetlume/dominio/atendimento'
import { ErroDeDominio, type CamposComErro } from '@vetlume/dominio/erros'
import type * as z from 'zod/mini'
import type { CtxCliente } from '../../context.ts'
import type { ColunasDe, Visao } from '../cadastros/index.ts'
import type { CondicoesDoParceiro } from './queries-preco.ts'
import { especialistaDoPedido, planoDoPedido } from './queries-pedido.ts'
import type { LinhaDeAtendimento } from './queries.ts'

/** What a person writes, when opening and when editing. */
export type Pedido = Omit<z.output<typeof edicaoDoAtendimento>, 'codigo' | 'versao' | keyof Confirmacoes>

const invalido = (campos: CamposComErro) => new ErroDeDominio('VALIDACAO', { campos })
const naoExiste = (campos: CamposComErro) => new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos })

/** The part of it that decides prices. */
export type PedidoDePreco = Pick<
  Pedido,
  'itens' | 'parceiro' | 'planoSaude' | 'modoCobranca' | 'realizadoEm' | 'cobrarDeslocamento'
>

/**
 * Puts in what the person may not decide about the price: a partner clinic asks for itself, and only the company
 * touches how it is billed, and partner, displacement and discounts of what is already open. Throws SEM_PERMISSAO on a discount from
 * anybody else.
 */
export function limitarPreco<P extends PedidoDePreco>(visao: Visao, pedido: P, atual: LinhaDeAtendimento | null): P {
  if (visao.tipo === 'EMPRESA') return pedido
  if (pedido.itens.some(({ desconto }) => desconto != null)) {
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Só a empresa pode conceder desconto.' })
  }
  const limitado = {
    ...pedido,
    itens: pedido.itens.map(({ codigo, servico, pacote }) => ({ codigo, servico, pacote })),
    cobrarDeslocamento: atual?.cobrar_deslocamento ?? true,
    modoCobranca: atual?.modo_cobranca ?? null,
  }
  if (visao.tipo === 'ESPECIALISTA') return { ...limitado, parceiro: atual === null ? pedido.parceiro : atual.parceiro }
  return { ...limitado, parceiro: visao.parceiro, realizadoEm: atual?.realizado_em ?? null }
}

/** The same for the whole request: who examines is the company's to say. */
export function limitarAoPerfil<P extends Pedido>(visao: Visao, pedido: P, atual: LinhaDeAtendimento | null): P {
  if (visao.tipo === 'EMPRESA') return pedido
  const especialista = visao.tipo === 'ESPECIALISTA' ? visao.especialista : (atual?.especialista ?? null)
  return { ...limitarPreco(visao, pedido, atual), especialista }
}

/** Specialist and plan exist, and are active unless they were already there. */
export async function conferirReferencias(
  ctx: CtxCliente,
  pedido: Pedido,
  parceiro: CondicoesDoParceiro | null,
  atual: LinhaDeAtendimento | null,
): Promise<void> {
  const { especialista, planoSaude } = pedido
  if (especialista !== null && especialista !== atual?.especialista) {
    const linha = await especialistaDoPedido(ctx.tx, ctx.cliente, especialista)
    if (!linha?.ativo) throw naoExiste({ especialista: 'Este especialista não está mais ativo. Escolha outro.' })
  }
  if (planoSaude !== null && planoSaude !== atual?.plano_saude) {
    const linha = await planoDoPedido(ctx.tx, planoSaude)
    if (!linha?.ativo) throw naoExiste({ planoSaude: 'Este plano de saúde não está mais ativo. Escolha outro.' })
  }
  if (parceiro !== null && !parceiro.ativo && parceiro.codigo !== atual?.parceiro) {
    throw naoExiste({ parceiro: 'Esta clínica parceira está inativa. Escolha outra.' })
  }
}

/** The billing mode asked for or, without one, the partner's; without a partner, à vista. */
export function resolverCobranca(
  { modoCobranca, planoSaude }: Pedido,
  parceiro: CondicoesDoParceiro | null,
): ModoDeCobranca {
  const modo = modoCobranca ?? parceiro?.modo_cobranca ?? 'A_VISTA'
  if (modo === 'FATURADO' && parceiro === null)
    throw invalido({ modoCobranca: 'Só se fatura para uma clínica parceira.' })
  if (modo === 'PLANO' && planoSaude === null) throw invalido({ planoSaude: 'Escolha o plano de saúde que vai pagar.' })
  return modo
}

/** An exam is recorded up to five years back and as far ahead as one may book; once started, not ahead of now. */
export function conferirData({ agora }: CtxCliente, realizadoEm: string | null, iniciado: boolean): void {
  if (realizadoEm === null) return
  const instante = Temporal.Instant.from(realizadoEm)
  const longe = (limite: Temporal.Instant) => Temporal.Instant.compare(instante, limite)
  if (
    longe(agora.subtract({ hours: 24 * 366 * 5 })) < 0 ||
    longe(agora.add({ hours: 24 * (MAXIMO_DE_DIAS_A_FRENTE + 1) })) > 0
  ) {
    throw invalido({ realizadoEm: 'Confira a data e a hora do exame.' })
  }
  if (iniciado && longe(agora) > 0)
    throw invalido({ realizadoEm: 'O exame já começou: a data não pode estar no futuro.' })
}

const COLUNA_DO_SINAL = {
  frequenciaCardiaca: 'frequencia_cardiaca',
  frequenciaRespiratoria: 'frequencia_respiratoria',
  temperaturaDecimos: 'temperatura_decimos',
  pressaoSistolica: 'pressao_sistolica',
} as const satisfies Record<SinalVital, keyof LinhaDeAtendimento>

/** What was measured is possible in that species. What is there already stays: the rule, or the species, may have changed. */
export function conferirSinais(pedido: Pedido, especie: string, atual: LinhaDeAtendimento | null): void {
  const novos = SINAIS_VITAIS.filter((sinal) => pedido[sinal] !== atual?.[COLUNA_DO_SINAL[sinal]])
  const campos = conferirSinaisVitais(Object.fromEntries(novos.map((sinal) => [sinal, pedido[sinal]])), especie)
  if (Object.keys(campos).length > 0) throw invalido(campos)
}

/** Columns that come from what was written. */
export function colunasDoPedido(pedido: Pedido, modo_cobranca: ModoDeCobranca) {
  return {
    prioridade: pedido.prioridade,
    parceiro: pedido.parceiro,
    especialista: pedido.especialista,
    solicitante_nome: pedido.solicitanteNome,
    solicitante_crmv: pedido.solicitanteCrmv,
    suspeita: pedido.suspeita,
    historico: pedido.historico,
    jejum: pedido.jejum,
    sedacao: pedido.sedacao,
    peso_gramas: pedido.pesoGramas,
    frequencia_cardiaca: pedido.frequenciaCardiaca,
    frequencia_respiratoria: pedido.frequenciaRespiratoria,
    temperatura_decimos: pedido.temperaturaDecimos,
    pressao_sistolica: pedido.pressaoSistolica,
    plano_saude: pedido.planoSaude,
    autorizacao: pedido.planoSaude === null ? null : pedido.autorizacao,
    cobrar_deslocamento: pedido.cobrarDeslocamento,
    realizado_em:
      pedido.realizadoEm === null
        ? null
        : Temporal.Instant.from(pedido.realizadoEm).toString({ smallestUnit: 'millisecond' }),
    modo_cobranca,
  } satisfies ColunasDe<Pedido>
}
