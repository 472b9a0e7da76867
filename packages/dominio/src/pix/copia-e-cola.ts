import { exigirInteiro, type Centavos } from '../dinheiro/index.ts'
import { ErroDeDominio } from '../erros/index.ts'
import { semAcentos } from '../formatos/index.ts'
import { normalizarChavePix } from './chave.ts'
import { crc16 } from './crc16.ts'

export type CobrancaPix = {
  readonly chave: string
  /** Receiver's name; printed in at most 25 ASCII characters. */
  readonly nome: string
  /** Receiver's city; printed in at most 15 ASCII characters. */
  readonly cidade: string
  /** Without it, the payer chooses the amount. */
  readonly valor?: Centavos | undefined
  /** Up to 25 letters and digits that come back in the bank statement. */
  readonly txid?: string | undefined
  /** Shown to the payer; cut to what the field of the key leaves free. */
  readonly descricao?: string | undefined
}

const GUI = 'br.gov.bcb.pix'
const TAMANHO_DA_CONTA = 99

function campo(id: string, valor: string): string {
  return `${id}${String(valor.length).padStart(2, '0')}${valor}`
}

/** Plain printable ASCII: accents folded, anything else dropped, at most `maximo` characters. */
function emAscii(texto: string, maximo: number): string {
  const limpo = semAcentos(texto)
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '')
  return limpo.replace(/ +/g, ' ').trim().slice(0, maximo).trimEnd()
}

function recusar(nome: string, mensagem: string): never {
  throw new ErroDeDominio('VALIDACAO', { mensagem, campos: { [nome]: mensagem } })
}

function conta(chave: string, descricao: string): string {
  const base = campo('00', GUI) + campo('01', chave)
  const livre = TAMANHO_DA_CONTA - base.length - campo('02', '').length
  const texto = emAscii(descricao, Math.max(0, livre))
  return texto === '' ? base : base + campo('02', texto)
}

function valorEmReais(valor: Centavos): string {
  if (exigirInteiro(valor) <= 0) recusar('valor', 'Informe um valor maior que zero.')
  const digitos = String(valor).padStart(3, '0')
  return `${digitos.slice(0, -2)}.${digitos.slice(-2)}`
}

/**
 * Static Pix "copia e cola" (BR Code, an EMV TLV text closed by a CRC). Throws VALIDACAO on an
 * invalid key or txid, an amount that is not positive or exceeds 13 characters, an empty name or city.
 */
export function gerarPixCopiaECola({ chave, nome, cidade, valor, txid = '***', descricao = '' }: CobrancaPix): string {
  const chaveNormalizada = normalizarChavePix(chave) ?? recusar('chave', 'Chave Pix inválida.')
  const recebedor = emAscii(nome, 25) || recusar('nome', 'Informe o nome de quem recebe o Pix.')
  const municipio = emAscii(cidade, 15) || recusar('cidade', 'Informe a cidade de quem recebe o Pix.')
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid)) {
    recusar('txid', 'O identificador do Pix aceita até 25 letras e números.')
  }
  const quantia = valor === undefined ? '' : valorEmReais(valor)
  if (quantia.length > 13) recusar('valor', 'Valor alto demais para um Pix.')

  const corpo = [
    campo('00', '01'),
    campo('26', conta(chaveNormalizada, descricao)),
    campo('52', '0000'),
    campo('53', '986'),
    quantia && campo('54', quantia),
    campo('58', 'BR'),
    campo('59', recebedor),
    campo('60', municipio),
    campo('62', campo('05', txid)),
    '6304',
  ].join('')
  return corpo + crc16(corpo)
}
