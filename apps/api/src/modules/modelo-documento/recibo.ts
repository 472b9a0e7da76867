import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  totalDe,
  type PedidoDeDocumento,
  type ServicoDoDocumento,
  type TipoDeDocumento,
} from '@vetlume/dominio/modelo-documento'

interface Recebido {
  /** Of the atendimento. */
  numero: number
  centavos: number
}

const MAXIMO_DA_DESCRICAO = 160

/** One line with what was paid, when it is not what the services cost: part of it, a discount, interest. */
function emUmaLinha(servicos: readonly ServicoDoDocumento[], { numero, centavos }: Recebido): ServicoDoDocumento[] {
  const nomes = servicos.map(({ descricao }) => descricao).join(', ')
  const texto = `Pagamento de ${formatarReais(totalDe(servicos))} do atendimento nº ${numero}: ${nomes}`
  const parcial = centavos < totalDe(servicos) ? texto.replace('Pagamento de', 'Pagamento parcial de') : texto
  return [{ descricao: parcial.slice(0, MAXIMO_DA_DESCRICAO), quantidade: 1, centavos }]
}

/** Throws TRANSICAO_INVALIDA while nothing was paid of the atendimento. */
export function exigirRecebido(recebido: Recebido): Recebido {
  if (recebido.centavos > 0) return recebido
  throw new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: `Nada foi recebido ainda do atendimento nº ${recebido.numero}: o recibo é do que foi pago.`,
  })
}

/** What a receipt of an atendimento lists: it adds up to what was paid. Throws VALIDACAO when somebody wrote (`escritos`) more. */
export function servicosDoRecibo(
  servicos: ServicoDoDocumento[],
  recebido: Recebido,
  { escritos }: { escritos: boolean },
): ServicoDoDocumento[] {
  const { centavos } = recebido
  const total = totalDe(servicos)
  if (total === centavos) return servicos
  if (!escritos) return emUmaLinha(servicos, recebido)
  if (total < centavos) return servicos
  const texto = `O recibo é do que foi pago: ${formatarReais(centavos)} até agora, e a lista soma ${formatarReais(total)}.`
  throw new ErroDeDominio('VALIDACAO', { campos: { servicos: texto } })
}

/** Without an atendimento nothing here knows what was paid: whoever issues it says so, and the document is kept in its name. */
export function conferirDeclaracao(
  tipo: TipoDeDocumento,
  { atendimento, recebido }: Pick<PedidoDeDocumento, 'atendimento' | 'recebido'>,
): void {
  if (tipo !== 'RECIBO' || atendimento !== null || recebido) return
  throw new ErroDeDominio('VALIDACAO', { campos: { recebido: 'Confirme que este valor já foi recebido.' } })
}
