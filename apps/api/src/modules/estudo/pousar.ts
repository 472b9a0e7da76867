import { lerNumeroDeAcesso, MAXIMO_SEM_PERGUNTAR } from '@vetlume/dominio/estudo'
import type { Lugar } from '../../infra/por-empresa.ts'
import { trazerDoAparelho, trazerRelatorios } from '../laudo/index.ts'
import {
  exameDoNumero,
  figurasDoEstudo,
  ligarEstudo,
  relatoriosDoEstudo,
  travarPorCodigo,
  type EstudoTravado,
} from './queries-ligacao.ts'

/** Takes the images of a linked study to the laudo of its exam, if one is being written. */
export async function levarAoLaudo(
  ctx: Lugar,
  { codigo, item }: Pick<EstudoTravado, 'codigo' | 'item'>,
  escolhidas: readonly string[] | null = null,
) {
  if (item === null) return null
  await trazerRelatorios(ctx, { item, relatorios: await relatoriosDoEstudo(ctx, codigo) })
  const todas = await figurasDoEstudo(ctx, codigo)
  const imagens = escolhidas === null ? todas : todas.filter((uma) => escolhidas.includes(uma.codigo))
  if (escolhidas === null && imagens.length > MAXIMO_SEM_PERGUNTAR) return null
  return trazerDoAparelho(ctx, { item, imagens })
}

/** By its accession number a study goes to its exam, unless a person said otherwise; and what it has, to the laudo. */
export async function pousarEstudo(
  ctx: Lugar,
  { codigo, equipamento }: { codigo: string; equipamento: string | null },
): Promise<void> {
  const estudo = await travarPorCodigo(ctx, codigo)
  if (estudo === undefined) return
  let { item } = estudo
  const numero = lerNumeroDeAcesso(estudo.numero_de_acesso ?? '')
  if (estudo.estado === 'ESPERA' && !estudo.so_por_pessoa && numero !== null) {
    item = (await exameDoNumero(ctx, numero)) ?? null
    if (item !== null) {
      await ligarEstudo(ctx, codigo, { item, por: null })
      ctx.auditar({
        acao: 'ligar pelo número',
        entidade: 'estudo_recebido',
        registro: codigo,
        mudancas: { exame: [null, item], equipamento: [null, equipamento] },
      })
      ctx.publicar({ tipo: 'estudo.ligado', dados: { estudo: codigo } })
    }
  }
  const levado = await levarAoLaudo(ctx, { codigo, item })
  ctx.publicar({
    tipo: 'estudo.mudou',
    dados: { estudo: codigo, laudo: levado?.laudo ?? null, especialista: levado?.especialista ?? null },
  })
}
