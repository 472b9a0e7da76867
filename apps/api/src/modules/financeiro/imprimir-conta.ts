import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import type { Extrato } from '@vetlume/dominio/fechamento'
import { ROTULOS_DO_TITULO } from '@vetlume/dominio/financeiro'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { identificacaoPorExtenso } from '@vetlume/dominio/tutor'
import type { CtxLivre } from '../../context.ts'
import { emTransacao, exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'
import { SEM_FIM } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import type { Anexadores } from '../email/index.ts'
import {
  dataEHora,
  estabelecimentoDoDocumento,
  impressaoDe,
  imprimirExtrato,
  lerEstabelecimento,
} from '../modelo-documento/index.ts'
import { leituraDe } from './contas.ts'
import { pixDaEmpresa } from './pix.ts'
import { livroDePagar, seCobra, type Livro } from './policy.ts'
import { examesDoTitulo, lerDevedor, type Devedor, type ExameCobrado } from './queries-conta-impressa.ts'
import { lerConta, type ContaLida } from './queries-contas.ts'
import type { Leitura } from './queries-livro.ts'

const ENCERRADAS: ReadonlySet<string> = new Set(['CANCELADO', 'ESTORNADO', 'RENEGOCIADO'])

/** The exams as they were charged, when they are all of the charge; otherwise the charge in its own words. */
function linhasDe(conta: ContaLida, exames: readonly ExameCobrado[]): Pick<Extrato, 'coluna' | 'linhas'> {
  const inteira = somarCentavos(exames.map(({ centavos }) => centavos)) === conta.valorCentavos
  if (inteira)
    return {
      coluna: 'Exame',
      linhas: exames.map(({ dia, paciente, servico, atendimento, explicacao, centavos }) => ({
        dia: formatarData(dia),
        paciente,
        descricao: servico,
        detalhe: `Atendimento nº ${atendimento}. ${explicacao ?? ''}`.trim(),
        valor: formatarReais(centavos),
      })),
    }
  const valor = formatarReais(conta.valorCentavos)
  return {
    coluna: 'Descrição',
    linhas: [{ dia: formatarData(conta.competencia), paciente: '', descricao: conta.descricao, detalhe: '', valor }],
  }
}

function totaisDe({ valorCentavos, descontoCentavos, acrescimoCentavos, pagoCentavos, saldoCentavos }: ContaLida) {
  const linha = (rotulo: string, centavos: number, forte = false) => ({ rotulo, valor: formatarReais(centavos), forte })
  return [
    linha('Valor', valorCentavos),
    ...(descontoCentavos > 0 ? [linha('Desconto', -descontoCentavos)] : []),
    ...(acrescimoCentavos > 0 ? [linha('Multa e juros', acrescimoCentavos)] : []),
    ...(pagoCentavos > 0 ? [linha('Já pago', -pagoCentavos)] : []),
    linha('A pagar', saldoCentavos, true),
  ]
}

const destinatarioDe = ({ nome, razaoSocial, documento, tutor }: Devedor): Extrato['destinatario'] => ({
  nome,
  linhas: [
    ...(razaoSocial === null || razaoSocial === nome ? [] : [razaoSocial]),
    ...(documento === null ? [] : [formatarCpfOuCnpj(documento)]),
    ...(tutor === null ? [] : [identificacaoPorExtenso(tutor)]),
  ],
})

/** A receivable on paper, as it is now: what it charges, what is missing and how to pay it. */
async function comporConta(
  tx: Banco,
  leitura: Leitura,
  codigo: string,
  agora: Temporal.Instant,
): Promise<Extrato | undefined> {
  const { cliente } = leitura
  const conta = await lerConta(tx, leitura, codigo)
  if (conta === undefined || conta.tipo !== 'TITULO') return undefined
  const estabelecimento = exigir(await lerEstabelecimento(tx, cliente))
  const { pix, semPix } = await pixDaEmpresa({ tx, cliente }, { ...conta, descricao: `Titulo ${conta.numero}` })
  return {
    titulo: 'Cobrança',
    numero: String(conta.numero),
    emitidoEm: dataEHora(agora.toString(), estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento({ estabelecimento }),
    destinatario: destinatarioDe(exigir(await lerDevedor(tx, cliente, codigo))),
    campos: [
      { rotulo: 'Emissão', valor: formatarData(conta.emissao) },
      ...(conta.vencimento === null ? [] : [{ rotulo: 'Vencimento', valor: formatarData(conta.vencimento) }]),
    ],
    ...linhasDe(conta, await examesDoTitulo(tx, cliente, codigo)),
    totais: totaisDe(conta),
    pix: pix === null ? null : { copiaECola: pix.copiaECola, valor: formatarReais(pix.valorCentavos) },
    observacoes: [
      ...(conta.estado === 'PAGO' ? ['Pago por inteiro.'] : []),
      ...(ENCERRADAS.has(conta.estado)
        ? [`Esta conta está com a situação “${ROTULOS_DO_TITULO[conta.estado]}”: não a pague.`]
        : []),
      ...(conta.saldoCentavos > 0 && semPix !== null ? [semPix] : []),
    ],
  }
}

const nomeDa = ({ numero }: Extrato) => `cobranca-${numero}.pdf`

const baixarDo =
  (livroDe: (ator: Ator) => Livro) =>
  async ({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }): Promise<RespostaBinaria> => {
    const livro = livroDe(ctx.ator)
    const extrato = await ctx.emCliente(exigirCliente(ctx.ator), async (interno) =>
      exigir(
        seCobra(livro) ? await comporConta(interno.tx, leituraDe(interno, livro), input.codigo, ctx.agora) : undefined,
      ),
    )
    return { bytes: await imprimirExtrato(impressaoDe(ctx), extrato), tipo: 'application/pdf', nome: nomeDa(extrato) }
  }

/** PDF/A of a receivable, for the company; and, of what it owes, for the clinic. */
export const baixarContaAReceber = baixarDo(() => ({ tipo: 'RECEBER' }))
export const baixarContaAPagar = baixarDo(livroDePagar)

/** The same, in the letter that charges it; of one that was paid or called off since, none. */
export const anexoDaConta: Anexadores['CONTA'] = async ({ db, agora, servicos }, { cliente, codigo }) => {
  const extrato = await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const { fuso } = exigir(await lerEstabelecimento(tx, cliente))
    const leitura: Leitura = { cliente, livro: { tipo: 'RECEBER' }, hoje: diaNaZona(agora.toString(), fuso) }
    const conta = await lerConta(tx, leitura, codigo)
    return conta !== undefined && conta.saldoCentavos > 0 ? comporConta(tx, leitura, codigo, agora) : undefined
  })
  if (extrato === undefined) return null
  const bytes = await imprimirExtrato({ servicos, agora, pedinte: { dono: cliente, sinal: SEM_FIM } }, extrato)
  return { nome: nomeDa(extrato), bytes }
}
