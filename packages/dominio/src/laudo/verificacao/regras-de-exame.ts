import { escritorDeNumeros } from '../../constantes/index.ts'
import { GALGOS, arredondar } from '../../medidas/index.ts'
import { normalizarBusca } from '../../formatos/index.ts'
import type { SecaoDoLaudo } from '../conteudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { afirmado, frases, oracoes } from './leitor.ts'
import { medidasEm, valorEm } from './medidas-do-conteudo.ts'
import { aviso, erro, porSecao, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'

const numero = escritorDeNumeros()

/*
 * What holds for one kind of exam: filling of the bladder, fluid scores, hip grades, categories of blood pressure, angle of
 * the Doppler.
 */

const POUCO_REPLETA =
  /\bpouco replet\w*|\bpouca repleca\w*|\b(?:baixa|discreta|reduzida|inadequada|insuficiente|pequena) repleca\w*|\brepleca\w* (?:\w+ )?(?:baixa|discreta|reduzida|inadequada|insuficiente|pequena)\b|\bvazia\b/
const PAREDE_ESPESSA = /\bespessad\w*|\bespessament\w*|\bparede\w*(?: \w+){0,3} aumentad\w*/

const bexigaPoucoRepleta = porSecao('bexiga-pouco-repleta', (secao): Achado[] => {
  if (secao.orgao !== 'BEXIGA' || secao.situacao !== 'ALTERADO') return []
  const texto = textoPlano(secao.texto)
  const medida = secao.medidas.some(({ id, valor }) => id === 'BEXIGA_PAREDE' && valor !== null)
  if (afirmado(texto, POUCO_REPLETA) === null || (!medida && afirmado(texto, PAREDE_ESPESSA) === null)) return []
  return [
    aviso(
      `${secao.titulo}: pouco repleta, a bexiga parece ter a parede espessa. Confira se ela pode ser julgada.`,
      secao.id,
    ),
  ]
})

const SEM_LIQUIDO =
  /\b(?:sem|ausencia de|negativ\w+ para|nao (?:ha|se observa\w*|foi (?:observad|visibilizad|identificad)\w*)) (?:\w+ ){0,4}?liquido livre(?! (?:\w+ )?(?:pleura|torac|pericard|retroperit))/

const LIQUIDO_MEDIDO = ['ESCORE_LIQUIDO_ABDOMINAL', 'COLECAO_DIAMETRO'] as const

const liquidoContraditorio: Regra = {
  id: 'liquido-livre-contraditorio',
  conferir({ conteudo }) {
    const medida = LIQUIDO_MEDIDO.flatMap((qual) => medidasEm(conteudo, qual)).find(({ valor }) => valor > 0)
    if (medida === undefined) return []
    // Of one site there may be none, and some in another: only the conclusion and the section of the score speak of all.
    const deTodos = [
      { secao: null, onde: 'Conclusão', texto: textoPlano(conteudo.conclusao) },
      { secao: medida.secao.id, onde: medida.secao.titulo, texto: textoPlano(medida.secao.texto) },
    ]
    return deTodos.flatMap(({ secao, onde, texto }) =>
      oracoes(texto).some((oracao) => SEM_LIQUIDO.test(oracao))
        ? [erro(`${onde}: o texto nega líquido livre, mas “${medida.medida.rotulo}” é ${numero(medida.valor)}.`, secao)]
        : [],
    )
  },
}

const SITIO = /^afast\b/
const LIQUIDO = /\bliquido (?:livre|peritoneal|\w+ )|\bliquido em\b|\bcolecao|\befusao/
const comLiquido = ({ situacao, texto }: SecaoDoLaudo) =>
  situacao === 'ALTERADO' && afirmado(textoPlano(texto), LIQUIDO) !== null

const escoreContraOsSitios: Regra = {
  id: 'escore-contra-os-sitios',
  conferir({ conteudo }) {
    const escore = valorEm(conteudo, 'ESCORE_LIQUIDO_ABDOMINAL')
    const sitios = conteudo.secoes.filter(({ titulo }) => SITIO.test(normalizarBusca(titulo)))
    if (escore === null || sitios.length < 4) return []
    const positivos = sitios.filter(comLiquido)
    const [primeiro] = positivos
    if (escore > positivos.length)
      return [
        erro(
          `O escore de líquido abdominal é ${numero(escore)}, e o texto só descreve líquido em ${positivos.length} dos ${sitios.length} sítios.`,
        ),
      ]
    return primeiro !== undefined && escore === 0
      ? [erro(`${primeiro.titulo}: há líquido, e o escore de líquido abdominal está como zero.`, primeiro.id)]
      : []
  },
}

const GRAU_DE = {
  ESQUERDO: /\besquerdo ?: ?(?:grau )?([a-e])\b/,
  DIREITO: /\bdireito ?: ?(?:grau )?([a-e])\b/,
} as const
const GRAU_DO_ANIMAL = /\bgrau do animal(?:, que e o do pior lado)? ?: ?(?:grau )?([a-e])\b/

/** Hip grades that a laudo gives: of each side, and of the animal. */
function grausDe({ conteudo }: DadosDaRegra) {
  const texto = conteudo.secoes.map((secao) => normalizarBusca(textoPlano(secao.texto))).join('\n')
  const de = (padrao: RegExp) => padrao.exec(texto)?.[1] ?? null
  return { ESQUERDO: de(GRAU_DE.ESQUERDO), DIREITO: de(GRAU_DE.DIREITO), animal: de(GRAU_DO_ANIMAL) }
}

const LADOS = { ESQUERDO: 'esquerdo', DIREITO: 'direito' } as const

const fciContraNorberg: Regra = {
  id: 'fci-contra-norberg',
  conferir(dados) {
    const graus = grausDe(dados)
    const doLado = (['ESQUERDO', 'DIREITO'] as const).flatMap((lado): Achado[] => {
      const norberg = valorEm(dados.conteudo, 'NORBERG', lado)
      const grau = graus[lado]
      if (norberg === null || grau === null) return []
      const angulo = arredondar(norberg, 1)
      if (!(grau === 'a' && angulo < 100) && !(grau === 'e' && angulo > 105)) return []
      return [
        aviso(
          `O quadril ${LADOS[lado]} está com grau ${grau.toUpperCase()}, e o ângulo de Norberg é ${numero(angulo)}°. Confira.`,
        ),
      ]
    })
    const { ESQUERDO, DIREITO, animal } = graus
    if (ESQUERDO === null || DIREITO === null || animal === null) return doLado
    const pior = ESQUERDO > DIREITO ? ESQUERDO : DIREITO
    return pior === animal
      ? doLado
      : [
          ...doLado,
          aviso(`O grau do animal está como ${animal.toUpperCase()}, e o do pior lado é ${pior.toUpperCase()}.`),
        ]
  },
}

const OFICIAL = /\b(?:leitura|laudo|grau|classificacao|registro) oficia\w*|\boficialmente\b/
/** Whose it is to read officially is not an official reading. */
const DE_OUTREM = /\b(?:cabe|compete|credenciad|nao (?:substitui|constitui|vale))/
const IDADE_OFICIAL_MESES = 12

const leituraOficial: Regra = {
  id: 'leitura-oficial-incompleta',
  conferir(dados) {
    const { idadeMeses } = dados.paciente
    const { ESQUERDO, DIREITO, animal } = grausDe(dados)
    if (ESQUERDO === null && DIREITO === null && animal === null) return []
    return trechosDoConteudo(dados.conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const frase = frases(texto).find((uma) => !DE_OUTREM.test(uma) && afirmado(uma, OFICIAL) !== null)
      if (frase === undefined) return []
      const nova = idadeMeses != null && idadeMeses < IDADE_OFICIAL_MESES
      const semChip = dados.circunstancias?.microchip === null
      if (!nova && !semChip) return []
      const falta = nova ? 'o paciente tem menos de 12 meses' : 'o paciente está sem microchip no cadastro'
      return [erro(`${onde}: a leitura oficial de displasia não vale: ${falta}.`, secao)]
    })
  },
}

