import { emTransacao } from '../../infra/banco/index.ts'
import { porEmpresa, type Lugar } from '../../infra/por-empresa.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { descartarVencidos, empresasComEspera, marcarAvisados } from './queries-espera.ts'

const razao = (dias: number) => `Ninguém disse de que exame era em ${dias} dias`

/** What waits for too long is told to its company once, some days before, and then discarded: brought back for 90 days more. */
async function passar(lugar: Lugar): Promise<void> {
  const { auditar, publicar } = lugar
  for (const { codigo, motivo } of await descartarVencidos(lugar.tx, lugar.cliente, razao, lugar.agora)) {
    auditar({ acao: 'descartar', entidade: 'estudo_recebido', registro: codigo, mudancas: { motivo: [null, motivo] } })
    publicar({ tipo: 'estudo.mudou', dados: { estudo: codigo, laudo: null, especialista: null } })
  }
  const avisados = await marcarAvisados(lugar.tx, lugar.cliente, lugar.agora)
  if (avisados !== undefined) publicar({ tipo: 'estudo.a-descartar', dados: { ...avisados } })
}

/** One company that fails holds back no other. */
export const descartarEsquecidos: Rotina = async ({ db, agora }) => {
  const empresas = await emTransacao(db, { papel: 'plataforma' }, (tx) => empresasComEspera(tx, agora.toString()))
  const falhas: unknown[] = []
  for (const cliente of empresas)
    await porEmpresa({ db, agora }, { cliente, motivo: 'estudo-sem-exame' }, passar).catch((erro: unknown) =>
      falhas.push(erro),
    )
  if (falhas.length > 0) throw new Error(`${falhas.length} companies kept studies of no exam`, { cause: falhas[0] })
}
