import { desenharMarca, escalaDe, type EscalaDoArquivo } from '@vetlume/dominio/imagem'
import {
  catalogoDoModelo,
  conteudoParaLer,
  formatoDoOriginal,
  fundamentoDaAssinatura,
  imprimirCorpo,
  imprimirMedida,
  imprimirPorMedir,
  linhasDaExposicao,
  linhasDoExame,
  medidasDaFigura,
  mudancasDoLaudo,
  numerarFontes,
  paginasDeImagens,
  preencherTexto,
  preencherTextoRico,
  resumoDosAlterados,
  rotuloComLado,
  valorDaMedida,
  valoresDasVariaveis,
  type CertificadoImpresso,
  type ClipeDoDocumento,
  type CorpoImpresso,
  type DocumentoDoLaudo,
  type ImagemDoLaudo,
  type NivelDaAssinatura,
  type SecaoDoLaudo,
  type ValorDaVariavel,
} from '@vetlume/dominio/laudo'
import {
  animalDoDocumento,
  crmvDe,
  dataEHora,
  estabelecimentoDoDocumento,
  responsavelDoDocumento,
  veterinarioDoDocumento,
} from '../modelo-documento/index.ts'
import { achadoCriticoDoDocumento } from './achado-critico.ts'
import { pacienteDe, resumoDoConteudo, variaveisDe } from './apresentar.ts'
import type { DadosDoLaudo, ImagemDoPaciente } from './queries-dados.ts'

/** What a signature adds to the data. `origem` is where people reach the product, without a trailing slash. */
export interface Emissao {
  agora: Temporal.Instant
  codigoVerificacao: string
  origem: string
  /** How it is signed, and with which certificate; null of a preview, which nobody signs. */
  assinatura: { nivel: NivelDaAssinatura; certificado: CertificadoImpresso | null } | null
  /** In a preview nothing was measured: every measure is shown, with the reference that its value will be compared with. */
  porMedir?: boolean
}

type SecaoDoDocumento = DocumentoDoLaudo['secoes'][number]
type ImagemDoDocumento = DocumentoDoLaudo['imagens'][number]
type ValoresEm = (secao: string | null) => ValorDaVariavel

/** What a person wrote in it may cite a variable, as any other text of the section. */
const preencherQuadro = (quadro: CorpoImpresso, valorDe: ValorDaVariavel): CorpoImpresso => ({
  ...quadro,
  linhas: quadro.linhas.map(({ chave, celulas }) => ({
    chave,
    celulas: celulas.map((celula) => preencherTexto(celula, valorDe)),
  })),
})

function secoesDoDocumento(
  dados: DadosDoLaudo,
  valoresEm: ValoresEm,
  porMedir: boolean,
): { secoes: SecaoDoDocumento[]; fontes: string[] } {
  const paciente = pacienteDe(dados)
  const catalogo = catalogoDoModelo(dados.modelo?.estrutura)
  const imprimirUma = porMedir ? imprimirPorMedir : imprimirMedida
  const { fontes, numerar } = numerarFontes()
  const figuras = dados.conteudo.imagens.map(({ arquivo }) => arquivo)
  const imprimir = (secao: SecaoDoLaudo): SecaoDoDocumento => {
    // Not even the rows: a preview would show the reference of what was not looked at.
    const medidas = secao.situacao === 'NAO_AVALIADO' ? [] : secao.medidas
    const impressas = medidas
      .map((medida) => imprimirUma(medida, secao, paciente, catalogo))
      .filter((impressa) => impressa !== null)
    const valorDe = valoresEm(secao.id)
    const { corpo, ...resto } = secao
    const quadro = imprimirCorpo(secao.situacao === 'NAO_AVALIADO' ? undefined : corpo, {
      figuras,
      porPreencher: porMedir,
    })
    return {
      ...resto,
      // Left out without one: documents from before sections had kinds keep their hash.
      ...(quadro === null ? {} : { quadro: preencherQuadro(quadro, valorDe) }),
      titulo: preencherTexto(secao.titulo, valorDe),
      motivo: secao.motivo === null ? null : preencherTexto(secao.motivo, valorDe),
      texto: preencherTextoRico(secao.texto, valorDe),
      medidas: impressas.map(numerar),
    }
  }
  return { secoes: conteudoParaLer(dados.conteudo).secoes.map(imprimir), fontes }
}

/** What is printed of a figure under the section that it was measured for; nothing of one that goes to the end. */
function juntoDaSecao(
  { conteudo, modelo }: DadosDoLaudo,
  imagem: ImagemDoLaudo,
  doArquivo: readonly EscalaDoArquivo[],
  valoresEm: ValoresEm,
): Pick<ImagemDoDocumento, 'junto'> {
  if (modelo?.estrutura.impressao?.figuras !== true) return {}
  const catalogo = catalogoDoModelo(modelo.estrutura)
  const tiradas = medidasDaFigura(conteudo, imagem, doArquivo)
  const [primeira] = tiradas
  if (primeira === undefined) return {}
  const medidas = tiradas.map(({ secao, medida }) => {
    const dita = `${rotuloComLado(medida, secao.titulo)}: ${valorDaMedida(medida, catalogo)}`
    return secao === primeira.secao ? dita : `${preencherTexto(secao.titulo, valoresEm(secao.id))}, ${dita}`
  })
  return { junto: { secao: primeira.secao.id, medidas } }
}

