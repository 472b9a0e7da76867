import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('GET /usuario', () => {
  it('ADMIN encontra a pessoa pelo nome ou e-mail, com perfis, empresas e último acesso', async () => {
    const { nome, email, codigo } = empresa.usuarios.ESPECIALISTA
    for (const busca of [nome, email.toUpperCase()]) {
      const { corpo } = await empresa.como.ADMIN('GET /usuario', { busca })
      expect(corpo.itens).toMatchObject([{ codigo, nome, email, perfis: ['ESPECIALISTA'], ativo: true }])
      expect(corpo.itens[0]?.empresas).toHaveLength(1)
      expect(corpo.itens[0]?.ultimoAcesso).toBe('2026-11-20T15:00:00.000Z')
    }
  })

  it('filtra por perfil e por empresa, e nunca mostra a senha', async () => {
    const { corpo, bytes } = await empresa.como.ADMIN('GET /usuario', { cliente: empresa.cliente, perfil: 'PARCEIRO' })
    expect(corpo.itens.map(({ codigo }) => codigo)).toEqual([empresa.usuarios.PARCEIRO.codigo])
    expect(bytes.toString()).not.toContain('argon2')
  })
})
