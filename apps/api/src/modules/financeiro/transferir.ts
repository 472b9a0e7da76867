import type { EntradaLida, Pagina } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  conferirTransferencia,
  type contratoFinanceiro,
  type DadosDaTransferencia,
  type Transferencia,
} from '@vetlume/dominio/financeiro'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { podeVerTrilha } from '../historico/index.ts'
import { exigirCampos } from './baixar-conta.ts'
import { hojeEm } from './contas.ts'
import {
  avancarTransferencias,
  inserirTransferencia,
  lerTransferencia,
  listarTransferencias,
  travarContas,
  travarTransferencia,
  type TransferenciaLida,
} from './queries-transferencia.ts'

type Lista = (typeof contratoFinanceiro)['GET /transferencia']

const autoria = ({ cliente, ator, agora }: CtxCliente) => ({ cliente, autor: ator.nome, criado_em: agora.toString() })

/** Why a transfer cannot be taken back, in a sentence; null when it can. */
function recusaDoEstorno({ estorno, conciliada }: TransferenciaLida): string | null {
  if (estorno !== null) return 'Esta transferência já foi estornada.'
  return conciliada ? 'O extrato do banco prova esta transferência: desfaça antes a conciliação.' : null
}

const comPermissoes = ({ ator }: CtxCliente, lida: TransferenciaLida): Transferencia => ({
  ...lida,
  permissoes: {
    estornar: permite(ator, 'conta-financeira:escrever') && recusaDoEstorno(lida) === null,
    verHistorico: podeVerTrilha(ator, 'transferencia'),
  },
})

export async function listarAsTransferencias(
  ctx: CtxCliente,
  input: EntradaLida<Lista>,
): Promise<Pagina<Transferencia>> {
  const lidas = await listarTransferencias(ctx.tx, ctx.cliente, input)
  return { ...lidas, itens: lidas.itens.map((lida) => comPermissoes(ctx, lida)) }
}

export async function abrirTransferencia(ctx: CtxCliente, codigo: string): Promise<Transferencia> {
  return comPermissoes(ctx, exigir(await lerTransferencia(ctx.tx, ctx.cliente, codigo)))
}

/** What the two accounts are called where they are chosen. */
interface Nomes {
  de: string
  para: string
}

/** Where the refusals of an account are told: each is its own field. */
const CAMPOS: Nomes = { de: 'de', para: 'para' }

/** Writes a transfer. Its accounts are locked, so that of two alike the second sees the first. Answers its key. */
export async function transferir(
  ctx: CtxCliente,
  dados: DadosDaTransferencia,
  campos: Nomes = CAMPOS,
): Promise<string> {
  const { tx, cliente } = ctx
  const contas = await travarContas(tx, cliente, [dados.de, dados.para])
  const achar = (codigo: string) => contas.find((conta) => conta.codigo === codigo)
  const [de, para] = [achar(dados.de), achar(dados.para)]
  if (de === undefined || para === undefined)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
      campos: { [de === undefined ? campos.de : campos.para]: 'Escolha uma conta da lista.' },
    })
  const aberturas = contas.map(({ saldoEm }) => saldoEm)
  const inativa = 'Esta conta está desativada. Escolha outra.'
  const { para: mesma = null, ...outras } = conferirTransferencia(dados, { hoje: hojeEm(ctx), aberturas })
  exigirCampos({
    [campos.de]: de.ativo ? null : inativa,
    [campos.para]: para.ativo ? mesma : inativa,
    ...outras,
  })
  const codigo = await inserirTransferencia(tx, autoria(ctx), dados)
  ctx.auditar({
    acao: 'TRANSFERIR',
    entidade: 'transferencia',
    registro: codigo,
    mudancas: diferencas(null, { ...dados, de: de.nome, para: para.nome }),
  })
  return codigo
}

export async function criarTransferencia(ctx: CtxCliente, dados: DadosDaTransferencia): Promise<Transferencia> {
  return abrirTransferencia(ctx, await transferir(ctx, dados))
}

/** Takes a transfer back, today and with the reason: a row of its own, since what was written stays. */
export async function estornarTransferencia(
  ctx: CtxCliente,
  { codigo, versao, motivo }: { codigo: string; versao: number; motivo: string },
): Promise<Transferencia> {
  const { tx, cliente } = ctx
  await travarTransferencia(tx, cliente, codigo)
  const feita = exigir(await lerTransferencia(tx, cliente, codigo))
  const mensagem = recusaDoEstorno(feita)
  if (mensagem !== null) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
  const mudou = { mensagem: 'Esta transferência mudou depois que você a abriu. Confira antes de estornar.' }
  exigirVersao(feita, versao, mudou)
  await inserirTransferencia(tx, autoria(ctx), {
    de: feita.de.codigo,
    para: feita.para.codigo,
    dia: hojeEm(ctx),
    valorCentavos: -feita.valorCentavos,
    taxaCentavos: -feita.taxaCentavos,
    descricao: feita.descricao,
    estorno: { estorna: codigo, motivo },
  })
  await avancarTransferencias(tx, cliente, [codigo])
  ctx.auditar({
    acao: 'ESTORNAR',
    entidade: 'transferencia',
    registro: codigo,
    mudancas: diferencas(null, { valorCentavos: -feita.valorCentavos, motivo }),
  })
  return abrirTransferencia(ctx, codigo)
}
