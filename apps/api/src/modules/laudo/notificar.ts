import { emTransacao } from '../../infra/banco/index.ts'
import type { Assinante, Assinantes } from '../../infra/tarefas/index.ts'
import { avisar } from '../notificacao/index.ts'
import { laudoParaAviso } from './queries.ts'

/** Tells the partner clinic that a laudo, or an edition that replaces one, is in its area. */
const avisarEntrega: Assinante = async ({ db }, evento) => {
  const { cliente, dados } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const laudo = await laudoParaAviso(tx, cliente, String(dados['laudo']))
    if (laudo === undefined || laudo.parceiro === null) return
    const { codigo, numero, edicao, animal, parceiro, critico } = laudo
    const oQue = `${edicao > 1 ? 'Laudo retificado' : 'Novo laudo'}${critico ? ' com achado crítico' : ''}`
    await avisar(tx, evento, [
      {
        tipo: 'laudo.entregue',
        titulo: `${oQue}: ${animal} (nº ${numero})`,
        rota: `/laudo/editar?codigo=${codigo}`,
        parceiro,
      },
    ])
  })
}

/** Tells who goes on with a laudo that somebody else had. */
const avisarQuemRecebe: Assinante = async ({ db }, evento) => {
  const { cliente, dados } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const laudo = await laudoParaAviso(tx, cliente, String(dados['laudo']))
    if (laudo === undefined) return
    const { codigo, numero, animal, especialista } = laudo
    const titulo = `Agora é seu o laudo nº ${numero}, de ${animal}`
    await avisar(tx, evento, [{ tipo: 'laudo.passado', titulo, rota: `/laudo/editar?codigo=${codigo}`, especialista }])
  })
}

export const assinantesDoLaudo: Assinantes = {
  'laudo.entregue': [avisarEntrega],
  'laudo.passado': [avisarQuemRecebe],
}
