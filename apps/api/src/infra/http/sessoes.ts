import { ESTADOS_SUSPENSOS } from '@vetlume/dominio/cliente'
import { TERMOS_VIGENTES, type VersaoDosTermos } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permissoesDoPapel, type PermissaoDaEmpresa } from '@vetlume/dominio/permissoes'
import { MINUTOS_DO_REFORCO } from '@vetlume/dominio/reforco'
import { PERFIS_COM_SEGUNDO_FATOR } from '@vetlume/dominio/segundo-fator'
import { sql, type RawBuilder } from 'kysely'
import { emTransacao, type Banco } from '../banco/index.ts'
import { faltaAceitar } from '../termos.ts'
import type { Ator } from '../token.ts'
import { acessoEncerrado } from '../acesso-encerrado.ts'

// A revocation, a deactivation, a demotion, a link taken away or another papel must hold within 5 s, in every process.
const VALIDADE_MS = 4_000

interface Situacao {
  sessao: 'VIVA' | 'SEM_SEGUNDO_FATOR' | 'MORTA'
  /** When and why a session was revoked, if it was. */
  fim: { em: string | null; motivo: string | null }
  /** The company of the token reads and exports, and registers nothing. */
  assinaturaSuspensa: boolean
  /** What the papel of the person leaves of the profile CLIENTE there; null leaves all of it. */
  papel: readonly PermissaoDaEmpresa[] | null
  /** A version of the terms that came before this session waits to be accepted: the same holds for the person. */
  termosPendentes: boolean
  /** When the session last proved who is there. */
  provadaEm: string | null
  /** Of a session in support: what it may; null when the company, or the time, ended it. */
  suporte: { podeMudar: boolean } | null
}

interface Conferencia {
  ate: number
  situacao: Promise<Situacao>
}

interface OpcoesDaConferencia {
  /** The endpoint serves who must still enrol a second factor. */
  antesDoSegundoFator?: boolean
}

export interface Sessoes {
  /**
   * Throws NAO_AUTENTICADO (ACESSO_ENCERRADO when an administrator ended it) unless the session lives, the user's rights are those of the token and the person still works
   * where the token says, in a company that is active; SEGUNDO_FATOR_OBRIGATORIO when one is required and not enrolled.
   */
  conferir(
    ator: Ator,
    agora: Temporal.Instant,
    opcoes?: OpcoesDaConferencia,
  ): Promise<Pick<Situacao, 'assinaturaSuspensa' | 'papel' | 'suporte'>>
  /** Throws TERMOS_PENDENTES while a version of the terms waits for this person. */
  exigirTermos(ator: Ator, agora: Temporal.Instant): Promise<void>
  /** Throws CONFIRME_QUEM_E unless this very session proved in the last minutes who is there. */
  exigirReforco(ator: Ator, agora: Temporal.Instant): Promise<void>
  esquecer(sessao: string): void
}

/** Who paid stopped being CLIENTE_BASE and lost nothing: a token of before serves what it served until it is renewed. */
const comOQueEraAntes = (perfis: RawBuilder<string[]>) =>
  sql<string[]>`(${perfis} || case when 'CLIENTE' = any(${perfis}) then '{CLIENTE_BASE}'::text[] else '{}' end)`

/** Every profile of the token is still linked to the company, clinic or specialist that the token carries. */
function trabalhaLa({ usuario, perfis, cliente, parceiro, especialista, suporte }: Ator) {
  // The operator's people work on the platform itself, and in support by what the company grants, which is looked at apart.
  if (cliente === null || perfis.includes('ADMIN') || suporte !== undefined) return sql`true`
  const vinculados = sql`(select ${comOQueEraAntes(sql`coalesce(array_agg(v.perfil), '{}')`)} @> ${[...perfis]}::text[]
    from vinculo v join cliente c on c.codigo = v.cliente where v.usuario = ${usuario} and v.cliente = ${cliente} and c.ativo
      and (v.perfil <> 'PARCEIRO' or v.parceiro = ${parceiro}::uuid)
      and (v.perfil <> 'ESPECIALISTA' or v.especialista = ${especialista}::uuid))`
  if (parceiro === null) return vinculados
  // A clinic that was switched off is out of sight of this role; the function that offers clinics leaves it out.
  return sql`${vinculados} and exists (select from busca.parceiros_do_usuario(${usuario}) p where p.codigo = ${parceiro}::uuid)`
}

const SEM_NADA = {
  sessao: 'MORTA',
  assinaturaSuspensa: false,
  termosPendentes: false,
  papel: [],
  provadaEm: null,
  suporte: null,
} as const satisfies Omit<Situacao, 'fim'>

interface Lida {
  viva: boolean
  falta: boolean
  suspensa: boolean
  termos: boolean
  em: string | null
  motivo: string | null
  provada: string | null
  papel: string | null
  proprias: string[] | null
  mudar: boolean | null
}

interface Exigencias {
  exigirSegundoFator: boolean
  termos: VersaoDosTermos
}

