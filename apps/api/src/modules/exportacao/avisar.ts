import { VALIDADE_DA_EXPORTACAO_DIAS } from '@vetlume/dominio/exportacao'
import { sql } from 'kysely'
import { emTransacao } from '../../infra/banco/index.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { avisar } from '../notificacao/index.ts'
import { pessoaDoUsuario } from './queries-plataforma.ts'

interface Pronta {
  usuario: string
  sha256: string
  tamanho: number
}

/** A bell for the company, and a letter to whoever asked. */
export async function avisarPronta(
  { db, agora }: Parameters<Assinante>[0],
  evento: Parameters<Assinante>[1],
  { usuario, sha256, tamanho }: Pronta,
): Promise<void> {
  const { cliente, codigo } = evento
  const pessoa = await emTransacao(db, { papel: 'plataforma' }, (tx) => pessoaDoUsuario(tx, usuario))
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    await avisar(tx, evento, [
      { tipo: 'exportacao.pronta', titulo: 'A cópia de tudo está pronta para baixar', rota: '/empresa/exportacao' },
    ])
    if (pessoa === undefined) return
    const { rows } = await sql<{ empresa: string; fuso: string }>`
      select nome_fantasia as empresa, fuso from cliente where codigo = ${cliente}`.execute(tx)
    const [{ empresa, fuso } = { empresa: '', fuso: 'UTC' }] = rows
    const ate = agora.add({ hours: 24 * VALIDADE_DA_EXPORTACAO_DIAS }).toString()
    const dados = { nome: pessoa.nome, empresa, tamanho, sha256, ate, fuso }
    await enfileirarEmail(
      tx,
      { cliente, chave: `exportacao:${codigo}`, para: pessoa.email, modelo: 'exportacao-pronta', dados },
      agora,
    )
  })
}
