import { formatarReais } from '@vetlume/dominio/dinheiro'
import { emTransacao, exigir } from '../../infra/banco/index.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { avisar } from '../notificacao/index.ts'
import { porConta } from './contexto.ts'
import type { DesfechoDaDisputa } from './eventos.ts'
import { lerEmpresa } from './queries.ts'
import { lerCobranca } from './queries-cobranca.ts'

/** The panel of who runs the platform says what is wrong with its account for as long as it is. */
export const avisarProblema: Assinante = ({ db }, evento) =>
  emTransacao(db, { papel: 'cliente', cliente: evento.cliente }, (tx) =>
    avisar(tx, evento, [
      {
        tipo: 'assinatura.problema',
        titulo: `Pagamentos de assinaturas: ${String(evento.dados['detalhe'])}`,
        rota: '/dashboard',
      },
    ]),
  )

const DESFECHOS: Readonly<Record<DesfechoDaDisputa, string>> = {
  RETOMADA: 'a assinatura voltou com os dias que faltavam',
  CREDITO: 'os dias que faltavam viraram crédito',
  SO_LIVROS: 'a conta voltou a estar paga',
  NADA: 'não paga nada que esteja em aberto, devolva pelo Mercado Pago se for o caso',
}

export const avisarDisputa: Assinante = async ({ db, agora }, evento) => {
  const { cobranca: codigo, desfecho } = evento.dados
  const { valorCentavos, nome } = await porConta({ db, agora }, `evento:${evento.codigo}`, async ({ tx }) => {
    const cobranca = exigir(await lerCobranca(tx, null, String(codigo)))
    return { ...cobranca, nome: (await lerEmpresa(tx, cobranca.cliente)).nome }
  })
  const feito = DESFECHOS[desfecho as DesfechoDaDisputa]
  const titulo = `Contestação vencida: ${formatarReais(valorCentavos)} de ${nome}, ${feito}`
  await emTransacao(db, { papel: 'cliente', cliente: evento.cliente }, (tx) =>
    avisar(tx, evento, [{ tipo: 'assinatura.disputa-vencida', titulo, rota: '/financeiro/contas-receber' }]),
  )
}
