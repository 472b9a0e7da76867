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
  await mudarCobranca(lugar, codigo, { ...mudanca, resolucao: null, resolvida_em: null, resolvida_por: null }, agora)
  lugar.publicar({ tipo: PIX_PENDENTE, dados: { cobranca: codigo } })
}

interface Separadas {
  cabem: (BaixaDoTitulo & ParteCobrada)[]
  /** Why the others settle nothing. */
  porque: string[]
}

/** Of what each title was charged, what it still takes. The titles stay locked. */
async function separar(livros: NosLivros, partes: readonly ParteCobrada[], taxaCentavos: number): Promise<Separadas> {
  const codigos = partes.map(({ titulo }) => titulo)
  const titulos = await travarTitulos(livros.tx, { cliente: livros.cliente, natureza: 'RECEBER' }, codigos)
  const taxas = ratear(
    taxaCentavos,
    partes.map(({ valorCentavos }) => valorCentavos),
  )
  const separadas: Separadas = { cabem: [], porque: [] }
  for (const [indice, parte] of partes.entries()) {
    const titulo = exigir(titulos.find(({ codigo }) => codigo === parte.titulo))
    const { codigo, versao, numero } = titulo
    const { valorCentavos, acrescimoCentavos } = parte
    const baixa = { valorCentavos, acrescimoCentavos, descontoCentavos: 0, taxaCentavos: taxas[indice] ?? 0 }
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
): Promise<{ sobra: number; porque: string[] }> {
  const { codigo, provedor, valorCentavos, contaFinanceira } = cobranca
  if (lido.valorCentavos !== valorCentavos)
    return {
      sobra: Math.min(lido.valorCentavos, valorCentavos),
      porque: [`Foram pagos ${formatarReais(lido.valorCentavos)} de um Pix de ${formatarReais(valorCentavos)}.`],
    }
  const livros = await comoProvedor(lugar, provedor)
  const { cabem, porque } = await separar(livros, await partesDaCobranca(lugar, codigo), lido.taxaCentavos)
  const hoje = hojeEm(livros)
  const pago = diaNaZona(lido.aprovadoEm ?? lugar.agora.toString(), livros.ator.fuso)
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
      lugar,
      codigo,
      cabem.map(({ titulo }, indice) => ({ titulo, pagamento: exigir(pagamentos[indice]) })),
    )
  } catch (erro) {
    // It looks before it writes: the account that was chosen does not serve any more, and nothing was settled.
    if (!(erro instanceof ErroDeDominio)) throw erro
    const motivo = Object.values(erro.campos ?? {})[0] ?? erro.message
    return { sobra: valorCentavos, porque: [motivo] }
  }
  return { sobra: valorCentavos - somarCentavos(cabem.map((parte) => parte.valorCentavos)), porque }
}

async function quitar(lugar: Lugar, cobranca: Cobranca, lido: PagamentoLido): Promise<void> {
  const { sobra, porque } = await baixar(lugar, cobranca, lido)
  if (sobra > 0) await porDiante(lugar, cobranca, `O Pix foi pago e não deu baixa. ${porque.join(' ')}`, sobra)
}

/** What had paid went back: each payment is reversed, and what cannot be is put before somebody. */
async function desfazer(lugar: Lugar, cobranca: Cobranca, lido: PagamentoLido): Promise<void> {
  const { agora } = lugar
  const contestado = lido.estado === 'CONTESTADA'
  const motivo = contestado ? 'O Pix foi contestado por quem pagou.' : 'O Pix foi devolvido a quem pagou.'
  const livros = await comoProvedor(lugar, cobranca.provedor)
  const porque: string[] = []
  for (const { titulo, pagamento, estornado } of await partesDaCobranca(lugar, cobranca.codigo)) {
    if (pagamento === null || estornado) continue
    try {
      await estornarNoTitulo(livros, 'RECEBER', { codigo: titulo, versao: null, pagamento, motivo })
    } catch (erro) {
      if (!(erro instanceof ErroDeDominio)) throw erro
      porque.push(erro.message)
    }
  }
  if (porque.length > 0) return porDiante(lugar, cobranca, `${motivo} ${porque.join(' ')}`, 0)
  if (cobranca.pendente) {
    const resolvida = { resolucao: motivo, resolvida_em: agora.toString(), resolvida_por: livros.ator.nome }
    await mudarCobranca(lugar, cobranca.codigo, resolvida, agora.toString())
  }
}

/**
 * Takes what a provider says of a Pix, read from it. News come in any order and any number of times: only what is further on than what is
 * known changes anything. Of what else the company sells by its account, nothing is known here.
 */
export async function aplicarCobranca(lugar: Lugar, lido: PagamentoLido): Promise<void> {
  if (!UUID.test(lido.referencia)) return
  const cobranca = await travarCobranca(lugar, lido.referencia)
  if (cobranca === undefined || !avanca(cobranca.estado, lido.estado)) return
  // One that was refused, or never arrived, has no payment of the provider yet.
  const outro = cobranca.pagamento !== null && cobranca.pagamento !== lido.pagamento
  if (outro && cobranca.estado !== 'RECUSADA') return
  await mudarCobranca(
    lugar,
    cobranca.codigo,
    {
      estado: lido.estado,
      pagamento: lido.pagamento,
      ...(lido.taxaCentavos > 0 ? { taxa_centavos: lido.taxaCentavos } : {}),
      ...(lido.pix === null ? {} : { pix: lido.pix.codigo, expira_em: lido.pix.expiraEm }),
    },
    lugar.agora.toString(),
  )
  if (lido.estado === 'APROVADA') await quitar(lugar, cobranca, lido)
  if (lido.estado === 'DEVOLVIDA' || lido.estado === 'CONTESTADA') await desfazer(lugar, cobranca, lido)
  if (lido.estado !== 'PENDENTE') publicarPix(lugar, cobranca)
}
