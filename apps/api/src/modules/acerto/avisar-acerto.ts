import { formatarReais } from '@vetlume/dominio/dinheiro'
import { umAUm, type Assinante, type Assinantes } from '../../infra/tarefas/index.ts'
import { avisar, type Aviso } from '../notificacao/index.ts'
import { ACERTO_ENVIADO } from './acertar-periodo.ts'
import { ACERTO_APROVADO } from './decidir-acerto.ts'
import { resumoDoAcerto, type ResumoDoAcerto } from './queries-leitura.ts'

/** Rings a bell about a settlement, as it is now; about one that was taken back since, none. */
const comAviso = (escrever: (resumo: ResumoDoAcerto) => Omit<Aviso, 'rota'>): Assinante =>
  umAUm(async ({ tx, cliente }, evento) => {
    const codigo = String(evento.dados['acerto'])
    const resumo = await resumoDoAcerto(tx, cliente, codigo)
    if (resumo === undefined) return
    await avisar(tx, evento, [{ ...escrever(resumo), rota: `/financeiro/acerto?codigo=${codigo}` }])
  })

export const assinantesDoAcerto: Assinantes = {
  [ACERTO_ENVIADO]: [
    comAviso(({ numero, totalCentavos, especialista }) => ({
      tipo: 'acerto.enviado',
      titulo: `Acerto nº ${numero}: confira e aprove ${formatarReais(totalCentavos)}`,
      especialista,
    })),
  ],
  [ACERTO_APROVADO]: [
    comAviso(({ numero, totalCentavos }) => ({
      tipo: 'acerto.aprovado',
      titulo: `Acerto nº ${numero} aprovado: ${formatarReais(totalCentavos)} a pagar`,
    })),
  ],
}
