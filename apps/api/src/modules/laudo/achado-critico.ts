import { registroDoCritico, type DocumentoDoLaudo, type FatosDoCritico } from '@vetlume/dominio/laudo'
import { dataEHora } from '../modelo-documento/index.ts'
import type { DadosDoLaudo } from './queries-dados.ts'

type Linhas = NonNullable<DocumentoDoLaudo['achadoCritico']>

const NADA_DEPOIS = { entregueEm: null, escaladoEm: null, confirmadoEm: null, confirmadoPor: null }

/** What was told of the edition that this one takes the place of, its own block first. */
function daAnterior({ anterior, parceiro }: DadosDoLaudo, dizer: (fatos: FatosDoCritico) => Linhas): Linhas {
  if (anterior === null || !anterior.critico.marcado) return []
  const { marcado: _, mesmaMarca: __, marcadoEm, ...depois } = anterior.critico
  const assinadas = anterior.documento?.achadoCritico ?? []
  const fatos = { edicao: anterior.edicao, clinica: parceiro?.nome ?? null, ...depois }
  return [...assinadas, ...dizer({ ...fatos, marcadoEm: assinadas.length > 0 ? null : marcadoEm })]
}

/** The communication of a critical finding up to the signature; nothing when there was none, or nobody wrote down when. */
export function achadoCriticoDoDocumento(
  dados: DadosDoLaudo,
  emitidoEm: string,
): Pick<DocumentoDoLaudo, 'achadoCritico'> {
  const { anterior, critico, critico_marcado_em: marcadoEm, edicao, parceiro, estabelecimento } = dados
  const dizer = (fatos: FatosDoCritico): Linhas =>
    registroDoCritico(fatos).map(({ quando, texto }) => ({ quando: dataEHora(quando, estabelecimento.fuso), texto }))
  const antes = daAnterior(dados, dizer)
  const herdada = anterior?.critico.mesmaMarca === true
  const agora = critico && !herdada ? dizer({ edicao, clinica: parceiro?.nome ?? null, marcadoEm, ...NADA_DEPOIS }) : []
  const desmarcado =
    !critico && antes.length > 0
      ? [{ quando: emitidoEm, texto: `Não é mais achado crítico na ${edicao}ª edição.` }]
      : []
  const linhas = [...antes, ...agora, ...desmarcado]
  return linhas.length === 0 ? {} : { achadoCritico: linhas }
}
