import { arredondar, type MedidaId } from '../../medidas/index.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { afirmado, frases } from './leitor.ts'
import { aviso, erro, porSecao, type DadosDaRegra, type Regra } from './regra.ts'

const SINUSAL = /\britmo sinusal(?! predominante)/
const FIBRILACAO = /\bfibrilacao atrial/
const SEM_ONDA_P = /\b(?:ausencia de ondas? p|ondas? p (?:ausentes?|nao (?:foram )?identificadas?))\b/

const textosDe = ({ conteudo }: DadosDaRegra) =>
  conteudo.secoes.map(({ id, titulo, texto, motivo }) => ({
    id,
    titulo,
    texto: `${motivo ?? ''}\n${textoPlano(texto)}`,
  }))

/** A sinus rhythm has P waves, and a fibrillating atrium has none to measure from. Of a recording of a day both may be. */
const ritmoContraditorio: Regra = {
  id: 'ritmo-contraditorio',
  conferir(dados) {
    if (dados.modalidade !== 'ELETROCARDIOGRAFIA') return []
    const textos = textosDe(dados)
    const sinusal = textos.find(({ texto }) => afirmado(texto, SINUSAL) !== null)
    const semP = textos.find(({ texto }) => frases(texto).some((frase) => SEM_ONDA_P.test(frase)))
    const fibrila = textos.find(({ texto }) => afirmado(texto, FIBRILACAO) !== null)
    const pr = dados.conteudo.secoes.find(({ medidas }) =>
      medidas.some(({ id, valor }) => id === 'ECG_PR' && valor !== null),
    )
    return [
      ...(sinusal === undefined || semP === undefined
        ? []
        : [
            erro(
              `${sinusal.titulo}: o texto diz ritmo sinusal, mas ${semP.titulo} diz que não há ondas P.`,
              sinusal.id,
            ),
          ]),
      ...(fibrila === undefined || pr === undefined
        ? []
        : [erro(`${pr.titulo}: há intervalo PR medido, mas ${fibrila.titulo} diz fibrilação atrial.`, pr.id)]),
    ]
  },
}

/** How far II may be from I + III, in mV. */
const FOLGA_DE_EINTHOVEN = 0.1

const derivacoesSemSoma = porSecao('derivacoes-sem-soma', ({ id: secao, titulo, medidas }) => {
  const valorDe = (id: MedidaId) => medidas.find((medida) => medida.id === id)?.valor ?? null
  const [di, dii, diii] = [valorDe('ECG_QRS_DI'), valorDe('ECG_QRS_DII'), valorDe('ECG_QRS_DIII')]
  if (di === null || dii === null || diii === null) return []
  if (arredondar(Math.abs(dii - di - diii), 2) <= FOLGA_DE_EINTHOVEN) return []
  return [
    aviso(`${titulo}: o QRS em DII não é a soma dos de DI e DIII. Confira: pode haver troca de eletrodos.`, secao),
  ]
})

export const REGRAS_DE_ECG = [ritmoContraditorio, derivacoesSemSoma]
