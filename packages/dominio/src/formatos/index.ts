export { esquemaNormalizado } from './esquema.ts'
export {
  esquemaCep,
  esquemaCnpj,
  esquemaCpf,
  esquemaCpfOuCnpj,
  esquemaCrmv,
  esquemaMicrochip,
  esquemaTelefone,
  esquemaUf,
} from './esquemas.ts'
export { MASCARAS, aplicarMascara } from './mascara.ts'
export {
  formatarCnpj,
  formatarCpf,
  formatarCpfOuCnpj,
  normalizarCnpj,
  normalizarCpf,
  normalizarCpfOuCnpj,
} from './cpf-cnpj.ts'
export { formatarCrmv, lerCrmv, type Crmv } from './crmv.ts'
export { formatarCep, normalizarCep } from './cep.ts'
export { DDDS, formatarTelefone, normalizarTelefone } from './telefone.ts'
export { linkDoWhatsApp } from './whatsapp.ts'
export { normalizarMicrochip } from './microchip.ts'
export { UFS, nomeDaUf, type Uf } from './uf.ts'
export { esquemaEmail, normalizarEmail } from './email.ts'
export { PONTO_ENTRE_PARTES, contar, juntar, normalizarBusca, semAcentos, semInvisiveis } from './texto.ts'
export { configurarMensagens, mensagemDoProblema } from './mensagens.ts'
