import { lerNumeroDeAcesso, MAXIMO_SEM_PERGUNTAR } from '@vetlume/dominio/estudo'
import type { Lugar } from '../../infra/por-empresa.ts'
import { trazerDoAparelho, trazerRelatorios } from '../laudo/index.ts'
import {
  contarFiguras,
  exameDoNumero,
  figurasDoEstudo,
  ligarEstudo,
  relatoriosDoEstudo,
  travarPorCodigo,
  type EstudoTravado,
} from './queries-ligacao.ts'

interface Recorte {
  /** All when it says none. */
  quais?: readonly string[] | null
  /** A person ticked them: however many the study has. */
  escolhidas?: boolean
}

/** Takes what a linked study has, or some of it, to the laudo of its exam, if one is being written. */
export async function levarAoLaudo(
  ctx: Lugar,
  { codigo, item }: Pick<EstudoTravado, 'codigo' | 'item'>,
  { quais = null, escolhidas = false }: Recorte = {},
) {
  if (item === null) return null
  const relatado = await trazerRelatorios(ctx, {
    item,
    relatorios: await relatoriosDoEstudo(ctx.tx, ctx.cliente, codigo, quais),
  })
  if (
    !escolhidas &&
    (await contarFiguras(ctx.tx, ctx.cliente, codigo, MAXIMO_SEM_PERGUNTAR + 1)) > MAXIMO_SEM_PERGUNTAR
  )
    return relatado && { ...relatado, trazidas: 0 }
  return trazerDoAparelho(ctx, { item, imagens: await figurasDoEstudo(ctx.tx, ctx.cliente, codigo, quais) })
}

interface Pouso {
  codigo: string
  equipamento: string | null
  /** What has just come, of a study whose other images went already; null for all of it. */
  chegadas: readonly string[] | null
}

/** By its accession number a study goes to its exam, unless a person said otherwise; and what it has, to the laudo. */
export async function pousarEstudo(ctx: Lugar, { codigo, equipamento, chegadas }: Pouso): Promise<void> {
  const estudo = await travarPorCodigo(ctx.tx, ctx.cliente, codigo)
  if (estudo === undefined) return
  let { item } = estudo
  const numero = lerNumeroDeAcesso(estudo.numero_de_acesso ?? '')
  if (estudo.estado === 'ESPERA' && !estudo.so_por_pessoa && numero !== null) {
    item = (await exameDoNumero(ctx.tx, ctx.cliente, numero)) ?? null
    if (item !== null) {
      await ligarEstudo(ctx.tx, ctx.cliente, codigo, { item, por: null }, ctx.agora)
      ctx.auditar({
        acao: 'ligar pelo número',
        entidade: 'estudo_recebido',
        registro: codigo,
        mudancas: { exame: [null, item], equipamento: [null, equipamento] },
      })
      ctx.publicar({ tipo: 'estudo.ligado', dados: { estudo: codigo } })
    }
  }
  const quais = estudo.item === null ? null : chegadas
  const levado = await levarAoLaudo(ctx, { codigo, item }, { quais })
  ctx.publicar({
    tipo: 'estudo.mudou',
    dados: { estudo: codigo, laudo: levado?.laudo ?? null, especialista: levado?.especialista ?? null },
  })
}
