import { arredondar, diasParaOParto, type BiometriaFetal, type DiasParaOParto } from '../../medidas/index.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { afirmado, comoEscrito, frases } from './leitor.ts'
import { valorEm } from './medidas-do-conteudo.ts'
import { aviso, erro, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'
import { HIPOTESE } from './vocabulario.ts'

/** Fewer months than any bitch or queen is fertile at. */
const IDADE_FERTIL_MESES = 5
const GESTACAO = /\b(?:gestac\w*|gestante|prenhez|prenhe|utero gravidico)\b/

const gestacaoImpossivel: Regra = {
  id: 'gestacao-impossivel',
  conferir({ conteudo, paciente: { sexo, castrado, idadeMeses } }) {
    const nova = idadeMeses != null && idadeMeses < IDADE_FERTIL_MESES
    if (sexo !== 'FEMEA' || (castrado !== true && !nova)) return []
    const conclusao = textoPlano(conteudo.conclusao)
    const frase = frases(conclusao).find((uma) => !HIPOTESE.test(uma) && afirmado(uma, GESTACAO) !== null)
    const conceptos = valorEm(conteudo, 'CONCEPTOS_NUMERO') ?? 0
    if (frase === undefined && conceptos === 0) return []
    const porque = castrado === true ? 'castrada' : `de ${idadeMeses ?? 0} meses`
    const dito = frase === undefined ? undefined : comoEscrito(conclusao, GESTACAO.exec(frase)?.[0] ?? '')
    return [
      erro(`O laudo fala em gestação, e a paciente está cadastrada como ${porque}. Confira o cadastro.`, null, dito),
    ]
  },
}

const pesoDaMae = ({ conteudo, paciente }: DadosDaRegra) =>
  valorEm(conteudo, 'PESO_PRE_GESTACIONAL') ?? (paciente.pesoGramas === null ? null : paciente.pesoGramas / 1000)

/** What each measure of the conceptus says, of the table for this mother; null when it was not taken or has no table. */
function previsoes(dados: DadosDaRegra): Partial<Record<BiometriaFetal, DiasParaOParto>> {
  const { especie } = dados.paciente
  const pesoKg = pesoDaMae(dados)
  const de = (qual: BiometriaFetal) => {
    const mm = valorEm(dados.conteudo, qual)
    return mm === null ? null : diasParaOParto(qual, mm, { especie, pesoKg })
  }
  const [icc, dbp] = [de('CAVIDADE_CORIONICA'), de('DIAMETRO_BIPARIETAL')]
  return {
    ...(icc === null ? {} : { CAVIDADE_CORIONICA: icc }),
    ...(dbp === null ? {} : { DIAMETRO_BIPARIETAL: dbp }),
  }
}

const NOMES: Readonly<Record<BiometriaFetal, string>> = {
  CAVIDADE_CORIONICA: 'cavidade coriônica',
  DIAMETRO_BIPARIETAL: 'diâmetro biparietal',
}
const DIFERENCA_MAXIMA_EM_DIAS = 5

const biometriaDivergente: Regra = {
  id: 'biometria-divergente',
  conferir(dados) {
    const { CAVIDADE_CORIONICA: icc, DIAMETRO_BIPARIETAL: dbp } = previsoes(dados)
    if (icc === undefined || dbp === undefined) return []
    const diferenca = arredondar(Math.abs(icc.dias - dbp.dias), 0)
    return diferenca <= DIFERENCA_MAXIMA_EM_DIAS
      ? []
      : [
          aviso(
            `A cavidade coriônica e o diâmetro biparietal dão datas a ${diferenca} dias uma da outra. Confira as medidas.`,
          ),
        ]
  },
}

const PREVE_PARTO =
  /\b\d{1,2} dias (?:para o parto|antes do parto)|\b(?:parto|nascimento) (?:\w+ ){0,4}?(?:em|por volta de|para|dia) (?:o dia )?\d/

/** A table holds between two ages; outside, the number may be shown but gives no date. */
const foraDaJanela: Regra = {
  id: 'biometria-fora-da-janela',
  conferir(dados) {
    const ditas = Object.entries(previsoes(dados)) as [BiometriaFetal, DiasParaOParto][]
    if (ditas.length === 0 || ditas.some(([, { naJanela }]) => naJanela)) return []
    return trechosDoConteudo(dados.conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const dito = afirmado(texto, PREVE_PARTO)
      if (dito === null) return []
      const nomes = ditas.map(([qual]) => NOMES[qual]).join(' e ')
      return [
        erro(
          `${onde}: a medida (${nomes}) está fora da janela de validade e não dá data de parto. Retire a data.`,
          secao,
          dito,
        ),
      ]
    })
  },
}

const POR_EXTENSO = [
  'zero',
  'um',
  'dois',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
]
const CONTAGEM = /\b(\d{1,2}|[a-z]{2,6}) (?:conceptos?|fetos?|filhotes?|embrioes|embriao)\b/g
/** Said of all, not of some of them. */
const DE_TODOS = /\b(?:no minimo|ao menos|pelo menos|total de|ao todo|visibiliza\w*|visualiza\w*|contad\w*)\b/

const lerNumero = (escrito: string): number | null => {
  const extenso = POR_EXTENSO.indexOf(escrito.replace('uma', 'um').replace('duas', 'dois'))
  return /^\d/.test(escrito) ? Number(escrito) : extenso < 0 ? null : extenso
}

const conceptosNoTexto: Regra = {
  id: 'conceptos-diferentes-no-texto',
  conferir({ conteudo }) {
    const contados = valorEm(conteudo, 'CONCEPTOS_NUMERO')
    if (contados === null) return []
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      for (const frase of frases(texto)) {
        if (HIPOTESE.test(frase)) continue
        for (const [dito, escrito = ''] of frase.matchAll(CONTAGEM)) {
          const numero = lerNumero(escrito)
          const errado = numero !== null && (numero > contados || (numero < contados && DE_TODOS.test(frase)))
          if (!errado) continue
          return [
            erro(
              `${onde}: o texto diz “${dito}”, mas foram contados ${contados}. Corrija um dos dois.`,
              secao,
              comoEscrito(texto, dito),
            ),
          ]
        }
      }
      return []
    })
  },
}

export const REGRAS_DE_GESTACAO = [gestacaoImpossivel, biometriaDivergente, foraDaJanela, conceptosNoTexto]
