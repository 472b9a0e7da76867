import type { RespostaDe } from '@vetlume/dominio/contrato'
import {
  adivinharExtrato,
  comoTitulo,
  faltamNoMapa,
  type contratoConciliacao,
  type MapaDoExtrato,
  type PlanilhaDoExtrato,
} from '@vetlume/dominio/conciliacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import type { ContaLida, ExtratoLido, MovimentoLido, Planilha } from './leitura/index.ts'
import {
  contaFinanceiraDe,
  destinoDe,
  inserirExtrato,
  inserirMovimentos,
  lembrarMapa,
  mapaLembrado,
} from './queries-extrato.ts'

interface EntradaDoExtrato {
  contaFinanceira: string
  contaDoArquivo?: string | undefined
  mapa?: MapaDoExtrato | undefined
}

type Resposta = RespostaDe<(typeof contratoConciliacao)['POST /extrato-bancario']>

/**
 * What a line is known by: the identifier of the bank with day and value, since some banks use one for several lines; without one, all
 * that it says and how many alike came before it in the file.
 */
function comChave(movimentos: readonly MovimentoLido[]): (MovimentoLido & { chave: string })[] {
  const vezes = new Map<string, number>()
  const lidos = movimentos.map((movimento) => {
    const { identificador, linha, dia, centavos, descricao, documento } = movimento
    const dita = identificador ?? linha ?? `${descricao}|${documento ?? ''}`
    const partes = [dia, centavos, dita].join('|')
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

/** What reads statements comes with the first one. */
const leitura = () => import('./leitura/index.ts')

/** Lines of a file that are shown while its columns are chosen, and refused ones that are told. */
const LINHAS_MOSTRADAS = 8
const PROBLEMAS_DITOS = 200

const cabecalhoDe = ({ titulos }: Planilha) => sha256(new TextEncoder().encode(titulos.map(comoTitulo).join('|')))

/** Reads a table by what a person told that its columns are, now. Without that, or where it does not do, it tells what to choose from. */
async function lerMapeada(
  { tx, cliente }: CtxCliente,
  planilha: Planilha,
  { contaFinanceira, mapa }: EntradaDoExtrato,
): Promise<ExtratoLido> {
  const recusar = (
    mensagem: string,
    mais: Partial<PlanilhaDoExtrato>,
    dela: { mapa: MapaDoExtrato; lembrado: boolean },
  ) => {
    const { titulos, linhas } = planilha
    const detalhes = {
      planilha: { titulos, linhas: linhas.slice(0, LINHAS_MOSTRADAS), total: linhas.length, ...dela },
      ...mais,
    }
    return new ErroDeDominio('VALIDACAO', { campos: { mapa: mensagem }, detalhes })
  }
  if (mapa === undefined) {
    const lembrado = await mapaLembrado(tx, cliente, { contaFinanceira, cabecalho: cabecalhoDe(planilha) })
    const celulas = planilha.linhas.slice(0, 200).map((linha) => linha.celulas)
    throw recusar(
      'Diga o que é cada coluna deste arquivo.',
      {},
      {
        mapa: lembrado ?? adivinharExtrato(planilha.titulos, celulas),
        lembrado: lembrado !== undefined,
      },
    )
  }
  const doArquivo = Object.entries(mapa.colunas).filter(([, coluna]) => coluna < planilha.titulos.length)
  const faltam = faltamNoMapa({ colunas: Object.fromEntries(doArquivo) })
  if (faltam.length > 0)
    throw recusar(`Falta dizer qual coluna é: ${faltam.join('; ')}.`, {}, { mapa, lembrado: false })
  const { lerComMapa } = await leitura()
  const { extrato, problemas } = lerComMapa(planilha, mapa)
  if (extrato !== undefined) return extrato
  const linhas = new Set(problemas.map(({ linha }) => linha)).size
  throw recusar(
    `Nada foi importado: ${linhas === 1 ? '1 linha não se lê' : `${linhas} linhas não se leem`} assim.`,
    { problemas: problemas.slice(0, PROBLEMAS_DITOS), totalDeProblemas: problemas.length },
    { mapa, lembrado: false },
  )
}

/** Brings the lines of a statement into an account of the company: those that came before do not come again. */
export async function importarExtrato({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxCliente
  input: EntradaDoExtrato
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<Resposta> {
  const { tx, cliente, ator, agora } = ctx
  const { contaFinanceira } = input
  const { lerExtrato } = await leitura()
  const lido = lerExtrato(arquivo.bytes)
  const destino = await contaFinanceiraDe(tx, cliente, contaFinanceira)
  if (destino === undefined) throw new ErroDeDominio('NAO_ENCONTRADO')
  const extrato = 'formato' in lido ? lido : await lerMapeada(ctx, lido, input)
  const conta = escolher(extrato, input.contaDoArquivo)
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
  if (!('formato' in lido) && input.mapa !== undefined)
    await lembrarMapa(
      tx,
      { cliente, autor: ator.nome, criado_em: agora.toString() },
      {
        contaFinanceira,
        cabecalho: cabecalhoDe(lido),
        mapa: input.mapa,
      },
    )
  ctx.auditar({
    acao: 'IMPORTAR',
    entidade: 'extrato-bancario',
    registro: codigo,
    mudancas: { arquivo: [null, arquivo.nome], conta: [null, destino.nome], movimentos: [null, novos] },
  })
  return { codigo, novos, repetidos: conta.movimentos.length - novos, de: conta.de, ate: conta.ate }
}
