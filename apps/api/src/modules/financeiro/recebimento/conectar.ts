import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  ROTULOS_DO_PROVEDOR,
  type ConexaoDeRecebimento,
  type contratoRecebimento,
  type Recebimento,
} from '@vetlume/dominio/financeiro'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente, CtxLivre } from '../../../context.ts'
import { diferencas } from '../../../infra/auditoria.ts'
import { conflitoDeVersao, exigir, exigirCliente } from '../../../infra/banco/index.ts'
import { CredenciaisRecusadas, PagamentoIndisponivel, type ConexaoGuardada } from '../../../infra/pagamento/index.ts'
import type { Ator } from '../../../infra/token.ts'
import { exigirContaAtiva } from '../baixar-conta.ts'
import { desmarcarVivas } from './desmarcar-vivas.ts'
import { contarPendencias } from './queries-cobranca.ts'
import { anotarConferencia, apagarConexao, gravarConexao, lerConexao, verConexao } from './queries-conexao.ts'
import { relerOQueFicou } from './reler-o-que-ficou.ts'

type Livre = CtxLivre<Ator>
type Entrada = EntradaLida<(typeof contratoRecebimento)['POST /recebimento']>

export async function verRecebimento({
  tx,
  cliente,
  servicos: { recebimentos },
}: Pick<CtxCliente, 'tx' | 'cliente' | 'servicos'>): Promise<Recebimento> {
  return {
    conexao: await verConexao(tx, cliente),
    enderecoDosAvisos: recebimentos.enderecoDosAvisos(recebimentos.segredoDoEndereco(cliente)),
    comTeste: recebimentos.comTeste,
    pendencias: await contarPendencias(tx, cliente),
  }
}

/** What the trail says of a connection: never what opens it. */
const naTrilha = (conexao: ConexaoDeRecebimento | null) =>
  conexao && {
    provedor: ROTULOS_DO_PROVEDOR[conexao.provedor],
    titular: conexao.titular,
    contaFinanceira: conexao.contaFinanceira.nome,
  }

const SEM_CONEXAO = { provedor: null, titular: null, contaFinanceira: null }

async function registrar(
  ctx: CtxCliente,
  {
    acao,
    antes,
    credenciais = false,
  }: { acao: AcaoDaTrilha; antes: ConexaoDeRecebimento | null; credenciais?: boolean },
): Promise<void> {
  const depois = naTrilha(await verConexao(ctx.tx, ctx.cliente)) ?? SEM_CONEXAO
  ctx.auditar({
    acao,
    entidade: 'recebimento',
    registro: ctx.cliente,
    mudancas: {
      ...diferencas(naTrilha(antes), depois),
      ...(credenciais ? { credenciais: [antes === null ? null : 'as de antes', 'novas'] } : {}),
    },
  })
}

const indisponivel = () =>
  new ErroDeDominio('INDISPONIVEL', { mensagem: 'O Mercado Pago não respondeu. Tente de novo em alguns minutos.' })

/** Whose account it is. Credentials that do not open one are a mistake of the form. */
async function conferir({ servicos }: Livre, conexao: ConexaoGuardada): Promise<string> {
  try {
    return await servicos.recebimentos.conferir(conexao)
  } catch (erro) {
    if (erro instanceof CredenciaisRecusadas)
      throw new ErroDeDominio('VALIDACAO', {
        campos: { token: 'O Mercado Pago não aceita este Access Token. Copie o de produção, inteiro.' },
      })
    if (erro instanceof PagamentoIndisponivel) throw indisponivel()
    throw erro
  }
}

/** The credentials as they will be kept: those of the form, or those in custody. */
async function guardadas(ctx: Livre, cliente: string, { provedor, token, segredo }: Entrada): Promise<ConexaoGuardada> {
  const { recebimentos } = ctx.servicos
  const comum = { cliente, provedor, endereco: recebimentos.segredoDoEndereco(cliente) }
  if (provedor === 'SANDBOX') {
    if (!recebimentos.comTeste)
      throw new ErroDeDominio('VALIDACAO', { campos: { provedor: 'Esta instalação recebe dinheiro de verdade.' } })
    return { ...comum, envelope: null }
  }
  if (token !== null && segredo !== null) return { ...comum, envelope: recebimentos.selar(cliente, { token, segredo }) }
  const atual = await ctx.emCliente(cliente, ({ tx }) => lerConexao(tx, cliente))
  if (atual?.provedor !== provedor)
    throw new ErroDeDominio('VALIDACAO', { campos: { token: 'Informe o Access Token.' } })
  return { ...comum, envelope: atual.envelope }
}

/** Takes the credentials into custody once the provider said whose they are; or only changes where the money goes. */
export async function conectar({ ctx, input }: { ctx: Livre; input: Entrada }): Promise<Recebimento> {
  const cliente = exigirCliente(ctx.ator)
  const conexao = await guardadas(ctx, cliente, input)
  const titular = await conferir(ctx, conexao)
  const { teste } = ctx.servicos.recebimentos.abrir(conexao)
  if (input.token !== null || input.provedor === 'SANDBOX') await desmarcarVivas(ctx, cliente)
  return ctx.emCliente(cliente, async (interno) => {
    const { tx, agora, ator } = interno
    await exigirContaAtiva(interno, input.contaFinanceira)
    const antes = await verConexao(tx, cliente)
    const gravada = await gravarConexao(tx, input.versao, {
      ...conexao,
      conta_financeira: input.contaFinanceira,
      titular,
      teste,
      conferida_em: agora.toString(),
      conectada_em: agora.toString(),
      conectada_por: ator.nome,
    })
    if (!gravada) throw conflitoDeVersao()
    const acao = antes === null ? 'CONECTAR' : 'ALTERAR'
    await registrar(interno, { acao, antes, credenciais: input.token !== null })
    await relerOQueFicou(interno)
    return verRecebimento(interno)
  })
}

/** Asks whether the credentials in custody still hold, and writes down the answer. */
export async function conferirRecebimento({ ctx }: { ctx: Livre }): Promise<Recebimento> {
  const cliente = exigirCliente(ctx.ator)
  const conexao = exigir(await ctx.emCliente(cliente, ({ tx }) => lerConexao(tx, cliente)))
  const estado = await ctx.servicos.recebimentos.conferir(conexao).then(
    () => 'ATIVA' as const,
    (erro: unknown) => {
      if (erro instanceof CredenciaisRecusadas) return 'RECUSADA' as const
      throw erro instanceof PagamentoIndisponivel ? indisponivel() : erro
    },
  )
  return ctx.emCliente(cliente, async (interno) => {
    const mudou = await anotarConferencia(interno.tx, conexao, { estado, agora: interno.agora })
    if (mudou && estado === 'ATIVA') await relerOQueFicou(interno)
    return verRecebimento(interno)
  })
}

export async function desconectar({ ctx }: { ctx: Livre }): Promise<void> {
  const cliente = exigirCliente(ctx.ator)
  await desmarcarVivas(ctx, cliente)
  await ctx.emCliente(cliente, async (interno) => {
    const antes = exigir((await verConexao(interno.tx, cliente)) ?? undefined)
    await apagarConexao(interno.tx, cliente)
    await registrar(interno, { acao: 'DESCONECTAR', antes })
  })
}