/** The clip that a figure stands for, by its own bytes; nothing of the others, whose documents keep their hash. */
function clipeDaFigura({ clipe, original }: ImagemDoPaciente): { clipe?: ClipeDoDocumento } {
  if (clipe === null || original === null) return {}
  const { capa: _, ...dito } = clipe
  return { clipe: { sha256: original.sha256, ...dito } }
}

/** The same of the file of a photograph or of a machine. */
function originalDaFigura({ original }: ImagemDoPaciente): Pick<ImagemDoDocumento, 'original'> {
  if (original === null) return {}
  const { sha256, tipo, tamanho } = original
  const formato = formatoDoOriginal(tipo)
  return formato === null ? {} : { original: { sha256, formato, tamanho } }
}

function imagensDoDocumento(
  dados: DadosDoLaudo,
  disponiveis: readonly ImagemDoPaciente[],
  valoresEm: ValoresEm,
): DocumentoDoLaudo['imagens'] {
  const porCodigo = new Map(disponiveis.map((imagem) => [imagem.arquivo, imagem]))
  return dados.conteudo.imagens.map((mostrada) => {
    const { arquivo, legenda, marcas = [], calibracao } = mostrada
    const imagem = porCodigo.get(arquivo)
    if (imagem === undefined)
      throw new Error(`image ${arquivo} is not of this laudo: it must be checked before it is signed`)
    const { sha256, largura, altura, dicom } = imagem
    const escalas = { calibracao, doArquivo: dicom?.escalas ?? [] }
    const desenhos = marcas.map((marca) => desenharMarca(marca, escalaDe(marca.pontos, escalas)))
    return {
      sha256,
      largura,
      altura,
      ...clipeDaFigura(imagem),
      ...originalDaFigura(imagem),
      legenda: preencherTexto(legenda, valoresEm(null)),
      // Left out without any: documents from before marks keep their hash.
      ...(desenhos.length === 0 ? {} : { desenhos }),
      ...juntoDaSecao(dados, mostrada, escalas.doArquivo, valoresEm),
    }
  })
}

/** The pages of those at the end; none of a laudo without any. */
function paginasDoFim(
  imagens: DocumentoDoLaudo['imagens'],
  porPagina: number,
): Pick<DocumentoDoLaudo, 'paginasDeImagens'> {
  const quantas = imagens.filter(({ junto }) => junto === undefined).length
  return quantas === 0 ? {} : { paginasDeImagens: paginasDeImagens(quantas, porPagina) }
}

/** Only what the model has: documents signed before models had such lines stay as they were hashed. */
function linhasDoModelo(
  { modelo }: DadosDoLaudo,
  valorDe: ValorDaVariavel,
): Pick<DocumentoDoLaudo, 'cabecalho' | 'rodape'> {
  const preencher = (linhas: readonly string[]) => linhas.map((linha) => preencherTexto(linha, valorDe))
  const { cabecalho = [], rodape = [] } = modelo?.estrutura ?? {}
  return {
    ...(cabecalho.length === 0 ? {} : { cabecalho: preencher(cabecalho) }),
    ...(rodape.length === 0 ? {} : { rodape: preencher(rodape) }),
  }
}

/** Left out when there is none, and of a preview, which nobody signs. */
function imagemDaAssinatura({ especialista }: DadosDoLaudo, porMedir: boolean): { assinatura?: string } {
  return especialista.assinatura === null || porMedir ? {} : { assinatura: especialista.assinatura }
}

function assinaturaDoDocumento({
  nivel,
  certificado,
}: NonNullable<Emissao['assinatura']>): NonNullable<DocumentoDoLaudo['assinatura']> {
  const fundamento = fundamentoDaAssinatura(nivel)
  if (certificado === null) return { nivel, fundamento }
  const { titular, emissor, numeroSerie } = certificado
  return { nivel, fundamento, certificado: { titular, emissor, numeroSerie } }
}

/** Only of what a reviewer signs, and of nobody who may have reviewed an earlier draft. */
function revisaoDoDocumento(dados: DadosDoLaudo): Pick<DocumentoDoLaudo, 'revisao'> {
  const { estado, revisor, envio, estabelecimento } = dados
  if (estado !== 'EM_REVISAO' || revisor === null || envio === null) return {}
  return {
    revisao: {
      nome: revisor.nome,
      crmv: crmvDe(revisor),
      ...(revisor.assinatura === null ? {} : { assinatura: revisor.assinatura }),
      elaboradoEm: dataEHora(envio.em, estabelecimento.fuso),
      alterado: envio.sha256 !== resumoDoConteudo(dados),
    },
  }
}