interface Categoria {
  readonly nome: string
  readonly dita: RegExp
  readonly de: number
  readonly ate: number
}
/** ACVIM 2018; the word in the text, and the means that it is for. */
const CATEGORIAS: readonly Categoria[] = [
  { nome: 'hipotensão', dita: /\bhipotens\w*/, de: 0, ate: 90 },
  { nome: 'normotenso', dita: /\bnormotens\w*/, de: 90, ate: 140 },
  { nome: 'pré-hipertenso', dita: /\bpre-?hipertens\w*/, de: 140, ate: 160 },
  { nome: 'hipertenso', dita: /(?<!pre-?)\bhipertens\w*\b(?! (?:arterial )?(?:grave|severa))/, de: 160, ate: 180 },
  { nome: 'hipertensão grave', dita: /\bhipertens\w* (?:arterial )?(?:grave|severa)/, de: 180, ate: Infinity },
]
const LEITURAS = ['PAS_LEITURA_1', 'PAS_LEITURA_2', 'PAS_LEITURA_3', 'PAS_LEITURA_4', 'PAS_LEITURA_5'] as const
const DESCONTO_DOS_GALGOS = 20
const DOS_GALGOS: ReadonlySet<string> = new Set(GALGOS.map(normalizarBusca))

const categoriaDePressao: Regra = {
  id: 'categoria-de-pressao',
  conferir({ conteudo, paciente, modalidade }) {
    const media = valorEm(conteudo, 'PAS_MEDIA')
    if (media === null || modalidade === 'ECOCARDIOGRAFIA') return []
    const daRaca = paciente.raca != null && DOS_GALGOS.has(normalizarBusca(paciente.raca))
    const comparavel = arredondar(media, 0) - (daRaca ? DESCONTO_DOS_GALGOS : 0)
    const feitas = LEITURAS.filter((leitura) => valorEm(conteudo, leitura) !== null).length
    const pedidas = conteudo.secoes.some(({ medidas }) => medidas.some(({ id }) => id === 'PAS_LEITURA_1'))
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const ditas = CATEGORIAS.flatMap((categoria) => {
        const dito = oracoes(texto)
          .filter((o) => !/\bpulmonar|\bportal|\bpossib|\bse\b/.test(o))
          .map((o) => afirmado(o, categoria.dita))
          .find((um) => um !== null)
        return dito === undefined || dito === null ? [] : [{ ...categoria, dito }]
      })
      const [primeira] = ditas
      if (primeira === undefined) return []
      if (pedidas && feitas < LEITURAS.length)
        return [erro(`${onde}: a categoria “${primeira.nome}” pede cinco leituras, e há ${feitas}.`, secao)]
      const errada = ditas.find(({ de, ate }) => comparavel < de || comparavel >= ate)
      return errada === undefined
        ? []
        : [
            erro(
              `${onde}: a média de ${numero(arredondar(media, 0))} mmHg não é de “${errada.nome}”. Corrija um dos dois.`,
              secao,
            ),
          ]
    })
  },
}

