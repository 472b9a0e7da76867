import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  CAMPOS_DA_IMPORTACAO,
  type ImportacaoCompleta,
  type MapaDeColunas,
  type TipoDeImportacao,
} from '@vetlume/dominio/importacao'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { exigirAberto } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirImportacao } from './abrir-importacao.ts'
import { recusaDoEstado } from './acompanhar.ts'
import { lerLinhas, planejar } from './plano/planejar.ts'
import { abrirLinhas, comecarConferencia, lerImportacao, concluirPasso } from './queries.ts'

/** Refuses a choice of columns that cannot work: unknown fields, columns that are not there or serve twice, missing ones. */
function exigirMapa(tipo: TipoDeImportacao, mapa: MapaDeColunas, colunas: number): void {
  const campos = CAMPOS_DA_IMPORTACAO[tipo]
  const escolhidas = Object.values(mapa)
  const faltando = campos.filter(({ id, exigido }) => exigido === true && !(id in mapa)).map(({ rotulo }) => rotulo)
  const erro = Object.keys(mapa).some((id) => campos.every((campo) => campo.id !== id))
    ? 'Um dos campos escolhidos não existe.'
    : escolhidas.some((coluna) => coluna >= colunas)
      ? 'Uma das colunas escolhidas não está na planilha.'
      : new Set(escolhidas).size < escolhidas.length
        ? 'A mesma coluna foi escolhida para dois campos.'
        : faltando.length > 0
          ? `Diga qual coluna é: ${faltando.join(', ')}.`
          : null
  if (erro !== null) throw new ErroDeDominio('VALIDACAO', { mensagem: erro, campos: { mapa: erro } })
}

/** Tries the whole sheet against what there is now and keeps the report; nothing is registered. */
export async function conferirImportacao({
  ctx,
  input: { codigo, mapa },
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; mapa: MapaDeColunas }
}): Promise<ImportacaoCompleta> {
  const { agora } = ctx
  const cliente = exigirCliente(ctx.ator)
  const trabalho = await ctx.emCliente(cliente, async (lugar) => {
    const atual = await abrirImportacao(lugar, codigo, ctx)
    exigirMapa(atual.tipo, mapa, atual.colunas.length)
    const iniciado = await comecarConferencia(lugar.tx, lugar.cliente, codigo, mapa)
    if (iniciado === undefined) throw recusaDoEstado(atual)
    return iniciado
  })
  const linhas = await abrirLinhas(trabalho.planilha)
  const lidas = await lerLinhas(trabalho, linhas)
  exigirAberto(ctx.sinal)
  const hoje = diaNaZona(agora.toString(), ctx.ator.fuso)
  return ctx.emCliente(cliente, async (lugar) => {
    const plano = await planejar(lugar, trabalho, { linhas, lidas, hoje })
    await concluirPasso(lugar.tx, lugar.cliente, codigo, 'conferir', {
      plano,
      feitas: linhas.length,
    })
    return exigir(await lerImportacao(lugar.tx, lugar.cliente, codigo, agora))
  })
}