/** As the model asks it; absent when nothing was recorded and no section of the laudo tells it. */
function tecnicaDoExame(
  { modelo, conteudo }: DadosDoLaudo,
  usadas: readonly ImagemDoPaciente[],
): Pick<DocumentoDoLaudo, 'tecnica'> {
  const pedida = modelo?.estrutura.impressao?.tecnica
  if (pedida === undefined) return {}
  const secao = conteudo.secoes.find(({ id }) => id === pedida.secao)?.id ?? null
  const exposicao = linhasDaExposicao(usadas.map(({ dicom }) => dicom?.exposicao))
  return secao === null && exposicao.length === 0 ? {} : { tecnica: { secao, exposicao } }
}

/** As the model lays it out; what it does not ask for is left out, so that documents from before it keep their hash. */
function disposicao(
  dados: DadosDoLaudo,
  secoes: readonly SecaoDoDocumento[],
  disponiveis: readonly ImagemDoPaciente[],
): Pick<DocumentoDoLaudo, 'conclusaoPrimeiro' | 'resumo' | 'exame' | 'tecnica'> {
  const { modelo, atendimento, conteudo, estabelecimento } = dados
  const { conclusaoPrimeiro, resumo, exame } = modelo?.estrutura.impressao ?? {}
  const usadas = conteudo.imagens.flatMap(({ arquivo }) => disponiveis.filter((imagem) => imagem.arquivo === arquivo))
  const aparelhos = usadas.map(({ dicom }) => dicom?.aparelho ?? null)
  const alterados = resumo === true ? resumoDosAlterados(secoes) : []
  const empresa = estabelecimento.nomeFantasia
  const linhas = exame === true ? linhasDoExame({ ...atendimento, empresa, aparelhos }) : []
  return {
    ...(conclusaoPrimeiro === true ? { conclusaoPrimeiro } : {}),
    ...(alterados.length === 0 ? {} : { resumo: alterados }),
    ...(linhas.length === 0 ? {} : { exame: linhas }),
    ...tecnicaDoExame(dados, usadas),
  }
}

function comRetificacao(documento: DocumentoDoLaudo, { anterior, motivo }: DadosDoLaudo): DocumentoDoLaudo {
  if (anterior?.documento == null) return documento
  const mudancas = mudancasDoLaudo(anterior.documento, documento)
  const { numero, versaoDoDocumento: edicao } = anterior.documento
  return { ...documento, retifica: { numero, edicao, motivo: motivo ?? '', mudancas } }
}

/**
 * The whole signed laudo, resolved to text: what is hashed, printed and shown. `imagens` are those of the laudo. Throws
 * when the content has an image that is not among them, which the pre-signature check refuses.
 */
export function construirDocumento(
  dados: DadosDoLaudo,
  imagens: readonly ImagemDoPaciente[],
  { agora, codigoVerificacao, origem, assinatura, porMedir = false }: Emissao,
): DocumentoDoLaudo {
  const { parceiro, atendimento, estabelecimento } = dados
  const conteudo = conteudoParaLer(dados.conteudo)
  const valoresEm = valoresDasVariaveis(variaveisDe(dados), conteudo, catalogoDoModelo(dados.modelo?.estrutura))
  const valorDe = valoresEm(null)
  const { secoes, fontes } = secoesDoDocumento(dados, valoresEm, porMedir)
  const imagensImpressas = imagensDoDocumento(dados, imagens, valoresEm)
  const documento: DocumentoDoLaudo = {
    titulo: dados.titulo,
    numero: String(dados.numero),
    versaoDoDocumento: dados.edicao,
    retifica: null,
    emitidoEm: dataEHora(agora.toString(), estabelecimento.fuso),
    realizadoEm: dataEHora(dados.realizado_em, estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento(dados),
    ...linhasDoModelo(dados, valorDe),
    animal: animalDoDocumento(dados),
    responsavel: responsavelDoDocumento(dados),
    solicitante: {
      clinica: parceiro?.nome ?? null,
      veterinario: atendimento.solicitante,
      crmv: atendimento.crmvDoSolicitante,
      suspeita: atendimento.suspeita,
    },
    veterinario: { ...veterinarioDoDocumento(dados), ...imagemDaAssinatura(dados, porMedir) },
    ...revisaoDoDocumento(dados),
    ...disposicao(dados, secoes, imagens),
    secoes,
    conclusao: preencherTextoRico(conteudo.conclusao, valorDe),
    ...achadoCriticoDoDocumento(dados, dataEHora(agora.toString(), estabelecimento.fuso)),
    imagens: imagensImpressas,
    imagensPorPagina: conteudo.imagensPorPagina,
    ...paginasDoFim(imagensImpressas, conteudo.imagensPorPagina),
    fontes,
    verificacao: {
      codigo: codigoVerificacao,
      url: `${origem}/verificar?codigo=${encodeURIComponent(codigoVerificacao)}`,
    },
    ...(assinatura === null ? {} : { assinatura: assinaturaDoDocumento(assinatura) }),
  }
  return comRetificacao(documento, dados)
}
