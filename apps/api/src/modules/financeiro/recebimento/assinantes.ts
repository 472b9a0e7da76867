import { formatarReais } from '@vetlume/dominio/dinheiro'
import { umAUm, type Assinantes } from '../../../infra/tarefas/index.ts'
import { avisar } from '../../notificacao/index.ts'
import { tratarAvisoDaEmpresa } from './avisos.ts'
import { AVISO_DO_PROVEDOR, CREDENCIAIS_RECUSADAS, PIX_PENDENTE } from './eventos.ts'
import { lerCobranca } from './queries-cobranca.ts'

const ROTA = '/financeiro/contas-receber?recebimento=sim'

/** A Pix that settled nothing waits for who looks after the money. */
const avisarPendencia = umAUm(async ({ tx, cliente }, evento) => {
  const cobranca = await lerCobranca(tx, cliente, String(evento.dados['cobranca']))
  if (cobranca?.pendente !== true) return
  const titulo = `Pix de ${formatarReais(cobranca.valorCentavos)} espera por você: veja o que fazer com ele`
  await avisar(tx, evento, [{ tipo: 'conta-financeira.pix-a-resolver', titulo, rota: ROTA }])
})

const avisarCredenciais = umAUm(({ tx }, evento) =>
  avisar(tx, evento, [
    {
      tipo: 'conta-financeira.credenciais-recusadas',
      titulo: 'O Mercado Pago não aceita mais as credenciais: troque-as para o Pix dar baixa sozinho',
      rota: ROTA,
    },
  ]),
)

export const assinantesDoRecebimento: Assinantes = {
  [AVISO_DO_PROVEDOR]: [tratarAvisoDaEmpresa],
  [PIX_PENDENTE]: [avisarPendencia],
  [CREDENCIAIS_RECUSADAS]: [avisarCredenciais],
}
