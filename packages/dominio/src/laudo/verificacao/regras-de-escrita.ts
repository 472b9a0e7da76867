import { escritorDeNumeros } from '../../constantes/index.ts'
import { normalizarBusca } from '../../formatos/index.ts'
import { divergenciasDoDicom } from '../imagem-dicom.ts'
import { afirmado, frases } from './leitor.ts'
import { aviso, erro, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'

/* How the text names the patient and its figures, and slips of the hand. */

interface Nomeado {
  readonly especie: string
  readonly sexo: 'FEMEA' | 'MACHO' | null
}
const NOMES_DA_ESPECIE: Readonly<Record<string, Nomeado>> = {
  cão: { especie: 'canina', sexo: 'MACHO' },
  cachorro: { especie: 'canina', sexo: 'MACHO' },
  cadela: { especie: 'canina', sexo: 'FEMEA' },
  gato: { especie: 'felina', sexo: 'MACHO' },
  gata: { especie: 'felina', sexo: 'FEMEA' },
  cavalo: { especie: 'equina', sexo: 'MACHO' },
  égua: { especie: 'equina', sexo: 'FEMEA' },
}
/** "a gata Mia", "o paciente Thor": a name right after who it is, not a sentence that begins there. */
const COM_NOME =
  /(?<![\p{L}])(?:[oa]|d[oa]|[àa]o?|n[oa]|pel[oa])\s(cão|cachorro|cadela|gato|gata|cavalo|égua|paciente|animal)\s(\p{Lu}\p{Ll}+)(?![\p{L}])/gu

const sexoDe = (sexo: string) => (sexo === 'FEMEA' ? 'fêmea' : 'macho')

function daPessoaErrada(nomeado: string, nome: string, { paciente }: DadosDaRegra): string | null {
  const doPaciente = normalizarBusca(`${paciente.nome ?? ''} ${paciente.raca ?? ''}`).split(/[^a-z]+/)
  if (paciente.nome !== undefined && !doPaciente.includes(normalizarBusca(nome))) return `o paciente é ${paciente.nome}`
  const dito = NOMES_DA_ESPECIE[nomeado]
  if (dito === undefined) return null
  if (dito.especie !== normalizarBusca(paciente.especie))
    return `o paciente é da espécie ${paciente.especie.toLowerCase()}`
  if (dito.sexo === null || paciente.sexo === 'INDETERMINADO' || dito.sexo === paciente.sexo) return null
  return `o paciente é ${sexoDe(paciente.sexo)}`
}

const outroPacienteNoTexto: Regra = {
  id: 'outro-paciente-no-texto',
  conferir: (dados) =>
    trechosDoConteudo(dados.conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      for (const [dito, nomeado = '', nome = ''] of texto.matchAll(COM_NOME)) {
        const porque = daPessoaErrada(nomeado, nome, dados)
        if (porque !== null) return [erro(`${onde}: o texto fala em “${dito}”, e ${porque}.`, secao, dito)]
      }
      return []
    }),
}

const DO_MACHO = /\b(?:animal|paciente|cao|gato|cavalo) castrado\b|\bo (?:cao|gato|cavalo|macho)\b/
const DA_FEMEA = /\b(?:animal|paciente|cadela|gata|egua) castrada\b|\b(?:a|da|na) (?:paciente|cadela|gata|egua|femea)\b/
/** Of the kind, not of this one. */
const EM_GERAL = /\breferenc|\bespecie|\bliteratura|\bhabitual|\bnormal n|\bem (?:caes|gatos|cavalos)|\bvalores\b/

const concordancia: Regra = {
  id: 'concordancia-de-genero',
  conferir({ conteudo, paciente: { sexo } }) {
    if (sexo === 'INDETERMINADO') return []
    const doOutro = sexo === 'FEMEA' ? DO_MACHO : DA_FEMEA
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const frase = frases(texto).find((uma) => !EM_GERAL.test(uma) && doOutro.test(uma))
      const dito = frase === undefined ? undefined : doOutro.exec(frase)?.[0]
      return dito === undefined
        ? []
        : [aviso(`${onde}: o texto diz “${dito}”, e o paciente está cadastrado como ${sexoDe(sexo)}.`, secao, dito)]
    })
  },
}

const FIGURA =
  /\b(?:imagem|imagens|figuras?|fig\.?) (?:n[ºo°.] ?)?(\d{1,3})(?:(?:,| e| a|\/| ou) ?(\d{1,3}))?(?! ?(?:mm|cm|%|\d|\/))/g
