import type { ModoDeCobranca } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { calcularVencimento, partesDoPlano, txidDoTitulo } from '@vetlume/dominio/financeiro'
import { calcularRepasse, escolherRegra } from '@vetlume/dominio/repasse'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir, proximoNumero } from '../../infra/banco/index.ts'
import type { Cobranca, Dinheiro, LinhaDeAtendimento } from '../atendimento/index.ts'
import { regrasDoEspecialista } from '../especialista/index.ts'
import {
  cancelarCobranca,
  cobrancaViva,
  dadosDaCobranca,
  inserirReceber,
  inserirRepasses,
  itensExecutados,
  type CobrancaViva,
  type DadosDaCobranca,
  type ItemExecutado,
  type NovoRepasse,
  type NovoTitulo,
  type TituloVivo,
} from './queries-cobranca.ts'

interface Conclusao {
  atendimento: LinhaDeAtendimento
  dados: DadosDaCobranca
  itens: readonly ItemExecutado[]
  hoje: string
  /** Day of the exam, in the company's zone. */
  competencia: string
}

interface Parte {
  contraparte: string
  parceiro: string | null
  tutor: string | null
  modo: ModoDeCobranca
  coparticipacao: boolean
  centavos: number
}

/** The partner clinic pays or, without one, the tutor. An accredited plan pays by itself, but for what it leaves to the tutor, at once. */
function partesDe(
  { modo_cobranca: modo, parceiro, tutor, total_centavos: total }: LinhaDeAtendimento,
  dados: DadosDaCobranca,
): Parte[] {
  const doTutor = { contraparte: dados.tutor, parceiro: null, tutor }
  const inteira = { modo, coparticipacao: false, centavos: total }
  if (modo === 'PLANO' && dados.plano_tipo === 'CREDENCIADO') {
    const partes = partesDoPlano(total, dados.coparticipacao_bp ?? 0)
    const doPlano = { contraparte: dados.plano ?? '', parceiro: null, tutor: null }
    return [
      { ...inteira, ...doPlano, centavos: partes.plano },
      { ...doTutor, modo: 'A_VISTA', coparticipacao: partes.plano > 0, centavos: partes.tutor },
    ]
  }
  if (parceiro !== null) return [{ ...inteira, contraparte: dados.parceiro ?? '', parceiro, tutor: null }]
  return [{ ...inteira, ...doTutor }]
}

function vencimentoDe(modo: ModoDeCobranca, dados: DadosDaCobranca, hoje: string): string {
  const { dia_fechamento, dia_vencimento, vence_em_dia_de_banco, prazo_pagamento_dias } = dados
  const parceiro =
    dia_fechamento === null || dia_vencimento === null
      ? null
      : {
          diaFechamento: dia_fechamento,
          diaVencimento: dia_vencimento,
          venceEmDiaDeBanco: vence_em_dia_de_banco ?? false,
        }
  return calcularVencimento({ modo, hoje, parceiro, prazoDoPlanoDias: prazo_pagamento_dias })
}

type Titulo = Omit<NovoTitulo, 'codigo' | 'numero' | 'txid'>

/** An invoiced clinic pays the closing of its period, which this charge waits for. */
const estadoDaCobranca = ({ modo_cobranca: modo }: LinhaDeAtendimento) => (modo === 'FATURADO' ? 'A_FATURAR' : 'ABERTO')

/** The frozen total, in the parts that are paid apart. A courtesy, worth nothing, owes nothing. */
function titulosDe(
  { cliente, agora }: CtxCliente,
  { atendimento, dados, itens, hoje, competencia }: Conclusao,
): Titulo[] {
  const { codigo, numero } = atendimento
  const exames = `${dados.animal}: ${itens.map(({ nome }) => nome).join(', ')}`
  return partesDe(atendimento, dados)
    .filter(({ centavos }) => centavos > 0)
    .map(({ centavos, modo, coparticipacao, ...quem }) => ({
      cliente,
      ...quem,
      atendimento: codigo,
      descricao: `${coparticipacao ? 'Coparticipação do atendimento' : 'Atendimento'} nº ${numero}, ${exames}`,
      competencia,
      emissao: hoje,
      vencimento: vencimentoDe(modo, dados, hoje),
      valor_centavos: centavos,
      coparticipacao,
      estado: estadoDaCobranca(atendimento),
      criado_em: agora.toString(),
    }))
}

