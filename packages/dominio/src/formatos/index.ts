export { esquemaNormalizado } from './esquema.ts'
export { MASCARAS, aplicarMascara } from './mascara.ts'
export {
  esquemaCnpj,
  esquemaCpf,
  esquemaCpfOuCnpj,
  formatarCnpj,
  formatarCpf,
  formatarCpfOuCnpj,
  normalizarCnpj,
  normalizarCpf,
  normalizarCpfOuCnpj,
} from './cpf-cnpj.ts'
export { esquemaCrmv, formatarCrmv, lerCrmv, type Crmv } from './crmv.ts'
export { esquemaCep, formatarCep, normalizarCep } from './cep.ts'
export { DDDS, esquemaTelefone, formatarTelefone, normalizarTelefone } from './telefone.ts'
export { esquemaMicrochip, normalizarMicrochip } from './microchip.ts'
export { UFS, esquemaUf, nomeDaUf, type Uf } from './uf.ts'
export { esquemaEmail, normalizarEmail } from './email.ts'
export { normalizarBusca, semAcentos } from './texto.ts'
export { configurarMensagens, mensagemDoProblema } from './mensagens.ts'