/** Of a paper, of another exam. */
const DE_OUTRO_LUGAR = /\bliteratura|\bartigo|\banterior|\bprevi[ao]\b|\bmanual\b/

const imagemInexistente: Regra = {
  id: 'imagem-inexistente',
  conferir({ conteudo }) {
    const quantas = conteudo.imagens.length
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      for (const frase of frases(texto)) {
        if (DE_OUTRO_LUGAR.test(frase)) continue
        for (const [dito, ...numeros] of frase.matchAll(FIGURA)) {
          const fora = numeros.find((um) => um !== undefined && (Number(um) > quantas || Number(um) === 0))
          if (fora === undefined) continue
          const ha = quantas === 0 ? 'não tem imagens' : `tem ${quantas} ${quantas === 1 ? 'imagem' : 'imagens'}`
          return [erro(`${onde}: o texto cita “${dito}”, e o laudo ${ha}.`, secao, dito)]
        }
      }
      return []
    })
  },
}

const MAXIMO_DA_SECAO = 4_000
const numero = escritorDeNumeros()
const REPETIDA = /\b(\p{L}{3,}) \1\b/iu
/** What a model says to whoever fills it in. */
const EXEMPLO = /\btexto de exemplo\b|\bexemplo de texto\b|\(exemplo\)|\blorem ipsum\b|\bescreva aqui\b/
const ESCOLHA = /\{\{[^{}]{1,60}? ou [^{}]{1,60}?\}\}|\[[^[\]]{1,60}? ou [^[\]]{1,60}?\]/

const porRevisar: Regra = {
  id: 'texto-por-revisar',
  conferir: ({ conteudo }) =>
    trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const repetida = REPETIDA.exec(texto)?.[0]
      const exemplo = afirmado(texto, EXEMPLO)
      const escolha = ESCOLHA.exec(texto)?.[0]
      return [
        ...(repetida === undefined ? [] : [aviso(`${onde}: palavra repetida, “${repetida}”.`, secao, repetida)]),
        ...(exemplo === null ? [] : [aviso(`${onde}: ficou o texto de exemplo, “${exemplo}”.`, secao, exemplo)]),
        ...(escolha === undefined ? [] : [aviso(`${onde}: ficou por escolher, “${escolha}”.`, secao, escolha)]),
        ...(texto.length > MAXIMO_DA_SECAO
          ? [
              aviso(
                `${onde}: o texto passa de ${numero(MAXIMO_DA_SECAO)} caracteres. Confira se nada foi colado a mais.`,
                secao,
              ),
            ]
          : []),
      ]
    }),
}

/** A value that a person took from a machine's report, which says that it is of another animal. */
const medidaDeOutroPaciente: Regra = {
  id: 'medida-de-outro-paciente',
  conferir(dados) {
    const { nome, tutor, especie, codigo } = dados.paciente
    if (nome === undefined || tutor === undefined) return []
    const relatorios = new Map((dados.relatorios ?? []).map((relatorio) => [relatorio.arquivo, relatorio]))
    return dados.conteudo.secoes.flatMap((secao): Achado[] => {
      const tiradas = secao.medidas.flatMap(({ rotulo, valor, origem }) => {
        const relatorio = valor === null || origem === undefined ? undefined : relatorios.get(origem.relatorio)
        const [divergencia] =
          relatorio === undefined ? [] : divergenciasDoDicom(relatorio.dicom, { nome, tutor, especie, animal: codigo })
        return divergencia === undefined ? [] : [{ rotulo, divergencia }]
      })
      const [primeira] = tiradas
      if (primeira === undefined) return []
      const { campo, noArquivo } = primeira.divergencia
      const de = campo === 'ESPECIE' ? `outra espécie (“${noArquivo}”)` : `um paciente “${noArquivo}”`
      const quais = tiradas.map(({ rotulo }) => `“${rotulo}”`).join(', ')
      return [
        aviso(
          `${secao.titulo}: ${quais} veio de um relatório do aparelho que é de ${de}. Confira se é mesmo de ${nome}.`,
          secao.id,
        ),
      ]
    })
  },
}

export const REGRAS_DE_ESCRITA = [
  outroPacienteNoTexto,
  concordancia,
  imagemInexistente,
  porRevisar,
  medidaDeOutroPaciente,
]
