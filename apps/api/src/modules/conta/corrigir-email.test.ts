import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { alguemEspera } from '../../../teste/aguardar.ts'
import { criarEmpresa, criarUsuario, SENHA } from '../../../teste/fabricas.ts'
import { abrirPorta, cadastro, deOutroEndereco, NOVA, segredoDe } from '../../../teste/porta.ts'

let amb: Ambiente
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  porta = abrirPorta(amb, await criarEmpresa(amb))
})
afterAll(() => amb.fechar())

const outro = () => `${randomUUID()}@certo.vet`
const corrigir = (dados: { email: string; senha?: string; emailNovo?: string }, endereco?: string) =>
  porta.enviar('corrigir-email', { senha: NOVA, emailNovo: outro(), ...dados }, endereco)
const A_CAMINHO = { status: 200, corpo: { emailSai: false } }

describe('e-mail errado no cadastro', () => {
  it('o certo recebe o link, confirma e entra; o link do errado deixa de valer', async () => {
    const dados = cadastro()
    await porta.enviar('teste-gratis', dados)
    const emailNovo = outro()
    expect(await corrigir({ email: dados.email, emailNovo })).toEqual(A_CAMINHO)
    const [errada] = await porta.cartasPara(dados.email)
    expect((await porta.enviar('confirmar-email', { segredo: segredoDe(errada?.url) })).status).toBe(410)
    const [certa] = await porta.cartasPara(emailNovo)
    expect(certa?.assunto).toBe('Confirme seu e-mail para começar')
    expect((await porta.enviar('confirmar-email', { segredo: segredoDe(certa?.url) })).status).toBe(204)
    expect((await porta.entrar(dados.email)).status).toBe(401)
    const { status, corpo } = await porta.entrar(emailNovo)
    expect(status).toBe(200)
    const eu = amb.comToken(corpo.token)
    expect((await eu('GET /conta')).corpo.email).toBe(emailNovo)
    const { corpo: contexto } = await eu('POST /auth/contexto', {
      codigoCliente: (await eu('GET /cliente/id', { codigoPessoa: corpo.user.codigoPessoa })).corpo,
    })
    expect((await amb.comToken(contexto.token)('GET /cliente/proprio')).corpo.email).toBe(emailNovo)
  })

  it('um link de senha pedido com o errado não confirma o certo, de que ninguém leu carta nenhuma', async () => {
    const dados = cadastro()
    await porta.enviar('teste-gratis', dados)
    await porta.enviar('recuperar-senha', { identificador: dados.email })
    const emailNovo = outro()
    expect(await corrigir({ email: dados.email, emailNovo })).toEqual(A_CAMINHO)
    const daErrada = (await porta.cartasPara(dados.email)).find(({ assunto }) => assunto === 'Crie uma nova senha')
    const senha = 'outra frase bem comprida'
    const { status } = await porta.enviar('redefinir-senha', { segredo: segredoDe(daErrada?.url), senha })
    expect(status).toBe(410)
    expect((await porta.entrar(emailNovo, senha)).status).toBe(401)
    expect((await porta.entrar(emailNovo)).corpo.codigo).toBe('EMAIL_NAO_CONFIRMADO')
  })

  it('o pedido de senha que já procurava a conta pelo errado não manda link dela para ele', async () => {
    const dados = cadastro()
    await porta.enviar('teste-gratis', dados)
    const emailNovo = outro()
    let pedido: ReturnType<typeof porta.enviar> | undefined
    await amb.db.transaction().execute(async (tx) => {
      await tx.updateTable('usuario').set({ email: emailNovo }).where('email', '=', dados.email).execute()
      pedido = porta.enviar('recuperar-senha', { identificador: dados.email })
      await alguemEspera(amb, 'for update of u')
    })
    expect((await pedido)?.status).toBe(200)
    const assuntos = async (email: string) => (await porta.cartasPara(email)).map(({ assunto }) => assunto)
    expect(await assuntos(dados.email)).not.toContain('Crie uma nova senha')
    expect(await assuntos(emailNovo)).toEqual(['Crie uma nova senha'])
  })

  it('sem conta, com outra senha ou já confirmada, a resposta é a mesma', async () => {
    const pendente = cadastro()
    await porta.enviar('plano-gratis', pendente)
    const dono = await criarUsuario(amb, ['CLIENTE'])
    const recusas = [
      await corrigir({ email: 'ninguem@nenhum.vet' }),
      await corrigir({ email: pendente.email, senha: 'outra senha qualquer' }),
      await corrigir({ email: dono.email, senha: SENHA }),
    ]
    const [primeira] = recusas
    expect(primeira).toMatchObject({ status: 401, corpo: { codigo: 'CREDENCIAIS_INVALIDAS' } })
    const semNumero = recusas.map(({ status, corpo }) => ({ status, ...corpo, requisicao: '' }))
    expect(semNumero).toEqual(recusas.map(() => semNumero[0]))
    expect(await porta.usuariosCom(pendente.email)).toHaveLength(1)
  })

  it('para o e-mail de quem já tem conta responde o mesmo, não muda nada e avisa só o dono', async () => {
    const dono = await criarUsuario(amb, ['CLIENTE'])
    const dados = cadastro()
    await porta.enviar('plano-gratis', dados)
    expect(await corrigir({ email: dados.email, emailNovo: dono.email })).toEqual(A_CAMINHO)
    expect((await porta.cartasPara(dono.email)).map(({ assunto }) => assunto)).toEqual(['Você já tem conta no Vetlume'])
    const [carta] = await porta.cartasPara(dados.email)
    expect((await porta.enviar('confirmar-email', { segredo: segredoDe(carta?.url) })).status).toBe(204)
    expect((await porta.entrar(dados.email)).status).toBe(200)
  })

  it('dois cadastros corrigidos ao mesmo tempo para o mesmo e-mail: um fica com ele', async () => {
    const todos = Array.from({ length: 4 }, () => cadastro())
    for (const dados of todos) await porta.enviar('plano-gratis', dados)
    const emailNovo = outro()
    const respostas = await Promise.all(todos.map(({ email }) => corrigir({ email, emailNovo })))
    expect(respostas).toEqual(todos.map(() => A_CAMINHO))
    expect(await porta.usuariosCom(emailNovo)).toHaveLength(1)
  })

  it('a sexta tentativa em quinze minutos, do mesmo endereço, espera', async () => {
    const dados = cadastro()
    await porta.enviar('plano-gratis', dados)
    const endereco = deOutroEndereco()
    for (let vez = 0; vez < 5; vez++)
      expect((await corrigir({ email: dados.email, senha: 'errada' }, endereco)).status).toBe(401)
    expect((await corrigir({ email: dados.email }, endereco)).status).toBe(429)
  })

  it('campos errados são apontados', async () => {
    const { status, corpo } = await corrigir({ email: 'sem arroba', senha: '', emailNovo: 'x' })
    expect(status).toBe(422)
    expect(Object.keys(corpo.campos).toSorted()).toEqual(['email', 'emailNovo', 'senha'])
  })
})
