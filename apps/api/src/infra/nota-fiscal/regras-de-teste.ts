import { normalizarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { ehCodigoDeTributacao } from '@vetlume/dominio/nota-fiscal'
import type { Banco } from '../banco/index.ts'
import type { DpsLida } from './ler-dps.ts'
import { registroDaChave } from './queries-de-teste.ts'

/**
 * What the sandbox has against a DPS that is well formed. Codes with an E are of the national environment; those with a T are the
 * sandbox's own, for refusals whose national code could not be read.
 */
export async function recusaDaDps(
  tx: Banco,
  cliente: string,
  { codigoTributacao, tomador, substitui }: DpsLida,
): Promise<{ codigo: string; mensagem: string } | null> {
  if (!ehCodigoDeTributacao(codigoTributacao))
    return {
      codigo: 'E0310',
      mensagem: 'O código de tributação nacional informado não existe na lista de serviços do sistema nacional.',
    }
  if (tomador !== null && normalizarCpfOuCnpj(tomador) === null)
    return { codigo: 'T0001', mensagem: 'O CPF ou CNPJ do tomador é inválido.' }
  if (substitui === null) return null
  const antiga = await registroDaChave(tx, cliente, substitui)
  return antiga?.estado === 'VALENDO'
    ? null
    : { codigo: 'T0003', mensagem: 'A NFS-e a substituir não existe ou não vale mais.' }
}
