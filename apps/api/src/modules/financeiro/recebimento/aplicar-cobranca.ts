import { avanca } from '@vetlume/dominio/assinatura'
import { formatarReais, ratear, somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { conferirBaixa, recusaDaBaixa } from '@vetlume/dominio/financeiro'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { exigir } from '../../../infra/banco/index.ts'
import type { PagamentoLido } from '../../../infra/pagamento/index.ts'
import { baixarTitulos, estornarNoTitulo, type BaixaDoTitulo, type NosLivros } from '../baixar-conta.ts'
import { hojeEm } from '../contas.ts'
import { travarTitulos } from '../queries-baixa.ts'
import { comoProvedor, type Lugar } from './contexto.ts'
import { darPassoNoPix } from './dar-passo.ts'
import { PIX_PENDENTE, publicarPix } from './eventos.ts'
import {
  anotarPagamentos,
  mudarCobranca,
  partesDaCobranca,
  travarCobranca,
  type Cobranca,
  type ParteCobrada,
} from './queries-cobranca.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** It is put before somebody, who says what became of it. */
async function porDiante(lugar: Lugar, { codigo }: Cobranca, pendencia: string, sobraCentavos: number): Promise<void> {
  const agora = lugar.agora.toString()
  const mudanca = { pendencia, pendente_desde: agora, sobra_centavos: sobraCentavos }
  await mudarCobranca(
    lugar.tx,
    lugar.cliente,
    codigo,
    { ...mudanca, resolucao: null, resolvida_em: null, resolvida_por: null },
    agora,
  )
  lugar.publicar({ tipo: PIX_PENDENTE, dados: { cobranca: codigo } })
}

interface ParteComTaxa extends ParteCobrada {
  taxaCentavos: number
}

/** Each title with its part of the provider's fee. */
async function partesDe(lugar: Lugar, codigo: string, taxaCentavos: number): Promise<ParteComTaxa[]> {
  const partes = await partesDaCobranca(lugar.tx, lugar.cliente, codigo)
  const taxas = ratear(
    taxaCentavos,
    partes.map(({ valorCentavos }) => valorCentavos),
  )
  return partes.map((parte, indice) => ({ ...parte, taxaCentavos: taxas[indice] ?? 0 }))
}

interface Separadas {
  cabem: (BaixaDoTitulo & ParteCobrada)[]
  /** Why the others settle nothing. */
  porque: string[]
}

/** Of what each title was charged, what it still takes. The titles stay locked. */
async function separar(livros: NosLivros, partes: readonly ParteComTaxa[]): Promise<Separadas> {
  const codigos = partes.map(({ titulo }) => titulo)
  const titulos = await travarTitulos(livros.tx, { cliente: livros.cliente, natureza: 'RECEBER' }, codigos)
  const separadas: Separadas = { cabem: [], porque: [] }
  for (const parte of partes) {
    const titulo = exigir(titulos.find(({ codigo }) => codigo === parte.titulo))
    const { codigo, versao, numero } = titulo
    const { valorCentavos, acrescimoCentavos, taxaCentavos } = parte
    const baixa = { valorCentavos, acrescimoCentavos, descontoCentavos: 0, taxaCentavos }
    const recusa = recusaDaBaixa(titulo) ?? Object.values(conferirBaixa(titulo, baixa))[0]
    if (recusa === undefined) separadas.cabem.push({ ...parte, ...baixa, codigo, versao })
    else separadas.porque.push(`Título nº ${numero}: ${recusa}`)
  }
  return separadas
}

/** Settles what may be settled. Answers what did not fit, and why. */
async function baixar(
  lugar: Lugar,
  cobranca: Cobranca,
  lido: PagamentoLido,
  partes: readonly ParteComTaxa[],
): Promise<{ sobra: number; porque: string[] }> {
  const { codigo, provedor, valorCentavos, contaFinanceira } = cobranca
  const aBaixar = somarCentavos(partes.map((parte) => parte.valorCentavos))
  if (lido.valorCentavos !== valorCentavos)
    return {
      sobra: Math.min(lido.valorCentavos, valorCentavos),
      porque: [`Foram pagos ${formatarReais(lido.valorCentavos)} de um Pix de ${formatarReais(valorCentavos)}.`],
    }
  const livros = await comoProvedor(lugar, provedor)
  const { cabem, porque } = await separar(livros, partes)
  const hoje = hojeEm(livros)
  // What came back after a dispute came today, whenever it was paid.
  const chegou = lido.estado === 'RECUPERADA' ? null : lido.aprovadoEm
  const pago = diaNaZona(chegou ?? lugar.agora.toString(), livros.ator.fuso)
  const como = { pagoEm: pago > hoje ? hoje : pago, metodo: 'PIX', contaFinanceira } as const
  const baixas = cabem.map(({ codigo: titulo, versao, ...parte }) => ({
    codigo: titulo,
    versao,
    valorCentavos: parte.valorCentavos,
    acrescimoCentavos: parte.acrescimoCentavos,
    descontoCentavos: parte.descontoCentavos,
    taxaCentavos: parte.taxaCentavos,
  }))
  try {
    const pagamentos = cabem.length === 0 ? [] : await baixarTitulos(livros, 'RECEBER', baixas, como)
    await anotarPagamentos(
      lugar.tx,
      lugar.cliente,
      codigo,
      cabem.map(({ titulo }, indice) => ({ titulo, pagamento: exigir(pagamentos[indice]) })),
    )
  } catch (erro) {
    // It looks before it writes: the account that was chosen does not serve any more, and nothing was settled.
    if (!(erro instanceof ErroDeDominio)) throw erro
    const motivo = Object.values(erro.campos ?? {})[0] ?? erro.message
    return { sobra: aBaixar, porque: [motivo] }
  }
  return { sobra: aBaixar - somarCentavos(cabem.map((parte) => parte.valorCentavos)), porque }
}

async function quitar(lugar: Lugar, cobranca: Cobranca, lido: PagamentoLido): Promise<void> {
  const partes = await partesDe(lugar, cobranca.codigo, lido.taxaCentavos)
  const { sobra, porque } = await baixar(lugar, cobranca, lido, partes)
  if (sobra > 0) await porDiante(lugar, cobranca, `O Pix foi pago e não deu baixa. ${porque.join(' ')}`, sobra)
}

/** What had paid went back: each payment is reversed, and what cannot be is put before somebody. */
async function desfazer(lugar: Lugar, cobranca: Cobranca, lido: PagamentoLido): Promise<void> {
  const contestado = lido.estado === 'CONTESTADA'
  const motivo = contestado ? 'O Pix foi contestado por quem pagou.' : 'O Pix foi devolvido a quem pagou.'
  const livros = await comoProvedor(lugar, cobranca.provedor)
  const porque: string[] = []
  for (const { titulo, pagamento, estornado } of await partesDaCobranca(lugar.tx, lugar.cliente, cobranca.codigo)) {
    if (pagamento === null || estornado) continue
    try {
      await estornarNoTitulo(livros, 'RECEBER', { codigo: titulo, versao: null, pagamento, motivo })
    } catch (erro) {
      if (!(erro instanceof ErroDeDominio)) throw erro
      porque.push(erro.message)
    }
  }
  if (porque.length > 0) return porDiante(lugar, cobranca, `${motivo} ${porque.join(' ')}`, 0)
  await darPorResolvida(lugar, cobranca, motivo)
}

async function darPorResolvida(
  lugar: Lugar,
  { codigo, pendente, provedor }: Cobranca,
  resolucao: string,
): Promise<void> {
  if (!pendente) return
  const agora = lugar.agora.toString()
  const { ator } = await comoProvedor(lugar, provedor)
  await mudarCobranca(
    lugar.tx,
    lugar.cliente,
    codigo,
    { resolucao, resolvida_em: agora, resolvida_por: ator.nome },
    agora,
  )
}

/** The dispute was won: what it had reversed is settled again, and what no longer fits is put before somebody. */
async function recuperar(lugar: Lugar, cobranca: Cobranca, lido: PagamentoLido): Promise<void> {
  const partes = await partesDe(lugar, cobranca.codigo, lido.taxaCentavos)
  const desfeitas = partes.filter(({ pagamento, estornado }) => pagamento === null || estornado)
  const motivo = 'A contestação do Pix foi vencida, e o dinheiro ficou.'
  const { sobra, porque } = await baixar(lugar, cobranca, lido, desfeitas)
  if (sobra > 0) return porDiante(lugar, cobranca, `${motivo} ${porque.join(' ')}`, sobra)
  await darPorResolvida(lugar, cobranca, motivo)
}

/**
 * Takes what a provider says of a Pix, read from it. News come in any order and any number of times: only what is further on than what is
 * known changes anything. Of what else the company sells by its account, nothing is known here.
 */
export async function aplicarCobranca(lugar: Lugar, lido: PagamentoLido): Promise<void> {
  if (!UUID.test(lido.referencia)) return
  const cobranca = await travarCobranca(lugar.tx, lugar.cliente, lido.referencia)
  if (cobranca === undefined || !avanca(cobranca.estado, lido.estado)) return
  // One that was refused, or never arrived, has no payment of the provider yet.
  const outro = cobranca.pagamento !== null && cobranca.pagamento !== lido.pagamento
  if (outro && cobranca.estado !== 'RECUSADA') return
  await darPassoNoPix(
    lugar.tx,
    { cliente: lugar.cliente, codigo: cobranca.codigo },
    lido.estado,
    lugar.agora.toString(),
    {
      pagamento: lido.pagamento,
      ...(lido.taxaCentavos > 0 ? { taxa_centavos: lido.taxaCentavos } : {}),
      ...(lido.pix === null ? {} : { pix: lido.pix.codigo, expira_em: lido.pix.expiraEm }),
    },
  )
  if (lido.estado === 'APROVADA') await quitar(lugar, cobranca, lido)
  if (lido.estado === 'RECUPERADA' && cobranca.estado !== 'APROVADA')
    await (cobranca.estado === 'CONTESTADA' ? recuperar : quitar)(lugar, cobranca, lido)
  if (lido.estado === 'DEVOLVIDA' || lido.estado === 'CONTESTADA') await desfazer(lugar, cobranca, lido)
  if (lido.estado !== 'PENDENTE') publicarPix(lugar, cobranca)
}
