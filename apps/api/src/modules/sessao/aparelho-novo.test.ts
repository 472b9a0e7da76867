import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, SENHA } from '../../../teste/fabricas.ts'
import { abrirPorta } from '../../../teste/porta.ts'
import { redeAproximada } from './aparelho-novo.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const CHROME_NOVO = CHROME.replace('130', '131')
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let amb: Ambiente
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  porta = abrirPorta(amb, await criarEmpresa(amb))
})
afterAll(() => amb.fechar())

const entrar = (email: string, agente: string) =>
  amb.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identificador: email, senha: SENHA },
    headers: { 'user-agent': agente },
    remoteAddress: '200.10.20.30',
  })

it('o primeiro aparelho e o que já se conhece não são notícia; um outro é, uma vez, com a rede e o caminho para encerrar', async () => {
  const { email } = await criarUsuario(amb, ['CLIENTE'])
  for (const agente of [CHROME, CHROME, CHROME_NOVO]) expect((await entrar(email, agente)).statusCode).toBe(200)
  expect(await porta.cartasPara(email)).toEqual([])
  await entrar(email, IPHONE)
  await entrar(email, IPHONE)
  const cartas = await porta.cartasPara(email)
  expect(cartas.map(({ assunto }) => assunto)).toEqual(['Entraram na sua conta por um aparelho novo'])
  const { dados } = await amb.db
    .selectFrom('mensagem')
    .select('dados')
    .where('para', '=', email)
    .executeTakeFirstOrThrow()
  expect(dados).toMatchObject({ aparelho: 'Safari no iPhone', rede: '200.10.20.x' })
})

it('quem erra a senha não deixa aparelho conhecido', async () => {
  const { email, codigo } = await criarUsuario(amb, ['CLIENTE'])
  await amb.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identificador: email, senha: randomUUID() },
    headers: { 'user-agent': CHROME },
  })
  expect(await amb.db.selectFrom('aparelho_conhecido').selectAll().where('usuario', '=', codigo).execute()).toEqual([])
})

it.each([
  ['200.10.20.30', '200.10.20.x'],
  ['::ffff:200.10.20.30', '200.10.20.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [null, null],
])('a rede de %s se diz %s', (endereco, rede) => expect(redeAproximada(endereco)).toBe(rede))
