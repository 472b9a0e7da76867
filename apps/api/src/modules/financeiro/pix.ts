import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { PixDaConta } from '@vetlume/dominio/financeiro'
import { gerarPixCopiaECola } from '@vetlume/dominio/pix'
import type { CtxCliente } from '../../context.ts'
import { desenharQr } from '../../infra/qr.ts'
import { lerRecebedor, type ContaLida, type Recebedor } from './queries-contas.ts'

/** The standard asks for a city; receivers without one registered use the country. */
const CIDADE_PADRAO = 'BRASIL'

type Pix = { pix: PixDaConta; semPix: null } | { pix: null; semPix: string }

const sem = (semPix: string): Pix => ({ pix: null, semPix })

type Cobrada = Pick<ContaLida, 'tipo' | 'saldoCentavos' | 'txid'> & {
  /** What the bank shows to who pays. */
  descricao: string
}

/** Pix of what is still owed, or why there is none. */
export function pixDaConta(conta: Cobrada, recebedor: Recebedor | undefined): Pix {
  if (conta.tipo === 'REPASSE') return sem('O repasse é pago pela empresa, junto com os outros do período.')
  if (conta.saldoCentavos <= 0) return sem('Não há nada a pagar neste título.')
  if (recebedor === undefined) return sem('Este título não tem chave Pix de quem recebe.')
  const { chave, nome, cidade } = recebedor
  if (chave === null) return sem(`${nome} ainda não cadastrou uma chave Pix.`)
  try {
    const copiaECola = gerarPixCopiaECola({
      chave,
      nome,
      cidade: cidade ?? CIDADE_PADRAO,
      valor: conta.saldoCentavos,
      descricao: conta.descricao,
      ...(conta.txid === null ? {} : { txid: conta.txid }),
    })
    return {
      pix: { copiaECola, recebedor: nome, valorCentavos: conta.saldoCentavos, qr: desenharQr(copiaECola) },
      semPix: null,
    }
  } catch (erro) {
    if (erro instanceof ErroDeDominio) return sem('A chave Pix de quem recebe não é válida. Confira o cadastro.')
    throw erro
  }
}

/** Pix of something that a company charges. */
export async function pixDaEmpresa(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  cobrada: Omit<Cobrada, 'tipo'>,
): Promise<Pix> {
  const recebedor = await lerRecebedor(tx, cliente, { tipo: 'RECEBER' }, '')
  return pixDaConta({ ...cobrada, tipo: 'TITULO' }, recebedor)
}
