import { ErroDeDominio } from '@vetlume/dominio/erros'
import { emTransacao, type Banco } from '../banco/index.ts'
import type { Ator } from '../token.ts'

// A revocation, a deactivation or a demotion must hold within 5 s, in every process.
const VALIDADE_MS = 4_000

interface Conferencia {
  ate: number
  viva: Promise<boolean>
}

export interface Sessoes {
  /** Throws NAO_AUTENTICADO unless the session lives and the user's rights are those of the token. */
  conferir(ator: Ator, agora: Temporal.Instant): Promise<void>
  esquecer(sessao: string): void
}

async function viva(db: Banco, ator: Ator, agora: Temporal.Instant): Promise<boolean> {
  const linha = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    tx
      .selectFrom('sessao')
      .innerJoin('usuario', 'usuario.codigo', 'sessao.usuario')
      .select(['sessao.revogada_em', 'sessao.expira_em', 'usuario.ativo', 'usuario.versao_sessao'])
      .where('sessao.codigo', '=', ator.sessao)
      .where('sessao.usuario', '=', ator.usuario)
      .executeTakeFirst(),
  )
  return (
    linha !== undefined &&
    linha.revogada_em === null &&
    linha.ativo &&
    linha.versao_sessao === ator.versao &&
    Temporal.Instant.compare(Temporal.Instant.from(linha.expira_em), agora) > 0
  )
}

/** Checks sessions against the database at most once every 4 s each. */
export function criarSessoes(db: Banco): Sessoes {
  const conferencias = new Map<string, Conferencia>()
  return {
    async conferir(ator, agora) {
      const chave = `${ator.sessao}:${ator.versao}`
      let conferencia = conferencias.get(chave)
      if (conferencia === undefined || conferencia.ate < performance.now()) {
        if (conferencias.size > 20_000) conferencias.clear()
        conferencia = { ate: performance.now() + VALIDADE_MS, viva: viva(db, ator, agora) }
        conferencias.set(chave, conferencia)
        conferencia.viva.catch(() => conferencias.delete(chave))
      }
      if (!(await conferencia.viva)) throw new ErroDeDominio('NAO_AUTENTICADO')
    },
    esquecer(sessao) {
      for (const chave of conferencias.keys()) if (chave.startsWith(sessao)) conferencias.delete(chave)
    },
  }
}