/** One repasse for each executed item; when no rule holds it is there too, as zero, with that for an explanation. */
async function repassesDe(
  { tx, cliente, agora }: CtxCliente,
  { atendimento, dados, itens, competencia }: Conclusao,
): Promise<NovoRepasse[]> {
  const { codigo, especialista, parceiro } = atendimento
  if (especialista === null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Defina o especialista antes de concluir.' })
  const regras = await regrasDoEspecialista(tx, cliente, especialista)
  return itens.map((item): NovoRepasse => {
    const { centavos, linhas, texto, regra } = calcularRepasse({
      bruto: item.preco_centavos,
      deslocamento: item.deslocamento_centavos,
      // How it will be paid is not known yet: `levarTaxas` brings the fee when it is.
      taxas: [],
      impostos: [{ tipo: 'PERCENTUAL', rotulo: 'Impostos', basisPoints: dados.imposto_bp }],
      regra: escolherRegra(regras, { servico: item.servico, parceiro, dia: competencia }),
    })
    return {
      cliente,
      item: item.codigo,
      atendimento: codigo,
      especialista,
      competencia,
      bruto_centavos: item.preco_centavos,
      base_centavos: linhas.find(({ tipo }) => tipo === 'BASE')?.centavos ?? item.preco_centavos,
      valor_centavos: centavos,
      explicacao: { linhas, texto, regra },
      criado_em: agora.toString(),
    }
  })
}

/** The whole of what a conclusion writes, with nothing written yet. */
async function planejar(ctx: CtxCliente, atendimento: LinhaDeAtendimento) {
  const { tx, cliente, ator } = ctx
  const hoje = diaNaZona(ctx.agora.toString(), ator.fuso)
  const dados = exigir(await dadosDaCobranca(tx, cliente, atendimento.codigo))
  const itens = await itensExecutados(tx, cliente, atendimento.codigo)
  const competencia = atendimento.realizado_em === null ? hoje : diaNaZona(atendimento.realizado_em, ator.fuso)
  const conclusao = { atendimento, dados, itens, hoje, competencia }
  return { titulos: titulosDe(ctx, conclusao), repasses: await repassesDe(ctx, conclusao), itens }
}

async function gravarTitulo({ tx, cliente }: CtxCliente, titulo: Titulo): Promise<void> {
  const numero = await proximoNumero(tx, cliente, 'titulo-receber')
  const codigo = randomUUIDv7()
  await inserirReceber(tx, { ...titulo, codigo, numero, txid: txidDoTitulo(codigo) })
}

/** Nothing of it was paid, to the company or to the specialist. */
function exigirNadaPago({ titulos, repasses }: CobrancaViva): void {
  const pago = titulos.find(({ estado, pago_centavos }) => estado === 'PAGO' || pago_centavos > 0)
  if (pago !== undefined)
    throw new ErroDeDominio('JA_PAGO', {
      mensagem: `O título nº ${pago.numero} já tem pagamento: estorne-o antes de desfazer a conclusão.`,
    })
  if (titulos.some(({ estado }) => estado === 'RENEGOCIADO'))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'O título deste exame foi renegociado: desfaça a renegociação antes de desfazer a conclusão.',
    })
  if (titulos.some(({ estado }) => estado === 'FATURADO'))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'O exame já está num fechamento da clínica: reabra o fechamento antes de desfazer a conclusão.',
    })
  if (repasses.some(({ estado }) => estado === 'CONSOLIDADO'))
    throw new ErroDeDominio('JA_PAGO', {
      mensagem: 'O repasse já entrou no pagamento do especialista: retire-o de lá antes de desfazer a conclusão.',
    })
}

function emDinheiro(
  titulos: readonly (Omit<TituloVivo, 'codigo' | 'numero' | 'pago_centavos'> & { numero: number | null })[],
  repasses: readonly (Pick<NovoRepasse, 'item' | 'valor_centavos' | 'explicacao'> & { exame: string })[],
): Dinheiro {
  return {
    titulos: titulos.map(({ numero, contraparte, valor_centavos, vencimento, estado, coparticipacao }) => ({
      numero,
      contraparte,
      valorCentavos: valor_centavos,
      vencimento,
      aFaturar: estado === 'A_FATURAR',
      coparticipacao,
    })),
    repasses: repasses.map(({ item, exame, valor_centavos, explicacao }) => ({
      item,
      exame,
      centavos: valor_centavos,
      texto: explicacao.texto,
    })),
  }
}

/**
 * The money of a conclusion. Finance stands above atendimento in the ladder of modules, so the transition does not
 * know it: app.ts hands this to the routes of atendimento, which calls it inside the transition's own transaction, with
 * the atendimento's row locked. The unique indexes of titulo and repasse are the second guard against charging twice.
 */
export const cobrancaDoAtendimento: Cobranca = {
  async cobrar(ctx, atendimento) {
    const { titulos, repasses } = await planejar(ctx, atendimento)
    await inserirRepasses(ctx.tx, repasses)
    for (const titulo of titulos) await gravarTitulo(ctx, titulo)
  },
  async prever(ctx, atendimento) {
    const { titulos, repasses, itens } = await planejar(ctx, atendimento)
    const exameDe = (item: string) => itens.find(({ codigo }) => codigo === item)?.nome ?? ''
    return emDinheiro(
      titulos.map((titulo) => ({ ...titulo, numero: null })),
      repasses.map((repasse) => ({ ...repasse, exame: exameDe(repasse.item) })),
    )
  },
  async desfazer({ tx, cliente }, { codigo }) {
    const viva = await cobrancaViva(tx, { cliente, codigo }, { travar: true })
    exigirNadaPago(viva)
    await cancelarCobranca(tx, cliente, viva)
  },
  async vigente({ tx, cliente }, { codigo }) {
    const viva = await cobrancaViva(tx, { cliente, codigo }, { travar: false })
    exigirNadaPago(viva)
    return emDinheiro(viva.titulos, viva.repasses)
  },
}
