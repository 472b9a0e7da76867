export { Dados } from './dados.tsx'
export { CampoCidade, type CidadeEscolhida } from './campo-cidade.tsx'
export { formatarPercentual } from './percentual.ts'
export { filtroDoCadastro, fonteDoCadastro, procurarNoCadastro } from './referencias.ts'
export { SemQuebra } from '../../ui/sem-quebra.tsx'
export {
  colunaDeSituacao,
  EtiquetaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  opcoesDe,
  ouTraco,
} from '../../ui/lista/situacao.tsx'
export { Telefone } from './telefone.tsx'
export { useCriacao } from './use-criacao.ts'
export { usePode } from '../../lib/use-pode.ts'
export { FichaACaminho } from './ficha-a-caminho.tsx'
export { telaDeCadastro, type DefinicaoDaTela, type Vista, type VistaProps } from './tela.tsx'
export {
  definirRegistro,
  type CamposProps,
  type DefinicaoDoRegistro,
  type Desativacao,
  type ParteDoRegistro,
  type PartesDoRegistro,
} from './registro/definir-registro.tsx'
export {
  leituraDosCampos,
  useFormularioDoRegistro,
  type FormularioDoRegistro,
  type ValoresInteiros,
} from './registro/use-formulario-do-registro.ts'
export { LeituraDoRegistro } from './registro/leitura.tsx'
export type { CaminhoDeCadastro, FichaDe, LinhaDe } from './tipos.ts'
export { buscarTudo } from './buscar-tudo.ts'
export { useAcoes } from './registro/use-acoes.ts'
export { consultaDoRegistro } from './registro/api.ts'
export { FichaAusente } from './registro/ficha-ausente.tsx'
export { doCartao, migalhasDoRegistro, type Tela } from './tipos.ts'
export { parteAoAbrir } from './registro/parte-ao-abrir.tsx'
export { CamposDeEndereco } from './campos-de-endereco.tsx'
export { CAMPOS_DO_ENDERECO, valoresDoEndereco } from './endereco.ts'
