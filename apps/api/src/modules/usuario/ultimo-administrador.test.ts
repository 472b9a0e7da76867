import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarUsuario } from '../../../teste/fabricas.ts'

let amb: Ambiente
let dois: { codigo: string; nome: string; email: string; como: Chamar }[]

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

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
      ? { codigo: 'ACESSO_ENCERRADO' }
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
