import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta, NOVA } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())

async function presente() {
  const usuario = await criarUsuario(amb, ['CLIENTE'], 'Bartolomeu Guimarães')
  const aba = async () => amb.comToken((await porta.entrar(usuario.email, SENHA)).corpo.token)
  return { ...usuario, aba, chamar: await aba() }
}

describe('meus dados', () => {
  it('cada perfil vê os seus e altera nome e telefone, com rastro', async () => {
    for (const perfil of ['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'] as const) {
      const { corpo } = await empresa.como[perfil]('GET /conta')
      expect(corpo).toMatchObject({ codigo: empresa.usuarios[perfil].codigo, perfis: [perfil], versao: 1 })
    }
    const { chamar, codigo } = await presente()
    const { status, corpo } = await chamar('PUT /conta', {
      nome: ' Bartô  Guimarães ',
      telefone: '11912345678',
      versao: 1,
    })
    expect([status, corpo.nome, corpo.telefone, corpo.versao]).toEqual([200, 'Bartô Guimarães', '+5511912345678', 2])
    expect((await chamar('PUT /conta', { nome: 'Outro Nome', versao: 1 })).status).toBe(409)
    expect((await chamar('PUT /conta', { nome: 'Zé', versao: 2 })).corpo).toMatchObject({
      campos: { nome: 'Escreva o nome completo.' },
    })
    const trilha = await empresa.como.ADMIN('GET /historico', { entidade: 'usuario', registro: codigo })
    expect(trilha.corpo.itens[0]?.mudancas).toEqual({
      nome: ['Bartolomeu Guimarães', 'Bartô Guimarães'],
      telefone: [null, '+5511912345678'],
    })
  })
})

describe('minha senha', () => {
  it('pede a atual, encerra as outras sessões e segue nesta com o token novo', async () => {
    const { chamar, aba, email } = await presente()
    const outraAba = await aba()
    const trocar = (senhaAtual: string, senha: string) => chamar('POST /conta/senha', { senhaAtual, senha })
    expect((await trocar('errada', NOVA)).corpo).toMatchObject({ campos: { senhaAtual: 'A senha não confere.' } })
    expect((await trocar(SENHA, 'guimaraes26')).corpo).toMatchObject({ campos: { senha: expect.any(String) } })
    const { status, corpo } = await trocar(SENHA, NOVA)
    expect(status).toBe(200)
    const comOutra = amb.comToken(corpo.token)
    expect((await comOutra('GET /conta')).status).toBe(200)
    expect((await outraAba('GET /conta')).status).toBe(401)
    expect((await comOutra('GET /conta/sessoes')).corpo).toHaveLength(1)
    expect((await porta.entrar(email, SENHA)).status).toBe(401)
    expect((await porta.entrar(email, NOVA)).status).toBe(200)
    expect((await porta.cartasPara(email)).map(({ assunto }) => assunto)).toEqual(['Sua senha foi alterada'])
    expect((await comOutra('POST /conta/senha', { senhaAtual: NOVA, senha: NOVA })).corpo).toMatchObject({
      campos: { senha: 'Escolha uma senha diferente da atual.' },
    })
  })

  it('o link de senha pedido antes deixa de valer', async () => {
    const { chamar, email } = await presente()
    await porta.enviar('recuperar-senha', { identificador: email })
    const segredo = (await porta.cartasPara(email)).at(-1)?.url.split('#')[1]
    await chamar('POST /conta/senha', { senhaAtual: SENHA, senha: NOVA })
    expect((await porta.enviar('redefinir-senha', { segredo, senha: `${NOVA} 2` })).status).toBe(410)
  })

  it('cinco senhas erradas e é preciso esperar', async () => {
    const { chamar } = await presente()
    const trocar = (senhaAtual: string) => chamar('POST /conta/senha', { senhaAtual, senha: NOVA })
    for (let i = 0; i < 5; i++) expect((await trocar('errada')).status).toBe(422)
    expect((await trocar(SENHA)).status).toBe(429)
  })
})

describe('minhas sessões', () => {
  it('mostra esta e as outras; encerra uma, ou todas menos esta; as de outra pessoa não existem', async () => {
    const { chamar, aba } = await presente()
    await aba()
    await aba()
    const listar = async () => (await chamar('GET /conta/sessoes')).corpo
    const sessoes = await listar()
    expect(sessoes.map(({ atual }) => Number(atual)).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    const outra = sessoes.find(({ atual }) => !atual)?.codigo ?? ''
    const alheia = await presente()
    expect((await alheia.chamar('DELETE /conta/sessoes/:codigo', { codigo: outra })).status).toBe(404)
    expect((await chamar('DELETE /conta/sessoes/:codigo', { codigo: outra })).status).toBe(204)
    expect((await chamar('DELETE /conta/sessoes/:codigo', { codigo: outra })).status).toBe(404)
    expect(await listar()).toHaveLength(2)
    expect((await chamar('DELETE /conta/sessoes')).status).toBe(204)
    expect((await listar()).map(({ atual }) => atual)).toEqual([true])
  })
})