const ANGULO = /\bangulo(?: \w+){0,4}? (\d{1,2}) ?(?:°|º|graus)/g
const DOPPLER = /\b(?:doppler|insonacao)\b/
const ANGULO_MAXIMO = 60
const VELOCIDADE = /\d ?(?:cm|m)\/s\b/

const anguloDoDoppler: Regra = {
  id: 'angulo-do-doppler',
  conferir({ conteudo }) {
    const comVelocidade = medidasEm(conteudo, 'VELOCIDADE_MAXIMA').length > 0
    return conteudo.secoes.flatMap((secao): Achado[] => {
      const texto = textoPlano(secao.texto)
      const frase = frases(texto).find(
        (uma) => DOPPLER.test(uma) && [...uma.matchAll(ANGULO)].some(([, graus]) => Number(graus) > ANGULO_MAXIMO),
      )
      if (frase === undefined || (!comVelocidade && !VELOCIDADE.test(normalizarBusca(texto)))) return []
      return [
        aviso(
          `${secao.titulo}: com ângulo de insonação acima de ${ANGULO_MAXIMO}°, a velocidade absoluta não é confiável.`,
          secao.id,
        ),
      ]
    })
  },
}

export const REGRAS_DE_EXAME = [
  bexigaPoucoRepleta,
  liquidoContraditorio,
  escoreContraOsSitios,
  fciContraNorberg,
  leituraOficial,
  categoriaDePressao,
  anguloDoDoppler,
]
