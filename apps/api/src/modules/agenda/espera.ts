import {
  podeNaEspera,
  type contratoAgenda,
  type DadosDaEspera,
  type EstadoDaEspera,
  type ItemDaEspera,
} from '@vetlume/dominio/agenda'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { restringir } from '@vetlume/dominio/permissoes'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual, visaoDe } from '../cadastros/index.ts'
import { marcarNovo } from './criar-agendamento.ts'
import { darPassoNaEspera } from './dar-passo-na-espera.ts'
import { conferirEspecialidade } from './especialidade.ts'
import { exigirQuemMarca } from './policy.ts'
import {
  alterarEspera,
  colunasDaEspera,
  gravarServicosDaEspera,
  inserirEspera,
  lerEspera,
  listarEsperas,
  travarEspera,
  type LinhaDaEspera,
} from './queries-espera.ts'
import { servicosPedidos } from './queries-servico.ts'
import { conferirAnimal, conferirParceiro, exigirEspecialista, exigirServicos, lerReferencias } from './referencias.ts'

type Contrato = typeof contratoAgenda
type Chamada<K extends keyof Contrato> = { ctx: CtxCliente; input: EntradaLida<Contrato[K]> }
type Marcada = { codigo: string; versao: number }

const espera = ({ estado }: LinhaDaEspera): boolean => estado === 'ESPERANDO'

const permissoesDa = (linha: LinhaDaEspera): ItemDaEspera['permissoes'] => ({
  editar: espera(linha),
  agendar: podeNaEspera('atender', linha.estado),
  desistir: podeNaEspera('desistir', linha.estado),
  reabrir: podeNaEspera('reabrir', linha.estado),
})

export async function verListaDeEspera({
  ctx,
  input,
}: Chamada<'GET /lista-espera'>): Promise<RespostaDe<Contrato['GET /lista-espera']>> {
  const { itens, ...pagina } = await listarEsperas(ctx.tx, ctx.cliente, input)
  return {
    ...pagina,
    itens: itens.map((item) => ({
      ...item,
      permissoes: restringir(ctx.ator, 'lista-espera:escrever', permissoesDa(item)),
    })),
  }
}

/** What it points at exists and is active, unless it was already there. */
async function conferirEspera(ctx: CtxCliente, dados: DadosDaEspera, antes: LinhaDaEspera | null): Promise<void> {
  const { animal, parceiro, especialista, servicos } = dados
  const referencias = await lerReferencias(ctx, { animal, parceiro, especialista })
  if (especialista !== null) exigirEspecialista(referencias, antes?.especialista?.codigo ?? null)
  conferirParceiro(referencias, parceiro, antes?.parceiro?.codigo ?? null)
  const inicio = ctx.agora.toString()
  await conferirAnimal(ctx, referencias, { codigo: animal, antes: antes?.animal?.codigo ?? null, inicio })
  const pedidos = await servicosPedidos(ctx.tx, ctx.cliente, servicos)
  exigirServicos(pedidos, servicos, antes?.servicos.map(({ codigo }) => codigo) ?? [])
}

const paraTrilha = ({ codigo: _codigo, criadoEm: _criadoEm, tutor: _tutor, ...linha }: LinhaDaEspera) => ({
  ...linha,
  servicos: linha.servicos.map(({ nome }) => nome),
})

async function auditar(
  ctx: CtxCliente,
  acao: AcaoDaTrilha,
  codigo: string,
  antes: LinhaDaEspera | null,
): Promise<Marcada> {
  const depois = exigir(await lerEspera(ctx.tx, ctx.cliente, codigo))
  const mudancas = diferencas(antes === null ? null : paraTrilha(antes), paraTrilha(depois))
  ctx.auditar({ acao, entidade: 'lista_espera', registro: codigo, mudancas })
  return { codigo, versao: depois.versao }
}

