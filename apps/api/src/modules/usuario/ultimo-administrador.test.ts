import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { migrar } from '../../../../../db/migrar.ts'
import { comConexao, prepararBanco, trocarNaUrl } from '../../../../../db/papeis.ts'
import { semearBase } from '../../../../../db/seed/base.ts'
import { instalarTarefas } from '../../infra/tarefas/index.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../teste/ambiente.ts'
import { criarUsuario } from '../../teste/fabricas.ts'

// Its own database: "the last one" is about the whole platform, and other suites have administrators too.
const BANCO = 'vetlume_administradores'
const senhaDe = (url: string) => decodeURIComponent(new URL(url).password)

let amb: Ambiente
let dois: { codigo: string; nome: string; email: string; como: Chamar }[]

beforeAll(async () => {
  const [urlSuper, urlDono, urlApp] = [inject('urlSuper'), inject('urlDono'), inject('urlApp')]
  await prepararBanco({ urlSuper, senhaDono: senhaDe(urlDono), senhaApp: senhaDe(urlApp), banco: BANCO })
  const la = (url: string) => trocarNaUrl(url, { banco: BANCO })
  await migrar(la(urlDono))
  await instalarTarefas(la(urlDono))
  await semearBase(la(urlApp))
  amb = await abrirAmbiente({ urlApp: la(urlApp), urlSuper: la(urlSuper) })
})
afterAll(async () => {
  await amb.fechar()
  await comConexao(inject('urlSuper'), (conexao) => conexao.query(`drop database ${BANCO} with (force)`))
})

beforeEach(async () => {
  await amb.db.updateTable('usuario').set({ ativo: false }).execute()
  dois = []
  for (let i = 0; i < 2; i++) {
    const usuario = await criarUsuario(amb, ['ADMIN'])
    dois.push({ ...usuario, como: await amb.como({ usuario: usuario.codigo, perfis: ['ADMIN'] }) })
  }
})

const ativos = async () =>
  (await amb.db.selectFrom('usuario').select('codigo').where('ativo', '=', true).execute()).length
const emOrdem = (respostas: { status: number }[]) => respostas.map(({ status }) => status).toSorted((a, b) => a - b)

it('cada um desativa o outro ao mesmo tempo: um consegue', async () => {
  const [a, b] = dois as [(typeof dois)[0], (typeof dois)[0]]
  const desativar = (quem: Chamar, { codigo }: { codigo: string }) =>
    quem('PUT /usuario/:codigo/situacao', { codigo, versao: 1, ativo: false })
  const respostas = await Promise.all([desativar(a.como, b), desativar(b.como, a)])
  const [feita, recusada] = respostas.toSorted((um, outro) => um.status - outro.status)
  expect(feita?.status).toBe(200)
  // Who comes a moment later is already out, at the door.
  expect(recusada?.corpo).toMatchObject(
    recusada?.status === 401
      ? { codigo: 'NAO_AUTENTICADO' }
      : { codigo: 'TRANSICAO_INVALIDA', mensagem: expect.stringContaining('último administrador') as string },
  )
  expect(await ativos()).toBe(1)
})

it('os dois últimos se rebaixam ao mesmo tempo: um consegue', async () => {
  const { codigo: cliente } = await amb.db
    .selectFrom('cliente')
    .select('codigo')
    .where('operadora', '=', true)
    .executeTakeFirstOrThrow()
  const respostas = await Promise.all(
    dois.map(({ codigo, nome, email, como }) =>
      como('PUT /usuario/:codigo', {
        codigo,
        versao: 1,
        nome,
        email,
        perfis: ['CLIENTE'],
        vinculos: [{ perfil: 'CLIENTE', cliente }],
      }),
    ),
  )
  expect(emOrdem(respostas)).toEqual([200, 409])
})

it('um administrador convidado, que ainda não aceitou, não conta', async () => {
  const [a, b] = dois as [(typeof dois)[0], (typeof dois)[0]]
  expect(
    (await a.como('POST /usuario', { nome: 'Ana Nova', email: 'nova@adm.vet', perfis: ['ADMIN'], vinculos: [] }))
      .status,
  ).toBe(201)
  await a.como('PUT /usuario/:codigo/situacao', { codigo: b.codigo, versao: 1, ativo: false })
  const { nome, email, codigo } = a
  const sozinho = await a.como('PUT /usuario/:codigo', {
    codigo,
    versao: 1,
    nome,
    email,
    perfis: ['ADMIN', 'CLIENTE'],
    vinculos: [],
  })
  expect(sozinho.status).toBe(422)
  const { codigo: cliente } = await amb.db
    .selectFrom('cliente')
    .select('codigo')
    .where('operadora', '=', true)
    .executeTakeFirstOrThrow()
  const rebaixar = { codigo, versao: 1, nome, email, perfis: ['CLIENTE'], vinculos: [{ perfil: 'CLIENTE', cliente }] }
  expect((await a.como('PUT /usuario/:codigo', rebaixar as never)).status).toBe(409)
})
