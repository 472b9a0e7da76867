export { conectar, type Banco, type Conexao } from './conexao.ts'
export { juntas, numaSo, type Instrucao } from './juntas.ts'
export { dentroDoCliente, emInstantaneo, emTransacao, type Escopo, type Instantaneo } from './transacao.ts'
export {
  agruparRecorte,
  contarRecorte,
  listar,
  maximoDaBusca,
  type Coluna,
  type ConsultaDeLista,
  type Recorte,
} from './lista.ts'
export { planoGenerico, planoPorValores } from './modo-do-plano.ts'
export { conflitoDeVersao, exigir, exigirCliente, exigirVersao } from './exigir.ts'
export { gravarPasso, gravarPassoDe, type Andada, type ColunasDoPasso } from './passo.ts'
export { traduzirErroDoBanco } from './erros.ts'
export { literais } from './literais.ts'
export { proximoNumero, proximosNumeros } from './sequencia.ts'
