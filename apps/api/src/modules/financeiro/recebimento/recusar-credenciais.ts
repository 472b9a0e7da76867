import type { Lugar } from './contexto.ts'
import { CREDENCIAIS_RECUSADAS } from './eventos.ts'
import { anotarConferencia, type Conexao } from './queries-conexao.ts'

/** The provider takes the credentials no more: it is not asked again until they are changed, and who can change them is told, once. */
export async function recusarCredenciais(lugar: Lugar, conexao: Conexao): Promise<void> {
  const { tx, agora } = lugar
  if (!(await anotarConferencia(tx, conexao, { estado: 'RECUSADA', agora }))) return
  lugar.publicar({ tipo: CREDENCIAIS_RECUSADAS, dados: { versao: conexao.versao } })
  lugar.auditar({
    acao: 'RECUSADA PELO PROVEDOR',
    entidade: 'recebimento',
    registro: conexao.cliente,
    mudancas: { estado: ['ATIVA', 'RECUSADA'] },
  })
}
