import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  conferirAcordo,
  deveAoTodo,
  recusaDoAcordo,
  renegociar,
  txidDoTitulo,
  type ContaCompleta,
  type DadosDoAcordo,
} from '@vetlume/dominio/financeiro'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { conflitoDeVersao, exigir, proximosNumeros } from '../../infra/banco/index.ts'
import { exigirCampos } from './baixar-conta.ts'
import { abrirConta, hojeEm } from './contas.ts'
import { NUMEROS_DO_TITULO } from './lancar-conta.ts'
import { travarTitulos, type Natureza, type TituloTravado } from './queries-baixa.ts'
import { inserirTitulos, type TituloLancado } from './queries-lancar.ts'
import {
  acordoDoTitulo,
  desfazerAcordo,
  fecharPorAcordo,
  inserirRenegociacao,
  titulosDoAcordo,
  travarRenegociacao,
} from './queries-renegociar.ts'

interface Titulo {
  codigo: string
  versao: number
}

const numerosDe = (titulos: readonly { numero: number }[]) =>
  new Intl.ListFormat('pt-BR').format(titulos.map(({ numero }) => String(numero)))

/** Throws unless all are as the person saw them and may be agreed about together. */
function exigirRenegociaveis(titulos: readonly TituloTravado[], itens: readonly Titulo[]): void {
  if (titulos.length < itens.length) throw new ErroDeDominio('NAO_ENCONTRADO')
  const recusa = recusaDoAcordo(titulos)
  if (recusa !== null) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: `Nada foi renegociado. ${recusa}` })
  const mudou = titulos.find(({ codigo, versao }) => itens.some((um) => um.codigo === codigo && um.versao !== versao))
  if (mudou !== undefined)
    throw conflitoDeVersao({
      mensagem: `Nada foi renegociado: o título nº ${mudou.numero} mudou depois que você o abriu. Confira antes de continuar.`,
    })
}

function novosTitulos(
  ctx: CtxCliente,
  antigos: readonly TituloTravado[],
  acordo: DadosDoAcordo,
): Omit<TituloLancado, 'numero' | 'natureza'>[] {
  const hoje = hojeEm(ctx)
  const { contraparte, parceiro, tutor, tipoDespesa } = exigir(antigos[0])
  const descricao = `Renegociação de ${antigos.length === 1 ? 'nº' : 'nºs'} ${numerosDe(antigos)}`.slice(0, 190)
  const partes = renegociar(deveAoTodo(antigos), acordo)
  return partes.map(({ vencimento, valorCentavos, descontoCentavos, acrescimoCentavos }, indice) => ({
    cliente: ctx.cliente,
    codigo: randomUUIDv7(),
    contraparte,
    parceiro,
    tutor,
    tipo_despesa: tipoDespesa,
    descricao: partes.length === 1 ? descricao : `${descricao} ${indice + 1}/${partes.length}`,
    competencia: hoje,
    emissao: hoje,
    vencimento,
    valor_centavos: valorCentavos,
    desconto_centavos: descontoCentavos,
    acrescimo_centavos: acrescimoCentavos,
    numero_documento: null,
    forma: null,
    serie: null,
    txid: null,
    criado_em: ctx.agora.toString(),
  }))
}

