import { REGRAS_DE_GUARDA, type GuardaComPrazo } from '@vetlume/dominio/privacidade'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { limpar } from '../../infra/tarefas/limpeza.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const bytes = () => randomBytes(32)

/** Plants one row of a rule whose period counts from `quando`. Answers the table where it stands. */
const PLANTAR: Readonly<Partial<Record<GuardaComPrazo, (quando: string) => Promise<string>>>> = {
  acesso: async (quando) => {
    await amb.db
      .insertInto('sessao')
      .values({
        usuario: empresa.usuarios.CLIENTE.codigo,
        cliente: empresa.cliente,
        criada_em: quando,
        usada_em: quando,
        expira_em: quando,
      })
      .execute()
    return 'sessao'
  },
  acessoClinico: async (quando) => {
    await amb.db
      .insertInto('acesso_clinico')
      .values({ cliente: empresa.cliente, quando, entidade: 'laudo', registro: randomUUID() })
      .execute()
    return 'acesso_clinico'
  },
  mensagem: async (criada_em) => {
    await amb.db
      .insertInto('mensagem')
      .values({
        cliente: empresa.cliente,
        chave: randomUUID(),
        para: 'a@b.vet',
        modelo: 'x',
        assunto: 'x',
        dados: '{}',
        proxima_em: criada_em,
        criada_em,
        estado: 'FALHOU',
      })
      .execute()
    return 'mensagem'
  },
  notificacao: async (quando) => {
    await amb.db
      .insertInto('notificacao')
      .values({
        cliente: empresa.cliente,
        evento: randomUUID(),
        tipo: 'laudo.entregue',
        titulo: 'x',
        rota: '/laudo',
        quando,
      })
      .execute()
    return 'notificacao'
  },
  pedidoSemIdentidade: async (recebido_em) => {
    await sql`insert into pedido_titular (cliente, tipo, origem, estado, recebido_em, prazo, chave_hash)
      values (${empresa.cliente}, 'ACESSO', 'PUBLICO', 'RECEBIDO', ${recebido_em}, '2026-12-01', ${bytes()})`.execute(
      amb.db,
    )
    return 'pedido_titular'
  },
  pedidoDoTitular: async (quando) => {
    await sql`insert into pedido_titular (cliente, numero, tipo, origem, estado, papel, registro, nome, identidade, identificado_em, recebido_em,
      prazo, chave_hash, respondido_em) values (${empresa.cliente}, ${Math.floor(Math.random() * 1e9)}, 'ACESSO', 'BALCAO', 'ATENDIDO', 'TUTOR', ${randomUUID()},
      'Ana', 'RG', ${quando}, ${quando}, '2020-01-01', ${bytes()}, ${quando})`.execute(amb.db)
    return 'pedido_titular'
  },
  incidente: async (quando) => {
    await sql`insert into incidente (cliente, numero, estado, conhecido_em, prazo, descricao, dados, pessoas, risco, autor, criado_em, comunicacao, comunicado_em)
      values (${empresa.cliente}, ${Math.floor(Math.random() * 1e9)}, 'ENCERRADO', '2020-01-01', '2020-01-04', 'x', 'x', 1, false, 'Ana', ${quando}, 'x', ${quando})`.execute(
      amb.db,
    )
    return 'incidente'
  },
  estudoDescartado: async (quando) => {
    const { codigo: equipamento } = await amb.db
      .insertInto('equipamento')
      .values({ cliente: empresa.cliente, nome: randomUUID() })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('estudo_recebido')
      .values({
        cliente: empresa.cliente,
        uid: randomUUID(),
        equipamento,
        estado: 'DESCARTADO',
        motivo: 'x',
        recebido_em: quando,
        ultima_em: quando,
        descartado_em: quando,
      })
      .execute()
    return 'estudo_recebido'
  },
  link: async (quando) => {
    await amb.db
      .insertInto('link_conta')
      .values({
        codigo: randomUUID(),
        usuario: empresa.usuarios.CLIENTE.codigo,
        tipo: 'CONVITE',
        hash: bytes(),
        criado_em: quando,
        expira_em: quando,
      })
      .execute()
    return 'link_conta'
  },
  resposta: async (criada_em) => {
    await amb.db
      .insertInto('idempotencia')
      .values({ usuario: randomUUID(), chave: randomUUID(), rota: 'x', corpo_hash: bytes(), criada_em })
      .execute()
    return 'idempotencia'
  },
  limite: async (janela) => {
    await amb.db.insertInto('limite').values({ chave: randomUUID(), janela, contagem: 1 }).execute()
    return 'limite'
  },
}

const plantadas = Object.entries(PLANTAR) as [GuardaComPrazo, (quando: string) => Promise<string>][]
const contar = async (tabela: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(amb.db)
  return rows[0]?.n ?? 0
}

it.each(plantadas)('%s: fica até o prazo e sai depois dele', async (regra, plantar) => {
  const agora = amb.relogio.agora()
  const { duracao } = REGRAS_DE_GUARDA[regra]
  const limite = agora.toZonedDateTimeISO('UTC').subtract(duracao).toInstant()
  await limpar(amb.dbApp, agora)
  const tabela = await plantar(limite.add({ minutes: 1 }).toString())
  const antes = await contar(tabela)
  await limpar(amb.dbApp, agora)
  expect(await contar(tabela)).toBe(antes)
  await limpar(amb.dbApp, agora.add({ minutes: 2 }))
  expect(await contar(tabela)).toBe(antes - 1)
  const { rows } = await sql<{
    quantas: number
  }>`select coalesce(sum(quantidade), 0)::int as quantas from expurgo where regra = ${regra}`.execute(amb.db)
  expect(rows[0]?.quantas).toBeGreaterThan(0)
})

it('a empresa vê o que saiu dos seus dados, e não o das outras', async () => {
  await PLANTAR.mensagem?.('2026-01-01T00:00:00Z')
  await limpar(amb.dbApp, amb.relogio.agora())
  const noMes = async (qual: Empresa) =>
    (await qual.como.CLIENTE('GET /guarda', {})).corpo.find(({ regra }) => regra === 'mensagem')?.noMes
  expect(await noMes(empresa)).toBeGreaterThan(0)
  expect(await noMes(await criarEmpresa(amb))).toBe(0)
})
