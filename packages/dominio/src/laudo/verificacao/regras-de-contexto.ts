import { escritorDeNumeros } from '../../constantes/index.ts'
import { formatarData } from '../../tempo/index.ts'
import { normalizarBusca } from '../../formatos/index.ts'
import type { CircunstanciasDoExame } from '../circunstancias.ts'
import { afirmado, comoEscrito, frases } from './leitor.ts'
import { aviso, erro, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'
import { HIPOTESE } from './vocabulario.ts'

/*
 * What the laudo says against what is on record of the patient and of the exam. Without circumstances (the clinic that
 * reads it, a preview) none of these says anything.
 */

const comCircunstancias = (
  id: string,
  conferir: (circunstancias: CircunstanciasDoExame, dados: DadosDaRegra) => Achado[],
): Regra => ({
  id,
  conferir: (dados) => (dados.circunstancias == null ? [] : conferir(dados.circunstancias, dados)),
})

type Sinal = CircunstanciasDoExame['sinaisCriticos'][number]['sinal']
const DO_SINAL: Readonly<Record<Sinal, { nome: string; dito: RegExp }>> = {
  frequenciaCardiaca: {
    nome: 'frequência cardíaca',
    dito: /\btaquicard|\bbradicard|\bfrequencia cardiaca|\bfc\b|\bbpm\b|\barritm/,
  },
  frequenciaRespiratoria: {
    nome: 'frequência respiratória',
    dito: /\btaquipne|\bbradipne|\bdispne|\bofega|\brespirat|\bfr\b|\bmpm\b/,
  },
  temperaturaDecimos: { nome: 'temperatura', dito: /\bhiperterm|\bhipoterm|\bfebre|\bfebril|\btemperatura/ },
  pressaoSistolica: {
    nome: 'pressão arterial',
    dito: /\bhipertens|\bhipotens|\bpressao\b|\bpas\b|\bmmhg\b|\bchoque\b/,
  },
}

const sinalCriticoCalado = comCircunstancias(
  'sinal-critico-calado',
  ({ sinaisCriticos }, { conteudo, atendimento }) => {
    const contado = [
      atendimento?.historico,
      atendimento?.suspeita,
      ...trechosDoConteudo(conteudo).map(({ texto }) => texto),
    ]
    const dito = normalizarBusca(contado.filter((um) => um != null).join('\n'))
    return sinaisCriticos
      .filter(({ sinal }) => !DO_SINAL[sinal].dito.test(dito))
      .map(({ sinal, valor }) =>
        aviso(`Na triagem a ${DO_SINAL[sinal].nome} foi de ${valor}, que é crítica, e o laudo não fala disso.`),
      )
  },
)

const ADULTO_MESES = 12
/** How far from the last weight one of an adult, and of a puppy, may be. */
const FOLGA = { adulto: [0.8, 1.2], filhote: [0.5, 4] } as const
const emKg = escritorDeNumeros({ maximumFractionDigits: 2 })
const kg = (gramas: number) => `${emKg(gramas / 1000)} kg`

const pesoDistante = comCircunstancias(
  'peso-distante-do-anterior',
  ({ pesoAnteriorGramas }, { paciente, conteudo }) => {
    const { pesoGramas, idadeMeses } = paciente
    const medido = conteudo.secoes.some(({ medidas }) => medidas.some(({ valor }) => valor !== null))
    if (pesoGramas === null || pesoAnteriorGramas === null || !medido) return []
    const [menor, maior] = idadeMeses != null && idadeMeses < ADULTO_MESES ? FOLGA.filhote : FOLGA.adulto
    const razao = pesoGramas / pesoAnteriorGramas
    if (razao >= menor && razao <= maior) return []
    return [
      aviso(
        `As referências usam o peso de ${kg(pesoGramas)}, e o anterior era de ${kg(pesoAnteriorGramas)}. Confira o peso.`,
      ),
    ]
  },
)

const datasImpossiveis = comCircunstancias('datas-impossiveis', ({ realizadoEm, nascimento, obito }) => {
  if (nascimento !== null && nascimento > realizadoEm)
    return [
      erro(
        `O exame é de ${formatarData(realizadoEm)}, antes do nascimento do paciente (${formatarData(nascimento)}). Corrija o cadastro.`,
      ),
    ]
  return obito !== null && obito < realizadoEm
    ? [
        erro(
          `O exame é de ${formatarData(realizadoEm)}, depois do óbito do paciente (${formatarData(obito)}). Corrija o cadastro.`,
        ),
      ]
    : []
})

const COMPARA =
  /\b(?:em relacao|comparad\w*|em comparacao|comparativamente|quando comparad\w*) (?:\w+ ){0,2}?(?:ao|aos|com (?:o|os)?|o) ?(?:\w+ )?(?:exames?|laudos?|estudos?|ultrassonografi\w*|radiografi\w*|ecocardiogram\w*)\b|\bdesde o (?:ultimo )?exame\b/
const DATA = /\b(?:exame|laudo|estudo)(?: \w+)? (?:de|do dia|realizado em) (\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/
/** Brought from elsewhere, it is not stored here. */
const DE_FORA = /\bextern|\boutr[oa] (?:servico|clinica|estabelecimento|hospital)|\btrazid|\bapresentad|\bfornecid/

function diaCitado(frase: string): string | null {
  const [, dia = '', mes = '', ano = ''] = DATA.exec(frase) ?? []
  return dia === '' ? null : `${ano.length === 2 ? `20${ano}` : ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
}

const comparacaoSemExame = comCircunstancias(
  'comparacao-sem-exame',
  ({ anteriores, realizadoEm }, { conteudo, modalidade }) =>
    trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      for (const frase of frases(texto)) {
        const dito = HIPOTESE.test(frase.replace(/\banterior\w*/g, '')) ? null : afirmado(frase, COMPARA)
        if (dito === null) continue
        const dia = diaCitado(frase)
        if (dia !== null && dia > realizadoEm)
          return [
            erro(
              `${onde}: o texto compara com um exame de ${formatarData(dia)}, depois deste.`,
              secao,
              comoEscrito(texto, dito),
            ),
          ]
        const daModalidade = anteriores.filter((um) => um.modalidade === modalidade)
        const guardado = dia === null ? daModalidade.length > 0 : anteriores.some(({ em }) => em === dia)
        if (guardado || DE_FORA.test(frase)) continue
        const qual = dia === null ? 'exame anterior desta modalidade' : `exame de ${formatarData(dia)}`
        return [
          aviso(
            `${onde}: o texto compara com outro exame, e não há aqui ${qual} do paciente. Se é de outro serviço, diga.`,
            secao,
            comoEscrito(texto, dito),
          ),
        ]
      }
      return []
    }),
)

const NUMERO = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const DE_PARA = new RegExp(
  String.raw`(?:\bde |\bera(?:m)? (?:de )?|\bmedia )?${NUMERO} ?(?:mm|cm|ml|kg|bpm|mmhg|%)? ?(?:para|a|ate|→|->|=>) (?:os )?(?:atuais )?${NUMERO} ?(?:mm|cm|ml|kg|bpm|mmhg|%)`,
)
const SUBIU = /\b(?:aument|cresc|progress|maior|elevac|elevou|ampli)\w*/
const DESCEU = /\b(?:reduc|reduz|diminu|regress|menor|decres|queda)\w*/
const lido = (escrito: string) => Number(escrito.replace(',', '.'))

/** "Redução de 12 para 18 mm". */
const comparacaoContraNumeros: Regra = {
  id: 'comparacao-contra-numeros',
  conferir: ({ conteudo }) =>
    trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      for (const frase of frases(texto)) {
        const [trecho, antes = '', depois = ''] = DE_PARA.exec(frase) ?? []
        if (trecho === undefined || SUBIU.test(frase) === DESCEU.test(frase)) continue
        const subiu = SUBIU.test(frase)
        if (subiu ? lido(depois) >= lido(antes) : lido(depois) <= lido(antes)) continue
        const escrito = comoEscrito(texto, trecho)
        return [
          erro(
            `${onde}: o texto fala em ${subiu ? 'aumento' : 'redução'}, e os números (“${escrito.trim()}”) dizem o contrário.`,
            secao,
            escrito,
          ),
        ]
      }
      return []
    }),
}

export const REGRAS_DE_CONTEXTO = [
  sinalCriticoCalado,
  pesoDistante,
  datasImpossiveis,
  comparacaoSemExame,
  comparacaoContraNumeros,
]
