import { gravarEventos } from '../../infra/eventos.ts'
import type { Lugar } from './contexto.ts'
import { codigoDaOperadora } from './queries.ts'

/** Something of a charge changed: screens follow it, and the books of the operator too. */
export const COBRANCA_MUDOU = 'assinatura.cobranca-mudou'
/** An attempt that nobody should pay any more, or whose money goes back. */
export const PAGAMENTO_A_DESFAZER = 'assinatura.pagamento-a-desfazer'
/** A provider told something. */
export const AVISO_RECEBIDO = 'assinatura.aviso-recebido'

/** The operator's account at a provider has something to be looked at. */
export const PROBLEMA_DO_PROVEDOR = 'assinatura.problema-do-provedor'
/** A dispute was won. */
export const DISPUTA_VENCIDA = 'assinatura.disputa-vencida'

type Onde = Pick<Lugar, 'tx' | 'agora'>

export const publicarCobranca = ({ tx, agora }: Onde, cliente: string, cobranca: string): Promise<void> =>
  gravarEventos(tx, cliente, [{ tipo: COBRANCA_MUDOU, dados: { cobranca } }], agora)

export const publicarDesfazer = ({ tx, agora }: Onde, cliente: string, tentativas: readonly string[]): Promise<void> =>
  tentativas.length === 0
    ? Promise.resolve()
    : gravarEventos(
        tx,
        cliente,
        tentativas.map((tentativa) => ({ tipo: PAGAMENTO_A_DESFAZER, dados: { tentativa } }) as const),
        agora,
      )

/** Whose it is, is not known yet: the operator stands for everybody. */
export const publicarAviso = async ({ tx, agora }: Onde, dados: { provedor: string; aviso: string }): Promise<void> =>
  gravarEventos(tx, await codigoDaOperadora(tx), [{ tipo: AVISO_RECEBIDO, dados }], agora)

/** For the operator alone. */
const publicarNaOperadora = async (
  { tx, agora }: Onde,
  tipo: typeof PROBLEMA_DO_PROVEDOR | typeof DISPUTA_VENCIDA,
  dados: Readonly<Record<string, string | number | null>>,
): Promise<void> => gravarEventos(tx, await codigoDaOperadora(tx), [{ tipo, dados }], agora)

export const publicarProblema = (onde: Onde, dados: { problema: string; detalhe: string }): Promise<void> =>
  publicarNaOperadora(onde, PROBLEMA_DO_PROVEDOR, dados)

export const publicarDisputaVencida = (
  onde: Onde,
  dados: { cobranca: string; desfecho: DesfechoDaDisputa },
): Promise<void> => publicarNaOperadora(onde, DISPUTA_VENCIDA, dados)

/** What the money that stayed is good for. */
export type DesfechoDaDisputa = 'RETOMADA' | 'CREDITO' | 'SO_LIVROS' | 'NADA'
