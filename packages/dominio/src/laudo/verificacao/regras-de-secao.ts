import { normalizarBusca } from '../../formatos/index.ts'
import { ORGAOS, ehOrgao } from '../../orgaos/index.ts'
import type { SecaoDoLaudo } from '../conteudo.ts'
import { RADICAL_DO_LADO, ladoDaMedida, ladoDaSecao, ladosCitados, temLado, type Lado } from '../lado.ts'
import { temAvaliacao } from '../secao.ts'
import { semTexto, textoPlano } from '../texto-do-laudo.ts'
import { NECESSIDADES } from '../tipos/necessidades.ts'
import { tipoDaSecao } from '../tipos/tipos.ts'
import { frases } from './leitor.ts'
import { aviso, erro, porSecao, type Achado, type Regra } from './regra.ts'

const semSituacao = porSecao('secao-sem-situacao', ({ id, titulo, situacao }) =>
  situacao === null ? [erro(`${titulo}: diga se está normal, alterado ou se não foi avaliado.`, id)] : [],
)

const semMotivo = porSecao('nao-avaliado-sem-motivo', ({ id, titulo, situacao, motivo }) =>
  situacao === 'NAO_AVALIADO' && (motivo ?? '').trim() === ''
    ? [erro(`${titulo}: escreva o motivo de não ter sido avaliado.`, id)]
    : [],
)

/** Nothing is said of it, neither in text nor, where that is enough, in its body. */
const calada = (secao: SecaoDoLaudo): boolean =>
  NECESSIDADES[tipoDaSecao(secao)].basta === 'TEXTO' ? semTexto(secao.texto) : !temAvaliacao(secao)

const alteradoSemTexto = porSecao('alterado-sem-texto', (secao) =>
  secao.situacao === 'ALTERADO' && calada(secao) ? [erro(`${secao.titulo}: descreva a alteração.`, secao.id)] : [],
)

const OUTRO: Readonly<Record<Lado, Lado>> = { ESQUERDO: 'DIREITO', DIREITO: 'ESQUERDO' }
const NOME: Readonly<Record<Lado, string>> = { ESQUERDO: 'esquerdo', DIREITO: 'direito' }

// How the animal or the beam lay says nothing about the side of the organ.
const POSICIONAMENTO = /\b(decubito|projecao|incidencia)( \w+){0,2} (direit|esquerd)\w*/g

const semRegex = (texto: string) => texto.replace(/[^\w ]/g, '')

/** Words that name what the section is about, in their searchable form. */
function termosDaSecao({ titulo, orgao }: SecaoDoLaudo): readonly string[] {
  if (orgao !== null && ehOrgao(orgao)) return ORGAOS[orgao].termos
  return semRegex(normalizarBusca(titulo))
    .split(' ')
    .filter((palavra) => palavra.length > 2 && !/^(direit|esquerd)/.test(palavra))
}

/** A sentence that opens with the organ of the other side ("Rim direito medindo…"), not one that compares with it. */
function falaDoOutro(texto: string, secao: SecaoDoLaudo, outro: Lado): boolean {
  const termos = termosDaSecao(secao)
  if (termos.length === 0) return false
  const sujeito = new RegExp(String.raw`^([oa] )?(${termos.join('|')})\w* ${RADICAL_DO_LADO[outro]}`)
  return frases(texto).some((frase) => sujeito.test(frase))
}

const COMPARACAO =
  /\b(que|relacao|compara\w*|contralateral|simetri\w*|assimetri\w*|ambos|bilatera\w*|igual|semelhante\w*)\b/

/** A sentence that puts something in the organ of the other side ("cisto no rim direito"): pasted from there. */
function localizaNoOutro(texto: string, secao: SecaoDoLaudo, lado: Lado): boolean {
  const termos = termosDaSecao(secao)
  if (termos.length === 0) return false
  const nele = new RegExp(String.raw`\b(n[oa]|em|d[oa]) (${termos.join('|')})\w* ${RADICAL_DO_LADO[OUTRO[lado]]}`)
  return frases(texto).some(
    (frase) => nele.test(frase) && !frase.includes(RADICAL_DO_LADO[lado]) && !COMPARACAO.test(frase),
  )
}

const ladoNoTexto = porSecao('lado-contraditorio', (secao) => {
  const lado = ladoDaSecao(secao)
  if (lado === null) return []
  const outro = OUTRO[lado]
  const texto = textoPlano(secao.texto)
  const citados = ladosCitados(normalizarBusca(texto).replace(POSICIONAMENTO, ''))
  if (!citados.includes(outro)) return []
  const mensagem = `${secao.titulo}: o texto fala do lado ${NOME[outro]}. Confira o lado.`
  const trocado = (!citados.includes(lado) && falaDoOutro(texto, secao, outro)) || localizaNoOutro(texto, secao, lado)
  return [trocado ? erro(mensagem, secao.id) : aviso(mensagem, secao.id)]
})

const ladoNaMedida = porSecao('medida-do-outro-lado', (secao) => {
  const lado = ladoDaSecao(secao)
  return secao.medidas.flatMap((medida): Achado[] =>
    lado !== null && medida.valor !== null && medida.lado === OUTRO[lado]
      ? [erro(`${secao.titulo}: a medida “${medida.rotulo}” está marcada como do lado ${NOME[medida.lado]}.`, secao.id)]
      : [],
  )
})

const medidaSemLado = porSecao('medida-sem-lado', (secao) =>
  secao.medidas.flatMap((medida): Achado[] =>
    medida.valor !== null && temLado(medida.id) && ladoDaMedida(medida, secao) === null
      ? [aviso(`${secao.titulo}: diga de que lado é a medida “${medida.rotulo}”.`, secao.id)]
      : [],
  ),
)

const secaoObrigatoria: Regra = {
  id: 'secao-obrigatoria',
  conferir({ conteudo, modelo }) {
    const presentes = new Map(conteudo.secoes.map((secao) => [secao.id, secao]))
    return (modelo?.secoes ?? []).flatMap(({ id, titulo, obrigatoria }): Achado[] => {
      const secao = presentes.get(id)
      if (obrigatoria !== true) return []
      if (secao === undefined) return [erro(`A seção “${titulo}” é obrigatória neste modelo e foi retirada.`)]
      return secao.situacao !== 'NAO_AVALIADO' && calada(secao)
        ? [erro(`${secao.titulo}: a seção é obrigatória neste modelo e está sem texto.`, id)]
        : []
    })
  },
}

export const REGRAS_DE_SECAO = [
  secaoObrigatoria,
  semSituacao,
  semMotivo,
  alteradoSemTexto,
  ladoNoTexto,
  ladoNaMedida,
  medidaSemLado,
]
