export { nomeDoMes, somado, somadoPorMes, type Periodo, type Soma } from './soma.ts'
export { conferirSomas, refazerSomas, somarDiasMudados } from './somador.ts'
