export { BotaoDasNotas } from './botao-das-notas.tsx'
export { NotaDaConta } from './nota-da-conta.tsx'