export async function criarEspera({ ctx, input }: Chamada<'POST /lista-espera'>): Promise<Marcada> {
  await conferirEspera(ctx, input, null)
  const codigo = await inserirEspera(ctx.tx, ctx.cliente, {
    ...colunasDaEspera(input),
    criado_por: ctx.ator.usuario,
    criado_em: ctx.agora.toString(),
  })
  await gravarServicosDaEspera(ctx.tx, ctx.cliente, codigo, input.servicos)
  return auditar(ctx, 'CRIAR', codigo, null)
}

/** The row, locked, as the person saw it, and in a state that allows it. */
async function abrir(ctx: CtxCliente, { codigo, versao }: Marcada, pode: (linha: LinhaDaEspera) => boolean) {
  await travarEspera(ctx.tx, ctx.cliente, codigo)
  const linha = exigir(await lerEspera(ctx.tx, ctx.cliente, codigo))
  await exigirVersaoAtual(ctx, 'lista_espera', linha, versao, { menos: [] })
  if (!pode(linha)) throw new ErroDeDominio('TRANSICAO_INVALIDA')
  return linha
}

export async function editarEspera({ ctx, input }: Chamada<'PUT /lista-espera/:codigo'>): Promise<Marcada> {
  const { codigo } = input
  const antes = await abrir(ctx, input, espera)
  await conferirEspera(ctx, input, antes)
  await alterarEspera(ctx.tx, ctx.cliente, codigo, colunasDaEspera(input))
  await gravarServicosDaEspera(ctx.tx, ctx.cliente, codigo, input.servicos)
  return auditar(ctx, 'ALTERAR', codigo, antes)
}

export async function transitarEspera({
  ctx,
  input: { codigo, versao, acao, motivo },
}: Chamada<'POST /lista-espera/:codigo/transicao'>): Promise<{ versao: number; estado: EstadoDaEspera }> {
  const antes = await abrir(ctx, { codigo, versao }, ({ estado }) => podeNaEspera(acao, estado))
  const colunas = { motivo: acao === 'desistir' ? motivo : null }
  const { para: estado } = await darPassoNaEspera(ctx.tx, ctx.cliente, codigo, acao, colunas)
  return { versao: (await auditar(ctx, acao.toUpperCase() as Uppercase<typeof acao>, codigo, antes)).versao, estado }
}

interface Passagem extends Marcada {
  de: { codigo: string }
  para: { codigo: string }
  insistencia: Parameters<typeof conferirEspecialidade>[2]
}

/** Somebody who waits for one specialist waits for another from here on. */
export async function passarEspera(ctx: CtxCliente, { de, para, insistencia, ...alvo }: Passagem): Promise<void> {
  const antes = await abrir(ctx, alvo, espera)
  if (antes.especialista?.codigo !== de.codigo) throw new ErroDeDominio('TRANSICAO_INVALIDA')
  const servicos = antes.servicos.map(({ codigo }) => codigo)
  await conferirEspecialidade(ctx, { especialista: para.codigo, servicos }, insistencia)
  await alterarEspera(ctx.tx, ctx.cliente, alvo.codigo, { especialista: para.codigo })
  await auditar(ctx, 'ALTERAR', alvo.codigo, antes)
}

/** Books whoever was waiting, by the same rules as anybody; without the animal it is a reservation. */
export async function agendarEspera({ ctx, input }: Chamada<'POST /lista-espera/:codigo/agendar'>): Promise<Marcada> {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const { codigo, versao, ...pedido } = input
  const antes = await abrir(ctx, { codigo, versao }, (linha) => podeNaEspera('atender', linha.estado))
  const estado = pedido.animal === null ? 'RESERVADO' : 'AGENDADO'
  const marcado = await marcarNovo(ctx, visao, { ...pedido, estado })
  await darPassoNaEspera(ctx.tx, ctx.cliente, codigo, 'atender', { agendamento: marcado.codigo })
  await auditar(ctx, 'AGENDAR', codigo, antes)
  return marcado
}
