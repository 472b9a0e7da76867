import {
  descontoDoCupom,
  fazerConta,
  fimDaCarencia,
  precoDoCiclo,
  TEXTOS_DA_RECUSA,
  type CobrancaDaAssinatura,
  type SituacaoDaAssinatura,
} from '@vetlume/dominio/assinatura'
import type { Provedor } from '../../infra/pagamento/index.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { desenharQr } from '../../infra/qr.ts'
import { periodoPago } from './cotar.ts'
import { permissoesDaAssinatura, podePagar } from './policy.ts'
import { cobrancaAberta, type Cobranca, type Tentativa } from './queries-cobranca.ts'
import { lerUsoDoCupom } from './queries-cupom.ts'
import { lerEmpresa, type Empresa } from './queries.ts'

type QuemRecebe = Pick<Provedor, 'nome' | 'teste' | 'chavePublica'>

function comoPagamento({
  codigo,
  meio,
  provedor,
  estado,
  motivo,
  pix,
  expiraEm,
}: Tentativa): CobrancaDaAssinatura['pagamento'] {
  const texto = motivo === null ? null : TEXTOS_DA_RECUSA[motivo]
  return {
    codigo,
    meio,
    estado,
    motivo,
    mensagem: texto?.mensagem ?? null,
    oQueFazer: texto?.oQueFazer ?? null,
    pix: pix === null || expiraEm === null ? null : { codigo: pix, expiraEm: instante(expiraEm), qr: desenharQr(pix) },
    teste: provedor === 'SANDBOX',
  }
}

/** JSON made by the database writes instants with its own offset. */
const instante = (escrito: string): string => Temporal.Instant.from(escrito).toString({ smallestUnit: 'millisecond' })

/** A charge as a screen reads it. */
export function comoCobranca(cobranca: Cobranca): CobrancaDaAssinatura {
  const {
    mudouEm: _m,
    cliente: _c,
    sobraCentavos: _s,
    cupomUso: _u,
    tentativas: _t,
    taxaCentavos: _x,
    ...resto
  } = cobranca
  return {
    ...resto,
    pagamento: cobranca.pagamento === null ? null : comoPagamento(cobranca.pagamento),
    permissoes: { pagar: podePagar(cobranca) },
  }
}

/** What the next renewal will cost, as prices are today; null when there is none. */
async function proximaCobranca(
  tx: Banco,
  { cliente, assinatura, ciclo, plano, ...empresa }: Empresa,
  emAberto: Cobranca | undefined,
): Promise<SituacaoDaAssinatura['proximaCobranca']> {
  if (emAberto?.tipo === 'RENOVACAO')
    return { dia: emAberto.vencimento, valorCentavos: emAberto.valorCentavos, meio: assinatura?.meio ?? 'PIX' }
  const corre = periodoPago({ cliente, assinatura, ciclo, plano, ...empresa }) !== null
  if (!corre || assinatura === null || !assinatura.renova) return null
  const proximo = assinatura.proximoPlano ?? plano
  const doCiclo = assinatura.proximoCiclo ?? ciclo
  if (proximo === null || doCiclo === null) return null
  const uso =
    assinatura.cupomUso === null ? undefined : await lerUsoDoCupom(tx, cliente, assinatura.cupomUso, proximo.codigo)
  const bruto = precoDoCiclo(proximo, doCiclo)
  const desconto = descontoDoCupom(bruto, doCiclo, uso?.servePlano === true ? uso.condicao : null)
  const { valorCentavos } = fazerConta(bruto, desconto, assinatura.creditoCentavos)
  return { dia: assinatura.periodoAte, valorCentavos, meio: assinatura.meio }
}

const referencia = (plano: { codigo: string; nome: string } | null) =>
  plano === null ? null : { codigo: plano.codigo, nome: plano.nome }

export async function verSituacao(tx: Banco, cliente: string, provedor: QuemRecebe): Promise<SituacaoDaAssinatura> {
  const empresa = await lerEmpresa(tx, cliente)
  const { assinatura, plano, estado, ciclo, testeAte } = empresa
  const emAberto = await cobrancaAberta(tx, cliente)
  const viva = assinatura !== null && !assinatura.encerrada ? assinatura : null
  const uso =
    viva?.cupomUso == null ? undefined : await lerUsoDoCupom(tx, cliente, viva.cupomUso, plano?.codigo ?? cliente)
  const { nome, teste, chavePublica } = provedor
  const cartao = viva?.cartao ?? null
  return {
    estado,
    plano: referencia(plano),
    ciclo,
    testeAte: estado === 'TESTE' ? testeAte : null,
    periodo: assinatura === null ? null : { de: assinatura.periodoDe, ate: assinatura.periodoAte },
    renova: viva?.renova ?? false,
    proximaCobranca: await proximaCobranca(tx, empresa, emAberto),
    mudancaMarcada:
      viva?.proximoPlano == null || viva.proximoCiclo === null
        ? null
        : {
            plano: { codigo: viva.proximoPlano.codigo, nome: viva.proximoPlano.nome },
            ciclo: viva.proximoCiclo,
            dia: viva.periodoAte,
          },
    meio: viva?.meio ?? null,
    cartao: cartao === null ? null : { bandeira: cartao.bandeira, final: cartao.final, validade: cartao.validade },
    carenciaAte: estado === 'CARENCIA' && emAberto !== undefined ? fimDaCarencia(emAberto.vencimento) : null,
    creditoCentavos: assinatura?.creditoCentavos ?? 0,
    cupom: uso === undefined ? null : { texto: uso.texto, mesesRestantes: uso.condicao.mesesRestantes },
    emAberto: emAberto === undefined ? null : comoCobranca(emAberto),
    provedor: { nome, teste, chavePublica },
    versao: assinatura?.versao ?? 0,
    permissoes: permissoesDaAssinatura(empresa, emAberto),
  }
}
