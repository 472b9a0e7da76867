import type { Extrato } from '@vetlume/dominio/fechamento'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxLivre } from '../../context.ts'
import { emTransacao, exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import { SEM_FIM } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import type { Anexadores } from '../email/index.ts'
import { impressaoDe, imprimirExtrato, lerEstabelecimento } from '../modelo-documento/index.ts'
import { leituraDe, lerInteiro } from './abrir-fechamento.ts'
import { comporExtrato } from './extrato.ts'
import { lerDestinatario } from './queries-extrato.ts'

const nomeDo = ({ numero }: Extrato) => `fechamento-${numero}.pdf`

type Inteiro = Parameters<typeof comporExtrato>[0]

const escrever = async (tx: Banco, cliente: string, fechamento: Inteiro): Promise<Extrato> =>
  comporExtrato(fechamento, {
    estabelecimento: exigir(await lerEstabelecimento(tx, cliente)),
    destinatario: exigir(await lerDestinatario(tx, cliente, fechamento.parceiro.codigo)),
  })

/** PDF/A of a closing, in the company's letterhead. */
export async function baixarExtrato({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const extrato = await ctx.emCliente(cliente, async ({ tx, ...interno }) =>
    escrever(tx, cliente, exigir(await lerInteiro(tx, leituraDe(interno), input.codigo))),
  )
  return { bytes: await imprimirExtrato(impressaoDe(ctx), extrato), tipo: 'application/pdf', nome: nomeDo(extrato) }
}

/** The same, in the letter to the clinic; of one that was taken back, none. */
export const anexoDoFechamento: Anexadores['FECHAMENTO'] = async ({ db, agora, servicos }, { cliente, codigo }) => {
  const extrato = await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const { fuso } = exigir(await lerEstabelecimento(tx, cliente))
    const fechamento = await lerInteiro(tx, { cliente, clinica: null, hoje: diaNaZona(agora.toString(), fuso) }, codigo)
    return fechamento === undefined || fechamento.estado === 'REABERTO' ? null : escrever(tx, cliente, fechamento)
  })
  if (extrato === null) return null
  const bytes = await imprimirExtrato({ servicos, agora, pedinte: { dono: cliente, sinal: SEM_FIM } }, extrato)
  return { nome: nomeDo(extrato), bytes }
}
