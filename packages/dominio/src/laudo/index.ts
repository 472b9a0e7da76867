export {
  criticoParaTutor,
  NOTA_DO_CRITICO,
  registroDoCritico,
  type CriticoParaTutor,
  type FatosDoCritico,
} from './achado-critico.ts'
export * from './assinatura.ts'
export {
  calcularMedidas,
  chaveDaMedida,
  ehCalculavel,
  entradasDoCalculo,
  manuaisDoConteudo,
  preencherCalculadas,
} from './calculo-das-medidas.ts'
export { circunstanciasDoExame, type CircunstanciasDoExame } from './circunstancias.ts'
export { catalogoDoModelo } from './catalogo-do-modelo.ts'
export * from './clipe.ts'
export * from './codigo-de-verificacao.ts'
export * from './conteudo.ts'
export { MINIATURAS_POR_VEZ } from './miniaturas.ts'
export * from './contrato.ts'
export * from './documento.ts'
export { arquivoDoLaudo, escreverEdicao, laudoSubstituido, nomearLaudo } from './edicao.ts'
export * from './estados.ts'
export * from './estrutura-do-modelo.ts'
export {
  dadosDoDicom,
  divergenciasDoDicom,
  identificacaoDoAnimal,
  identificacaoNossa,
  soParaVer,
  type DadosDoDicom,
  type DivergenciaDoDicom,
} from './imagem-dicom.ts'
export { ladoDaMedida, ladosDaMedida } from './lado.ts'
export { anterioresDe, mesmaSecao, variacaoDesde, type MedidaAnterior } from './medidas-anteriores.ts'
export {
  avaliarPreenchida,
  casasDe,
  descreverReferencia,
  referenciaPorMedir,
  imprimirMedida,
  imprimirPorMedir,
  numerarFontes,
  rotuloComLado,
  unidadeNoCatalogo,
  valorDaMedida,
} from './medidas-do-laudo.ts'
export { medidasDaFigura, repartirFiguras, valorNoDestino, type FiguraNoLugar } from './figuras-das-secoes.ts'
export {
  linhasDaExposicao,
  linhasDoExame,
  resumoDosAlterados,
  separarTecnica,
  type ImpressaoDoModelo,
  type LocalDoExame,
} from './impressao.ts'
export { lacunasDoTexto, type Lacuna } from './lacunas.ts'
export { secaoParaPaciente, textoNormalPara } from './paciente-castrado.ts'
export * from './relatorio/index.ts'
export { descreverOriginal, ehFotografia, formatoDoOriginal, type OriginalDaFigura } from './original.ts'
export { paginasCheias, paginasDeImagens } from './paginas-de-imagens.ts'
export * from './respostas.ts'
export { mudancasDoLaudo } from './mudancas.ts'
export {
  comSituacao,
  conteudoParaLer,
  devolverAvaliacao,
  guardarAvaliacao,
  naoAvaliadaPor,
  secaoParaLer,
  secaoPorConfirmar,
  temAvaliacao,
} from './secao.ts'
export { ROTULO_DA_SITUACAO, SITUACOES_DE_SECAO, type SituacaoDaSecao } from './situacao-da-secao.ts'
export { TEXTO_VAZIO } from './texto-vazio.ts'
export { semTexto, textoDoConteudo, textoPlano, mapearEmLinha } from './texto-do-laudo.ts'
export {
  confirmarNaConclusao,
  confirmarTrazida,
  juntarTrazidas,
  trazidasDaConclusao,
  trazidasPorConfirmar,
} from './trazidas.ts'
export { secaoCorrespondente, temOQueTrazer, trazerDoAnterior } from './trazer-do-anterior.ts'
export { converterEscrita, unidadeEscrita, type UnidadeDoLaudo } from './unidade-do-laudo.ts'
export { UNIDADES } from './unidades.ts'
export { medidasCitadas } from './variaveis-de-medida.ts'
export * from './variaveis.ts'
export type { DadosDaVerificacao } from './verificacao/index.ts'
export {
  doTipo,
  MAXIMO_DE_DIAMETROS,
  MAXIMO_DE_LESOES,
  UNIDADES_DE_DURACAO,
  UNIDADES_DE_LESAO,
  type CorpoDaSecao,
  type CorpoDe,
  type Lesao,
  type PorTipo,
} from './tipos/corpo.ts'
export type { CorpoImpresso } from './tipos/corpo-impresso.ts'
export {
  ESCALAS,
  pontosDaMedida,
  pontuado,
  porPontuar,
  dizerTotal,
  totalDoEscore,
  type Escala,
  type ItemDaEscala,
} from './tipos/escalas.ts'
export { ESCALAS_DE_ESCORE, MEDIDA_DO_TOTAL, type EscalaDeEscore } from './tipos/escalas-de-escore.ts'
export { dizerCorpo } from './tipos/dizer-corpo.ts'
export { antesDoItem, escreverAnterior } from './tipos/escore-anterior.ts'
export { imprimirCorpo } from './tipos/imprimir-corpo.ts'
export { dizerLesao, escreverEvolucao, escreverTamanho, escreverVariacao, variacaoDaLesao } from './tipos/lesoes.ts'
export { nomeDoTipo, NECESSIDADES } from './tipos/necessidades.ts'
export { corpoVazio, pecasDoCorpo, resumirCorpo, semPeca } from './tipos/pecas.ts'
export { TIPOS_DE_CORPO, TIPOS_DE_SECAO, tipoDaSecao, type TipoDeCorpo, type TipoDeSecao } from './tipos/tipos.ts'
