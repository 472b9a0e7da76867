import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  apurar,
  recusaDaApuracao,
  vencimentoDoFechamento,
  type contratoFechamento,
  type ItemAFechar,
} from '@vetlume/dominio/fechamento'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { txidDoTitulo } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { conflitoDeVersao, exigir, proximosNumeros } from '../../infra/banco/index.ts'
import { hojeEm } from '../financeiro/index.ts'
import { levarAoFechamento } from '../atendimento/index.ts'
import {
  clinicasPorCodigo,
  faturarCobrancas,
  inserirFechamentos,
  inserirTitulosDosFechamentos,
} from './queries-fechar.ts'
import { cobrancasAFaturar, diasDaClinica, type ClinicaFaturada, type CobrancaAFaturar } from './queries-previa.ts'

type Fechar = (typeof contratoFechamento)['POST /fechamento']

export const FECHAMENTO_ENVIADO = 'fechamento.enviado'

function conferirItens(itens: readonly ItemAFechar[], hoje: string): void {
  const campos: Record<string, string> = {}
  itens.forEach(({ parceiro, ate, descontoCentavos, descontoMotivo }, indice) => {
    if (ate > hoje) campos[`itens.${indice}.ate`] = 'O período não pode terminar depois de hoje.'
    if (descontoCentavos > 0 && descontoMotivo === null)
      campos[`itens.${indice}.descontoMotivo`] = 'Diga por que dá o desconto: a clínica lê.'
    if (itens.findIndex((outro) => outro.parceiro === parceiro) !== indice)
      campos[`itens.${indice}.parceiro`] = 'Esta clínica está duas vezes na lista.'
  })
  if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
}

/** One closing, ready to be written. */
interface Fechado {
  item: ItemAFechar
  clinica: ClinicaFaturada
  cobrancas: readonly CobrancaAFaturar[]
  apuracao: ReturnType<typeof apurar>
}

/** What the person agreed to is what is charged: if an exam came or left since, they look again. */
function apurarItem(item: ItemAFechar, clinica: ClinicaFaturada, cobrancas: readonly CobrancaAFaturar[]): Fechado {
  const { descontoCentavos } = item
  const apuracao = apurar(
    cobrancas.map(({ valor_centavos }) => valor_centavos),
    { descontoCentavos, comissaoBp: clinica.comissao_bp },
  )
  if (cobrancas.length !== item.exames || apuracao.totalCentavos !== item.totalCentavos)
    throw conflitoDeVersao({
      mensagem: `Nada foi fechado: ${clinica.nome} agora tem ${cobrancas.length} exames, ${formatarReais(apuracao.totalCentavos)}. Confira antes de continuar.`,
    })
  const recusa = recusaDaApuracao(apuracao)
  if (recusa !== null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: `Nada foi fechado. ${clinica.nome}: ${recusa}` })
  return { item, clinica, cobrancas, apuracao }
}

async function gravar(ctx: CtxCliente, fechados: readonly Fechado[]): Promise<{ codigo: string; numero: number }[]> {
  const { tx, cliente, ator, agora } = ctx
  const hoje = hojeEm(ctx)
  const numeros = await proximosNumeros(tx, cliente, 'fechamento', fechados.length)
  const dosTitulos = await proximosNumeros(tx, cliente, 'titulo-receber', fechados.length)
  const novos = fechados.map((fechado, indice) => ({
    ...fechado,
    codigo: randomUUIDv7(),
    titulo: randomUUIDv7(),
    numero: numeros[indice] ?? 0,
    numeroDoTitulo: dosTitulos[indice] ?? 0,
  }))
  await inserirFechamentos(
    tx,
    novos.map(({ codigo, titulo, numero, item, clinica, apuracao }) => ({
      cliente,
      codigo,
      numero,
      titulo,
      parceiro: clinica.codigo,
      ate: item.ate,
      desconto_centavos: apuracao.descontoCentavos,
      desconto_motivo: item.descontoMotivo,
      comissao_bp: clinica.comissao_bp,
      comissao_centavos: apuracao.comissaoCentavos,
      autor: ator.nome,
      criado_em: agora.toString(),
      nome: clinica.nome,
    })),
  )
  await inserirTitulosDosFechamentos(
    tx,
    novos.map(({ codigo, titulo, numero, numeroDoTitulo, item, clinica, apuracao }) => ({
      cliente,
      codigo: titulo,
      numero: numeroDoTitulo,
      fechamento: codigo,
      parceiro: clinica.codigo,
      contraparte: clinica.nome,
      descricao: `Fechamento nº ${numero}, exames até ${formatarData(item.ate)}`,
      competencia: item.ate,
      emissao: hoje,
      vencimento: vencimentoDoFechamento(item.ate, hoje, diasDaClinica(clinica)),
      valor_centavos: apuracao.totalCentavos,
      txid: txidDoTitulo(titulo),
      criado_em: agora.toString(),
    })),
  )
  for (const { codigo, numero, item, clinica, cobrancas, apuracao } of novos) {
    await faturarCobrancas(
      tx,
      { cliente, fechamento: codigo },
      cobrancas.map((cobranca) => cobranca.codigo),
    )
    await levarAoFechamento(
      ctx,
      cobrancas.map(({ atendimento }) => atendimento),
      numero,
    )
    const { totalCentavos, descontoCentavos, comissaoCentavos } = apuracao
    ctx.auditar({
      acao: 'CRIAR',
      entidade: 'fechamento',
      registro: codigo,
      mudancas: {
        numero: [null, numero],
        parceiro: [null, clinica.nome],
        ate: [null, item.ate],
        exames: [null, cobrancas.length],
        descontoCentavos: [null, descontoCentavos],
        comissaoCentavos: [null, comissaoCentavos],
        totalCentavos: [null, totalCentavos],
      },
    })
    ctx.publicar({ tipo: FECHAMENTO_ENVIADO, dados: { fechamento: codigo } })
  }
  return novos.map(({ codigo, numero }) => ({ codigo, numero }))
}

/** Closes the period of one clinic or of many: each gets one receivable for its exams. All or nothing. */
export async function fecharPeriodo({
  ctx,
  input: { itens },
}: {
  ctx: CtxCliente
  input: EntradaLida<Fechar>
}): Promise<RespostaDe<Fechar>> {
  const { tx, cliente } = ctx
  conferirItens(itens, hojeEm(ctx))
  const clinicas = await clinicasPorCodigo(
    tx,
    cliente,
    itens.map(({ parceiro }) => parceiro),
  )
  const cobrancas = await cobrancasAFaturar(tx, cliente, itens, { travar: true })
  const porClinica = Map.groupBy(cobrancas, ({ parceiro }) => parceiro)
  const fechados = itens.map((item) =>
    apurarItem(item, exigir(clinicas.get(item.parceiro)), porClinica.get(item.parceiro) ?? []),
  )
  return {
    fechados: await gravar(ctx, fechados),
    centavos: somarCentavos(fechados.map(({ apuracao }) => apuracao.totalCentavos)),
  }
}
