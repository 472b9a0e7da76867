export { cartaoDoUsuario } from './cartao.ts'
export * from './contrato.ts'
export { dadosDaPessoa, dadosDoUsuario, nomeDaPessoa, perfisComLugar, type DadosDoUsuario } from './dados.ts'
export * from './rotulos.ts'
export {
  chaveDoVinculo,
  ehPerfilComVinculo,
  PERFIS_COM_VINCULO,
  problemasDosVinculos,
  type PerfilComVinculo,
  type Vinculo,
} from './vinculos.ts'
