import { formatarReais } from '@vetlume/dominio/dinheiro'
import { juntar } from '@vetlume/dominio/formatos'
import { preencherTexto, textoPlano, variaveisUsadas, type ValorDaVariavel } from '@vetlume/dominio/laudo'
import {
  AVISO_DE_CONTROLADOS,
  dataPorExtenso,
  partesDoDocumento,
  porExtenso,
  respostasDosCampos,
  totalDe,
  type Assinatura,
  type DocumentoDeTexto,
  type EstruturaDeTexto,
  type ItensDoDocumento,
  type TipoDeDocumento,
  type VariavelDoDocumento,
} from '@vetlume/dominio/modelo-documento'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import {
  animalDoDocumento,
  dataEHora,
  estabelecimentoDoDocumento,
  responsavelDoDocumento,
  variaveisDoPaciente,
  veterinarioDoDocumento,
} from './apresentar.ts'
import type { DadosDoPaciente } from './dados-do-paciente.ts'

/** What a document is made of, beside its model. */
export interface Preenchimento extends ItensDoDocumento {
  campos: Readonly<Record<string, string>>
}

function variaveisDe(dados: DadosDoPaciente, agora: string): Record<VariavelDoDocumento, string | null> {
  const { animal, estabelecimento } = dados
  const { documento, endereco } = responsavelDoDocumento(dados)
  const empresa = estabelecimentoDoDocumento(dados)
  return {
    ...variaveisDoPaciente(dados),
    'animal.pelagem': animal.pelagem,
    'animal.microchip': animal.microchip,
    'tutor.cpf': documento,
    'tutor.endereco': endereco,
    'empresa.nome': empresa.nomeFantasia,
    'empresa.razao': empresa.razaoSocial,
    'empresa.documento': empresa.documento,
    'empresa.cidade': estabelecimento.cidade,
    'documento.data': formatarData(diaNaZona(agora, estabelecimento.fuso)),
    'documento.dataPorExtenso': dataPorExtenso(agora, estabelecimento.fuso),
  }
}

const valorEm =
  (valores: Readonly<Record<string, string | null>>): ValorDaVariavel =>
  (nome) =>
    Object.hasOwn(valores, nome) ? valores[nome] : undefined

function valoresDe(
  estrutura: EstruturaDeTexto,
  dados: DadosDoPaciente,
  { campos, servicos }: Preenchimento,
  agora: string,
): ValorDaVariavel {
  const base = variaveisDe(dados, agora)
  const respostas = Object.entries(respostasDosCampos(estrutura, campos, valorEm(base)))
  const total = totalDe(servicos)
  return valorEm({
    ...base,
    ...Object.fromEntries(respostas.map(([chave, resposta]) => [`campo.${chave}`, resposta])),
    total: formatarReais(total),
    'total.extenso': porExtenso(total),
  })
}

const semVazios = (linhas: readonly (string | null)[]): string[] =>
  linhas.filter((linha): linha is string => linha !== null && linha !== '')

function quemAssina(quem: Assinatura, dados: DadosDoPaciente): DocumentoDeTexto['assinaturas'][number] {
  if (quem === 'RESPONSAVEL') {
    const { nome, documento } = responsavelDoDocumento(dados)
    return { nome, linhas: semVazios(['Responsável pelo animal', documento]) }
  }
  if (quem === 'EMPRESA') {
    const { razaoSocial, documento } = estabelecimentoDoDocumento(dados)
    return { nome: razaoSocial, linhas: [documento] }
  }
  const { especialista, estabelecimento } = dados
  if (especialista === null) return { nome: 'Médico-veterinário', linhas: ['CRMV de quem assina'] }
  const { nome, crmv, endereco, telefone, email } = veterinarioDoDocumento({ especialista, estabelecimento })
  return {
    nome,
    linhas: semVazios([`Médico-veterinário · ${crmv}`, endereco, juntar(telefone, email)]),
  }
}

interface Emissao {
  tipo: TipoDeDocumento
  /** Null in a preview. */
  numero: number | null
  agora: string
}

/** A document that is not a laudo, whole and resolved to text. What a variable could not fill stays as it was written. */
export function construirDocumentoDeTexto(
  estrutura: EstruturaDeTexto,
  dados: DadosDoPaciente,
  preenchimento: Preenchimento,
  { tipo, numero, agora }: Emissao,
): DocumentoDeTexto {
  const valorDe = valoresDe(estrutura, dados, preenchimento, agora)
  const preencher = (texto: string) => preencherTexto(texto, valorDe)
  const { fuso, cidade } = dados.estabelecimento
  const data = dataPorExtenso(agora, fuso)
  return {
    tipo,
    titulo: preencher(estrutura.titulo),
    numero: numero === null ? null : String(numero),
    emitidoEm: dataEHora(agora, fuso),
    estabelecimento: estabelecimentoDoDocumento(dados),
    animal: animalDoDocumento(dados),
    responsavel: responsavelDoDocumento(dados),
    partes: partesDoDocumento(estrutura, preenchimento, valorDe),
    avisos: tipo === 'RECEITA' ? [AVISO_DE_CONTROLADOS] : [],
    lugarEData: cidade === null ? `${data}.` : `${cidade}, ${data}.`,
    assinaturas: estrutura.assinaturas.map((quem) => quemAssina(quem, dados)),
    cabecalho: estrutura.cabecalho.map(preencher),
    rodape: estrutura.rodape.map(preencher),
  }
}

/** Names of the variables that nothing filled, each once. */
export function variaveisPorPreencher({ titulo, partes, cabecalho, rodape }: DocumentoDeTexto): string[] {
  const textos = [
    titulo,
    ...cabecalho,
    ...rodape,
    ...partes.map((parte) => (parte.tipo === 'TEXTO' ? textoPlano(parte.texto) : '')),
  ]
  return [...new Set(textos.flatMap(variaveisUsadas))]
}
