import type { RespostaDe } from '@vetlume/dominio/contrato'
import type { contratoConciliacao } from '@vetlume/dominio/conciliacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { lerExtrato, type ContaLida, type ExtratoLido, type MovimentoLido } from './leitura/index.ts'
import { contaFinanceiraDe, destinoDe, inserirExtrato, inserirMovimentos } from './queries-extrato.ts'

type Resposta = RespostaDe<(typeof contratoConciliacao)['POST /extrato-bancario']>

/**
 * What a line is known by: the identifier of the bank with day and value, since some banks use one for several lines; without one, all
 * that it says and how many alike came before it in the file.
 */
function comChave(movimentos: readonly MovimentoLido[]): (MovimentoLido & { chave: string })[] {
  const vezes = new Map<string, number>()
  const lidos = movimentos.map((movimento) => {
    const { identificador, dia, centavos, descricao, documento } = movimento
    const partes = [dia, centavos, identificador ?? `${descricao}|${documento ?? ''}`].join('|')
    const vez = identificador === null ? (vezes.get(partes) ?? 0) : 0
    vezes.set(partes, vez + 1)
    return { ...movimento, chave: sha256(new TextEncoder().encode(`${partes}|${vez}`)) }
  })
  return [...new Map(lidos.map((lido) => [lido.chave, lido])).values()]
}

function escolher({ contas }: ExtratoLido, pedida: string | undefined): ContaLida {
  if (pedida === undefined && contas.length === 1 && contas[0] !== undefined) return contas[0]
  const achada = contas.find(({ conta }) => conta === pedida)
  if (achada !== undefined && pedida !== undefined) return achada
  throw new ErroDeDominio('VALIDACAO', {
    campos: { contaDoArquivo: 'O arquivo traz mais de uma conta: escolha qual importar.' },
    detalhes: { contas: contas.map(({ conta }) => conta ?? '') },
  })
}

/** Brings the lines of a statement into an account of the company: those that came before do not come again. */
export async function importarExtrato({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxCliente
  input: { contaFinanceira: string; contaDoArquivo?: string | undefined }
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<Resposta> {
  const { tx, cliente, ator, agora } = ctx
  const { contaFinanceira } = input
  const extrato = lerExtrato(arquivo.bytes)
  const conta = escolher(extrato, input.contaDoArquivo)
  const destino = await contaFinanceiraDe(tx, cliente, contaFinanceira)
  if (destino === undefined) throw new ErroDeDominio('NAO_ENCONTRADO')
  const anterior = conta.conta === null ? undefined : await destinoDe(tx, cliente, conta.conta)
  if (anterior !== undefined && anterior.codigo !== contaFinanceira)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { contaFinanceira: `Os extratos da conta ${conta.conta} já vão para “${anterior.nome}”.` },
    })
  const codigo = await inserirExtrato(tx, cliente, {
    conta_financeira: contaFinanceira,
    arquivo: arquivo.nome || 'extrato',
    formato: extrato.formato,
    conta_do_banco: conta.conta,
    de: conta.de,
    ate: conta.ate,
    saldo_centavos: conta.saldo?.centavos ?? null,
    saldo_em: conta.saldo?.dia ?? null,
    autor: ator.nome,
    criado_em: agora.toString(),
  })
  const movimentos = comChave(conta.movimentos)
  const novos = await inserirMovimentos(tx, { cliente, extrato: codigo, contaFinanceira }, movimentos)
  ctx.auditar({
    acao: 'IMPORTAR',
    entidade: 'extrato-bancario',
    registro: codigo,
    mudancas: { arquivo: [null, arquivo.nome], conta: [null, destino.nome], movimentos: [null, novos] },
  })
  return { codigo, novos, repetidos: conta.movimentos.length - novos, de: conta.de, ate: conta.ate }
}
