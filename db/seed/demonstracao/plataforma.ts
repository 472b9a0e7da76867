import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { txidDoTitulo } from '@vetlume/dominio/financeiro'
import { randomUUIDv7 } from 'node:crypto'
import { emTransacao, proximoNumero } from '../../../apps/api/src/infra/banco/index.ts'
import { CONTAS_DA_PLATAFORMA } from './contas-mensais.ts'
import { lancarDespesas } from './despesas.ts'
import type { Mundo } from './mundo.ts'
import { abrirContas, ateAgora, registrarPagamentos } from './pagamentos.ts'

const MESES = 3

/** What distances cost and a coupon to try: shared registries that only the operator writes. */
export async function prepararPlataforma({ db, agora }: Mundo): Promise<void> {
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  await emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    // Guarulhos, Osasco, Santo André.
    for (const [ibge, deslocamento_centavos] of [
      [3518800, 3_500],
      [3534401, 2_500],
      [3547809, 3_000],
    ] as const) {
      await tx.updateTable('cidade').set({ deslocamento_centavos }).where('ibge', '=', ibge).execute()
    }
    await tx
      .insertInto('cupom')
      .values({
        texto: 'BEMVINDO20',
        tipo: 'PERCENTUAL',
        percentual_bp: 2_000,
        duracao: 'MESES',
        meses: 3,
        valido_de: hoje.subtract({ days: 60 }).toString(),
        valido_ate: hoje.add({ days: 120 }).toString(),
        limite_total: 100,
      })
      .onConflict((conflito) => conflito.doNothing())
      .execute()
  })
}

/** Three months of the operator's own books: subscriptions that came in and bills that went out. */
export async function escriturarPlataforma({ db, agora, sorteio }: Mundo, operadora: string): Promise<void> {
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const assinantes = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    tx
      .selectFrom('cliente')
      .innerJoin('plano', 'plano.codigo', 'cliente.plano')
      .select(['cliente.nome_fantasia as nome', 'plano.nome as plano', 'plano.mensal_centavos as centavos'])
      .where('cliente.estado', '=', 'ATIVO')
      .orderBy('cliente.nome_fantasia')
      .execute(),
  )
  await emTransacao(db, { papel: 'cliente', cliente: operadora }, async (tx) => {
    await abrirContas(tx, operadora, { dia: hoje.subtract({ months: MESES + 1 }), banco: 4_500_000, caixa: 0 })
    for (let mes = MESES; mes >= 0; mes--) {
      const competencia = hoje.with({ day: 1 }).subtract({ months: mes })
      const vencimento = competencia.with({ day: 10 })
      for (const { nome, plano, centavos } of assinantes) {
        const codigo = randomUUIDv7()
        await tx
          .insertInto('titulo')
          .values({
            cliente: operadora,
            codigo,
            numero: await proximoNumero(tx, operadora, 'titulo-receber'),
            natureza: 'RECEBER',
            estado: 'ABERTO',
            descricao: `Assinatura do plano ${plano}`,
            contraparte: nome,
            competencia: competencia.toString(),
            emissao: competencia.toString(),
            vencimento: vencimento.toString(),
            valor_centavos: centavos,
            txid: txidDoTitulo(codigo),
            criado_em: ateAgora(`${competencia.toString()}T12:00:00Z`, agora),
          })
          .execute()
        if (Temporal.PlainDate.compare(vencimento, hoje) >= 0) continue
        await registrarPagamentos(tx, { cliente: operadora, agora }, [
          { titulo: codigo, valor_centavos: centavos, taxa_centavos: 0, metodo: 'PIX', pago_em: vencimento.toString() },
        ])
      }
    }
    await lancarDespesas(tx, { cliente: operadora, sorteio, agora, hoje }, CONTAS_DA_PLATAFORMA)
  })
}
