import type { Endpoint } from '../contrato/index.ts'

/** Money, notes, who works there and who may come in: never the support's, whatever the company lets it change. */
const NUNCA: ReadonlySet<string> = new Set([
  'contas-pagar:escrever',
  'contas-receber:escrever',
  'conta-financeira:escrever',
  'conciliacao:escrever',
  'acerto:aprovar',
  'acerto:escrever',
  'fechamento:escrever',
  'nota-fiscal:escrever',
  'assinatura:escrever',
  'cliente:escrever',
  'especialista:partes',
  'suporte:conceder',
])
/** Data does not leave by the support's hand. */
const LEVA_DADOS: ReadonlySet<string> = new Set(['exportacao:ler', 'exportacao:escrever'])
/** A signature is of who signs. */
const ASSINATURAS: ReadonlySet<string> = new Set(['POST /laudo/:codigo/assinar'])

/**
 * What a support session may ask: reading, and changing what the company allowed. What asks who is there is of the company's
 * people, and so is what stands above.
 */
export function suportePode(
  chave: string,
  { permissao, reforco }: Pick<Endpoint, 'permissao' | 'reforco'>,
  { podeMudar }: { podeMudar: boolean },
): boolean {
  if (permissao === 'autenticado') return true
  if (LEVA_DADOS.has(permissao)) return false
  if (chave.startsWith('GET ') || permissao.endsWith(':ler')) return reforco !== true
  return podeMudar && reforco !== true && !NUNCA.has(permissao) && !ASSINATURAS.has(chave)
}
