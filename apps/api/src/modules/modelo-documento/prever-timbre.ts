import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { DadosDoTimbre } from '@vetlume/dominio/cliente'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { dataEHora, estabelecimentoDoDocumento } from './apresentar.ts'
import { comImpressora, lerLogo } from './imprimir.ts'
import { laudoDoTimbre } from './laudo-do-timbre.ts'
import { lerEstabelecimento, nomeDaCidadeDe } from './queries-paciente.ts'

async function cidadeDe(tx: Banco, cidade: string | null): Promise<string | null> {
  if (cidade === null) return null
  const nome = await nomeDaCidadeDe(tx, cidade)
  if (nome === undefined)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { cidade: 'Escolha uma cidade da lista.' } })
  return nome
}

/** The company as its documents would name it with what was typed, and the logo that it has. */
async function estabelecimentoDigitado(
  tx: Banco,
  cliente: string,
  { nome, responsavelTecnico, responsavelCrmv, ...dados }: DadosDoTimbre,
): Promise<DocumentoDoLaudo['estabelecimento']> {
  const { logo } = exigir(await lerEstabelecimento(tx, cliente))
  const crmv = responsavelCrmv === null ? '' : ` (${responsavelCrmv})`
  return estabelecimentoDoDocumento({
    estabelecimento: {
      ...dados,
      nomeFantasia: nome,
      responsavelTecnico: responsavelTecnico === null ? null : `${responsavelTecnico}${crmv}`,
      cidade: await cidadeDe(tx, dados.cidade),
      logo,
    },
  })
}

/** A page of a laudo that is of nobody, under the letterhead that was typed. Nothing is kept of it. */
export async function preverTimbre({ ctx, input }: { ctx: CtxLivre<Ator>; input: DadosDoTimbre }) {
  const cliente = exigirCliente(ctx.ator)
  const { servicos, agora } = ctx
  const estabelecimento = await ctx.emCliente(cliente, ({ tx }) => estabelecimentoDigitado(tx, cliente, input))
  const laudo = laudoDoTimbre(estabelecimento, dataEHora(agora.toString(), input.fuso), servicos.origem)
  const bytes = await comImpressora(async () =>
    servicos.impressor.desenharLaudo(laudo, await lerLogo(servicos, estabelecimento.logo), agora.toString(), {
      previa: true,
      pedinte: pedinteDe(ctx),
    }),
  )
  return { bytes, tipo: 'image/svg+xml' }
}
