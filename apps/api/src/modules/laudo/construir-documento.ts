import { formatarCpf, formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import {
  imprimirMedida,
  mudancasDoLaudo,
  preencherTexto,
  preencherTextoRico,
  valoresDasVariaveis,
  type DocumentoDoLaudo,
  type SecaoDoLaudo,
  type ValorDaVariavel,
} from '@vetlume/dominio/laudo'
import {
  crmvDe,
  dataEHora,
  enderecoEmLinha,
  idadeNoExame,
  pacienteDe,
  pesoEmQuilos,
  sexoPorExtenso,
  variaveisDe,
} from './apresentar.ts'
import type { DadosDoLaudo, ImagemDoPaciente } from './queries-dados.ts'

/** What a signature adds to the data. `origem` is where people reach the product, without a trailing slash. */
export interface Emissao {
  agora: Temporal.Instant
  codigoVerificacao: string
  origem: string
}

type SecaoDoDocumento = DocumentoDoLaudo['secoes'][number]

const telefone = (numero: string | null) => (numero === null ? null : formatarTelefone(numero))

function estabelecimentoDoDocumento({ estabelecimento: e }: DadosDoLaudo): DocumentoDoLaudo['estabelecimento'] {
  const { nomeFantasia, razaoSocial, crmvPj, responsavelTecnico, email, cor, logo } = e
  const tipo = e.documento.length > 11 ? 'CNPJ' : 'CPF'
  return {
    nomeFantasia,
    razaoSocial,
    crmvPj,
    responsavelTecnico,
    email,
    cor,
    logo,
    documento: `${tipo} ${formatarCpfOuCnpj(e.documento)}`,
    endereco: enderecoEmLinha(e) ?? '',
    telefone: telefone(e.telefone),
  }
}

function animalDoDocumento(dados: DadosDoLaudo): DocumentoDoLaudo['animal'] {
  const { nome, especie, raca, pelagem, sinais, microchip } = dados.animal
  return {
    nome,
    especie,
    pelagem,
    sinais,
    microchip,
    raca: raca ?? 'Não informada',
    sexo: sexoPorExtenso(dados.animal),
    idade: idadeNoExame(dados) ?? 'Não informada',
    peso: pesoEmQuilos(dados.peso_gramas),
  }
}

/** Without an address of their own, the veterinarian's is the establishment's. */
function veterinarioDoDocumento({ especialista, estabelecimento }: DadosDoLaudo): DocumentoDoLaudo['veterinario'] {
  return {
    nome: especialista.nome,
    crmv: crmvDe(especialista),
    endereco: especialista.endereco ?? enderecoEmLinha(estabelecimento),
    telefone: telefone(especialista.telefone ?? estabelecimento.telefone),
    email: especialista.email ?? estabelecimento.email,
  }
}

function secoesDoDocumento(
  dados: DadosDoLaudo,
  valorDe: ValorDaVariavel,
): { secoes: SecaoDoDocumento[]; fontes: string[] } {
  const paciente = pacienteDe(dados)
  const fontes = new Set<string>()
  const imprimir = (secao: SecaoDoLaudo): SecaoDoDocumento => {
    const impressas = secao.medidas
      .map((medida) => imprimirMedida(medida, secao.titulo, paciente))
      .filter((impressa) => impressa !== null)
    for (const { fonte } of impressas) if (fonte !== null) fontes.add(fonte)
    return {
      ...secao,
      titulo: preencherTexto(secao.titulo, valorDe),
      motivo: secao.motivo === null ? null : preencherTexto(secao.motivo, valorDe),
      texto: preencherTextoRico(secao.texto, valorDe),
      medidas: impressas.map(({ medida }) => medida),
    }
  }
  return { secoes: dados.conteudo.secoes.map(imprimir), fontes: [...fontes] }
}

function imagensDoDocumento(
  { conteudo }: DadosDoLaudo,
  disponiveis: readonly ImagemDoPaciente[],
  valorDe: ValorDaVariavel,
): DocumentoDoLaudo['imagens'] {
  const porCodigo = new Map(disponiveis.map((imagem) => [imagem.arquivo, imagem]))
  return conteudo.imagens.map(({ arquivo, legenda }) => {
    const imagem = porCodigo.get(arquivo)
    if (imagem === undefined)
      throw new Error(`image ${arquivo} is not of this laudo: it must be checked before it is signed`)
    const { sha256, largura, altura } = imagem
    return { sha256, largura, altura, legenda: preencherTexto(legenda, valorDe) }
  })
}

function comRetificacao(documento: DocumentoDoLaudo, { anterior, motivo }: DadosDoLaudo): DocumentoDoLaudo {
  if (anterior?.documento == null) return documento
  const mudancas = mudancasDoLaudo(anterior.documento, documento)
  return { ...documento, retifica: { numero: anterior.documento.numero, motivo: motivo ?? '', mudancas } }
}

/**
 * The whole signed laudo, resolved to text: what is hashed, printed and shown. `imagens` are those of the laudo. Throws
 * when the content has an image that is not among them, which the pre-signature check refuses.
 */
export function construirDocumento(
  dados: DadosDoLaudo,
  imagens: readonly ImagemDoPaciente[],
  { agora, codigoVerificacao, origem }: Emissao,
): DocumentoDoLaudo {
  const { conteudo, tutor, parceiro, atendimento, estabelecimento } = dados
  const valorDe = valoresDasVariaveis(variaveisDe(dados), conteudo)
  const { secoes, fontes } = secoesDoDocumento(dados, valorDe)
  const documento: DocumentoDoLaudo = {
    titulo: dados.titulo,
    numero: String(dados.numero),
    versaoDoDocumento: dados.edicao,
    retifica: null,
    emitidoEm: dataEHora(agora.toString(), estabelecimento.fuso),
    realizadoEm: dataEHora(dados.realizado_em, estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento(dados),
    animal: animalDoDocumento(dados),
    responsavel: {
      nome: tutor.nome,
      documento: tutor.cpf === null ? null : `CPF ${formatarCpf(tutor.cpf)}`,
      endereco: enderecoEmLinha(tutor),
    },
    solicitante: {
      clinica: parceiro?.nome ?? null,
      veterinario: atendimento.solicitante,
      crmv: atendimento.crmvDoSolicitante,
      suspeita: atendimento.suspeita,
    },
    veterinario: veterinarioDoDocumento(dados),
    secoes,
    conclusao: preencherTextoRico(conteudo.conclusao, valorDe),
    imagens: imagensDoDocumento(dados, imagens, valorDe),
    imagensPorPagina: conteudo.imagensPorPagina,
    fontes,
    verificacao: {
      codigo: codigoVerificacao,
      url: `${origem}/verificar?codigo=${encodeURIComponent(codigoVerificacao)}`,
    },
  }
  return comRetificacao(documento, dados)
}
