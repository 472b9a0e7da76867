import { normalizarBusca } from '../../formatos/index.ts'
import type { SecaoDoLaudo } from '../conteudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { afirmado, comoEscrito, frases } from './leitor.ts'
import { aviso, doModelo, erro, porSecao, type Achado, type DadosDaVerificacao } from './regra.ts'
import { ALTERACAO, TIDO_POR_NORMAL } from './vocabulario.ts'

/** What the model itself calls normal in this section: its text, when it starts so, and its phrases. */
function normaisDoModelo(secao: SecaoDoLaudo, dados: DadosDaVerificacao): string[] {
  const modelo = doModelo(secao, dados)
  if (modelo === undefined) return []
  const ditas = modelo.frases.filter(({ situacao }) => situacao === 'NORMAL').map(({ texto }) => texto)
  return modelo.situacao === 'NORMAL' ? [textoPlano(modelo.texto), ...ditas] : ditas
}

const alteradaEmSecaoNormal = porSecao('alteracao-em-secao-normal', (secao, dados): Achado[] => {
  if (secao.situacao !== 'NORMAL') return []
  const doModeloMesmo = new Set(normaisDoModelo(secao, dados).flatMap(frases))
  const texto = textoPlano(secao.texto)
  for (const frase of frases(texto)) {
    if (doModeloMesmo.has(frase) || TIDO_POR_NORMAL.test(frase)) continue
    const achado = afirmado(frase, ALTERACAO)
    if (achado === null) continue
    const dito = comoEscrito(texto, achado)
    const mensagem = `${secao.titulo}: a seção está como normal, mas o texto fala em “${dito}”.`
    return [aviso(mensagem, secao.id, dito)]
  }
  return []
})

const alteradaComTextoNormal = porSecao('alterado-com-texto-normal', (secao, dados): Achado[] => {
  if (secao.situacao !== 'ALTERADO') return []
  const escrito = normalizarBusca(textoPlano(secao.texto))
  const intocado = escrito !== '' && normaisDoModelo(secao, dados).some((texto) => normalizarBusca(texto) === escrito)
  return intocado
    ? [
        erro(
          `${secao.titulo}: está como alterado, mas o texto é o de quando está normal. Descreva a alteração.`,
          secao.id,
        ),
      ]
    : []
})

export const REGRAS_DE_TEXTO = [alteradaEmSecaoNormal, alteradaComTextoNormal]
