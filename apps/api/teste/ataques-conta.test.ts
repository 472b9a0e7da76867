import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { cpfUnico, criarEmpresa, criarUsuario, SENHA } from './fabricas.ts'
import { situacoes } from './respostas.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2027-03-01T12:00:00Z' })
})
afterAll(() => amb.fechar())

const enviar = async (url: string, payload: object, remoteAddress: string) => {
  const { statusCode, body } = await amb.app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress })
  return { status: statusCode, corpo: JSON.parse(body) as { codigo?: string } }
}
const entrar = (identificador: string, endereco: string, senha = 'errada') =>
  enviar('/auth/login', { identificador, senha }, endereco)

describe('limite de tentativas', () => {
  it('conta a pessoa, não o jeito de escrever o CPF', async () => {
    const { codigo } = await criarUsuario(amb, ['CLIENTE'])
    const cpf = cpfUnico()
    await amb.db.updateTable('usuario').set({ cpf }).where('codigo', '=', codigo).execute()
    const escritos = [
      cpf,
      `${cpf.slice(0, 3)}.${cpf.slice(3)}`,
      ...[4, 5, 6].map((i) => `${cpf.slice(0, i)} ${cpf.slice(i)}`),
    ]
    for (const escrito of escritos) expect((await entrar(escrito, '10.2.0.1')).status).toBe(401)
    expect((await entrar(`${cpf.slice(0, 9)}-${cpf.slice(9)}`, '10.2.0.1', SENHA)).status).toBe(429)
  })

  it('em IPv6 conta a rede, porque quem a tem escolhe o resto do endereço', async () => {
    const { email } = await criarUsuario(amb, ['CLIENTE'])
    for (let i = 1; i <= 5; i++) expect((await entrar(email, `2001:db8:1:2::${i}`)).status).toBe(401)
    expect((await entrar(email, '2001:db8:1:2:ffff:1:2:3', SENHA)).status).toBe(429)
    expect((await entrar(email, '2001:db8:1:3::1', SENHA)).status).toBe(200)
    // The same IPv4 address, however the socket writes it.
    const { email: outro } = await criarUsuario(amb, ['CLIENTE'])
    for (let i = 1; i <= 5; i++)
      expect((await entrar(outro, i % 2 === 0 ? '10.2.0.2' : '::ffff:10.2.0.2')).status).toBe(401)
    expect((await entrar(outro, '10.2.0.2', SENHA)).status).toBe(429)
    expect((await entrar(outro, '::ffff:10.2.0.3', SENHA)).status).toBe(200)
  })

  it('vinte pedidos de senha ao mesmo tempo, de vinte endereços, mandam três cartas', async () => {
    const { email, codigo } = await criarUsuario(amb, ['CLIENTE'])
    const pedidos = Array.from({ length: 20 }, (_, i) =>
      enviar('/auth/recuperar-senha', { identificador: email }, `10.3.0.${i}`),
    )
    expect(situacoes(await Promise.all(pedidos))).toEqual(Array.from({ length: 20 }, () => 200))
    const links = await amb.db.selectFrom('link_conta').select('codigo').where('usuario', '=', codigo).execute()
    expect(links).toHaveLength(3)
  })
})

it('quem perde a clínica em que estava não renova mais a sessão, e escolhe outra ao entrar de novo', async () => {
  const { cliente, parceiro } = await criarEmpresa(amb)
  const { email, codigo } = await criarUsuario(amb, ['PARCEIRO'])
  await amb.db.insertInto('vinculo').values({ usuario: codigo, cliente, perfil: 'PARCEIRO', parceiro }).execute()
  const login = await amb.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identificador: email, senha: SENHA },
    remoteAddress: '10.4.0.1',
  })
  const [cookie] = login.cookies
  const token = (resposta: { json(): { token: string } }) => ({ authorization: `Bearer ${resposta.json().token}` })
  const contexto = await amb.app.inject({
    method: 'POST',
    url: '/api/auth/contexto',
    headers: token(login),
    payload: { codigoParceiro: parceiro },
  })
  expect(contexto.statusCode).toBe(200)
  await amb.db.updateTable('parceiro').set({ ativo: false }).where('codigo', '=', parceiro).execute()
  const renovar = () =>
    amb.app.inject({ method: 'POST', url: '/api/auth/renovar', cookies: { vetlume_renovar: cookie?.value ?? '' } })
  expect((await renovar()).statusCode).toBe(401)
  await amb.db.updateTable('parceiro').set({ ativo: true }).where('codigo', '=', parceiro).execute()
  expect((await renovar()).statusCode).toBe(200)
})
