import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { deOutroEndereco } from '../../../teste/porta.ts'
import { administrar } from '../../../teste/usuario/pessoas.ts'

let amb: Ambiente
let empresa: Empresa
let casa: ReturnType<typeof administrar>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  casa = administrar(amb, empresa)
})
afterAll(() => amb.fechar())

describe('alterar', () => {
  it('troca o e-mail e avisa os dois endereços; quem é e o que mudou fica na trilha', async () => {
    const { codigo, email } = await casa.alguemTrabalhando()
    const novo = `${randomUUID()}@novo.vet`
    const { corpo } = await casa.alterar(codigo, { email: novo, nome: 'Novo Nome', telefone: '(11) 3333-4444' })
    expect(corpo).toMatchObject({ email: novo, nome: 'Novo Nome', telefone: '+551133334444', versao: 2 })
    for (const endereco of [email, novo])
      expect((await casa.porta.cartasPara(endereco)).map(({ assunto }) => assunto)).toEqual([
        'O e-mail da sua conta foi alterado',
      ])
    expect((await casa.porta.entrar(novo, SENHA)).status).toBe(200)
    const [mudanca] = await casa.trilha(codigo)
    expect(mudanca).toMatchObject({ acao: 'ALTERAR', usuario: empresa.usuarios.ADMIN.nome })
    expect(Object.keys(mudanca?.mudancas ?? {}).toSorted()).toEqual(['email', 'nome', 'telefone'])
  })

  it('a segunda gravação da mesma versão é recusada com o que há agora', async () => {
    const { codigo, nome, email } = await casa.alguemTrabalhando()
    const salvar = (novo: string) =>
      empresa.como.ADMIN('PUT /usuario/:codigo', {
        codigo,
        versao: 1,
        nome: novo,
        email,
        perfis: ['CLIENTE'],
        vinculos: [{ perfil: 'CLIENTE', cliente: empresa.cliente }],
      })
    const respostas = await Promise.all([salvar(`${nome} A`), salvar(`${nome} B`)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { codigo, versao: 2 }, por: empresa.usuarios.ADMIN.nome },
    })
  })
})

describe('sessões de uma pessoa', () => {
  it('mostra onde está, desde quando e com que aparelho; encerra uma ou todas', async () => {
    const alguem = await casa.alguemTrabalhando()
    const { codigo } = alguem
    await amb.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identificador: alguem.email, senha: SENHA },
      remoteAddress: deOutroEndereco(),
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36' },
    })
    const listar = async () => (await empresa.como.ADMIN('GET /usuario/:codigo/sessoes', { codigo })).corpo
    const sessoes = await listar()
    expect(sessoes).toHaveLength(2)
    expect(sessoes.find(({ codigo: chave }) => chave === alguem.sessao)).toMatchObject({
      lugar: expect.stringContaining('Diagnóstico'),
      atual: false,
      criadaEm: amb.relogio.agora().toString({ smallestUnit: 'millisecond' }),
    })
    expect(sessoes.find(({ codigo: chave }) => chave !== alguem.sessao)).toMatchObject({
      aparelho: 'Chrome no Windows',
      lugar: null,
      endereco: expect.stringMatching(/^10\./),
    })
    const alheia = await casa.alguemTrabalhando()
    expect(
      (await empresa.como.ADMIN('DELETE /usuario/:codigo/sessoes/:sessao', { codigo, sessao: alheia.sessao })).status,
    ).toBe(404)
    expect((await empresa.como.ADMIN('DELETE /usuario/:codigo/sessoes', { codigo })).status).toBe(204)
    expect(await listar()).toEqual([])
    expect((await casa.trilha(codigo)).map(({ acao }) => acao)).toEqual(['ENCERRAR_SESSOES'])
  })

  it('o link de senha vai só a quem já tem uma, e até três por hora', async () => {
    const { codigo, email } = await casa.alguemTrabalhando()
    const pedir = () => empresa.como.ADMIN('POST /usuario/:codigo/redefinir-senha', { codigo })
    for (let i = 0; i < 3; i++) expect((await pedir()).status).toBe(204)
    expect((await pedir()).status).toBe(429)
    expect(await casa.porta.cartasPara(email)).toHaveLength(3)
    const convidado = await empresa.como.ADMIN('POST /usuario', {
      nome: 'Ana Convidada',
      email: `${randomUUID()}@convite.vet`,
      perfis: ['CLIENTE'],
      vinculos: [{ perfil: 'CLIENTE', cliente: empresa.cliente }],
    })
    expect(
      (await empresa.como.ADMIN('POST /usuario/:codigo/redefinir-senha', { codigo: convidado.corpo.codigo })).status,
    ).toBe(409)
  })
})
