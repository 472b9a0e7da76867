import { aplicarMascara, MASCARAS } from '@vetlume/dominio/formatos'

const digitos = (texto: string) => texto.replace(/\D/g, '')

export const mascaraDeTelefone = (texto: string) =>
  texto.startsWith('+')
    ? texto
    : aplicarMascara(digitos(texto).length > 10 ? MASCARAS.telefoneCelular : MASCARAS.telefoneFixo, digitos(texto))

export function mascaraDeDocumento(texto: string): string {
  const limpo = texto.replace(/[^0-9a-z]/gi, '').toUpperCase()
  return aplicarMascara(/^\d{0,11}$/.test(limpo) ? MASCARAS.cpf : MASCARAS.cnpj, limpo)
}

export const mascaraDeCpf = (texto: string) => aplicarMascara(MASCARAS.cpf, digitos(texto).slice(0, 11))
