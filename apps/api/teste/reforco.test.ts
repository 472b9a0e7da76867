import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { MINUTOS_DO_REFORCO } from '@vetlume/dominio/reforco'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import { lancada } from './contas.ts'
import { SENHA } from './fabricas.ts'
import { MATRIZ, type Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'

// Generated from the contract: every route that declares `reforco`, by everybody whom its row of the matrix lets in.

type Chave = keyof typeof MATRIZ
interface LinhaSolta {
  quem: readonly Perfil[] | 'todos'
  entrada: (c: Cenario) => unknown
}
const linhaDe = (chave: Chave) => MATRIZ[chave] as unknown as LinhaSolta
const PROTEGIDAS = (Object.keys(CONTRATO_DA_API) as Chave[]).filter(
  (chave) => (CONTRATO_DA_API[chave] as Endpoint).reforco === true,
)
const CASOS = PROTEGIDAS.flatMap((chave) => {
  const { quem } = linhaDe(chave)
  return (quem === 'todos' ? PERFIS : quem).map((perfil) => [chave, perfil] as const)
})

let amb: Ambiente
let cenario: Cenario
beforeAll(async () => {
  amb = await abrirAmbiente()
  cenario = await montarCenario(amb)
})
afterAll(() => amb.fechar())

const pessoaDe = (perfil: Perfil) => ({
  usuario: cenario.empresa.usuarios[perfil].codigo,
  perfis: [perfil],
  ...cenario.empresa.lugares[perfil],
})

/** A session of this person that proved who they are so long ago; without it, one that never did. */
const sessaoDe = (perfil: Perfil, provadaHa: Temporal.DurationLike | null) =>
  amb.como(pessoaDe(perfil), {
    provadaEm: provadaHa === null ? null : amb.relogio.agora().subtract(provadaHa).toString(),
  })

const arquivo = { nome: 'certificado.pfx', bytes: new Uint8Array([1, 2, 3]) }
const chamar = (cliente: Chamar, chave: Chave) =>
  cliente(
    chave,
    linhaDe(chave).entrada(cenario) as never,
    (CONTRATO_DA_API[chave] as Endpoint).multipart ? { arquivo } : {},
  )
const codigoDe = ({ corpo }: { corpo: unknown }) => (corpo as { codigo?: string } | undefined)?.codigo

/** All that the database holds, but for sessions, which are how a test comes in, and the links that come with them. */
async function retrato(): Promise<Record<string, string>> {
  const { rows: tabelas } = await sql<{ nome: string }>`select relname as nome from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('sessao', 'vinculo', 'limite')`.execute(
    amb.db,
  )
  const pares = tabelas.map(async ({ nome }) => {
    const { rows } = await sql<{ soma: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as soma from ${sql.table(nome)} t`.execute(
      amb.db,
    )
    return [nome, rows[0]?.soma ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(pares))
}

it('protege o que paga, o que dá acesso, o que diz onde o dinheiro entra e o que abre certificados', () => {
  expect(PROTEGIDAS).toEqual(
    expect.arrayContaining([
      'POST /contas-pagar/baixas',
      'POST /contas-pagar/:codigo/baixa',
      'PUT /usuario/:codigo',
      'POST /usuario/:codigo/redefinir-segundo-fator',
      'PUT /conta-financeira/:codigo',
      'PUT /cliente/proprio',
      'PUT /especialista/:codigo',
      'POST /especialista/:codigo/assinatura/certificado',
      'POST /nota-fiscal/certificado',
    ]),
  )
})

it('sem prova, com prova velha ou com a prova de outra sessão nada é atendido, e nada fica escrito', async () => {
  const velha = { minutes: MINUTOS_DO_REFORCO }
  const sessoes = new Map<Perfil, Chamar[]>()
  for (const perfil of PERFIS) {
    // The second of them stands beside a session of the same person that has just proved.
    await sessaoDe(perfil, { seconds: 0 })
    sessoes.set(perfil, [await sessaoDe(perfil, null), await sessaoDe(perfil, velha)])
  }
  // Nothing is left to be done by itself meanwhile.
  await amb.tarefas.esvaziar()
  const antes = await retrato()
  for (const [chave, perfil] of CASOS)
    for (const sessao of sessoes.get(perfil) ?? []) {
      const resposta = await chamar(sessao, chave)
      expect([chave, perfil, resposta.status, codigoDe(resposta)]).toEqual([chave, perfil, 403, 'CONFIRME_QUEM_E'])
    }
  expect(await retrato()).toEqual(antes)
})

it('com prova de há pouco, cada uma responde o que responderia', async () => {
  const quase = { minutes: MINUTOS_DO_REFORCO - 1, seconds: 59 }
  for (const [chave, perfil] of CASOS)
    expect([chave, perfil, codigoDe(await chamar(await sessaoDe(perfil, quase), chave))]).not.toContain(
      'CONFIRME_QUEM_E',
    )
})

it('quem não tem a permissão ouve isso, e não que se confirme', async () => {
  for (const chave of PROTEGIDAS)
    for (const perfil of PERFIS.filter((um) => linhaDe(chave).quem !== 'todos' && !linhaDe(chave).quem.includes(um))) {
      const resposta = await chamar(await sessaoDe(perfil, null), chave)
      expect([chave, perfil, codigoDe(resposta)]).toEqual([chave, perfil, 'SEM_PERMISSAO'])
    }
})

describe('confirmar quem é', () => {
  // The routes above were asked with wrong passwords, and those count.
  beforeEach(() => amb.relogio.avancar({ hours: 1 }))

  it('a senha vale para esta sessão, na hora, e por alguns minutos; o mesmo pedido segue com a mesma chave', async () => {
    const [esta, outra] = [await sessaoDe('CLIENTE', null), await sessaoDe('CLIENTE', null)]
    const dono = { como: { ...cenario.empresa.como, CLIENTE: await sessaoDe('CLIENTE', { seconds: 0 }) } }
    const { codigo, versao } = await lancada(dono, 'contas-pagar')
    const pagar = (sessao: Chamar, idempotencia: string) =>
      sessao(
        'POST /contas-pagar/:codigo/baixa',
        {
          codigo,
          versao,
          valorCentavos: 4_000,
          pagoEm: '2026-11-20',
          metodo: 'PIX',
          contaFinanceira: cenario.contaDoBanco,
        },
        { idempotencia },
      )
    const idempotencia = randomUUID()
    expect(codigoDe(await pagar(esta, idempotencia))).toBe('CONFIRME_QUEM_E')
    expect((await esta('POST /conta/reforco', { senha: 'errada' })).corpo).toMatchObject({
      codigo: 'SENHA_NAO_CONFERE',
    })
    expect(codigoDe(await pagar(esta, idempotencia))).toBe('CONFIRME_QUEM_E')
    const { corpo } = await esta('POST /conta/reforco', { senha: SENHA })
    expect(corpo.ate).toBe(amb.relogio.agora().add({ minutes: MINUTOS_DO_REFORCO }).toString())
    expect(codigoDe(await pagar(outra, randomUUID()))).toBe('CONFIRME_QUEM_E')
    const paga = await pagar(esta, idempotencia)
    expect(paga.status, JSON.stringify(paga.corpo)).toBe(201)
    expect((await pagar(esta, idempotencia)).corpo).toEqual(paga.corpo)
    amb.relogio.avancar({ minutes: MINUTOS_DO_REFORCO })
    expect(codigoDe(await pagar(esta, randomUUID()))).toBe('CONFIRME_QUEM_E')
  })

  it('erra cinco vezes e espera', async () => {
    const sessao = await sessaoDe('ESPECIALISTA', null)
    for (let vez = 0; vez < 5; vez++)
      expect((await sessao('POST /conta/reforco', { senha: 'errada' })).status).toBe(422)
    expect((await sessao('POST /conta/reforco', { senha: SENHA })).status).toBe(429)
  })
})
