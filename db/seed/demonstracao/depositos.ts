import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { diaDeBancoDesde } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../apps/api/src/context.ts'
import { criarTransferencia } from '../../../apps/api/src/modules/financeiro/transferir.ts'
import type { Elenco } from './elenco.ts'
import { agir } from './mundo.ts'
import { saldoEm } from './saldo.ts'

const MESES = 3
/** What stays in the till, and the least that is worth the way, in centavos. */
const TROCO = 20_000
const MINIMO = 10_000
const NOTA = 5_000

async function contaDoTipo({ tx, cliente }: CtxCliente, tipo: 'BANCO' | 'CAIXA'): Promise<string> {
  const { codigo } = await tx
    .selectFrom('conta_financeira')
    .select('codigo')
    .where('cliente', '=', cliente)
    .where('tipo', '=', tipo)
    .executeTakeFirstOrThrow()
  return codigo
}

async function depositar(ctx: CtxCliente, dia: string): Promise<void> {
  const [de, para] = [await contaDoTipo(ctx, 'CAIXA'), await contaDoTipo(ctx, 'BANCO')]
  const sobra = (await saldoEm(ctx, de, dia)) - TROCO
  const valorCentavos = sobra - (sobra % NOTA)
  if (valorCentavos < MINIMO) return
  await criarTransferencia(ctx, {
    de,
    para,
    dia,
    valorCentavos,
    taxaCentavos: 0,
    descricao: 'Depósito do dinheiro do caixa',
  })
}

/** On the first day of each month on which banks open, what is over in the till goes to the bank. */
export async function depositarDinheiro({ mundo, gestora: ator, cliente }: Elenco): Promise<void> {
  const hoje = mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  for (let antes = MESES - 1; antes >= 0; antes -= 1) {
    const dia = diaDeBancoDesde(hoje.with({ day: 1 }).subtract({ months: antes }).toString())
    if (dia >= hoje.toString()) continue
    const quando = Temporal.Instant.from(`${dia}T18:00:00Z`)
    await agir(mundo, { ator, cliente, quando }, (ctx) => depositar(ctx, dia))
  }
}