async function ler(
  db: Banco,
  ator: Ator,
  agora: Temporal.Instant,
  { exigirSegundoFator, termos }: Exigencias,
): Promise<Situacao> {
  const { rows } = await emTransacao(db, { papel: 'plataforma', soLe: true }, (tx) =>
    sql<Lida>`
      select s.revogada_em is null and s.expira_em > ${agora.toString()}::timestamptz and u.ativo
          and u.versao_sessao = ${ator.versao} and ${comOQueEraAntes(sql`u.perfis`)} @> ${ator.suporte === undefined ? [...ator.perfis] : ['ADMIN']}::text[] and ${trabalhaLa(ator)} as viva,
        ${exigirSegundoFator} and u.perfis && ${[...PERFIS_COM_SEGUNDO_FATOR]}::text[]
          and not exists (select from segundo_fator f where f.usuario = u.codigo and f.segredo is not null)
          and not exists (select from chave_de_acesso k where k.usuario = u.codigo and k.bloqueada_em is null) as falta,
        exists (select from cliente c where c.codigo = ${ator.cliente}::uuid and c.estado = any(${[...ESTADOS_SUSPENSOS]}::text[])) as suspensa,
        ${faltaAceitar(termos)} as termos,
        s.revogada_em as em, s.motivo_revogacao as motivo, s.provada_em as provada, v.papel, p.permissoes as proprias,
        (select a.pode_mudar from suporte a join cliente c on c.codigo = a.cliente and c.ativo
          where a.codigo = ${ator.suporte ?? null}::uuid and a.cliente = ${ator.cliente}::uuid and a.revogado_em is null
            and a.expira_em > ${agora.toString()}::timestamptz and s.suporte = a.codigo) as mudar
      from sessao s join usuario u on u.codigo = s.usuario
      left join vinculo v on v.usuario = u.codigo and v.cliente = ${ator.cliente}::uuid and v.perfil = 'CLIENTE'
      left join papel p on p.cliente = v.cliente and p.codigo = v.papel_proprio
      where s.codigo = ${ator.sessao} and s.usuario = ${ator.usuario}`.execute(tx),
  )
  const [linha] = rows
  const fim = { em: linha?.em ?? null, motivo: linha?.motivo ?? null }
  if (linha === undefined || !linha.viva) return { ...SEM_NADA, fim }
  const { falta, suspensa: assinaturaSuspensa, termos: termosPendentes, provada: provadaEm, mudar } = linha
  const papel = permissoesDoPapel(linha.papel, linha.proprias)
  const suporte = mudar === null ? null : { podeMudar: mudar }
  const sessao = falta ? 'SEM_SEGUNDO_FATOR' : 'VIVA'
  return { sessao, fim, assinaturaSuspensa, termosPendentes, papel, provadaEm, suporte }
}

function provouHaPouco({ provadaEm }: Situacao, agora: Temporal.Instant): boolean {
  if (provadaEm === null) return false
  const limite = agora.subtract({ minutes: MINUTOS_DO_REFORCO })
  return Temporal.Instant.compare(Temporal.Instant.from(provadaEm), limite) > 0
}

/** Checks sessions against the database at most once every 4 s each. */
export function criarSessoes(
  db: Banco,
  { exigirSegundoFator = false, termos = TERMOS_VIGENTES }: Partial<Exigencias> = {},
): Sessoes {
  const conferencias = new Map<string, Conferencia>()
  const consultar = (ator: Ator, agora: Temporal.Instant): Promise<Situacao> => {
    // All that the answer depends on: an older token of the same session may still carry a link that was taken away.
    const { sessao, versao, cliente, parceiro, especialista, perfis, suporte = '' } = ator
    const chave = [sessao, versao, cliente, parceiro, especialista, suporte, ...perfis].join(':')
    const conhecida = conferencias.get(chave)
    if (conhecida !== undefined && conhecida.ate >= performance.now()) return conhecida.situacao
    if (conferencias.size > 20_000) conferencias.clear()
    const nova = {
      ate: performance.now() + VALIDADE_MS,
      situacao: ler(db, ator, agora, { exigirSegundoFator, termos }),
    }
    conferencias.set(chave, nova)
    const desistir = () => conferencias.get(chave) === nova && conferencias.delete(chave)
    nova.situacao.catch(desistir)
    return nova.situacao
  }
  const esquecer = (sessao: string) => {
    for (const chave of conferencias.keys()) if (chave.startsWith(sessao)) conferencias.delete(chave)
  }
  /** Who enrols, accepts or proves something works from that moment on, whichever process did it: no refusal is from memory. */
  const semRecusarDeMemoria = async (
    ator: Ator,
    agora: Temporal.Instant,
    recusada: (situacao: Situacao) => boolean,
  ) => {
    const situacao = await consultar(ator, agora)
    if (!recusada(situacao)) return situacao
    esquecer(ator.sessao)
    return consultar(ator, agora)
  }
  return {
    async conferir(ator, agora, { antesDoSegundoFator = false } = {}) {
      const faltaFator = ({ sessao }: Situacao) => sessao === 'SEM_SEGUNDO_FATOR' && !antesDoSegundoFator
      const situacao = await semRecusarDeMemoria(ator, agora, faltaFator)
      const { sessao, fim, assinaturaSuspensa, papel, suporte } = situacao
      if (sessao === 'MORTA') throw acessoEncerrado({ ...fim, fuso: ator.fuso }) ?? new ErroDeDominio('NAO_AUTENTICADO')
      if (faltaFator(situacao)) throw new ErroDeDominio('SEGUNDO_FATOR_OBRIGATORIO')
      if (ator.suporte !== undefined && suporte === null) throw new ErroDeDominio('SUPORTE_ENCERRADO')
      return { assinaturaSuspensa, papel, suporte }
    },
    async exigirTermos(ator, agora) {
      const { termosPendentes } = await semRecusarDeMemoria(ator, agora, (situacao) => situacao.termosPendentes)
      if (termosPendentes) throw new ErroDeDominio('TERMOS_PENDENTES')
    },
    async exigirReforco(ator, agora) {
      const semProva = (situacao: Situacao) => !provouHaPouco(situacao, agora)
      if (semProva(await semRecusarDeMemoria(ator, agora, semProva))) throw new ErroDeDominio('CONFIRME_QUEM_E')
    },
    esquecer,
  }
}
