import { escritorDeNumeros } from '../../constantes/index.ts'
import { CASAS_MOSTRADAS, arredondar, type MedidaId } from '../../medidas/index.ts'
import { normalizarBusca } from '../../formatos/index.ts'
import { valorEm } from './medidas-do-conteudo.ts'
import { afirmado, frases } from './leitor.ts'
import { aviso, erro, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'

const numero = escritorDeNumeros()

const ehCao = ({ paciente }: DadosDaRegra) => normalizarBusca(paciente.especie) === 'canina'

/** Limits of stage B2 in the dog (ACVIM 2019), all of them together: the limit itself counts. */
const CORTES_DO_B2: readonly { medida: MedidaId; nome: string; minimo: number }[] = [
  { medida: 'AE_AO', nome: 'AE/Ao', minimo: 1.6 },
  { medida: 'LVIDDN', nome: 'DIVEd normalizado', minimo: 1.7 },
  { medida: 'VHS', nome: 'VHS', minimo: 10.5 },
]
const B1 = /\best(?:adi|agi)o b ?1\b/
const B2 = /\best(?:adi|agi)o b ?2\b/

const estadioContraMedidas: Regra = {
  id: 'estadio-contra-medidas',
  conferir(dados) {
    if (!ehCao(dados)) return []
    const medidos = CORTES_DO_B2.flatMap((corte) => {
      const valor = valorEm(dados.conteudo, corte.medida)
      return valor === null ? [] : [{ ...corte, valor: arredondar(valor, CASAS_MOSTRADAS) }]
    })
    const abaixo = medidos.filter(({ valor, minimo }) => valor < minimo)
    const tudoAcima = medidos.length >= 2 && abaixo.length === 0
    return trechosDoConteudo(dados.conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const ditoB2 = abaixo.length === 0 ? null : afirmado(texto, B2)
      if (ditoB2 !== null) {
        const quais = abaixo.map(({ nome, minimo }) => `${nome} menor que ${numero(minimo)}`).join(', ')
        return [aviso(`${onde}: “${ditoB2}” pede todos os critérios, e há ${quais}.`, secao, ditoB2)]
      }
      const ditoB1 = tudoAcima ? afirmado(texto, B1) : null
      return ditoB1 === null
        ? []
        : [aviso(`${onde}: “${ditoB1}”, mas as medidas chegam aos critérios do estágio B2.`, secao, ditoB1)]
    })
  },
}

/** Classifications that were made for one species. */
const DE_UMA_ESPECIE: readonly { especie: string; nome: string; padrao: RegExp }[] = [
  {
    especie: 'canina',
    nome: 'Estágio da doença mixomatosa da valva mitral',
    padrao: /\b(?:mixomatosa|dmvm|ddvm|endocardiose)\b.{0,120}?\best(?:adi|agi)o [abcd]/,
  },
  { especie: 'canina', nome: 'Escore MINE', padrao: /\b(?:escore )?mine ?2?\b.{0,20}?\d/ },
  {
    especie: 'canina',
    nome: 'Grau de displasia da FCI',
    padrao: /\bgrau [a-e]\b.{0,30}?\bfci\b|\bfci\b.{0,30}?\bgrau [a-e]\b/,
  },
  { especie: 'felina', nome: 'Escala de careta felina', padrao: /\bescala de (?:careta|expressao facial) felina\b/ },
]

const classificacaoDeOutraEspecie: Regra = {
  id: 'classificacao-de-outra-especie',
  conferir({ conteudo, paciente }) {
    const especie = normalizarBusca(paciente.especie)
    const alheias = DE_UMA_ESPECIE.filter((uma) => uma.especie !== especie)
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] =>
      alheias
        .filter(({ padrao }) => frases(texto).some((frase) => afirmado(frase, padrao) !== null))
        .map((uma) =>
          erro(
            `${onde}: “${uma.nome}” é da espécie ${uma.especie}, e o paciente é da espécie ${paciente.especie.toLowerCase()}.`,
            secao,
          ),
        ),
    )
  },
}

const COM_INSUFICIENCIA = /\best(?:adi|agi)o [cd]\b/
const SEM_INSUFICIENCIA =
  /\b(?:sem|ausencia de|nega|nunca (?:teve|apresentou)) (?:(?:sinais?|historico|episodios?|quadro|previos?|de|ou|e) ){0,5}(?:insuficiencia cardiaca|icc|edema pulmonar)\b/

const insuficienciaContraditoria: Regra = {
  id: 'insuficiencia-contraditoria',
  conferir({ conteudo }) {
    const trechos = trechosDoConteudo(conteudo)
    const com = trechos.find(({ texto }) => afirmado(texto, COM_INSUFICIENCIA) !== null)
    // "No momento" denies today's signs, not the history that the stage stands on.
    const sem = trechos.find(({ texto }) =>
      frases(texto).some((frase) => SEM_INSUFICIENCIA.test(frase) && !/\b(?:momento|atualmente|hoje)\b/.test(frase)),
    )
    if (com === undefined || sem === undefined) return []
    const dito = afirmado(com.texto, COM_INSUFICIENCIA) ?? ''
    const mensagem = `${com.onde}: “${dito}” supõe insuficiência cardíaca, e ${sem.onde} diz que não houve.`
    return [erro(mensagem, com.secao, dito)]
  },
}

export const REGRAS_DE_ESTADIO = [estadioContraMedidas, classificacaoDeOutraEspecie, insuficienciaContraditoria]
