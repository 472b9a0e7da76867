export { Dados } from './dados.tsx'
export { CampoCidade, type CidadeEscolhida } from './campo-cidade.tsx'
export { formatarPercentual } from './percentual.ts'
export { filtroDoCadastro, fonteDoCadastro, procurarNoCadastro } from './referencias.ts'
export { SemQuebra } from './sem-quebra.tsx'
export {
  colunaDeSituacao,
  EtiquetaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  opcoesDe,
  ouTraco,
} from './situacao.tsx'
export { useCriacao } from './use-criacao.ts'
export { usePode } from './use-pode.ts'
export { FichaACaminho } from './ficha-a-caminho.tsx'
