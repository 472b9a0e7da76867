import { PRODUTO } from '@vetlume/dominio/produto'
import { emTransacao } from '../../infra/banco/index.ts'
import { porEmpresa, type Lugar } from '../../infra/por-empresa.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { registrarNaLinhaDoTempo } from '../atendimento/index.ts'
import { dadosDoEvento, nomeNaLinhaDoTempo } from './acontecimentos.ts'
import { criticosVencidos, marcarEscalado } from './queries-critico.ts'

/** What was delivered long ago is no news: an installation that starts to escalate does not write of its whole past. */
const PASSADO = Temporal.Duration.from({ hours: 48 })

/** Marks one, unless the clinic confirmed it or another process marked it meanwhile. */
async function escalar(lugar: Lugar, codigo: string): Promise<void> {
  const { tx, cliente, agora, auditar, publicar } = lugar
  const laudo = await marcarEscalado(tx, cliente, codigo, agora.toString())
  if (laudo === undefined) return
  auditar({
    acao: 'escalar',
    entidade: 'laudo',
    registro: codigo,
    mudancas: { critico_escalado_em: [null, agora.toString()] },
  })
  publicar({ tipo: 'laudo.escalado', dados: dadosDoEvento(laudo) })
  const texto = `${nomeNaLinhaDoTempo(laudo)} com achado crítico sem confirmação: avisado de novo`
  await registrarNaLinhaDoTempo({ ...lugar, ator: { nome: PRODUTO.nome } }, [
    { atendimento: laudo.atendimento, tipo: 'LAUDO_ESCALADO', texto },
  ])
}

/** Tells of each critical finding that nobody acknowledged in the set time, once. One that fails holds back no other. */
export const escalarCriticos: Rotina = async ({ db, agora }) => {
  const periodo = {
    desde: agora.subtract(PASSADO).toString(),
    agora: agora.toString(),
  }
  const vencidos = await emTransacao(db, { papel: 'plataforma' }, (tx) => criticosVencidos(tx, periodo))
  const falhas: unknown[] = []
  for (const { cliente, codigo } of vencidos)
    await porEmpresa({ db, agora }, { cliente, motivo: 'critico-sem-confirmacao' }, (lugar) =>
      escalar(lugar, codigo),
    ).catch((erro: unknown) => falhas.push(erro))
  if (falhas.length > 0) throw new Error(`${falhas.length} critical findings were not escalated`, { cause: falhas[0] })
}
