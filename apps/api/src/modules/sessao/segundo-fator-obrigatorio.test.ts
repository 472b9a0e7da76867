import type { Perfil } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarUsuario, SENHA } from '../../../teste/fabricas.ts'
import { codigoDoPasso, passoDe } from './totp.ts'
import { deOutroEndereco } from '../../../teste/porta.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente({ exigirSegundoFator: true })
})
afterAll(() => amb.fechar())

async function entrar(perfil: Perfil) {
  const { email, codigo } = await criarUsuario(amb, [perfil])
  const resposta = await amb.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identificador: email, senha: SENHA },
    remoteAddress: deOutroEndereco(),
  })
  const { token, user } = resposta.json()
  return { codigo, email, user, chamar: amb.comToken(token) }
}

it.each(['ADMIN', 'ESPECIALISTA'] as const)(
  '%s cadastra o segundo fator antes de qualquer outra coisa',
  async (perfil) => {
    const { chamar, user } = await entrar(perfil)
    expect(user.segundoFatorPendente).toBe(true)
    const fechadas = ['GET /cliente/multiplos', 'GET /conta/sessoes', 'GET /especie', 'GET /usuario'] as const
    for (const rota of fechadas)
      expect(await chamar(rota, { codigoUsuario: user.codigo })).toMatchObject({
        status: 403,
        corpo: { codigo: 'SEGUNDO_FATOR_OBRIGATORIO' },
      })
    const { corpo: conta } = await chamar('GET /conta')
    expect(conta.segundoFator).toEqual({ ativadoEm: null, obrigatorio: true, codigosRestantes: 0 })
    const { corpo: novo } = await chamar('POST /conta/segundo-fator', { senha: SENHA })
    const codigo = () => codigoDoPasso(novo.chave, passoDe(amb.relogio.agora()))
    expect((await chamar('POST /conta/segundo-fator/confirmacao', { codigo: codigo() })).status).toBe(200)
    expect((await chamar('GET /conta/sessoes')).status).toBe(200)
    amb.relogio.avancar({ seconds: 30 })
    expect(await chamar('POST /conta/segundo-fator/desligar', { senha: SENHA, codigo: codigo() })).toMatchObject({
      status: 409,
      corpo: { codigo: 'TRANSICAO_INVALIDA' },
    })
  },
)

it.each(['CLIENTE', 'CLIENTE_BASE', 'PARCEIRO'] as const)('%s não precisa', async (perfil) => {
  const { chamar, user } = await entrar(perfil)
  expect(user).not.toHaveProperty('segundoFatorPendente')
  expect((await chamar('GET /conta/sessoes')).status).toBe(200)
})

it('quem ganha um perfil que o exige passa a precisar na hora, mesmo com a sessão aberta', async () => {
  const { chamar, codigo } = await entrar('CLIENTE')
  await amb.db
    .updateTable('usuario')
    .set({ perfis: ['CLIENTE', 'ESPECIALISTA'] })
    .where('codigo', '=', codigo)
    .execute()
  expect((await chamar('GET /conta/sessoes')).status).toBe(403)
})