/** Closes what one person owes, or is owed, by new titles that owe the same with what was agreed: all or nothing. */
export async function renegociarContas(
  ctx: CtxCliente,
  natureza: Natureza,
  { itens, ...acordo }: DadosDoAcordo & { itens: Titulo[] },
): Promise<{ codigo: string; itens: { codigo: string; numero: number }[] }> {
  const { tx, cliente, ator, agora } = ctx
  const codigos = itens.map(({ codigo }) => codigo)
  const antigos = await travarTitulos(tx, { cliente, natureza }, codigos)
  exigirRenegociaveis(antigos, itens)
  exigirCampos({
    ...conferirAcordo(deveAoTodo(antigos), acordo),
    vencimento: acordo.vencimento < hojeEm(ctx) ? 'O novo vencimento não pode estar no passado.' : null,
  })
  const renegociacao = randomUUIDv7()
  const { motivo } = acordo
  await inserirRenegociacao(tx, {
    cliente,
    codigo: renegociacao,
    natureza,
    motivo,
    autor: ator.nome,
    criado_em: agora.toString(),
  })
  const partes = novosTitulos(ctx, antigos, acordo)
  const numeros = await proximosNumeros(tx, cliente, NUMEROS_DO_TITULO[natureza], partes.length)
  const novos = partes.map((parte, indice) => ({
    ...parte,
    natureza,
    renegociacao,
    numero: exigir(numeros[indice]),
    txid: natureza === 'RECEBER' ? txidDoTitulo(parte.codigo) : null,
  }))
  await fecharPorAcordo(tx, { cliente, renegociacao }, codigos)
  await inserirTitulos(tx, novos)
  for (const { codigo: registro, estado } of antigos)
    ctx.auditar({
      acao: 'RENEGOCIAR',
      entidade: 'titulo',
      registro,
      mudancas: { estado: [estado, 'RENEGOCIADO'], motivo: [null, motivo], acordo: [null, `nº ${numerosDe(novos)}`] },
    })
  for (const { codigo: registro, descricao, contraparte, vencimento, ...valores } of novos)
    ctx.auditar({
      acao: 'CRIAR',
      entidade: 'titulo',
      registro,
      mudancas: diferencas(null, {
        descricao,
        contraparte,
        vencimento,
        valorCentavos: valores.valor_centavos,
        descontoCentavos: valores.desconto_centavos,
        acrescimoCentavos: valores.acrescimo_centavos,
      }),
    })
  const escritos = novos.map(({ codigo, numero }) => ({ codigo, numero }))
  return { codigo: exigir(escritos[0]).codigo, itens: escritos }
}

/** Takes an agreement back by one of its titles, while nothing of them was paid: what there was is owed again. */
export async function desfazerRenegociacao(
  ctx: CtxCliente,
  natureza: Natureza,
  { codigo, versao, motivo }: Titulo & { motivo: string },
): Promise<ContaCompleta> {
  const { tx, cliente, ator, agora } = ctx
  const { renegociacao } = exigir(await acordoDoTitulo(tx, { cliente, natureza }, codigo))
  if (renegociacao === null || (await travarRenegociacao(tx, cliente, renegociacao)) === undefined)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Não há renegociação a desfazer nesta conta.' })
  const { antigos, novos } = await titulosDoAcordo(tx, cliente, renegociacao)
  const travados = await travarTitulos(tx, { cliente, natureza }, [...antigos, ...novos])
  const doAcordo = travados.filter((um) => novos.includes(um.codigo))
  const mexido = doAcordo.find(({ estado, pagoCentavos }) => estado !== 'ABERTO' || pagoCentavos > 0)
  if (mexido !== undefined)
    throw new ErroDeDominio(mexido.pagoCentavos > 0 ? 'JA_PAGO' : 'TRANSICAO_INVALIDA', {
      mensagem:
        mexido.pagoCentavos > 0
          ? `O título nº ${mexido.numero} deste acordo já tem pagamento: estorne-o antes.`
          : `O título nº ${mexido.numero} deste acordo já foi renegociado ou cancelado: desfaça isso antes.`,
    })
  if (doAcordo.some((um) => um.codigo === codigo && um.versao !== versao))
    throw conflitoDeVersao({
      mensagem: 'Esta conta mudou depois que você a abriu. Confira antes de continuar.',
    })
  const fechados = travados.filter(({ codigo: um }) => antigos.includes(um))
  await desfazerAcordo(
    tx,
    { cliente, renegociacao, antigos: fechados, novos },
    { autor: ator.nome, em: agora.toString(), motivo },
  )
  for (const { codigo: registro, estado, pagoCentavos } of travados) {
    const depois = novos.includes(registro) ? 'CANCELADO' : pagoCentavos > 0 ? 'PARCIAL' : 'ABERTO'
    ctx.auditar({
      acao: 'DESFAZER_RENEGOCIACAO',
      entidade: 'titulo',
      registro,
      mudancas: { estado: [estado, depois], motivo: [null, motivo] },
    })
  }
  return abrirConta(ctx, { tipo: natureza }, codigo)
}
